import { describe, expect, it } from 'vitest'
import { asked, decline, deliver, favor, goodsOf, kindsOf, movesOf, place, read, table } from '../../test/table.ts'
import { invariants } from '../index.ts'

const produce = (count: number) => ({ move: 'produce', count })
const back = (good: string) => ({ move: 'return-good', good })

describe('markers', () => {
  it('AG:13.1 AG:1.2 twenty-two in all, wherever they lie', () => {
    const t = table({
      river: ['cook', 'sufi'],
      seats: [{ goods: { wood: 2, oil: 2, clothes: 2 }, favor: 5, influence: { artisans: 1 } }],
    })
    const placed = () => invariants(t.position).filter((problem) => problem.startsWith('I-01'))
    t.play(0, favor('basic-good'), { move: 'take', good: 'cotton' }, { move: 'luxury', good: 'clothes' })
    expect(placed()).toEqual([])
    t.play(
      0,
      place('sailor'),
      { move: 'pay-sailor', good: 'clothes' },
      deliver('cook', 'wood', true),
      { move: 'stop' },
      decline,
    )
    expect(placed()).toEqual([])
    t.play(0, { move: 'akbar', good: 'oil' })
    expect(placed()).toEqual([])
    t.position.players[0]?.goods.fill(3)
    expect(placed()).toHaveLength(1)
  })

  it('AG:1.13 favor comes from the game: a marker of the own supply, nothing from anybody else', () => {
    const t = table({ seats: [{ favor: 2 }, { board: { quarry: 'standing' } }] })
    t.play(0, place('quarry'))
    expect(read(t, 'players.1')).toMatchObject({ favor: 1, supply: 21 })
    expect(read(t, 'players.0')).toMatchObject({ favor: 2, supply: 20 })
  })

  it('AG:13.2 processing, exchanging, delivering and Akbar need no supply', () => {
    const t = table({
      phase: 'order',
      seats: [
        {
          goods: { wood: 1, oil: 1, turmeric: 1, statue: 1 },
          supply: 0,
          favor: 2,
          tiles: ['exchange'],
          influence: { artisans: 1 },
        },
      ],
    })
    t.play(0, favor('exchange'), { move: 'exchange', good: 'wood' }, { move: 'take', good: 'cotton' })
    expect(goodsOf(t, 0)).toEqual({ cotton: 1, oil: 1, turmeric: 1, statue: 1 })
    t.play(0, { move: 'order', guild: 'artisans' })
    expect(read(t, 'players.0.supply')).toBe(1 + 2 - 1)
    expect(read(t, 'orders.artisans.0')).toBe(0)
  })

  it('AG:13.3 AG:13.4 a production with too few markers: what fits is placed, the rest may be bought with own markers', () => {
    const t = table({ seats: [{ goods: { wood: 1, oil: 1 }, favor: 1, supply: 1, covers: [] }] })
    t.play(0, place('quarry'), produce(4))
    expect(goodsOf(t, 0)).toEqual({ sandstone: 1, wood: 1, oil: 1 })
    expect(asked(t)).toEqual({ frame: 'shortage', seat: 0, good: 'sandstone', missing: 3 })
    expect(kindsOf(t, 0)).toEqual(['return-good', 'return-favor', 'decline'])
    t.play(0, back('wood'), { move: 'return-favor' })
    expect(goodsOf(t, 0)).toEqual({ sandstone: 3, oil: 1 })
    const events = t.play(0, decline)
    expect(events).toEqual([{ event: 'lost', seat: 0, good: 'sandstone', count: 1 }])
    expect(read(t, 'players.0.supply')).toBe(0)
  })

  it('AG:13.4 what is missing counts against what the player chooses to place', () => {
    const t = table({ seats: [{ goods: { wood: 1 }, supply: 2, covers: [] }] })
    t.play(0, place('quarry'), produce(2))
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:13.4 for favor only goods are given, and never what is being gained', () => {
    const t = table({
      seats: [{}, { board: { quarry: 'standing' }, tracker: 4, goods: { wood: 1 }, favor: 3, supply: 0 }],
    })
    t.play(0, place('quarry'))
    expect(asked(t)).toMatchObject({ frame: 'shortage', seat: 1, good: null, missing: 2 })
    expect(t.refusal(1, { move: 'return-favor' })).toEqual({ rule: 'AG:13.4', reason: 'returns-what-is-gained' })
    expect(t.refusal(1, back('oil'))).toMatchObject({ rule: 'AG:13.4', reason: 'needs-good' })
    const events = t.play(1, back('wood'))
    expect(read(t, 'players.1.favor')).toBe(4)
    expect(events).toContainEqual({ event: 'lost', seat: 1, good: null, count: 1 })
    expect(asked(t)).toMatchObject({ frame: 'production', seat: 0 })
  })

  it('AG:13.4 who has nothing but the good gained is not asked', () => {
    const t = table({ seats: [{ goods: { sandstone: 4 }, supply: 0 }] })
    t.play(0, place('quarry'))
    expect(t.play(0, produce(2))).toContainEqual({ event: 'lost', seat: 0, good: 'sandstone', count: 2 })
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:13.5 without a shortage nothing can be returned, and markers elsewhere never', () => {
    const t = table({
      seats: [
        {
          goods: { wood: 1 },
          used: ['influence'],
          french: ['oil', null, null],
          contracts: ['french-trader'],
          supply: 0,
        },
      ],
    })
    expect(t.refusal(0, back('wood'))).toMatchObject({ reason: 'not-asked-now' })
    t.play(0, place('cotton-field'), produce(1))
    expect(movesOf(t, 0, 'return-good')).toEqual([{ good: 'wood' }])
    expect(kindsOf(t, 0)).toEqual(['return-good', 'decline'])
  })

  it('AG:13.6 the markers of an order are back before the gain it causes', () => {
    const t = table({
      phase: 'order',
      seats: [
        { goods: { turmeric: 1, statue: 1 }, supply: 0, influence: { artisans: 2 } },
        { influence: { artisans: 5 } },
      ],
    })
    t.play(0, { move: 'order', guild: 'artisans' }, { move: 'take-favor' })
    expect(read(t, 'players.0')).toMatchObject({ favor: 1, supply: 0 })
  })
})
