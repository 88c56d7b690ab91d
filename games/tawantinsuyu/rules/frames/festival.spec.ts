import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import {
  asked,
  common,
  deciders,
  eventsOf,
  field,
  goods,
  movesOf,
  pass,
  type Scene,
  scene,
  scoreOf,
  type Table,
} from '../../test/table.ts'

const none = { blue: 0, green: 0, red: 0, yellow: 0, white: 0 }

/** Seat 0 holds the tile and its turn begins. */
function festival(what: Scene = {}): Table {
  return scene({
    ...what,
    agenda: what.agenda ?? [{ frame: 'begin-turn', seat: 0 }],
    rest: { village: [], holder: 0, ...what.rest },
  })
}

/** The card phase of a Festival whose other steps are over. */
function cardPhase(what: Scene = {}): Table {
  return festival({
    ...what,
    agenda: [
      { frame: 'main-turn', seat: 0 },
      { frame: 'festival-end', seat: 0 },
    ],
  })
}

describe('the Festival', () => {
  it('TW:14.2 is resolved at the start of the holder’s next turn, which then goes on', () => {
    const others = scene({ active: 1, agenda: [{ frame: 'begin-turn', seat: 1 }], rest: { village: [], holder: 0 } })
    expect(asked(others)).toBe('turn')
    expect(common(others, 'festivals')).toBe(0)
    const table = festival()
    expect(common(table, 'festivals')).toBe(1)
    while (asked(table) === 'play-cards') table.play(deciders(table)[0] ?? 0, pass)
    expect(asked(table)).toBe('turn')
    expect(deciders(table)).toEqual([0])
  })

  it('TW:14.3 right before it Z12 climbs for gold, at its start Z06, Z09 and Z10 give', () => {
    const table = festival({
      players: [{ gold: 1, passives: ['Z12', 'Z06', 'Z09', 'Z10'], tapestries: [['SW01', 'W02', 'W03'], ['W01']] }],
    })
    expect(asked(table)).toBe('gold-climb')
    const events = table.play(0, { move: 'climb' })
    expect(eventsOf(events, 'passive-used').map(({ tile }) => tile)).toEqual(['Z12', 'Z06', 'Z09', 'Z10'])
    expect(eventsOf(events, 'gained').slice(0, 4)).toEqual([
      { seat: 0, resource: 'potato', amount: 4 },
      { seat: 0, resource: 'potato', amount: 2 },
      { seat: 0, resource: 'corn', amount: 1 },
      { seat: 0, resource: 'stone', amount: 1 },
    ])
    expect(eventsOf(events, 'scored')).toContainEqual({ seat: 0, source: 'passive-buildings', points: 3 })
  })

  it('TW:14.3 steps 1 and 2: a Trader for everybody, then points and reward of the temple step', () => {
    const table = festival({
      players: [{ tapestries: [['SW04', 'W06', 'W05']] }, { temple: 12 }],
    })
    // SW04–W06 and W06–W05 match: three potatoes and a gold
    expect(goods(table, 0)).toMatchObject({ potato: 3, gold: 1 })
    expect(goods(table, 1)).toMatchObject({ gold: 1 })
    expect(scoreOf(table, 1)).toBe(19)
  })

  it('TW:14.3 step 3: most markers in a region score the casualties, which stay (TW:C24)', () => {
    const table = festival({
      rest: { casualties: { ...none, red: 2, blue: 2 }, conquests: { AN1: 0, AN2: 0, AN5: 1, QU3: 1 } },
    })
    expect([scoreOf(table, 0), scoreOf(table, 1)]).toEqual([14, 14])
    expect(common(table, 'casualties')).toMatchObject({ red: 2, blue: 2 })
  })

  it('TW:14.3 step 4: a potato for every god card, gold if the player likes, two points for each missing one', () => {
    const start: Scene = { players: [{ potato: 1, gold: 1, gods: ['G01', 'G02', 'G03'] }] }
    const table = festival(start)
    expect(movesOf(table, 0, 'feed')).toEqual([{ gold: 1 }, { gold: 0 }])
    expect(table.refusal(0, { move: 'feed', gold: 2 })).toMatchObject({ reason: 'so-much-gold', need: 1, have: 2 })
    const events = table.play(0, { move: 'feed', gold: 1 })
    expect(eventsOf(events, 'fed')).toEqual([{ seat: 0, potatoes: 1, gold: 1, missing: 1 }])
    expect(eventsOf(events, 'scored')).toContainEqual({ seat: 0, source: 'hunger', points: -2 })
  })

  it('TW:14.3 TW:C23 step 4: nobody falls below zero, and potatoes may not be kept', () => {
    const table = festival({ players: [{ score: 3, potato: 1, gods: ['G01', 'G02', 'G03'] }] })
    expect(scoreOf(table, 0)).toBe(0)
    expect(goods(table, 0)).toMatchObject({ potato: 0 })
  })

  it('TW:14.3 step 5: after the third Festival the game is over, without a card phase', () => {
    const table = festival({ rest: { festivals: 2 } })
    expect(asked(table)).toBe('over')
    expect(common(table, 'festivals')).toBe(3)
  })

  it('TW:14.3 step 6: the tile goes back and the Village is filled, as far as the bag goes', () => {
    const table = festival({ people: 3, rest: { bag: { ...none, red: 3 } } })
    expect(common(table, 'holder')).toBeNull()
    expect(common(table, 'village')).toEqual(['red', 'red', 'red'])
    expect(common(table, 'bag')).toEqual(none)
  })

  it('TW:14.3 step 6: an empty bag calls the next Festival at once, after a turn of everybody', () => {
    const table = festival({ people: 3, rest: { bag: none } })
    expect(common(table, 'holder')).toBe(0)
    expect(scoreOf(table, 0)).toBe(12)
    // step 7 still takes place: the drawn cards can be played
    expect(asked(table)).toBe('play-cards')
    for (let seat = 0; seat < 3; seat++) table.play(deciders(table)[0] ?? 0, pass)
    expect(asked(table)).toBe('turn')
    expect(deciders(table)).toEqual([0])
    for (const seat of [0, 1, 2]) {
      table.play(seat, { move: 'train' })
      table.play(seat, table.moves(seat)[0] ?? pass)
      table.play(seat, { move: 'move-priest', sections: 1 }, { move: 'take-gold' })
      while (deciders(table).length > 0 && asked(table) !== 'turn')
        table.play(
          deciders(table)[0] ?? 0,
          table.moves(deciders(table)[0] ?? 0).find(({ move }) => move === 'pass' || move === 'feed') ??
            table.moves(deciders(table)[0] ?? 0)[0] ??
            pass,
        )
    }
    expect(common(table, 'festivals')).toBe(2)
  })

  it('TW:14.3 step 6: only two players at their first Festival block the middle spaces, and only empty ones', () => {
    const bag = { ...none, red: 9, green: 9 }
    const table = festival({ rest: { bag, hill: { M2a: 'white' } } })
    const hill = common(table, 'hill') as JsonObject
    expect(hill.M2a).toBe('white')
    expect(['M0a', 'M1a', 'M3a', 'M4a'].every((space) => hill[space] !== null)).toBe(true)
    const second = common(festival({ rest: { bag, festivals: 1 } }), 'hill') as JsonObject
    expect(second.M0a).toBeNull()
  })
})

