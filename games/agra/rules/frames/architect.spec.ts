import { describe, expect, it } from 'vitest'
import { asked, goodsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const build = (building: string) => ({ move: 'build', building })
const pay = (good: string) => ({ move: 'pay-material', good })
const tile = (name: string) => ({ move: 'bonus-tile', tile: name })

describe('the Architect', () => {
  it('AG:6.1 gives a step or a building, not both', () => {
    const t = table({ seats: [{ goods: { wood: 4, sandstone: 4 } }] })
    t.play(0, place('architect'))
    expect(movesOf(t, 0, 'step')).toHaveLength(3)
    expect(movesOf(t, 0, 'build')).toHaveLength(12)
    t.play(0, { move: 'step', guild: 'scholars' })
    expect(read(t, 'players.0.influence.scholars')).toBe(1)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:6.2 lists only sites that the materials in hand can pay', () => {
    const t = table({ seats: [{ goods: { wood: 1, sandstone: 1, bricks: 5 } }] })
    t.play(0, place('architect'))
    expect(movesOf(t, 0, 'build').map((move) => move.building)).toEqual([
      'cement-works',
      'plank-sawmill',
      'curry-kitchen',
      'oil-press',
    ])
    expect(t.refusal(0, build('weaver'))).toEqual({ rule: 'AG:6.2', reason: 'needs-materials', need: 4, have: 3 })
    expect(t.refusal(0, build('quarry'))).toMatchObject({ rule: 'AG:6.2', reason: 'already-built' })
  })

  it('AG:6.2 one kind of material has no bonus, and more may be paid than needed', () => {
    const t = table({ seats: [{ goods: { wood: 4, cement: 1 } }] })
    t.play(0, place('architect'), build('oil-press'), pay('wood'), pay('wood'))
    expect(t.refusal(0, stop)).toMatchObject({ rule: 'AG:6.2', need: 3, have: 2 })
    t.play(0, pay('wood'))
    expect(t.refusal(0, stop)).toBeUndefined()
    t.play(0, pay('cement'), stop)
    expect(goodsOf(t, 0)).toEqual({ wood: 1 })
    expect(t.refusal(0, pay('bricks'))).toMatchObject({ reason: 'not-asked-now' })
  })

  it('AG:1.10 only four goods are building materials, and prices do not change what they count', () => {
    const t = table({
      seats: [{ goods: { wood: 2, bricks: 2, sandstone: 1 } }],
      also: { tokens: { first: 'wood' }, faces: { first: 'upper' } },
    })
    t.play(0, place('architect'), build('oil-press'), pay('wood'))
    expect(movesOf(t, 0, 'pay-material').map((move) => move.good)).toEqual(['sandstone', 'wood'])
    expect(t.refusal(0, pay('bricks'))).toMatchObject({ rule: 'AG:1.10', reason: 'no-material' })
    expect(asked(t)).toMatchObject({ frame: 'materials', paid: 1 })
  })

  it('AG:6.3 a bonus tile of the level of the building, then a worker, then up to three goods', () => {
    const t = table({ seats: [{ goods: { cement: 2, wood: 1, cotton: 2 } }] })
    t.play(0, place('architect'), build('weaver'), pay('cement'), pay('cement'), stop)
    expect(movesOf(t, 0, 'bonus-tile').map((move) => move.tile)).toEqual([
      '3-artisans',
      '3-scholars',
      '3-rupees',
      '3-favor',
    ])
    expect(t.refusal(0, tile('2-favor'))).toMatchObject({ rule: 'AG:6.3', reason: 'other-level' })
    t.play(0, tile('3-rupees'))
    expect(read(t, 'players.0')).toMatchObject({ rupees: 7, workers: 8, bonusTiles: ['3-rupees'] })
    expect(read(t, 'bonusTiles')).not.toContain('3-rupees')
    expect(read(t, 'workers.weaver')).toBe(0)
    t.play(0, { move: 'process', count: 2, aid: 'none' })
    expect(goodsOf(t, 0)).toEqual({ wood: 1, fabric: 2 })
  })

  it('AG:6.3 a tile that is gone cannot be taken', () => {
    const t = table({
      seats: [{ goods: { cement: 2 } }, { bonusTiles: ['3-rupees'] }],
      also: { bonusTiles: ['3-artisans'] },
    })
    t.play(0, place('architect'), build('weaver'), pay('cement'), pay('cement'), stop)
    expect(t.refusal(0, tile('3-rupees'))).toMatchObject({ rule: 'AG:6.3', reason: 'tile-taken' })
    expect(movesOf(t, 0, 'bonus-tile')).toEqual([{ tile: '3-artisans' }])
  })

  it('AG:6.4 every part of a tile is carried out: step, favor, cover, rupees', () => {
    const after = (name: string) => {
      const t = table({ seats: [{ goods: { cement: 2 } }] })
      t.play(0, place('architect'), build('oil-press'), pay('cement'), pay('cement'), stop, tile(name))
      return t
    }
    const step = after('2-merchants')
    expect(read(step, 'players.0')).toMatchObject({ rupees: 5, influence: { merchants: 1 } })
    expect(read(after('2-favor'), 'players.0')).toMatchObject({ rupees: 5, favor: 1 })
    const cover = after('2-cover')
    expect(asked(cover)).toEqual({ frame: 'cover', seat: 0 })
    cover.play(0, { move: 'remove-cover', cover: 'left-far' })
    expect(read(cover, 'players.0.rupees')).toBe(4)
    expect(read(cover, 'players.0.covers')).not.toContain('left-far')
  })

  it('AG:6.4 AG:12.1 a part that cannot be carried out is lost', () => {
    const t = table({ seats: [{ goods: { cement: 2 }, covers: [], influence: { artisans: 9 } }] })
    t.play(0, place('architect'), build('oil-press'), pay('cement'), pay('cement'), stop, tile('2-cover'))
    expect(asked(t)).toMatchObject({ frame: 'process' })
    expect(read(t, 'players.0.rupees')).toBe(4)
  })

  it('AG:14.3 the Takshaka counts one more as material and pays a rupee, mixed bonus included', () => {
    const t = table({ seats: [{ goods: { wood: 1, sandstone: 1 }, contracts: ['takshaka'] }] })
    t.play(0, place('architect'), build('weaver'), pay('wood'), pay('sandstone'), stop)
    expect(read(t, 'players.0.rupees')).toBe(3)
    const visit = table({ seats: [{ contracts: ['takshaka'] }] })
    visit.play(0, place('tailor'))
    expect(read(visit, 'players.0.rupees')).toBe(2)
  })
})
