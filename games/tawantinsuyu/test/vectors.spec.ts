import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { asked, common, eventsOf, field, goods, movesOf, pass, restOfTurn, scene, scoreOf } from './table.ts'

/** Worked examples, each with its number; D1–D8 restate the rulebook's examples. */

const place = (worker: string, space: string, role: string): JsonObject => ({ move: 'place', worker, role, space })
const task = (name: string): JsonObject => ({ move: 'task', task: name })
const commit = (down: number[], discard: number[]): JsonObject => ({
  move: 'commit',
  down: { ones: down[0] ?? 0, twos: down[1] ?? 0 },
  discard: { ones: discard[0] ?? 0, twos: discard[1] ?? 0 },
})
const take = (effect: string): JsonObject => ({ move: 'take', effect })

describe('examples of the rulebook', () => {
  it('D1 TW:2.13 TW:2.14 five opening cards: one pays the building of another', () => {
    const hand = ['G01', 'G03', 'G04', 'G06', 'G07', 'G10', 'G20', 'G30']
    const table = scene({
      players: [{ stone: 2, gods: hand }, { gods: ['G02', 'G05', 'G08', 'G09', 'G11', 'G12', 'G13', 'G14'] }],
      market: ['P01', 'P02', 'Z01', 'Z03'],
      agenda: [{ frame: 'open-cards' }, { frame: 'opening-hand' }],
      rest: { active: null },
    })
    table.play(1, { move: 'keep', cards: ['G02', 'G05', 'G08'] })
    table.play(0, { move: 'keep', cards: ['G10', 'G20', 'G30'] })
    table.play(1, pass)
    table.play(0, take('3 potato'), take('2 potato'), take('1 corn'), take('1 stone'), take('1 army-card'))
    table.play(0, take('3 vp'), take('2 vp'), take('1 build'), { move: 'build', tile: 'P02' })
    expect(goods(table, 0)).toEqual({ potato: 5, corn: 0, stone: 2, gold: 0 })
    expect(scoreOf(table, 0)).toBe(15)
    expect(field(table, 0, 'ready')).toEqual(['P02'])
    expect(field(table, 0, 'gods')).toEqual(['G10', 'G20', 'G30'])
    expect(table.position.players[0]?.army.reduce((sum, cards) => sum + cards, 0)).toBe(1)
  })

  it('D1 TW:2.13 the market stays at three until everybody is done', () => {
    const table = scene({
      players: [{ gods: [] }, { stone: 2, corn: 1 }],
      market: ['P01', 'P02', 'Z01', 'Z03'],
      agenda: [
        { frame: 'close-opening' },
        { frame: 'rewards', seat: 0, effects: ['3 vp'], source: 'god-cards' },
        { frame: 'rewards', seat: 1, effects: ['1 build'], source: 'god-cards' },
      ],
      rest: { active: null },
    })
    table.play(1, take('1 build'), { move: 'build', tile: 'P02' })
    expect(common(table, 'market')).toEqual(['P01', 'Z01', 'Z03'])
    table.play(0, pass)
    expect(table.position.market).toHaveLength(4)
  })

  it('D2 TW:4.4 TW:4.5 a neighboring section, the lower terrace and one stair marker cost four food', () => {
    const table = scene({
      players: [{ potato: 4, gods: ['G08'], workers: ['red'] }, {}],
      rest: { stairs: { S1u: 1 } },
    })
    const events = table.play(0, place('red', 'L1a', 'warrior'), { move: 'pay-card', card: 'G08' })
    expect(eventsOf(events, 'paid')).toEqual([{ seat: 0, potato: 4, corn: 0, stone: 0, gold: 0 }])
    expect(scoreOf(table, 1)).toBe(11)
  })

  it('D3 TW:5.1 an Architect next to another one has two tasks on two different icons', () => {
    const table = scene({
      players: [{ potato: 2, gods: ['G01'], workers: ['blue'], ready: ['P01'] }],
      rest: { hill: { M0d: 'blue' } },
    })
    const events = table.play(0, place('blue', 'M0c', 'architect'), { move: 'pay-card', card: 'G01' })
    expect(eventsOf(events, 'tasks-counted')).toEqual([{ seat: 0, tasks: 2, neighbors: 1, ability: 0, building: 0 }])
    table.play(0, task('stone'))
    expect(table.refusal(0, task('stone'))).toMatchObject({ rule: 'TW:5.2', reason: 'once-per-set' })
    table.play(0, task('produce'), { move: 'produce', tile: 'P01' })
    expect(asked(table)).toBe('hire')
  })

  const fourArchitects = { M1a: 'blue', M1d: 'blue', M2a: 'blue', M2c: 'blue' }

  it('D4 TW:5.2 TW:C2 TW:C9 five tasks: every icon once, then two different ones', () => {
    const table = scene({
      players: [{ potato: 3, stone: 1, gods: ['G15'], workers: ['blue'] }],
      rest: { hill: fourArchitects },
    })
    const events = table.play(0, place('blue', 'M1b', 'architect'), { move: 'pay-card', card: 'G15' })
    expect(eventsOf(events, 'tasks-counted')[0]).toMatchObject({ tasks: 5, neighbors: 4 })
    table.play(0, task('potato'), task('stone'))
    expect(movesOf(table, 0, 'task')).toEqual([{ task: 'building' }])
    table.play(0, task('building'), { move: 'build', tile: 'P01' })
    expect(movesOf(table, 0, 'task')).toEqual([{ task: 'stone' }, { task: 'building' }, { task: 'potato' }])
    table.play(0, task('potato'))
    expect(table.refusal(0, task('potato'))).toMatchObject({ reason: 'once-per-set' })
    table.play(0, task('stone'))
    expect(table.position.placement.tasks).toBe(0)
    expect(asked(table)).toBe('hire')
  })

  it('D4b TW:5.3 a task that cannot be paid blocks the set; the other tasks are lost', () => {
    const table = scene({
      players: [{ potato: 3, gods: ['G15'], workers: ['blue'] }],
      market: ['P10', 'P15', 'Z01', 'Z14'],
      rest: { hill: fourArchitects },
    })
    table.play(0, place('blue', 'M1b', 'architect'), { move: 'pay-card', card: 'G15' }, task('potato'), task('stone'))
    expect(movesOf(table, 0, 'task')).toEqual([])
    const events = table.play(0, pass)
    expect(eventsOf(events, 'tasks-lost')).toEqual([{ seat: 0, tasks: 3 }])
  })

  it('D5 TW:6.4 a full offer is shuffled into the deck before the played card joins it', () => {
    const table = scene({
      players: [{ gods: ['G01'], workers: ['green'] }],
      rest: { offer: ['G02', 'G09', 'G16'] },
    })
    table.play(0, place('green', 'U0a', 'craftsman'), { move: 'pay-card', card: 'G01' })
    table.play(0, task('corn'), pass, pass)
    expect(common(table, 'offer')).toEqual(['G01'])
    expect(common(table, 'godDeck')).toEqual(expect.arrayContaining(['G02', 'G09', 'G16']))
  })

  it('D6 TW:5.10 a weaving extends a tapestry without its pattern or starts a new one', () => {
    const table = scene({
      players: [{ tapestries: [['SW04', 'W06']] }],
      agenda: [...restOfTurn(0), { frame: 'weave', seat: 0, tile: 'W03' }],
    })
    expect(movesOf(table, 0, 'lay')).toEqual([
      { next: 'W06', side: 'right' },
      { next: 'SW04', side: 'left' },
      { next: null, side: 'right' },
    ])
  })

  it('D6 TW:5.10 a second tile of a pattern may not be added', () => {
    for (const tile of ['W04', 'W13']) {
      const table = scene({
        players: [{ tapestries: [['SW04', 'W06'], ['W01']] }],
        agenda: [...restOfTurn(0), { frame: 'lay', seat: 0, tile }],
      })
      expect(table.refusal(0, { move: 'lay', next: 'W06', side: 'right' })).toMatchObject({
        rule: 'TW:5.10',
        reason: 'pattern-there-already',
      })
    }
  })

  it('D7 TW:5.11 the Trader pays every matching link once', () => {
    const table = scene({
      people: 3,
      players: [
        {
          gold: 1,
          tapestries: [
            ['SW04', 'W06', 'W03', 'W08'],
            ['W02', 'W14', 'W04', 'W05', 'W29'],
          ],
        },
      ],
      agenda: [...restOfTurn(0), { frame: 'festival-trader', seat: 0 }],
    })
    expect(goods(table, 0)).toEqual({ potato: 3, corn: 0, stone: 2, gold: 1 })
    expect(table.position.players[0]?.army.reduce((sum, cards) => sum + cards, 0)).toBe(1)
    expect(movesOf(table, 0, 'take')).toEqual([{ effect: '1 gold-climb' }])
    table.play(0, take('1 gold-climb'))
    expect(table.position.players[0]?.temple).toBe(1)
    expect(goods(table, 0)).toMatchObject({ gold: 0 })
  })

  it('D8 TW:7.6 both conquer, the active player twice', () => {
    const table = scene({
      players: [
        { potato: 2, priest: 2, up: { '1-corn': 1, '2-potato': 1 }, army: { '1-stone': 1, '1-gold': 1, '2-corn': 1 } },
        { potato: 1, up: { '1-potato': 1, '1-corn': 1 }, army: { '2-stone': 1 } },
      ],
      weavings: ['W01', 'W02', 'W03'],
      rest: { village: ['blue', 'green'] },
    })
    table.play(0, { move: 'move-priest', sections: 1 }, { move: 'perform' }, { move: 'lose-villager', end: 'corn' })
    for (const card of ['1-stone', '1-gold', '2-corn']) table.play(0, { move: 'muster', card })
    expect(goods(table, 0)).toMatchObject({ potato: 0 })
    table.play(1, { move: 'muster', card: '2-stone' })
    table.play(0, { move: 'conquer', space: 'CH3' }, commit([0, 1], [1, 0]))
    expect(scoreOf(table, 0)).toBe(14)
    table.play(1, { move: 'conquer', space: 'AN5' }, commit([0, 1], [2, 0]))
    expect(scoreOf(table, 1)).toBe(17)
    expect(field(table, 1, 'down')).toMatchObject({ '2-stone': 1 })
    expect(field(table, 1, 'up')).toMatchObject({ '1-potato': 0, '1-corn': 0 })
    table.play(0, { move: 'conquer', space: 'AN1' }, commit([0, 0], [1, 0]), { move: 'god-card', card: null })
    expect(field(table, 0, 'tapestries')).toEqual([['W01']])
    expect(table.position.players[0]?.gods).toHaveLength(1)
    expect(table.position.players[0]?.up.reduce((sum, cards) => sum + cards, 0)).toBe(2)
    expect(common(table, 'casualties')).toMatchObject({ green: 1 })
  })
})
