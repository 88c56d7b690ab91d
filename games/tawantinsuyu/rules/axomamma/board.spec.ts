import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import {
  asked,
  common,
  deciders,
  field,
  goods,
  movesOf,
  type PlayerScene,
  pass,
  restOfTurn,
  type Scene,
  scene,
  scoreOf,
  type Table,
  turnFrames,
} from '../../test/table.ts'
import { result, sheetOf } from '../scoring.ts'

const top = { token: 'T1a', row: ['potato', 'corn', 'stone', 'gold', 'stone-or-corn'] }
const middle = { token: 'T4a', row: ['weaving', 'production-building', 'statue', 'passive-building', 'stairs'] }
const bottom = { token: 'T1b', row: ['village-potato', 'village-corn', 'nomad'] }
const none = { blue: 0, green: 0, red: 0, yellow: 0, white: 0 }
const tucked = ['G01', 'G08', 'G15', 'G22']

/** One token resolved on this field. */
function resolve(row: typeof top, name: string, she: PlayerScene, what: Scene = {}): Table {
  return scene({
    people: 1,
    ...what,
    players: [what.players?.[0] ?? { potato: 1 }, she],
    agenda: [...turnFrames(0), { frame: 'axomamma-token', token: row.token }],
    rest: {
      ...what.rest,
      axomamma: {
        tucked,
        tokens: { [row.token]: row.row.indexOf(name) },
        personality: 'temple',
        ...((what.rest?.axomamma as JsonObject) ?? {}),
      },
    },
  })
}

