import { describe, expect, it } from 'vitest'
import { asked, decline, deliver, favor, goodsOf, movesOf, place, read, table } from '../../test/table.ts'

const process = (count: number, aid = 'none') => ({ move: 'process', count, aid })
const follow = (aid = 'none') => ({ move: 'follow', aid })
const built = ['quarry', 'lumber-mill', 'turmeric-field', 'cotton-field', 'weaver', 'plank-sawmill']

describe('processing in a building', () => {
  it('AG:8.1 moves none to three own goods along the one arrow', () => {
    const t = table({ seats: [{ goods: { cotton: 5 } }], also: { built } })
    t.play(0, place('weaver'))
    expect(movesOf(t, 0, 'process').map((move) => move.count)).toEqual([3, 2, 1, 0])
    expect(t.refusal(0, process(4))).toEqual({ rule: 'AG:8.1', reason: 'at-most', need: 4, have: 3 })
    t.play(0, process(3))
    expect(goodsOf(t, 0)).toEqual({ cotton: 2, fabric: 3 })
  })

  it('AG:8.1 needs the goods', () => {
    const t = table({ seats: [{ goods: { cotton: 1 } }], also: { built } })
    t.play(0, place('weaver'))
    expect(t.refusal(0, process(2))).toEqual({ rule: 'AG:8.1', reason: 'needs-good', good: 'cotton', need: 2, have: 1 })
  })

  it('AG:8.4 nobody follows a processing of nothing', () => {
    const t = table({ seats: [{ goods: { cotton: 1 } }, { goods: { cotton: 1 } }], also: { built } })
    t.play(0, place('weaver'), process(0))
    expect(asked(t)).toMatchObject({ frame: 'orders', seat: 0 })
  })

  it('AG:8.4 the others follow clockwise with exactly one good, a favor to the actor for each', () => {
    const t = table({
      seats: [{ goods: { cotton: 1 } }, { goods: { cotton: 2 } }, {}, { goods: { cotton: 1 } }],
      also: { built },
    })
    t.play(0, place('weaver'), process(1))
    expect(asked(t)).toMatchObject({ frame: 'follow', seat: 1 })
    t.play(1, follow())
    expect(read(t, 'players.0.favor')).toBe(1)
    expect(asked(t)).toMatchObject({ frame: 'follow', seat: 3 })
    t.play(3, follow())
    expect(goodsOf(t, 1)).toEqual({ cotton: 1, fabric: 1 })
    expect(read(t, 'players.0.favor')).toBe(2)
  })

  it('AG:8.3 AG:10.8 tile 8 adds one good to at least one, for 2 favor', () => {
    const t = table({ seats: [{ goods: { cotton: 4 }, favor: 2, tiles: ['process-extra'] }], also: { built } })
    t.play(0, place('weaver'))
    expect(t.refusal(0, process(0, 'tile'))).toEqual({ rule: 'AG:8.3', reason: 'nothing-to-add-to' })
    t.play(0, process(3, 'tile'))
    expect(goodsOf(t, 0)).toEqual({ fabric: 4 })
    expect(read(t, 'players.0')).toMatchObject({ favor: 0, used: ['process-extra'] })
  })

  it('AG:8.3 AG:10.10 AG:3.8 a follower may use tile 8, and has it back in the next turn', () => {
    const t = table({
      seats: [
        { goods: { cotton: 1 } },
        { goods: { cotton: 2 }, favor: 2, tiles: ['process-extra'], contracts: ['mullah'] },
      ],
      also: { built },
    })
    t.play(0, place('weaver'), process(1))
    expect(t.refusal(1, follow('tile-and-mullah'))).toMatchObject({ rule: 'AG:14.13', reason: 'only-on-own-turn' })
    t.play(1, follow('tile'))
    expect(goodsOf(t, 1)).toEqual({ fabric: 2 })
    expect(read(t, 'players.0.favor')).toBe(1)
    expect(read(t, 'players.1.used')).toEqual(['process-extra'])
    t.play(0, { move: 'end-turn' })
    expect(read(t, 'players.1')).toMatchObject({ used: [], favor: 0 })
    expect(read(t, 'spentTiles')).toEqual([])
  })

  it('AG:8.4 a follower may decline', () => {
    const t = table({ seats: [{ goods: { cotton: 1 } }, { goods: { cotton: 2 } }], also: { built } })
    t.play(0, place('weaver'), process(1))
    t.play(1, decline)
    expect(goodsOf(t, 1)).toEqual({ cotton: 2 })
    expect(read(t, 'players.0.favor')).toBe(0)
  })

  it('AG:8.5 AG:14.16 the winner of the Mujtahida builds and is followed, also on another turn', () => {
    const t = table({
      river: ['mujtahida', 'sufi'],
      marks: { mujtahida: { statue: { seat: 1, markers: 2 } } },
      seats: [
        { goods: { planks: 1, sandstone: 2 } },
        { goods: { sandstone: 2 }, tiles: ['process-extra'], favor: 3, contracts: ['takshaka'] },
      ],
      also: { dock: 5, builder: 'cement-works' },
    })
    t.play(0, place('sailor'), deliver('mujtahida', 'planks'))
    expect(asked(t)).toEqual({ frame: 'once', seat: 1, notable: 'mujtahida' })
    t.play(1, { move: 'use-ability' }, { move: 'bonus-tile', tile: '2-favor' })
    expect(read(t, 'players.1')).toMatchObject({ rupees: 2 + 1 + 3, favor: 4, workers: 9 })
    expect(read(t, 'workers.cement-works')).toBe(1)
    expect(asked(t)).toEqual({ frame: 'process-once', seat: 1, building: 'cement-works' })
    expect(t.refusal(1, process(1, 'tile'))).toMatchObject({ rule: 'AG:14.16', reason: 'only-on-own-turn' })
    t.play(1, process(1))
    expect(asked(t)).toMatchObject({ frame: 'follow', seat: 0, actor: 1 })
    t.play(0, follow())
    expect(read(t, 'players.1.favor')).toBe(5)
    expect(goodsOf(t, 0)).toEqual({ sandstone: 1, cement: 1 })
    expect(read(t, 'builder')).not.toBe('cement-works')
  })
})

