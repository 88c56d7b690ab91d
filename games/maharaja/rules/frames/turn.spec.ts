import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { Blue, eventsOf, Green, Red, type Setting, type Table, table, travel, why, Yellow } from '../../test/table.ts'

const kinds = (events: readonly JsonObject[]): unknown[] => events.map((event) => event.event)

describe('the order of turns', () => {
  const four = [
    { character: 'builder', disc: ['house', 'quarry'] },
    { character: 'mogul', disc: ['governor', 'gold'] },
    { character: 'wandering-monk' },
    { character: 'trader', disc: ['palace', 'characters'] },
  ] as const satisfies Setting['players']

  it('MH:6, MH:13, MH:35 the lowest character plays first, the Mogul before all', () => {
    const game = table({ players: four })
    const order = []
    for (let asked = game.asked(); asked.question === 'turn'; asked = game.asked()) {
      order.push(...asked.seats)
      game.end(asked.seats[0] ?? -1)
    }
    expect(order).toEqual([Blue, Yellow, Green, Red])
  })

  it('MH:13, MH:Q1 discs are revealed one by one, each when its owner begins', () => {
    const game = table({ players: four })
    const events = game.end(Blue)
    expect(eventsOf(events, 'disc-revealed')).toEqual([
      { event: 'disc-revealed', seat: Yellow, actions: ['palace', 'characters'] },
    ])
    expect(game.now().players.map((someone) => someone.played)).toEqual([false, true, false, true])
  })

  it('MH:14 when everybody has played once, the city of the Maharaja is scored and the next game turn begins', () => {
    const game = table({ players: four, turnOf: Red })
    const events = game.end(Red)
    expect(kinds(events).slice(-2)).toEqual(['city-scored', 'maharaja-moved'])
    expect(eventsOf(events, 'city-scored')[0]).toMatchObject({ city: 'agra' })
    expect(game.now().turn).toBe(2)
  })

  it('MH:13 nobody else moves while somebody is on turn', () => {
    const game = table({ players: four })
    expect(why(game.refusal(Yellow, { move: 'gold' }))).toBe('MH:15 not-your-decision')
    expect(game.moves(Yellow)).toEqual([])
  })
})