describe('her board', () => {
  it('TW:17.11 the top row gives goods; of stone or corn what she has less of, corn if equal (TW:C83)', () => {
    expect(goods(resolve(top, 'potato', {}), 1)).toMatchObject({ potato: 3 })
    expect(goods(resolve(top, 'corn', {}), 1)).toMatchObject({ corn: 2 })
    expect(goods(resolve(top, 'stone', {}), 1)).toMatchObject({ stone: 2 })
    expect(goods(resolve(top, 'stone-or-corn', { corn: 1 }), 1)).toMatchObject({ corn: 1, stone: 2 })
    expect(goods(resolve(top, 'stone-or-corn', {}), 1)).toMatchObject({ corn: 2, stone: 0 })
  })

  it('TW:17.11 TW:17.14 TW:C36 on the gold field the Personality acts too: a temple step', () => {
    const table = resolve(top, 'gold', { temple: 1 })
    expect(goods(table, 1)).toMatchObject({ gold: 1, potato: 1 })
    expect(table.position.players[1]?.temple).toBe(2)
  })

  it('TW:17.14 Personality: a small statue with its points, the top weaving, or a building', () => {
    const act = (personality: string, she: PlayerScene = {}): Table =>
      resolve(top, 'gold', she, { weavings: ['W05', 'W06'], rest: { axomamma: { personality } } })
    expect(scoreOf(act('statue'), 1)).toBe(13)
    expect(field(act('weaving'), 1, 'tapestries')).toEqual([['W05']])
    expect(['P01', 'P02']).toContain((field(act('building'), 1, 'ready') as string[])[0])
    expect(['Z01', 'Z03']).toContain((field(act('building', { ready: ['P05', 'P06'] }), 1, 'passives') as string[])[0])
  })

  it('TW:17.22 by option the Personality stays quiet', () => {
    const table = resolve(top, 'gold', {}, { options: { axomammaNoPersonality: 'on' } })
    expect(table.position.players[1]?.temple).toBe(0)
    expect(goods(table, 1)).toMatchObject({ gold: 1 })
  })

  it('D36 TW:17.12 stairs for three stone, gold filling up; otherwise a gold instead', () => {
    const poor = resolve(middle, 'stairs', { stone: 2 })
    expect(goods(poor, 1)).toMatchObject({ stone: 2, gold: 1 })
    const table = resolve(middle, 'stairs', { stone: 2, gold: 1, priest: 2 })
    expect(goods(table, 1)).toEqual({ potato: 2, corn: 1, stone: 0, gold: 0 })
    expect((common(table, 'stairs') as JsonObject).S2u).toBe(1)
    expect(scoreOf(table, 1)).toBe(14)
  })

  it('TW:17.12 stairs: upper slots clockwise, then lower ones, those under your marker last', () => {
    const slot = (stairs: JsonObject): string | undefined => {
      const written = common(
        resolve(middle, 'stairs', { stone: 3, priest: 3 }, { rest: { stairs } }),
        'stairs',
      ) as JsonObject
      return Object.keys(written).find((name) => written[name] === 1 && stairs[name] === undefined)
    }
    expect(slot({ S3u: 0 })).toBe('S4u')
    expect(slot({ S3u: 0, S4u: 0 })).toBe('S0u')
    expect(slot({ S3u: 0, S4u: 0, S0u: 1, S1u: 0, S2u: 0 })).toBe('S0l')
    expect(slot({ S3u: 0, S4u: 0, S0u: 0, S1u: 0, S2u: 0 })).toBe('S3l')
  })

  it('TW:17.12 TW:C84 weavings: two for three corn, or one and a gold; the largest tapestry first, the highest number', () => {
    const weavings = ['W05', 'W01', 'W11', 'W13']
    const rows = [['SW01'], ['W02', 'W03']]
    const two = resolve(middle, 'weaving', { corn: 3, tapestries: rows }, { weavings })
    // W11, W05 and W01 all fit the longer row; then W05
    expect(field(two, 1, 'tapestries')).toEqual([['SW01'], ['W02', 'W03', 'W11', 'W05']])
    expect(goods(two, 1)).toMatchObject({ corn: 0, gold: 0 })
    const one = resolve(middle, 'weaving', { corn: 1, tapestries: rows }, { weavings })
    expect(field(one, 1, 'tapestries')).toEqual([['SW01'], ['W02', 'W03', 'W11']])
    expect(goods(one, 1)).toMatchObject({ corn: 0, gold: 1 })
    expect(goods(resolve(middle, 'weaving', {}, { weavings }), 1)).toMatchObject({ gold: 1 })
  })

  it('TW:C74 you may buy one of what she leaves', () => {
    const table = resolve(
      middle,
      'weaving',
      { corn: 1 },
      { weavings: ['W05', 'W01', 'W11', 'W13'], players: [{ corn: 3 }] },
    )
    expect(asked(table)).toBe('leftover')
    expect(deciders(table)).toEqual([0])
    table.play(0, { move: 'buy', tile: 'W01' })
    expect(goods(table, 0)).toMatchObject({ corn: 0 })
    expect(table.position.loom).toEqual([])
  })

  it('TW:17.12 TW:C78 buildings cost a stone, else a gold, whatever is printed; none of the kind: a gold', () => {
    const table = resolve(middle, 'production-building', { stone: 1, gold: 1 })
    expect(goods(table, 1)).toMatchObject({ stone: 0, gold: 1 })
    expect(field(table, 1, 'ready')).toHaveLength(1)
    expect(goods(resolve(middle, 'passive-building', { gold: 1 }), 1)).toMatchObject({ gold: 0 })
    expect(goods(resolve(middle, 'passive-building', { stone: 1 }, { market: ['P01', 'P02'] }), 1)).toMatchObject({
      stone: 1,
      gold: 1,
    })
  })

  it('TW:17.22 by option buildings cost her two', () => {
    const options = { axomammaDearBuildings: 'on' }
    expect(goods(resolve(middle, 'production-building', { stone: 1 }, { options }), 1)).toMatchObject({
      stone: 1,
      gold: 1,
    })
    expect(goods(resolve(middle, 'production-building', { stone: 2 }, { options }), 1)).toMatchObject({
      stone: 0,
      gold: 0,
    })
  })

  it('TW:17.12 TW:C73 statues: the rolled god, large if she can pay it, else small', () => {
    const all = { axomamma: { tucked: ['G01', 'G02', 'G03', 'G04'] } }
    const large = resolve(middle, 'statue', { stone: 3, gold: 2 }, { rest: all })
    expect(field(large, 1, 'statues')).toMatchObject({ 'spiral-large': 1 })
    expect(scoreOf(large, 1)).toBe(19)
    expect(field(resolve(middle, 'statue', { stone: 3 }, { rest: all }), 1, 'statues')).toMatchObject({
      'spiral-small': 1,
    })
    // none left of any tucked god: any other one
    const gone = resolve(
      middle,
      'statue',
      { stone: 3 },
      { rest: { ...all, statues: { 'spiral-small': 0, 'spiral-large': 0 } } },
    )
    expect(scoreOf(gone, 1)).toBe(13)
    expect(goods(resolve(middle, 'statue', { stone: 2 }, { rest: all }), 1)).toMatchObject({ stone: 2, gold: 1 })
  })

  it('TW:17.13 the bottom row recruits free of charge; where nobody is, it is skipped', () => {
    const rest = { village: ['red', 'white', 'blue'], nomads: { ...none, yellow: 1 }, bag: none }
    expect(field(resolve(bottom, 'village-potato', {}, { rest }), 1, 'workers')).toEqual(['red'])
    expect(field(resolve(bottom, 'village-corn', {}, { rest }), 1, 'workers')).toEqual(['blue'])
    const nomad = resolve(bottom, 'nomad', {}, { rest })
    expect(field(nomad, 1, 'workers')).toEqual(['yellow'])
    const empty = resolve(bottom, 'village-corn', {}, { rest: { ...rest, village: [], holder: 0 } })
    expect(field(empty, 1, 'workers')).toEqual([])
  })
})