describe('single processing', () => {
  it('AG:8.2 AG:10.7 the printed action processes one good along any arrow, unfollowed', () => {
    const t = table({ seats: [{ goods: { cotton: 1, paper: 1 }, favor: 3 }, { goods: { cotton: 1 } }] })
    t.play(0, favor('process'))
    expect(movesOf(t, 0, 'process-good').map((move) => move.good)).toEqual(['oil', 'fabric', 'book'])
    t.play(0, { move: 'process-good', good: 'book', aid: 'none' })
    expect(goodsOf(t, 0)).toEqual({ cotton: 1, book: 1 })
    expect(asked(t)).toMatchObject({ frame: 'action', seat: 0 })
    expect(read(t, 'players.0.favor')).toBe(0)
  })

  it('AG:1.24 works for kinds whose building is not built yet', () => {
    const t = table({ seats: [{ goods: { dye: 1 }, favor: 3 }] })
    expect(read(t, 'built')).not.toContain('painters-studio')
    t.play(0, favor('process'), { move: 'process-good', good: 'painting', aid: 'none' })
    expect(goodsOf(t, 0)).toEqual({ painting: 1 })
  })

  it('AG:8.3 tile 8 adds a good to it, and costs no points', () => {
    const t = table({
      phase: 'meditation',
      seats: [{ goods: { cotton: 2 }, favor: 2, tiles: ['process-extra'], board: { trader: 'lying' } }],
      also: { points: 2 },
    })
    t.play(0, { move: 'process-good', good: 'oil', aid: 'tile' })
    expect(goodsOf(t, 0)).toEqual({ oil: 2 })
    expect(read(t, 'points')).toBe(0)
  })

  it('AG:L-06 in the other reading tile 8 is a processing of its own and is not combined', () => {
    const options = { processExtra: 'alone' }
    const t = table({ options, seats: [{ goods: { cotton: 3 }, favor: 4, tiles: ['process-extra'] }], also: { built } })
    t.play(0, place('weaver'))
    expect(t.refusal(0, process(1, 'tile'))).toEqual({ rule: 'AG:L-06', reason: 'not-combined' })
    t.play(0, favor('process-extra'), { move: 'process-good', good: 'oil', aid: 'none' })
    expect(goodsOf(t, 0)).toEqual({ cotton: 2, oil: 1 })
    expect(read(t, 'players.0.favor')).toBe(2)
  })

  it('AG:10.8 tile 7 leads from value 1 to value 2 only, by current values', () => {
    const t = table({
      seats: [{ goods: { cotton: 1, wood: 1, paper: 1 }, favor: 3, tiles: ['process-basic'] }],
      also: { tokens: { first: 'wood', second: 'oil' }, faces: { first: 'upper', second: 'upper' } },
    })
    t.play(0, favor('process-basic'))
    expect(movesOf(t, 0, 'process-good').map((move) => move.good)).toEqual(['fabric'])
    expect(t.refusal(0, { move: 'process-good', good: 'oil', aid: 'none' })).toMatchObject({
      rule: 'AG:10.8',
      need: 2,
      have: 3,
    })
    expect(t.refusal(0, { move: 'process-good', good: 'planks', aid: 'none' })).toMatchObject({
      rule: 'AG:10.8',
      need: 1,
      have: 2,
    })
    expect(t.refusal(0, { move: 'process-good', good: 'wood', aid: 'none' })).toEqual({
      rule: 'AG:1.7',
      reason: 'no-arrow',
    })
  })
})
