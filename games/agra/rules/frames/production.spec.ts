import { describe, expect, it } from 'vitest'
import { asked, favor, goodsOf, kindsOf, movesOf, place, read, table } from '../../test/table.ts'

const produce = (count: number) => ({ move: 'produce', count })

describe('production', () => {
  it('AG:7.1 AG:1.20 counts open cells on both sides of the corner, up to the farmers', () => {
    const t = table({ seats: [{ covers: ['top-near'], farmers: { top: 4, left: 2 } }] })
    t.play(0, place('quarry'))
    // Side top: cells 1 to 3 without the covered first; side left: cells 3 to 5.
    expect(t.refusal(0, produce(6))).toEqual({ rule: 'AG:7.4', reason: 'produces-less', need: 6, have: 5 })
    t.play(0, produce(5))
    expect(goodsOf(t, 0)).toEqual({ sandstone: 5 })
  })

  it('AG:7.2 AG:14.4 AG:14.5 Mahout and Khatib add one of their goods, also to nothing', () => {
    const farmers = { top: 1, right: 1, bottom: 1, left: 5 }
    for (const [space, contract, good] of [
      ['quarry', 'mahout', 'sandstone'],
      ['turmeric-field', 'khatib', 'turmeric'],
    ] as const) {
      const t = table({ seats: [{ contracts: [contract], covers: [], farmers: { ...farmers, right: 5 } }] })
      t.play(0, place(space))
      const most = Math.max(...movesOf(t, 0, 'produce').map((move) => move.count as number))
      expect(most).toBe(1)
      t.play(0, produce(1))
      expect(goodsOf(t, 0)).toEqual({ [good]: 1 })
    }
    for (const [space, contract] of [
      ['lumber-mill', 'mahout'],
      ['cotton-field', 'khatib'],
      ['lumber-mill', 'khatib'],
    ] as const) {
      const t = table({ seats: [{ contracts: [contract] }] })
      t.play(0, place(space))
      expect(movesOf(t, 0, 'produce')).toHaveLength(space === 'lumber-mill' && contract === 'khatib' ? 3 : 4)
    }
  })

  it('AG:7.3 AG:14.7 the Dyer turns two of the goods into one of the row worth two, before they are placed', () => {
    const t = table({ seats: [{ contracts: ['dyer'], supply: 1 }] })
    t.play(0, place('turmeric-field'))
    expect(movesOf(t, 0, 'dye').map((move) => move.good)).toEqual(['curry', 'dye'])
    expect(t.refusal(0, { move: 'dye', good: 'oil' })).toMatchObject({ rule: 'AG:7.3', reason: 'other-row' })
    expect(t.refusal(0, { move: 'dye', good: 'painting' })).toMatchObject({
      rule: 'AG:7.3',
      reason: 'other-value',
      need: 2,
      have: 3,
    })
    t.play(0, { move: 'dye', good: 'dye' })
    expect(movesOf(t, 0, 'produce')).toEqual([{ count: 0 }])
    t.play(0, produce(0))
    expect(goodsOf(t, 0)).toEqual({ dye: 1 })
    expect(read(t, 'players.0.supply')).toBe(0)
  })

  it('AG:7.3 needs the contract and two goods, and works once in a production', () => {
    const t = table()
    t.play(0, place('turmeric-field'))
    expect(t.refusal(0, { move: 'dye', good: 'dye' })).toMatchObject({ rule: 'AG:7.3', reason: 'not-your-contract' })
    const poor = table({ seats: [{ contracts: ['dyer'], farmers: { bottom: 2 } }] })
    poor.play(0, place('turmeric-field'))
    expect(poor.refusal(0, { move: 'dye', good: 'dye' })).toMatchObject({
      rule: 'AG:7.3',
      reason: 'produces-less',
      need: 2,
      have: 1,
    })
    const rich = table({ seats: [{ contracts: ['dyer'], covers: [] }] })
    rich.play(0, place('turmeric-field'), { move: 'dye', good: 'dye' })
    expect(kindsOf(rich, 0)).toEqual(['produce'])
    rich.play(0, produce(2))
    expect(goodsOf(rich, 0)).toEqual({ turmeric: 2, dye: 1 })
  })

  it('AG:L-11 in the other reading the Dyer works once in a turn', () => {
    const situation = { seats: [{ contracts: ['dyer'], goods: { statue: 1 } }] }
    const twice = (options: Record<string, string>) => {
      const t = table({ ...situation, options })
      t.play(0, place('turmeric-field'), { move: 'dye', good: 'dye' }, produce(0), { move: 'statue' }, place('quarry'))
      return kindsOf(t, 0).includes('dye')
    }
    expect(twice({})).toBe(true)
    expect(twice({ dyer: 'once-per-turn' })).toBe(false)
  })

  it('AG:7.4 any number may be placed; the rest is lost', () => {
    const t = table()
    t.play(0, place('quarry'), produce(1))
    expect(goodsOf(t, 0)).toEqual({ sandstone: 1 })
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:7.4 AG:3.5 what a window does to the farm counts', () => {
    const t = table({ seats: [{ favor: 3, tiles: ['remove-cover'] }] })
    t.play(0, place('quarry'), favor('remove-cover'), { move: 'remove-cover', cover: 'top-near' })
    expect(movesOf(t, 0, 'produce')[0]).toEqual({ count: 3 })
  })

  it('AG:7.5 nobody follows a production', () => {
    const t = table({ seats: [{}, { goods: { sandstone: 2 } }] })
    t.play(0, place('quarry'), produce(2))
    expect(asked(t)).toMatchObject({ frame: 'orders', seat: 0 })
    expect(read(t, 'players.0.favor')).toBe(0)
  })
})