describe('the card phase', () => {
  it('TW:14.4 from the fewest points to the most: 2/1, 2/2/1 or 2/2/1/1 cards of the deck', () => {
    const drawn = (scores: number[]): number[] => {
      const table = cardPhase({
        people: scores.length,
        players: scores.map((score) => ({ score })),
        rest: { offer: ['G40'] },
      })
      expect(common(table, 'offer')).toEqual(['G40'])
      return table.position.players.map(({ gods }) => gods.length)
    }
    expect(drawn([20, 30])).toEqual([2, 1])
    expect(drawn([30, 20])).toEqual([1, 2])
    expect(drawn([10, 30, 20])).toEqual([2, 1, 2])
    expect(drawn([40, 30, 20, 10])).toEqual([1, 1, 2, 2])
  })

  it('TW:14.4 in a tie the player nearer to the holder counts as having more', () => {
    const table = cardPhase({ people: 3, players: [{ score: 20 }, { score: 20 }, { score: 20 }] })
    expect(table.position.players.map(({ gods }) => gods.length)).toEqual([1, 2, 2])
  })

  it('TW:14.5 in turn order everybody plays up to three cards, without a statue', () => {
    const table = cardPhase({
      players: [{ score: 20, gods: ['G01', 'G16', 'G31', 'G36'] }],
      godDeck: ['G02', 'G03', 'G05', 'G06', 'G07'],
    })
    expect(deciders(table)).toEqual([0])
    table.play(0, { move: 'play-card', card: 'G01' }, { move: 'take', effect: '3 potato' })
    table.play(0, { move: 'play-card', card: 'G16' }, pass)
    table.play(0, { move: 'play-card', card: 'G31' }, { move: 'take', effect: '1 gold' })
    expect(goods(table, 0)).toEqual({ potato: 3, corn: 0, stone: 0, gold: 1 })
    expect(deciders(table)).toEqual([1])
    expect(common(table, 'limbo')).toEqual(['G01', 'G16', 'G31'])
    table.play(1, pass)
    expect(common(table, 'limbo')).toEqual([])
    expect(common(table, 'godDeck')).toEqual(expect.arrayContaining(['G01', 'G16', 'G31']))
    expect(common(table, 'offer')).toEqual([])
    expect(field(table, 0, 'gods')).toContain('G36')
  })

  it('TW:14.6 TW:C65 then the market is new; until then it is not refilled', () => {
    const table = cardPhase({ players: [{ stone: 9, corn: 9, gods: ['G07'] }], market: ['P01', 'P02', 'Z01', 'Z03'] })
    table.play(
      0,
      { move: 'play-card', card: 'G07' },
      { move: 'take', effect: '1 build' },
      { move: 'build', tile: 'P01' },
      pass,
    )
    expect(common(table, 'market')).toEqual(['P02', 'Z01', 'Z03'])
    table.play(0, pass)
    table.play(1, pass)
    const market = common(table, 'market') as string[]
    expect(market).toHaveLength(4)
    for (const old of ['P02', 'Z01', 'Z03']) expect(market).not.toContain(old)
    expect((common(table, 'productionStack') as string[])[0]).toBe('P02')
  })
})

describe('the last round', () => {
  it('TW:14.2 TW:C21 a turn of everybody else lies between tile and Festival', () => {
    const table = scene({ people: 3, agenda: [{ frame: 'end-turn', seat: 0 }], rest: { village: [] } })
    const seen: number[] = []
    while (common(table, 'festivals') === 0) {
      const [seat = 0] = deciders(table)
      if (asked(table) === 'turn') seen.push(seat)
      const moves = table.moves(seat)
      table.play(seat, moves.find(({ move }) => move === 'train' || move === 'take-gold') ?? moves.at(-1) ?? pass)
    }
    expect(new Set(seen)).toEqual(new Set([1, 2]))
  })
})
