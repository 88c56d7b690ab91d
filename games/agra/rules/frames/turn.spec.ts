import { describe, expect, it } from 'vitest'
import {
  asked,
  decline,
  deliver,
  endTurn,
  favor,
  goodsOf,
  kindsOf,
  movesOf,
  place,
  read,
  stop,
  table,
} from '../../test/table.ts'

const endMeditation = { move: 'end-meditation' }
const secondary = ['food', 'favor', 'luxury', 'french', 'caliph', 'english']

/** A seat that could use every kind of secondary action and turn ability. */
const ready = {
  goods: { oil: 1, book: 1, cotton: 1, wood: 1 },
  favor: 4,
  board: { tailor: 'lying' },
  contracts: ['french-trader', 'caliph', 'english-trader'],
} as const

describe('turns and rounds', () => {
  it('AG:3.1 AG:1.1 a round is one turn each, clockwise from the start player', () => {
    const t = table({ seats: [{}, {}, {}], also: { phase: 'order' } })
    for (const seat of [0, 1, 2]) t.play(seat, place('architect'), { move: 'step', guild: 'artisans' }, endTurn)
    expect(read(t, 'round')).toBe(2)
    expect(read(t, 'active')).toBe(0)
  })

  it('AG:3.2 the phases follow each other and nobody goes back', () => {
    const t = table({ phase: 'meditation', seats: [{ board: { quarry: 'standing' } }] })
    expect(read(t, 'phase')).toBe('meditation')
    t.play(0, endMeditation)
    expect(read(t, 'phase')).toBe('action')
    expect(t.refusal(0, { move: 'lay-down', space: 'quarry' })).toEqual({ rule: 'AG:5.1', reason: 'not-asked-now' })
    t.play(0, place('lumber-mill'), { move: 'produce', count: 0 })
    expect(read(t, 'phase')).toBe('order')
    expect(t.refusal(0, place('sailor'))).toEqual({ rule: 'AG:11.1', reason: 'not-asked-now' })
  })

  it('AG:3.3 AG:3.4 what an event brings is settled at once, player by player from the turn player on', () => {
    const t = table({
      river: ['subadar', 'sufi'],
      marks: { subadar: { book: { seat: 2, markers: 1 } } },
      seats: [{ contracts: ['cook', 'mahout', 'caliph', 'muezzin'] }, {}, { goods: { bricks: 1 } }],
      also: { dock: 4, active: 2, agenda: [{ frame: 'turn-ends' }, { frame: 'action', seat: 2 }] },
    })
    t.play(2, place('sailor'), deliver('subadar', 'bricks'))
    const order: unknown[] = []
    for (let count = 0; count < 3; count++) {
      const { seat } = asked(t)
      order.push(seat)
      t.play(seat as number, { move: 'take', good: 'wood' })
    }
    expect(order).toEqual([2, 0, 1])
    expect(asked(t)).toMatchObject({ frame: 'sailor', seat: 2 })
  })

  it('AG:3.9 used-marks, scrolls, abilities and credits are cleared for the next turn', () => {
    const t = table({
      phase: 'order',
      seats: [
        { used: ['influence'], scrolls: ['book'], credited: ['cook'], supply: 5, contracts: ['caliph'] },
        { used: ['process-extra'], tiles: ['process-extra'], supply: 3 },
      ],
      also: { abilities: ['caliph', 'mullah'], spentTiles: ['process-extra'] },
    })
    t.play(0, endTurn)
    expect(read(t, 'players.0')).toMatchObject({ used: [], scrolls: [], credited: [], supply: 7 })
    expect(read(t, 'players.1')).toMatchObject({ used: [], supply: 4 })
    expect(read(t, 'abilities')).toEqual([])
    expect(read(t, 'spentTiles')).toEqual([])
    expect(read(t, 'active')).toBe(1)
  })
})

