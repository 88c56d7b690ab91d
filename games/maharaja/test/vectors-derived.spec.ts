import { range } from '@durbar/kernel'
import { maharaja } from '@durbar/maharaja/rules'
import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, Green, newGame, Red, scoring, type Table, table, travel, why } from './table.ts'

/** What follows from the rulebook without being one of its examples. */

describe('scoring', () => {
  it('T17 of two players with four points the lower character gets more; nobody moves down for the third (MH:50, MH:52)', () => {
    const city = table({
      players: [{ character: 'builder' }, { character: 'trader' }, { character: 'mogul' }],
      cities: { agra: [4, 4, 0] },
    })
    expect(scoring(city.endAll())).toEqual([
      { seat: Blue, points: 4, gold: 11 },
      { seat: Red, points: 4, gold: 7 },
      { seat: Green, points: 0, gold: 0 },
    ])
  })

  it('T19 architect, one outer and the central palace with the Sadhu are six points (MH:37)', () => {
    const city = table({
      players: [{ character: 'sadhu', architect: 'agra' }, { character: 'mogul' }],
      palaces: { agra: { central: Red, outer: [Red] } },
    })
    expect(scoring(city.endAll())[0]).toMatchObject({ seat: Red, points: 6 })
  })
})

describe('tolls', () => {
  it('T20 two houses of Blue cost two gold; Red with one may not pass (MH:22, MH:23, MH:Q16)', () => {
    const poor = (gold: number): Table =>
      table({
        players: [{ character: 'mogul', gold }, { character: 'builder' }, { character: 'sadhu' }],
        villages: { sanganer: [Blue, Blue] },
      })
    expect(poor(1).refusal(Red, travel('agra', [Blue, 2]))).toEqual({
      rule: 'MH:23',
      reason: 'needs-toll',
      need: 2,
      have: 1,
    })
    const enough = poor(2)
    enough.play(Red, travel('agra', [Blue, 2]))
    expect(enough.gold()).toEqual([0, 17, 15])
  })

  it('T21 a village with an own house is free, whoever else lives there (MH:21, MH:Q18)', () => {
    const road = table({
      players: [{ character: 'mogul', gold: 0 }, { character: 'builder' }, { character: 'sadhu' }],
      villages: { sanganer: [Red, Blue] },
    })
    road.play(Red, travel('agra'))
    expect(road.gold()).toEqual([0, 15, 15])
  })

  it('T32 a house in Sanganer alone links Agra and not Delhi (MH:19)', () => {
    const map = table({
      players: [{ character: 'mogul' }, { character: 'builder' }, { character: 'sadhu' }],
      villages: { sanganer: [Red] },
    })
    expect(map.movesOf(Red, 'travel')).toEqual([travel('agra')])
    expect(why(map.refusal(Red, travel('delhi')))).toBe('MH:19 road-has-a-gap')
    expect(map.refusal(Red, travel('delhi'))?.gaps).toEqual(expect.arrayContaining(['vrindavan', 'sambhar', 'rewari']))
  })

  it('T33 Green travels through Agra to Delhi and pays Red and Blue (MH:20, MH:22)', () => {
    const map = table({
      players: [{ character: 'builder' }, { character: 'sadhu' }, { character: 'mogul', gold: 2 }],
      villages: { sanganer: [Red], vrindavan: [Blue] },
    })
    map.play(Green, travel('delhi', [Red, 1], [Blue, 1]))
    expect(map.gold()).toEqual([16, 16, 0])
    expect(map.player(Green).architect).toBe('delhi')
  })

  it('T40 a village without a house stops the Monk as well (MH:19, MH:25)', () => {
    const map = table({
      players: [{ character: 'wandering-monk' }, { character: 'builder' }, { character: 'master-craftsman' }],
      villages: { sambhar: [Blue] },
    })
    expect(why(map.refusal(Red, travel('delhi', [Blue, 1])))).toBe('MH:19 road-has-a-gap')
    expect(map.movesOf(Red, 'travel')).toEqual([])
  })
})

