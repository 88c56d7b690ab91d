import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { herTurn } from '../test/solo.ts'
import {
  asked,
  common,
  deciders,
  eventsOf,
  field,
  goods,
  movesOf,
  pass,
  restOfTurn,
  scene,
  scoreOf,
  turnFrames,
} from '../test/table.ts'

/** Rulings that no other spec comes across. */

const move: JsonObject = { move: 'move-priest', sections: 1 }
const tucked = { axomamma: { tucked: ['G01', 'G08', 'G15', 'G22'] } }

describe('rulings', () => {
  it('TW:C22 inside a Festival step everybody acts in turn order from the holder', () => {
    const gods = ['G01', 'G02']
    const table = scene({
      people: 3,
      active: 1,
      players: [
        { gold: 1, gods },
        { gold: 1, gods: ['G03', 'G04'] },
        { gold: 1, gods: ['G05', 'G06'] },
      ],
      agenda: [{ frame: 'begin-turn', seat: 1 }],
      rest: { village: [], holder: 1 },
    })
    const order: number[] = []
    while (asked(table) === 'feed') {
      order.push(deciders(table)[0] ?? -1)
      table.play(order.at(-1) ?? 0, { move: 'feed', gold: 0 })
    }
    expect(order).toEqual([1, 2, 0])
  })

  it('TW:C32 a stack that has run out leaves the market short', () => {
    const table = scene({
      agenda: [{ frame: 'end-turn', seat: 0 }],
      market: ['P01', 'Z01', 'Z03'],
      rest: { productionStack: [] },
    })
    expect(common(table, 'market')).toEqual(['P01', 'Z01', 'Z03'])
  })

  it('TW:C48 workers who block spaces count as neighbors and may be taken', () => {
    const table = scene({
      agenda: [...turnFrames(0), { frame: 'festival-end', seat: 0 }],
      players: [{ gold: 9, potato: 9, workers: ['red'] }],
      rest: { village: [], holder: 0, bag: { blue: 0, green: 20 - 11, red: 0, yellow: 9, white: 0 } },
    })
    while (asked(table) === 'play-cards') table.play(deciders(table)[0] ?? 0, pass)
    table.play(0, { move: 'place', worker: 'red', role: 'warrior', space: 'M1b' }, { move: 'pay-gold' })
    table.play(0, table.moves(0)[0] ?? pass)
    expect(movesOf(table, 0, 'pick-up')).toEqual([{ space: 'M1a' }, { space: 'M2a' }])
  })

  it('TW:C51 cards gained by a conquest do not pay for it', () => {
    const table = scene({
      players: [{ priest: 2, up: { '1-corn': 3 }, army: { '2-stone': 1 } }],
      rest: { village: ['red', 'red'] },
    })
    table.play(0, move, { move: 'perform' }, { move: 'lose-villager', end: 'corn' }, pass)
    const events = table.play(0, { move: 'conquer', space: 'CH3' })
    const order = events.map(({ event }) => event)
    expect(order.indexOf('soldiers-spent')).toBeLessThan(order.indexOf('scored'))
    expect(field(table, 0, 'army')).toMatchObject({ '2-stone': 1 })
  })

  it('TW:C57 TW:C91 a building counts for tasks counted after it was built, not before', () => {
    const built = (before: boolean): unknown => {
      const table = scene({
        players: [{ gods: ['G07'], stone: 2, gold: 1, workers: ['red'], statues: { 'spiral-small': 1 } }],
        market: ['P01', 'P02', 'Z14', 'Z03'],
      })
      const build: JsonObject[] = [
        { move: 'take', effect: '1 build' },
        { move: 'build', tile: 'Z14' },
      ]
      table.play(0, { move: 'place', worker: 'red', role: 'warrior', space: 'U0a' }, { move: 'pay-card', card: 'G07' })
      if (before) table.play(0, ...build)
      table.play(0, pass)
      return table.position.placement.tasks
    }
    expect([built(false), built(true)]).toEqual([1, 3])
  })

  it('TW:C62 without small statues the effect is lost', () => {
    const table = scene({
      players: [{ potato: 1 }],
      agenda: [...restOfTurn(0), { frame: 'effect', seat: 0, effect: '1 free-small-statue', source: 'conquest' }],
      rest: {
        statues: Object.fromEntries(
          ['spiral', 'gate', 'diamond', 'squares', 'zigzag', 'mountain'].map((god) => [`${god}-small`, 0]),
        ),
      },
    })
    expect(asked(table)).toBe('hire')
  })
})