describe('her goods and workers', () => {
  it('TW:17.15 each worker brings the reward of its color; a third one drives one out at once', () => {
    const hired = (color: string): Table => resolve(bottom, 'village-potato', {}, { rest: { village: [color] } })
    expect(goods(hired('blue'), 1)).toMatchObject({ stone: 1 })
    expect(goods(hired('green'), 1)).toMatchObject({ corn: 1 })
    expect(hired('red').position.players[1]?.army.reduce((sum, cards) => sum + cards, 0)).toBe(1)
    expect(goods(hired('yellow'), 1)).toMatchObject({ potato: 2 })
    expect(scoreOf(hired('white'), 1)).toBe(11)
    const full = resolve(bottom, 'village-potato', { workers: ['red', 'red'] }, { rest: { village: ['blue'] } })
    expect(field(full, 1, 'workers')).toHaveLength(2)
  })

  const effect = (name: string, she: PlayerScene, rest: JsonObject = {}): Table =>
    scene({
      people: 1,
      players: [{ potato: 1 }, she],
      agenda: [...turnFrames(0), { frame: 'effect', seat: 1, effect: name, source: 'temple' }],
      rest,
    })

  it('TW:17.16 TW:C39 instead of a god card the oldest of the offer goes under the deck for a point', () => {
    const table = effect('1 god-card', {}, { offer: ['G05', 'G06'] })
    expect(scoreOf(table, 1)).toBe(11)
    expect(common(table, 'offer')).toEqual(['G06'])
    expect((common(table, 'godDeck') as string[])[0]).toBe('G05')
    expect(scoreOf(effect('1 god-card', {}), 1)).toBe(10)
  })

  it('TW:17.16 training draws one card', () => {
    expect(effect('1 train', {}).position.players[1]?.army.reduce((sum, cards) => sum + cards, 0)).toBe(1)
  })

  it('D33 TW:17.17 five potatoes become five points at once', () => {
    const table = effect('3 potato', { potato: 4 })
    expect(goods(table, 1)).toMatchObject({ potato: 2 })
    expect(scoreOf(table, 1)).toBe(15)
  })

  it('TW:17.18 of stone or worker what she has fewer of; tied: a worker with none or one, else stone', () => {
    const climb = (she: PlayerScene, rest: JsonObject = {}): Table =>
      scene({
        people: 1,
        players: [{ potato: 1 }, { temple: 5, ...she }],
        agenda: [...turnFrames(0), { frame: 'climb', seat: 1, steps: 1 }],
        rest: { village: ['green', 'red'], ...rest },
      })
    expect(field(climb({ stone: 1 }), 1, 'workers')).toEqual(['green'])
    expect(goods(climb({ stone: 1, workers: ['red', 'red'] }), 1)).toMatchObject({ stone: 2 })
    expect(field(climb({ stone: 1, workers: ['red'] }), 1, 'workers')).toEqual(['red', 'green'])
    expect(goods(climb({ stone: 2, workers: ['red', 'red'] }), 1)).toMatchObject({ stone: 3 })
    expect(goods(climb({}, { village: [], holder: 0, nomads: none, bag: none }), 1)).toMatchObject({ stone: 1 })
  })

  it('TW:17.19 TW:C37 she buys one of your leftovers with two corn, unless it would start a tapestry', () => {
    const leftover = (she: PlayerScene, options: Record<string, string> = {}): Table => {
      const table = scene({
        people: 1,
        players: [{ corn: 1 }, she],
        options,
        weavings: ['W08', 'W15', 'W02', 'W09'],
        agenda: [...restOfTurn(0), { frame: 'show-weavings', seat: 0 }],
      })
      table.play(0, { move: 'buy', tile: 'W02' })
      return table
    }
    const table = leftover({ corn: 2, tapestries: [['SW02']] })
    expect(field(table, 1, 'tapestries')).toEqual([['SW02', 'W15']])
    expect(goods(table, 1)).toMatchObject({ corn: 0 })
    expect(field(leftover({ corn: 2, tapestries: [['SW01']] }), 1, 'tapestries')).toEqual([['SW01']])
    expect(field(leftover({ corn: 1, gold: 2, tapestries: [['SW02']] }), 1, 'tapestries')).toEqual([['SW02']])
    const dear = leftover({ corn: 2, gold: 1, tapestries: [['SW02']] }, { axomammaLeftoverPrice: '3' })
    expect(goods(dear, 1)).toMatchObject({ corn: 0, gold: 0 })
  })
})