describe('a turn', () => {
  const inAgra = (disc: Setting['players'][number]['disc']): Table =>
    table({
      players: [
        { character: 'mogul', architect: 'agra', disc, gold: 20 },
        { character: 'builder' },
        { character: 'sadhu' },
      ],
      villages: { vrindavan: [Red] },
    })

  it('MH:15 both actions and travel in any order', () => {
    const parts = [{ move: 'gold' }, { move: 'governor', city: 'delhi' }, travel('delhi')]
    for (const order of [parts, parts.toReversed(), [parts[1], parts[2], parts[0]] as JsonObject[]]) {
      const game = inAgra(['gold', 'governor'])
      game.play(Red, ...order)
      expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
    }
  })

  it('MH:15 only what was set, and once for each arrow', () => {
    const game = inAgra(['gold', 'governor'])
    expect(why(game.refusal(Red, { move: 'quarry' }))).toBe('MH:15 action-not-open')
    game.play(Red, { move: 'gold' })
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:15 action-not-open')
  })

  it('MH:12, MH:15 an action set twice is executed twice', () => {
    const game = inAgra(['gold', 'gold'])
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(why(game.refusal(Red, { move: 'gold' }))).toBe('MH:15 action-not-open')
    expect(game.gold()[Red]).toBe(24)
  })

  it('MH:16, MH:Q12 the halves of Palace/House may be split by another action and by travel', () => {
    const game = inAgra(['palace-house', 'gold'])
    game.play(Red, { move: 'house', for: 'palace-house', at: 'agra' }, { move: 'gold' }, travel('delhi'), {
      move: 'palace',
      for: 'palace-house',
      site: 'outer',
    })
    expect(game.now().cityHouses.agra).toEqual([1, 0, 0])
    expect(game.now().sites.delhi?.outer[0]).toBe(Red)
  })

  it('MH:16, MH:Q12 and come in any order', () => {
    const game = inAgra(['palace-house', 'gold'])
    game.play(Red, { move: 'palace', for: 'palace-house', site: 'outer' }, { move: 'gold' }, travel('delhi'))
    game.play(Red, { move: 'house', for: 'palace-house', at: 'delhi' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
    expect(game.now().cityHouses.delhi).toEqual([1, 0, 0])
  })

  it('MH:16 the halves of 2 Houses as well', () => {
    const game = inAgra(['two-houses', 'gold'])
    const house = { move: 'house', for: 'two-houses' }
    game.play(Red, { ...house, at: 'agra' }, { move: 'gold' }, travel('delhi'), { ...house, at: 'delhi' })
    expect(game.now().cityHouses).toMatchObject({ agra: [1, 0, 0], delhi: [1, 0, 0] })
  })

  it('MH:Q63 lasts until its player ends it, also when nothing is left to do', () => {
    const game = inAgra(['gold', 'gold'])
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(game.asked()).toEqual({ seats: [Red], question: 'turn' })
    expect(game.moves(Red)).toEqual([travel('delhi'), { move: 'end', undone: [], compensation: 0 }])
  })
})

describe('what is left undone', () => {
  const threeAndDisc = (disc: Setting['players'][number]['disc'], options = {}, more: Partial<Setting> = {}): Table =>
    table({
      options,
      players: [
        { character: 'mogul', disc },
        { character: 'builder', disc: ['palace', 'gold'] },
        { character: 'sadhu' },
      ],
      ...more,
    })

  it('MH:17, MH:46 a part may be given up; every other player receives two gold from the bank', () => {
    const game = threeAndDisc(['gold', 'governor'])
    game.play(Red, { move: 'gold' })
    const events = game.end(Red)
    expect(events.slice(0, 3)).toEqual([
      { event: 'turn-ended', seat: Red, undone: ['governor'] },
      { event: 'compensated', seat: Blue, gold: 2 },
      { event: 'compensated', seat: Green, gold: 2 },
    ])
    expect(game.gold()).toEqual([17, 17, 17])
  })

  it('MH:17 nothing is paid for a turn with everything done', () => {
    const game = threeAndDisc(['gold', 'gold'])
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(eventsOf(game.end(Red), 'compensated')).toEqual([])
    expect(game.gold()).toEqual([19, 15, 15])
  })

  it('MH:46, MH:Q4 being unable counts like being unwilling', () => {
    const game = threeAndDisc(['palace', 'palace'])
    expect(why(game.refusal(Red, { move: 'palace', for: 'palace', site: 'outer' }))).toBe(
      'MH:31 architect-not-in-a-city',
    )
    game.end(Red)
    expect(game.gold()).toEqual([15, 17, 17])
  })

  it('MH:46 ending the turn says what is given up, and is refused if it says something else', () => {
    const game = threeAndDisc(['gold', 'governor'])
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['gold', 'governor'], compensation: 2 }])
    const refusal = game.refusal(Red, { move: 'end', undone: [], compensation: 0 })
    expect(refusal).toEqual({ rule: 'MH:46', reason: 'forfeit-misstated', need: 2, have: 0 })
    const wrongParts = game.refusal(Red, { move: 'end', undone: ['gold', 'move'], compensation: 2 })
    expect(why(wrongParts)).toBe('MH:46 forfeit-misstated')
  })

  it('MH:Q7 the gold comes before the next player begins, who may spend it', () => {
    const game = table({
      players: [
        { character: 'mogul', disc: ['governor', 'governor'] },
        { character: 'trader', gold: 0, architect: 'agra', disc: ['house', 'gold'] },
      ],
    })
    const events = game.end(Red)
    expect(kinds(events)).toEqual(['turn-ended', 'compensated', 'disc-revealed', 'trader-paid'])
    expect(game.gold()[Blue]).toBe(3)
  })

  it.each([
    ['per-turn', 2],
    ['per-action', 4],
  ])('MH:Q3 two actions unfinished, %s: %i gold each', (compensation, gold) => {
    const game = threeAndDisc(['governor', 'two-houses'], { compensation })
    expect(game.movesOf(Red, 'end')).toEqual([
      { move: 'end', undone: ['house', 'city-house', 'governor'], compensation: gold },
    ])
    game.end(Red)
    expect(game.gold()).toEqual([15, 15 + gold, 15 + gold])
  })

  it('MH:Q3 two parts of one action are one action', () => {
    const game = threeAndDisc(['gold', 'two-houses'], { compensation: 'per-action' })
    game.play(Red, { move: 'gold' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['house', 'city-house'], compensation: 2 }])
  })

  it('MH:Q3, MH:28 of 2 Houses set twice, two houses in a city complete one action and leave one', () => {
    const game = table({
      options: { compensation: 'per-action' },
      players: [
        { character: 'mogul', architect: 'agra', disc: ['two-houses', 'two-houses'] },
        { character: 'builder' },
      ],
    })
    const house = { move: 'house', for: 'two-houses', at: 'agra' }
    game.play(Red, house, house)
    expect(game.movesOf(Red, 'end')).toMatchObject([{ compensation: 2 }])
    game.play(Red, { ...house, at: 'kol' })
    expect(game.movesOf(Red, 'end')).toMatchObject([{ compensation: 2 }])
    game.play(Red, { ...house, at: 'kara' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })

  it('MH:Q3 of Palace/House set twice, one palace and one house complete one action and leave one', () => {
    const game = table({
      options: { compensation: 'per-action' },
      players: [
        { character: 'mogul', architect: 'agra', disc: ['palace-house', 'palace-house'] },
        { character: 'builder' },
      ],
    })
    game.play(Red, { move: 'house', for: 'palace-house', at: 'kol' })
    expect(game.movesOf(Red, 'end')).toMatchObject([{ compensation: 4 }])
    game.play(Red, { move: 'palace', for: 'palace-house', site: 'central' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: ['house', 'palace'], compensation: 2 }])
  })

  it('MH:47, MH:Q62 abilities and privileges not used cost nothing', () => {
    const game = table({
      options: { yogi: 'on', privileges: 'on' },
      players: [{ character: 'builder', privileges: 1, disc: ['gold', 'gold'] }, { character: 'sadhu' }],
      turnOf: Red,
    })
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(game.movesOf(Red, 'end')).toEqual([{ move: 'end', undone: [], compensation: 0 }])
  })
})

