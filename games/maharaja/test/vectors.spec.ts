import type { JsonObject, Seat } from '@durbar/kernel'
import { maharaja } from '@durbar/maharaja/rules'
import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, Green, newGame, Red, scoring, type Table, table, travel, why } from './table.ts'

/** The examples of the rulebook, in its order; letters A to G are the cities in alphabetical order. */
const [A, B, C, D, E, F, G] = ['agra', 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi'] as const

describe('travel', () => {
  it('T1 a city is linked with the start if every village of the road has a house (MH:19)', () => {
    const linked = table({
      players: [{ character: 'mogul' }, { character: 'trader' }, { character: 'sadhu' }],
      villages: { sanganer: [Red], pushkar: [Red] },
    })
    const roads = maharaja.view(linked.position, 'spectator').roads
    const fromStart = roads.filter((road) => road.from === 'ajmer' && road.connected).map((road) => road.to)
    expect(fromStart).toEqual([A])
    expect(linked.refusal(Red, travel(A))).toBeUndefined()
    expect(linked.refusal(Red, travel(D))).toMatchObject({ rule: 'MH:19', reason: 'road-has-a-gap' })
    expect(linked.refusal(Red, travel(D))?.gaps).toContain('merta')
    expect(linked.refusal(Red, travel(D))?.gaps).not.toContain('pushkar')
  })

  it('T2 Green pays one gold each to the blue and the red house (MH:22)', () => {
    const road = table({
      players: [{ character: 'trader' }, { character: 'sadhu' }, { character: 'mogul', gold: 5 }],
      villages: { sanganer: [Blue, Red] },
    })
    road.play(Green, travel(A, [Red, 1], [Blue, 1]))
    expect(road.gold()).toEqual([16, 16, 3])
    expect(road.player(Green).architect).toBe(A)
  })

  it('T3 the bank pays both owners for the Wandering Monk (MH:25, MH:38, MH:Q17)', () => {
    const road = table({
      players: [{ character: 'builder' }, { character: 'master-craftsman' }, { character: 'wandering-monk', gold: 0 }],
      villages: { sanganer: [Blue, Red] },
    })
    const events = road.play(Green, travel(A, [Red, 1], [Blue, 1]))
    expect(road.gold()).toEqual([16, 16, 0])
    expect(eventsOf(events, 'toll')).toEqual([
      { event: 'toll', seat: Green, to: Red, gold: 1, byBank: true },
      { event: 'toll', seat: Green, to: Blue, gold: 1, byBank: true },
    ])
  })
})

describe('the order of governors', () => {
  const firstTurn = (): Table =>
    table({
      players: [{ character: 'mogul', disc: ['governor', 'gold'] }, { character: 'trader' }, { character: 'sadhu' }],
      track: [null, B, C, D, E, F, G, A],
    })

  it('T4 D goes two fields down, B and C go up one (MH:33)', () => {
    const track = firstTurn()
    track.play(Red, { move: 'governor', city: D })
    expect(track.now().track.slice(0, 9)).toEqual([null, D, B, C, E, F, G, A, null])
  })

  it('T5 so the Maharaja visits D in turn 2, D rises to field 2, and B is next (MH:10, MH:11)', () => {
    const track = firstTurn()
    track.play(Red, { move: 'governor', city: D })
    const events = track.endAll()
    expect(eventsOf(events, 'maharaja-moved')).toEqual([{ event: 'maharaja-moved', turn: 2, to: D, field: 8 }])
    expect(track.now()).toMatchObject({ turn: 2, maharaja: D })
    expect(track.now().track.slice(0, 10)).toEqual([null, null, B, C, E, F, G, A, D, null])
  })

  it('T6 F moves below E and leaves a gap that means nothing; in turn 5 it rises above C (MH:33, MH:10, MH:11)', () => {
    const track = table({
      players: [{ character: 'mogul', disc: ['governor', 'gold'] }, { character: 'trader' }, { character: 'sadhu' }],
      turn: 4,
      maharaja: C,
      track: [null, null, null, null, E, F, G, A, B, D, C],
    })
    track.play(Red, { move: 'governor', city: F })
    expect(track.now().track.slice(0, 12)).toEqual([null, null, null, F, null, E, G, A, B, D, C, null])
    track.endAll()
    expect(track.now()).toMatchObject({ turn: 5, maharaja: F })
    expect(track.now().track.slice(0, 12)).toEqual([null, null, null, null, null, E, G, A, B, D, C, F])
  })
})

describe('two characters in one turn', () => {
  it('T7 the Trader pays, then the Monk travels for free; the Trader lies in the bank (MH:36, MH:34, MH:25, MH:42)', () => {
    const turn = table({
      players: [
        { character: 'trader', gold: 4, disc: ['characters', 'gold'] },
        { character: 'builder' },
        { character: 'sadhu' },
      ],
      villages: { sanganer: [Blue, Green] },
    })
    expect(turn.gold()).toEqual([5, 15, 15])
    turn.play(Red, { move: 'take', card: 'wandering-monk' })
    turn.play(Red, travel(A, [Blue, 1], [Green, 1]))
    expect(turn.gold()).toEqual([5, 16, 16])
    expect(turn.player(Red).characters).toEqual(['wandering-monk'])
    expect(turn.now().bank).toContain('trader')
  })

  it('T8 a free house with the Builder, then a palace for nine with the Master Craftsman (MH:39, MH:40, MH:42)', () => {
    const turn = table({
      players: [
        { character: 'builder', gold: 9, architect: A, pool: 1, disc: ['characters', 'palace'] },
        { character: 'wandering-monk' },
        { character: 'sadhu' },
      ],
      turnOf: Red,
    })
    turn.play(Red, { move: 'house', for: 'builder', at: A })
    expect(turn.gold()[Red]).toBe(9)
    turn.play(Red, { move: 'take', card: 'master-craftsman' }, { move: 'palace', for: 'palace', site: 'central' })
    expect(turn.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
    expect(turn.gold()).toEqual([0, 15, 15])
    const events = turn.end(Red)
    expect(eventsOf(events, 'compensated')).toEqual([])
    expect(turn.now().sites[A]?.central).toBe(Red)
    expect(turn.now().cityHouses[A]).toEqual([1, 0, 0])
  })
})

describe('what is left undone', () => {
  it('T9 only the house of Palace/House is built: every opponent receives two gold (MH:46, MH:32)', () => {
    const turn = table({
      players: [
        { character: 'mogul', gold: 5, architect: A, disc: ['palace-house', 'gold'] },
        { character: 'wandering-monk' },
        { character: 'sadhu' },
      ],
    })
    turn.play(Red, { move: 'house', for: 'palace-house', at: A })
    expect(turn.gold()).toEqual([4, 15, 15])
    expect(why(turn.refusal(Red, { move: 'palace', for: 'palace-house', site: 'outer' }))).toBe('MH:31 needs-gold')
    turn.play(Red, { move: 'gold' })
    const events = turn.end(Red)
    expect(eventsOf(events, 'turn-ended')).toEqual([{ event: 'turn-ended', seat: Red, undone: ['palace'] }])
    expect(turn.gold()).toEqual([6, 17, 17])
  })
})

describe('the order of actions', () => {
  it('T10 house in A, free house in B, new character and palace in C: ten gold and the tolls (MH:15, MH:16, MH:18)', () => {
    const turn = table({
      players: [
        { character: 'builder', gold: 12, pool: 2, architect: A, disc: ['palace-house', 'characters'] },
        { character: 'wandering-monk' },
        { character: 'sadhu' },
      ],
      turnOf: Red,
      villages: { sojat: [Blue], sirohi: [Red], sanganer: [Red], sambhar: [Red], rewari: [Red] },
    })
    turn.play(
      Red,
      { move: 'house', for: 'palace-house', at: A },
      travel(B, [Blue, 1]),
      { move: 'house', for: 'builder', at: B },
      travel(C, [Blue, 1]),
      { move: 'take', card: 'master-craftsman' },
      { move: 'palace', for: 'palace-house', site: 'central' },
    )
    expect(turn.gold()).toEqual([0, 17, 15])
    expect(turn.now().cityHouses).toMatchObject({ [A]: [1, 0, 0], [B]: [1, 0, 0], [C]: [0, 0, 0] })
    expect(turn.now().sites[C]?.central).toBe(Red)
    expect(turn.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })
})

describe('points in a city', () => {
  const pointsOfRed = (setting: Parameters<typeof table>[0]): number | undefined =>
    scoring(table(setting).endAll()).find((score) => score.seat === Red)?.points
  const players = (architect: string): { character: 'mogul' | 'trader'; architect: string }[] => [
    { character: 'mogul', architect },
    { character: 'trader', architect: 'ajmer' },
  ]

  it('T11 the architect alone is worth one point (MH:48)', () => {
    expect(pointsOfRed({ players: players(A) })).toBe(1)
  })

  it('T12 one house alone is worth one point, without the architect (MH:48)', () => {
    expect(pointsOfRed({ players: players(B), cities: { [A]: [1, 0] } })).toBe(1)
  })

  it('T13 architect, two houses, an outer and the central palace are worth seven (MH:48)', () => {
    const everything = { cities: { [A]: [2, 0] }, palaces: { [A]: { central: Red, outer: [Red] } } }
    expect(pointsOfRed({ players: players(A), ...everything })).toBe(7)
  })
})

describe('the big example', () => {
  const [Anka, Bogdan, Krzysiek, Danka] = [0, 1, 2, 3] as const

  /** The whole setup, so placed that everybody travels without tolls: four villages each, four roads to A. */
  function firstGameTurn(): Table {
    const game = newGame(4, {}, { patch: { track: { 0: A, 1: B, 2: C, 3: D, 4: E, 5: F, 6: G } } })
    const characters = ['mogul', 'sadhu', 'builder', 'master-craftsman']
    for (const [seat, card] of characters.entries()) game.play(seat, { move: 'choose', card })
    const placed = [
      ['sanganer', 'sambhar', 'bhinai', 'pushkar'],
      ['dholpur', 'rewari', 'mandal', 'merta'],
      ['orchha', 'vrindavan', 'bayana', 'sanganer'],
      ['kol', 'dahod', 'bundi', 'kannauj'],
    ]
    for (const round of placed)
      for (const [seat, village] of round.entries()) game.play(seat, { move: 'place', at: village })
    game.play(Anka, { move: 'disc', actions: ['palace-house', 'gold'] })
    game.play(Bogdan, { move: 'disc', actions: ['palace-house', 'move-house'] })
    game.play(Krzysiek, { move: 'disc', actions: ['two-houses', 'two-houses'] })
    game.play(Danka, { move: 'disc', actions: ['palace-house', 'governor'] })
    return game
  }

  function playedThrough(): { game: Table; spent: number[]; order: Seat[]; last: JsonObject[] } {
    const game = firstGameTurn()
    const spent: number[] = []
    const order: Seat[] = []
    const turnOf = (seat: Seat, ...moves: JsonObject[]): JsonObject[] => {
      order.push(...game.asked().seats)
      game.play(seat, ...moves)
      spent[seat] = 15 - (game.gold()[seat] as number)
      expect(game.movesOf(seat, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
      return game.end(seat)
    }
    turnOf(
      Anka,
      { move: 'house', for: 'palace-house', at: 'etawah' },
      travel(A),
      { move: 'palace', for: 'palace-house', site: 'central' },
      { move: 'gold' },
    )
    turnOf(
      Bogdan,
      travel(A),
      { move: 'house', for: 'palace-house', at: A },
      { move: 'palace', for: 'palace-house', site: 'outer' },
      { move: 'move-house', for: 'move-house', from: 'dahod' },
      { move: 'settle', at: A },
    )
    const twoHouses = { move: 'house', for: 'two-houses', at: A }
    const freeHouse = { move: 'house', for: 'builder', at: A }
    turnOf(Krzysiek, travel(A), twoHouses, twoHouses, twoHouses, twoHouses, freeHouse)
    const last = turnOf(
      Danka,
      travel(D),
      { move: 'palace', for: 'palace-house', site: 'central' },
      { move: 'house', for: 'palace-house', at: D },
      { move: 'governor', city: D },
      travel(A),
    )
    return { game, spent, order, last }
  }

  it('T14 Anka, Bogdan, Krzysiek and Danka play and A is scored (MH:13, MH:14, MH:48, MH:50, MH:51)', () => {
    const { spent, order, last } = playedThrough()
    expect(order).toEqual([Anka, Bogdan, Krzysiek, Danka])
    expect(spent).toEqual([11, 13, 4, 10])
    expect(eventsOf(last, 'city-scored')).toEqual([
      {
        event: 'city-scored',
        city: A,
        scores: [
          { seat: Krzysiek, points: 6, gold: 12 },
          { seat: Bogdan, points: 5, gold: 9 },
          { seat: Anka, points: 4, gold: 6 },
          { seat: Danka, points: 1, gold: 3 },
        ],
        bonus: 0,
      },
    ])
  })

  it('T14 then the Maharaja visits D, whose governor stands on field 2 (MH:10, MH:11)', () => {
    const { game } = playedThrough()
    expect(game.now()).toMatchObject({ turn: 2, maharaja: D })
    expect(game.now().track.slice(0, 10)).toEqual([null, null, B, C, E, F, G, A, D, null])
    expect(game.asked()).toEqual({ seats: [Anka, Bogdan, Krzysiek, Danka], question: 'planning' })
  })

  it('T15 gold after the scoring, and one house left in the pool of Krzysiek (MH:1, MH:9, MH:51)', () => {
    const { game } = playedThrough()
    expect(game.gold()).toEqual([10, 11, 23, 8])
    expect(game.player(Krzysiek).pool).toBe(1)
  })
})

describe('privileges', () => {
  it('T16 Quarry, a privilege for Palace/House, then 2 Houses (MH:30, MH:64, MH:65)', () => {
    const turn = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [
        { character: 'mogul', gold: 15, pool: 1, architect: A, privileges: 1, disc: ['two-houses', 'quarry'] },
        { character: 'trader' },
        { character: 'sadhu' },
      ],
    })
    turn.play(
      Red,
      { move: 'quarry' },
      { move: 'privilege', action: 'palace-house' },
      { move: 'palace', for: 'palace-house', site: 'central' },
      { move: 'house', for: 'palace-house', at: A },
      { move: 'house', for: 'two-houses', at: A },
      { move: 'house', for: 'two-houses', at: 'etawah' },
    )
    expect(turn.player(Red)).toMatchObject({ gold: 0, pool: 0, privileges: 0 })
    expect(turn.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })
})