describe('building', () => {
  it('T22 a third house in a village is refused, built or moved (MH:8)', () => {
    const village = table({
      players: [
        { character: 'mogul', disc: ['house', 'move-house'] },
        { character: 'builder' },
        { character: 'sadhu' },
      ],
      villages: { kol: [Blue, Red], kara: [Red] },
    })
    expect(why(village.refusal(Red, { move: 'house', for: 'house', at: 'kol' }))).toBe('MH:8 village-full')
    village.play(
      Red,
      { move: 'house', for: 'house', at: 'kara' },
      { move: 'move-house', for: 'move-house', from: 'kara' },
    )
    expect(why(village.refusal(Red, { move: 'settle', at: 'kol' }))).toBe('MH:8 village-full')
  })

  it('T22 of two players a second house in a village is refused (MH:8, MH:Q39)', () => {
    const village = table({
      players: [{ character: 'mogul', disc: ['house', 'move-house'] }, { character: 'builder' }],
      villages: { kol: [Blue], kara: [Red] },
    })
    expect(why(village.refusal(Red, { move: 'house', for: 'house', at: 'kara' }))).toBe('MH:8 village-full')
    village.play(Red, { move: 'move-house', for: 'move-house', from: 'kara' })
    expect(why(village.refusal(Red, { move: 'settle', at: 'kol' }))).toBe('MH:8 village-full')
    expect(village.refusal(Red, { move: 'settle', at: 'kannauj' })).toBeUndefined()
  })

  it('T23 from the start only one of 2 Houses can be built, the city half is forfeited (MH:28, MH:46, MH:Q6)', () => {
    const turn = table({
      players: [{ character: 'mogul', disc: ['two-houses', 'gold'] }, { character: 'builder' }, { character: 'sadhu' }],
    })
    turn.play(Red, { move: 'gold' }, { move: 'house', for: 'two-houses', at: 'kol' })
    expect(why(turn.refusal(Red, { move: 'house', for: 'two-houses', at: 'kara' }))).toBe(
      'MH:28 one-must-stand-in-a-city',
    )
    expect(turn.movesOf(Red, 'house')).toEqual([])
    turn.play(Red, { move: 'end', undone: ['city-house'], compensation: 2 })
    expect(turn.gold()).toEqual([16, 17, 17])
  })

  it('T24 nobody builds in a city before the architect is there (MH:27, MH:31)', () => {
    const turn = table({
      players: [
        { character: 'mogul', architect: 'agra', disc: ['palace-house', 'gold'] },
        { character: 'builder' },
        { character: 'sadhu' },
      ],
      villages: { vrindavan: [Red] },
    })
    const inDelhi = { move: 'house', for: 'palace-house', at: 'delhi' }
    expect(why(turn.refusal(Red, inDelhi))).toBe('MH:27 architect-elsewhere')
    turn.play(Red, travel('delhi'), inDelhi, { move: 'palace', for: 'palace-house', site: 'central' })
    expect(turn.now().cityHouses.delhi).toEqual([1, 0, 0])
    expect(turn.now().sites).toMatchObject({ agra: { central: null }, delhi: { central: Red } })
  })
})