describe('her Festival and the end', () => {
  const festival = (she: PlayerScene, options: Record<string, string> = {}, rest: JsonObject = {}): Table =>
    scene({
      people: 1,
      options,
      players: [{ score: 10 }, she],
      agenda: [{ frame: 'begin-turn', seat: 0 }],
      rest: { village: [], holder: 0, axomamma: { tucked }, ...rest },
    })

  it('TW:17.20 a point per weaving instead of the Trader; no potatoes; two points if she is behind', () => {
    const rows = [['SW04', 'W06'], ['W01']]
    const ahead = festival({ score: 20, tapestries: rows })
    expect(scoreOf(ahead, 1)).toBe(23)
    expect(goods(ahead, 1)).toMatchObject({ potato: 0 })
    expect(scoreOf(festival({ score: 5, tapestries: rows }), 1)).toBe(10)
    // level is not behind (TW:C76)
    expect(scoreOf(festival({ score: 7, tapestries: rows }), 1)).toBe(10)
  })

  it('TW:C76 you draw two cards if you have fewer points, one if you have more', () => {
    expect(festival({ score: 20 }).position.players[0]?.gods).toHaveLength(2)
    expect(festival({ score: 3 }).position.players[0]?.gods).toHaveLength(1)
  })

  it('TW:17.23 by option two points per weaving', () => {
    expect(scoreOf(festival({ score: 20, tapestries: [['W01']] }, { axomammaWeavingPoints: 'on' }), 1)).toBe(22)
  })

  it('TW:17.21 before final scoring she refreshes everything and worships once more', () => {
    const table = festival(
      { spent: ['P01'], down: { '1-corn': 1 }, statues: { 'gate-large': 1 }, temple: 11 },
      {},
      { festivals: 2 },
    )
    expect(asked(table)).toBe('over')
    expect(field(table, 1, 'ready')).toEqual(['P01'])
    expect(field(table, 1, 'up')).toMatchObject({ '1-corn': 1 })
    expect(table.position.players[1]?.temple).toBe(14)
    const sheet = Object.fromEntries(sheetOf(table.position, 1).map(({ key, value }) => [key, value]))
    expect(sheet).toMatchObject({ temple: 15, buildings: 2, 'army-cards': 1, gold: 1 })
    expect(result(table.position)?.standings[0]?.seat).toBe(1)
  })

  it('TW:17.23 by option a point for each resource left, so two for each gold', () => {
    const end = (options: Record<string, string>): number => {
      const table = scene({
        people: 1,
        options,
        agenda: [],
        players: [{}, { score: 0, gold: 2, corn: 3 }],
        rest: { festivals: 3 },
      })
      return sheetOf(table.position, 1).reduce((sum, { value }) => sum + value, 0)
    }
    expect(end({})).toBe(2)
    expect(end({ axomammaResourcePoints: 'on' })).toBe(7)
  })

  it('TW:17.20 the card phase is yours alone', () => {
    const table = festival({ score: 20 })
    expect(movesOf(table, 0, 'play-card')).toHaveLength(2)
    table.play(0, pass)
    expect(asked(table)).toBe('turn')
  })
})