describe('windows', () => {
  it('AG:3.5 AG:10.1 are open before every choice of a turn', () => {
    const built = {
      built: ['quarry', 'lumber-mill', 'turmeric-field', 'cotton-field', 'oil-press', 'tailor'],
      builder: 'paper-mill',
    }
    const windows: [string, ReturnType<typeof table>][] = [
      ['meditation', table({ phase: 'meditation', seats: [ready], also: built })],
      ['action', table({ seats: [ready], also: built })],
      ['orders', table({ phase: 'order', seats: [ready], also: built })],
    ]
    for (const space of ['architect', 'sailor', 'trader', 'botanist', 'quarry', 'oil-press']) {
      const t = table({ seats: [ready], also: built })
      t.play(0, place(space))
      windows.push([space, t])
    }
    const second = table({ seats: [ready], also: built })
    second.play(0, place('botanist'), { move: 'move-farmer', side: 'top', direction: 'forward' })
    windows.push(['second-step', second])
    for (const [name, t] of windows)
      expect([name, kindsOf(t, 0).filter((kind) => secondary.includes(kind))]).toEqual([name, secondary])
  })

  it('AG:3.5 the same window opens again after a secondary action', () => {
    const t = table({ seats: [ready] })
    t.play(0, place('trader'), { move: 'food', food: 'oil' }, { move: 'stand-up', space: 'tailor' })
    expect(asked(t)).toEqual({ frame: 'trader', seat: 0, traded: false, priced: false })
  })

  it('AG:3.5 AG:6.3 a window opens after the new worker is placed and before the processing', () => {
    const t = table({ seats: [{ ...ready, goods: { ...ready.goods, planks: 2, sandstone: 2 } }] })
    t.play(0, place('architect'), { move: 'build', building: 'cement-works' })
    t.play(0, { move: 'pay-material', good: 'planks' }, { move: 'pay-material', good: 'planks' }, stop)
    t.play(0, { move: 'bonus-tile', tile: '2-favor' })
    expect(asked(t)).toMatchObject({ frame: 'process', building: 'cement-works' })
    expect(kindsOf(t, 0)).toContain('luxury')
  })

  it('AG:3.6 none is open while a secondary action or an exchange is being settled', () => {
    const t = table({ seats: [ready] })
    t.play(0, favor('basic-good'))
    expect(kindsOf(t, 0)).toEqual(['take'])
    const trade = table({ seats: [ready] })
    trade.play(0, place('trader'), { move: 'give', good: 'book' })
    expect(kindsOf(trade, 0)).toEqual(['give', 'take', 'stop'])
    expect(trade.refusal(0, favor('basic-good'))).toEqual({ rule: 'AG:6.11', reason: 'not-asked-now' })
  })

  it('AG:3.6 none is open during influence steps, bonus choices and contract effects', () => {
    const t = table({
      river: ['painter', 'sufi'],
      marks: { painter: { painting: { seat: 0, markers: 1 } } },
      seats: [{ ...ready, goods: { oil: 1, book: 1 }, influence: { artisans: 2 } }],
      also: { dock: 4 },
    })
    t.play(0, place('sailor'), deliver('painter', 'oil'))
    expect(kindsOf(t, 0)).toEqual(['use-ability', 'decline'])
    t.play(0, { move: 'use-ability' }, { move: 'stand-up', space: 'tailor' }, { move: 'step', guild: 'artisans' })
    expect(kindsOf(t, 0)).toEqual(['take-favor', 'take-tile'])
  })

  it('AG:3.7 tiles 8 and 14 and the Mullah are declared with what they change', () => {
    const t = table({
      seats: [{ favor: 6, tiles: ['process-extra', 'free-peon'], board: { quarry: 'standing' }, goods: { cotton: 2 } }],
    })
    expect(t.refusal(0, favor('process-extra'))).toMatchObject({ rule: 'AG:3.7' })
    expect(t.refusal(0, favor('free-peon'))).toMatchObject({ rule: 'AG:3.7' })
    expect(movesOf(t, 0, 'peon')).toContainEqual({ space: 'quarry', aid: 'tile' })
  })

  it('AG:3.8 on the turns of others nobody uses secondary actions', () => {
    const t = table({ seats: [{}, ready] })
    expect(t.moves(1)).toEqual([])
    expect(t.refusal(1, favor('basic-good'))).toEqual({ rule: 'AG:5.1', reason: 'not-your-decision' })
    const follow = table({
      seats: [{ goods: { wood: 1 } }, ready],
      also: {
        built: ['quarry', 'lumber-mill', 'turmeric-field', 'cotton-field', 'plank-sawmill', 'tailor'],
        builder: 'paper-mill',
      },
    })
    follow.play(0, place('plank-sawmill'), { move: 'process', count: 1, aid: 'none' })
    expect(kindsOf(follow, 1)).toEqual(['follow', 'decline'])
    follow.play(1, decline)
    expect(goodsOf(follow, 1)).toEqual(ready.goods)
  })
})