describe('the end of the game', () => {
  it('T25 after the seventh palace the others still play, the city is scored, and the game is over (MH:57, MH:Q55)', () => {
    const game = table({
      players: [
        { character: 'mogul', architect: 'agra', disc: ['palace', 'gold'] },
        { character: 'builder', architect: 'agra' },
        { character: 'sadhu', architect: 'ajmer' },
      ],
      palaces: { delhi: { central: Red, outer: [Red, Red, Red] }, udaipur: { central: Red, outer: [Red] } },
    })
    game.play(Red, { move: 'palace', for: 'palace', site: 'outer' }, { move: 'gold' })
    game.end(Red)
    expect(game.asked()).toEqual({ seats: [Green], question: 'turn' })
    game.end(Green)
    expect(game.asked()).toEqual({ seats: [Blue], question: 'turn' })
    const last = game.end(Blue)
    expect(last.map((event) => event.event).slice(-2)).toEqual(['city-scored', 'game-ended'])
    expect(game.asked()).toEqual({ seats: [], question: undefined })
    expect(maharaja.result(game.position)?.standings[0]).toMatchObject({ seat: Red, score: 7 })
  })

  it('T26 six palaces and eight gold before six and three before five and forty (MH:58, MH:59)', () => {
    const game = table({
      players: [
        { character: 'mogul', gold: 3, disc: ['governor', 'governor'] },
        { character: 'builder', gold: 8, disc: ['governor', 'governor'] },
        { character: 'sadhu', gold: 40, disc: ['governor', 'governor'] },
      ],
      turn: 10,
      lastTurn: true,
      maharaja: 'agra',
      track: [
        ...range(10).map(() => null),
        'delhi',
        'jodhpur',
        'ahmadabad',
        'khajuraho',
        'udaipur',
        'varanasi',
        'agra',
      ],
      palaces: {
        delhi: { central: Red, outer: [Red, Red, Red, Red] },
        ahmadabad: { central: Red },
        udaipur: { central: Blue, outer: [Blue, Blue, Blue] },
        jodhpur: { central: Blue, outer: [Blue] },
        khajuraho: { central: Green, outer: [Green, Green, Green] },
        varanasi: { central: Green },
      },
    })
    const move = { move: 'governor', city: 'agra' }
    for (const seat of [Red, Green, Blue]) {
      game.play(seat, move, { move: 'governor', city: 'udaipur' })
      game.end(seat)
    }
    const standings = maharaja.result(game.position)?.standings ?? []
    expect(standings.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      [Blue, 1, 6],
      [Red, 2, 6],
      [Green, 3, 5],
    ])
    expect(game.gold()).toEqual([3, 8, 40])
  })
})

describe('governors', () => {
  it('T28 in turn 1 the lowest governor, on the second field, cannot go down two (MH:33, MH:Q9)', () => {
    const track = table({
      players: [{ character: 'mogul', disc: ['governor', 'gold'] }, { character: 'builder' }],
    })
    expect(track.now().track[1]).toBe('ahmadabad')
    expect(why(track.refusal(Red, { move: 'governor', city: 'ahmadabad' }))).toBe('MH:Q9 governor-too-low')
    expect(track.movesOf(Red, 'governor').map((move) => move.city)).toEqual([
      'delhi',
      'jodhpur',
      'khajuraho',
      'udaipur',
      'varanasi',
      'agra',
    ])
  })

  const topWithGap = (governorPlacement: string): Table => {
    const track = table({
      options: { governorPlacement },
      players: [{ character: 'mogul', disc: ['governor', 'gold'] }, { character: 'builder' }],
      turn: 4,
      maharaja: 'delhi',
      track: [null, null, null, 'khajuraho', 'udaipur', 'varanasi', 'jodhpur', 'agra', 'ahmadabad', null, 'delhi'],
    })
    track.play(Red, { move: 'governor', city: 'delhi' })
    expect(track.now().track.slice(8, 11)).toEqual(['delhi', 'ahmadabad', null])
    track.endAll()
    return track
  }

  it('T37 with a gap at the top the visited governor lands on the field of the game turn (MH:11, MH:Q11)', () => {
    expect(topWithGap('turn-field').now().track.slice(8)).toEqual([
      'delhi',
      'ahmadabad',
      null,
      'khajuraho',
      ...range(5).map(() => null),
    ])
  })

  it('T37 or, as an option, directly above the topmost (MH:11, MH:Q11)', () => {
    expect(topWithGap('above-top').now().track.slice(8)).toEqual([
      'delhi',
      'ahmadabad',
      'khajuraho',
      ...range(6).map(() => null),
    ])
  })
})