describe('rulings about Axomamma', () => {
  it('TW:C44 where nothing scores in her criterion the ties decide', () => {
    const table = scene({
      people: 1,
      agenda: [...turnFrames(0), { frame: 'axomamma-conquest', second: false }],
      players: [{}, { up: { '1-corn': 1 } }],
      options: { axomammaFirstConquest: 'points' },
      rest: { conquests: { KU1: 0, AN1: 0 } },
    })
    // one soldier: CH1 and QU1, both without points; both regions are empty, Chinchasuyu comes first
    expect((common(table, 'conquests') as JsonObject).CH1).toBe(1)
  })

  it('TW:C87 two spaces of one region that tie: the left one', () => {
    const table = scene({
      people: 1,
      agenda: [...turnFrames(0), { frame: 'axomamma-conquest', second: false }],
      players: [{}, { up: { '1-corn': 4 } }],
      rest: { conquests: { AN5: 0, AN1: 0, CH1: 0, CH2: 0, CH3: 0, QU1: 0, QU2: 0 } },
    })
    expect((common(table, 'conquests') as JsonObject).KU4).toBe(1)
  })

  it('TW:C68 her hand is not face-down for Refresh', () => {
    const { events } = herTurn({
      players: [{}, { priest: 1, army: { '1-corn': 1 }, spent: ['P01', 'P02'] }],
      rest: { ...tucked, casualties: { red: 5 } },
    })
    expect(eventsOf(events, 'axomamma').some(({ why }) => why === 'condition-met')).toBe(false)
  })

  it('TW:C71 TW:C72 what benefits give her: a worker of the Village, a random building, the top weaving, stairs', () => {
    const gain = (effect: string, she: JsonObject = {}) =>
      scene({
        people: 1,
        players: [{}, she],
        agenda: [...turnFrames(0), { frame: 'effect', seat: 1, effect, source: 'conquest' }],
        weavings: ['W05', 'W06'],
        rest: { village: ['green', 'red'] },
      })
    expect(field(gain('1 worker'), 1, 'workers')).toEqual(['green'])
    expect(field(gain('1 free-build'), 1, 'ready')).toHaveLength(1)
    expect(field(gain('1 free-weaving'), 1, 'tapestries')).toEqual([['W05']])
    expect((common(gain('1 free-stairs', { priest: 3 }), 'stairs') as JsonObject).S3u).toBe(1)
    expect(scoreOf(gain('1 free-small-statue'), 1)).toBe(13)
    expect(field(gain('1 refresh', { spent: ['P02', 'P07'], down: { '2-stone': 1 } }), 1, 'ready')).toEqual(['P07'])
    const climb = gain('1 gold-climb', { gold: 1 })
    expect(climb.position.players[1]?.temple).toBe(1)
    expect(goods(climb, 1)).toMatchObject({ gold: 0 })
  })

  it('TW:C85 a god with only a large statue she cannot pay is passed over', () => {
    const table = scene({
      people: 1,
      players: [{}, { stone: 3 }],
      agenda: [...turnFrames(0), { frame: 'axomamma-token', token: 'T4a' }],
      rest: {
        axomamma: { tucked: ['G01', 'G02', 'G03', 'G08'], tokens: { T4a: 2 } },
        statues: { 'spiral-small': 0 },
      },
    })
    expect(field(table, 1, 'statues')).toMatchObject({ 'gate-small': 1 })
  })

  it('TW:C89 her buildings produce in ascending order', () => {
    const { events } = herTurn({ players: [{}, { priest: 3, ready: ['P09', 'P03', 'P05'] }], rest: tucked })
    expect(eventsOf(events, 'produced').map(({ tile }) => tile)).toEqual(['P03', 'P05', 'P09'])
  })
})