describe('the Trader', () => {
  it('MH:36, MH:47, MH:Q23 brings one gold at the start of each own turn, asked or not', () => {
    const game = table({ players: [{ character: 'mogul' }, { character: 'trader', gold: 0 }] })
    expect(game.gold()[Blue]).toBe(0)
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    const events = game.end(Red)
    expect(events.slice(-2)).toEqual([
      { event: 'disc-revealed', seat: Blue, actions: ['gold', 'gold'] },
      { event: 'trader-paid', seat: Blue, gold: 1 },
    ])
    expect(game.player(Blue).ledger).toMatchObject({ start: 0, trader: 1 })
  })

  it('MH:Q25 pays two players in one game turn if the card changes hands between their turns', () => {
    const game = table({
      players: [
        { character: 'trader', gold: 0 },
        { character: 'sadhu', gold: 0, disc: ['characters', 'gold'] },
      ],
    })
    game.play(Red, { move: 'gold' }, { move: 'gold' })
    expect(game.gold()).toEqual([5, 0])
    game.end(Red)
    game.play(Blue, { move: 'take', card: 'trader' })
    expect(game.gold()).toEqual([5, 1])
  })
})

describe('characters that change hands', () => {
  it('MH:44 who is on turn finishes it, though somebody unplayed now has a lower number', () => {
    const game = table({
      players: [
        { character: 'trader', disc: ['characters', 'gold'] },
        { character: 'sadhu' },
        { character: 'wandering-monk' },
      ],
    })
    game.play(Red, { move: 'take', card: 'sadhu' })
    game.play(Blue, { move: 'replace', card: 'mogul' })
    expect(game.asked()).toEqual({ seats: [Red], question: 'turn' })
    game.play(Red, { move: 'gold' })
    game.end(Red)
    expect(game.asked()).toEqual({ seats: [Blue], question: 'turn' })
  })

  it('MH:44 who has played does not play again with a higher number', () => {
    const game = table({
      players: [{ character: 'mogul' }, { character: 'trader', disc: ['characters', 'gold'] }, { character: 'sadhu' }],
      turnOf: Blue,
    })
    game.play(Blue, { move: 'take', card: 'mogul' })
    game.play(Red, { move: 'replace', card: 'wandering-monk' })
    game.end(Blue)
    expect(game.asked()).toEqual({ seats: [Green], question: 'turn' })
    const events = game.end(Green)
    expect(kinds(events)).toContain('city-scored')
  })

  it('MH:44, MH:Q31 next is the unplayed player with the lowest number at that moment', () => {
    const game = table({
      players: [{ character: 'mogul', disc: ['characters', 'gold'] }, { character: 'trader' }, { character: 'sadhu' }],
    })
    game.play(Red, { move: 'take', card: 'trader' })
    expect(game.movesOf(Blue, 'replace').map((move) => move.card)).toEqual([
      'mogul',
      'wandering-monk',
      'builder',
      'master-craftsman',
    ])
    game.play(Blue, { move: 'replace', card: 'master-craftsman' })
    game.end(Red)
    expect(game.asked().seats).toEqual([Green])
    game.end(Green)
    expect(game.asked().seats).toEqual([Blue])
  })
})