describe('characters', () => {
  const threeCards = (turnOf: number): Table =>
    table({
      options: { severalCharacters: 'on' },
      players: [
        { character: 'mogul', disc: ['characters', 'gold'] },
        { character: ['trader', 'builder', 'master-craftsman'], disc: ['characters', 'gold'] },
        { character: ['sadhu', 'wandering-monk'], disc: ['characters', 'gold'] },
      ],
      turnOf,
    })

  it('T29 Red lures from Blue, and Blue chooses the card (MH:71, MH:Q49)', () => {
    const cards = threeCards(Red)
    expect(cards.movesOf(Red, 'lure')).toEqual([
      { move: 'lure', from: Blue },
      { move: 'lure', from: Green },
    ])
    cards.play(Red, { move: 'lure', from: Blue })
    expect(cards.asked()).toEqual({ seats: [Blue], question: 'surrender' })
    expect(cards.moves(Blue)).toEqual([
      { move: 'give', card: 'trader' },
      { move: 'give', card: 'builder' },
      { move: 'give', card: 'master-craftsman' },
    ])
    cards.play(Blue, { move: 'give', card: 'builder' })
    expect(cards.now().players.map((someone) => someone.characters)).toEqual([
      ['mogul', 'builder'],
      ['trader', 'master-craftsman'],
      ['sadhu', 'wandering-monk'],
    ])
    expect(cards.asked()).toEqual({ seats: [Red], question: 'turn' })
    for (const seat of [Red, Blue, Green]) {
      expect(cards.movesOf(seat, 'lure')).toEqual([])
      cards.end(seat)
    }
  })

  it('T29 before that Green could lure only from Blue, who had more (MH:71, MH:Q49)', () => {
    const cards = threeCards(Green)
    expect(cards.movesOf(Green, 'lure')).toEqual([{ move: 'lure', from: Blue }])
    expect(cards.refusal(Green, { move: 'lure', from: Red })).toEqual({
      rule: 'MH:71',
      reason: 'no-more-characters-than-you',
      need: 3,
      have: 1,
    })
  })

  it('T39 the Trader pays once in a turn, also if he is taken in it and given away again (MH:36, MH:Q23, MH:Q24)', () => {
    const turn = table({
      players: [
        { character: 'mogul', gold: 0, disc: ['characters', 'characters'] },
        { character: 'builder' },
        { character: 'sadhu' },
      ],
    })
    expect(turn.gold()[Red]).toBe(0)
    turn.play(Red, { move: 'take', card: 'trader' })
    expect(turn.gold()[Red]).toBe(1)
    turn.play(Red, { move: 'take', card: 'wandering-monk' })
    turn.end(Red)
    expect(turn.gold()[Red]).toBe(1)
  })
})

describe('setup', () => {
  it('T31 of three players two outer sites of every city are blocked (MH:66, MH:Q37, MH:Q38)', () => {
    const { sites } = newGame(3).now()
    for (const city of Object.values(sites))
      expect(city).toEqual({ central: null, outer: [null, null, null, null, 'neutral', 'neutral'] })
  })

  it('T34 after setup of five: 20 houses stand, pools 6, quarries 10, gold 15, one character in the bank (MH:1, MH:7, MH:9)', () => {
    const game = newGame(5)
    for (const seat of range(5)) game.play(seat, ...game.moves(seat).slice(0, 1))
    for (const _round of range(4))
      for (const seat of range(5)) {
        expect(game.asked()).toEqual({ seats: [seat], question: 'place' })
        game.play(seat, ...game.moves(seat).slice(0, 1))
      }
    expect(Object.values(game.now().villages).flat()).toHaveLength(20)
    expect(game.now().bank).toEqual(['master-craftsman'])
    for (const someone of game.now().players) expect(someone).toMatchObject({ pool: 6, quarry: 10, gold: 15 })
    expect(game.asked()).toEqual({ seats: [0, 1, 2, 3, 4], question: 'planning' })
  })
})

describe('forfeiting', () => {
  const idle = (compensation: string): Table =>
    table({
      options: { compensation },
      players: [
        { character: 'mogul', disc: ['palace', 'governor'] },
        { character: 'builder' },
        { character: 'sadhu' },
        { character: 'wandering-monk' },
      ],
    })

  it('T35 both actions undone: each of the three others receives two gold once (MH:46, MH:Q3)', () => {
    const turn = idle('per-turn')
    expect(turn.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['palace', 'governor'], compensation: 2 }])
    expect(eventsOf(turn.end(Red), 'compensated')).toHaveLength(3)
    expect(turn.gold()).toEqual([15, 17, 17, 17])
  })

  it('T35 or, as an option, four gold: two for each action (MH:Q3)', () => {
    const turn = idle('per-action')
    turn.play(Red, { move: 'end', undone: ['palace', 'governor'], compensation: 4 })
    expect(turn.gold()).toEqual([15, 19, 19, 19])
  })
})
