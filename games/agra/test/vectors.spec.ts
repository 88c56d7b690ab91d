import { describe, expect, it } from 'vitest'
import { Good } from '../rules/names.ts'
import { valueNow } from '../rules/position.ts'
import { merchantStart, orderMarkerStarts } from '../rules/setup.ts'
import { asked, decline, deliver, endTurn, favor, goodsOf, movesOf, place, read, stop, table } from './table.ts'

/** The worked examples of the rulebook, by the numbers of the component sheet. */

function dice(...faces: number[]): () => number {
  return () => faces.shift() ?? Number.NaN
}

const openOrders = Array.from({ length: 18 }, () => -1)
const basicBuilt = ['quarry', 'lumber-mill', 'turmeric-field', 'cotton-field']

describe('worked examples: setup, values, meditation', () => {
  it('TV-01 AG:2.12 order dice 3, 5, 1 count from the top', () => {
    expect(orderMarkerStarts(openOrders, dice(3, 5, 1))).toEqual([2, 4, 0])
  })

  it('TV-02 AG:2.4 the Merchant rerolls 6 and 5 and lands with 2 at the lumber mill', () => {
    expect(merchantStart(dice(6, 5, 2))).toBe(1)
  })

  it('TV-03 AG:1.4 curry without a token is worth 2, with the token 3', () => {
    const t = table({ seats: [{}, {}] })
    expect(valueNow(t.position, Good.Curry)).toBe(2)
    t.play(
      0,
      place('trader'),
      { move: 'price-token', token: 'second' },
      { move: 'set-price', good: 'curry', face: 'upper' },
    )
    expect(valueNow(t.position, Good.Curry)).toBe(3)
  })

  it('TV-04 AG:7.1 the farm of the start yields 2 sandstone', () => {
    const t = table()
    t.play(0, place('quarry'), { move: 'produce', count: 2 })
    expect(goodsOf(t, 0)).toEqual({ sandstone: 2 })
  })

  it('TV-05 AG:1.7 sandstone becomes cement or bricks, and nothing else', () => {
    const t = table({ seats: [{ goods: { sandstone: 1 }, favor: 3 }] })
    t.play(0, favor('process'))
    expect(movesOf(t, 0, 'process-good').map((move) => move.good)).toEqual(['cement', 'bricks'])
  })

  it('TV-06 AG:1.10 cement counts 2 and wood 1 as building material', () => {
    const t = table({ seats: [{ goods: { cement: 1, wood: 1 } }] })
    t.play(0, place('architect'), { move: 'build', building: 'paper-mill' }, { move: 'pay-material', good: 'cement' })
    expect(t.refusal(0, stop)).toMatchObject({ rule: 'AG:6.2', reason: 'needs-materials', need: 4, have: 2 })
    t.play(0, { move: 'pay-material', good: 'wood' })
    expect(t.refusal(0, stop)).toBeUndefined()
  })

  it('TV-07 AG:4.2 three workers with the tracker on space 3 yield 2 + 2 + 1 points', () => {
    const board = { sailor: 'standing', trader: 'standing', quarry: 'standing' } as const
    const t = table({ phase: 'meditation', seats: [{ tracker: 3, board }] })
    for (const space of ['sailor', 'trader', 'quarry']) t.play(0, { move: 'lay-down', space })
    expect(read(t, 'points')).toBe(5)
    expect(read(t, 'lying')).toEqual(['sailor', 'trader', 'quarry'])
  })

  it('TV-08 AG:4.4 two points exchange curry for paper', () => {
    const t = table({ phase: 'meditation', seats: [{ goods: { curry: 1 } }], also: { points: 2 } })
    t.play(0, { move: 'exchange', good: 'curry' }, { move: 'take', good: 'paper' })
    expect(goodsOf(t, 0)).toEqual({ paper: 1 })
    expect(read(t, 'points')).toBe(0)
  })

  it('TV-09 AG:4.4 two points process cotton into oil', () => {
    const t = table({ phase: 'meditation', seats: [{ goods: { cotton: 1 } }], also: { points: 2 } })
    t.play(0, { move: 'process-good', good: 'oil', aid: 'none' })
    expect(goodsOf(t, 0)).toEqual({ oil: 1 })
    expect(read(t, 'points')).toBe(0)
  })
})

describe('worked examples: main characters', () => {
  it('TV-10 AG:6.2 AG:6.3 AG:8.4 the paper mill for wood and cement, with a bonus tile and one follower', () => {
    const t = table({
      seats: [{ goods: { wood: 4, cement: 1 }, workers: 2 }, { goods: { wood: 1 } }, { goods: { wood: 2 } }],
    })
    t.play(
      0,
      place('architect'),
      { move: 'build', building: 'paper-mill' },
      { move: 'pay-material', good: 'wood' },
      { move: 'pay-material', good: 'cement' },
      stop,
      { move: 'bonus-tile', tile: '3-favor' },
      { move: 'process', count: 3, aid: 'none' },
    )
    t.play(1, decline)
    t.play(2, { move: 'follow', aid: 'none' })
    expect(read(t, 'players.0.rupees')).toBe(6)
    expect(goodsOf(t, 0)).toEqual({ paper: 3 })
    expect(read(t, 'players.0.favor')).toBe(2)
    expect(goodsOf(t, 1)).toEqual({ wood: 1 })
    expect(goodsOf(t, 2)).toEqual({ wood: 1, paper: 1 })
    expect(read(t, 'workers.architect')).toBe(0)
    expect(read(t, 'workers.paper-mill')).toBe(0)
    expect(read(t, 'players.0.workers')).toBe(0)
  })

  it('TV-11 AG:6.6 AG:6.10 two of four deliveries are left over and come back as two rupees', () => {
    const t = table({ river: ['sufi', 'cook'], seats: [{ goods: { painting: 1, curry: 1, wood: 1 } }] })
    t.play(
      0,
      place('sailor'),
      { move: 'pay-sailor', good: 'painting' },
      deliver('sufi', 'curry'),
      deliver('cook', 'wood'),
    )
    const events = t.play(0, stop, decline)
    expect(events).toContainEqual({ event: 'rupees', seat: 0, why: 'sailor', rupees: 2 })
    expect(read(t, 'players.0.rupees')).toBe(2 + 1 + 1 + 2)
  })

  it('TV-12 AG:6.8 AG:6.9 an order by the Sailor uses two of three deliveries', () => {
    const t = table({
      seats: [{ goods: { curry: 1, wood: 1, painting: 1 }, influence: { scholars: 1 } }],
      also: { orderMarkers: { scholars: 2 } },
    })
    t.play(0, place('sailor'))
    expect(t.refusal(0, { move: 'order', guild: 'scholars' })).toMatchObject({ rule: 'AG:6.8', need: 2, have: 1 })
    t.play(0, { move: 'pay-sailor', good: 'curry' }, { move: 'order', guild: 'scholars' }, stop)
    expect(read(t, 'players.0.rupees')).toBe(2 + 2 + 1)
    expect(read(t, 'orders.scholars.1')).toBe(0)
    expect(read(t, 'orderMarkers.scholars')).toBe(3)
  })

  it('TV-13 AG:9.20 a curry for the Sufi and a wood for the Cook raise two guilds', () => {
    const t = table({ river: ['sufi', 'cook'], seats: [{ goods: { cotton: 1, curry: 1, wood: 1 } }] })
    t.play(
      0,
      place('sailor'),
      { move: 'pay-sailor', good: 'cotton' },
      deliver('sufi', 'curry'),
      deliver('cook', 'wood'),
      stop,
      { move: 'step', guild: 'scholars' },
      { move: 'step', guild: 'artisans' },
    )
    expect(read(t, 'players.0.rupees')).toBe(4)
    expect(read(t, 'players.0.influence')).toEqual({ artisans: 1, merchants: 0, scholars: 1 })
  })

  it('TV-14 AG:9.7 AG:9.21 a double delivery of wood wins the Mahout and one step', () => {
    const t = table({
      river: ['mahout', 'sufi'],
      marks: { mahout: { cement: { seat: 1, markers: 1 } } },
      seats: [{ goods: { wood: 2, cotton: 1 } }, {}],
    })
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'cotton' }, deliver('mahout', 'wood', true))
    expect(read(t, 'players.0.rupees')).toBe(2 + 2 + 1)
    expect(read(t, 'players.0.contracts')).toEqual(['mahout'])
    expect(read(t, 'players.1.favor')).toBe(1)
    t.play(0, stop)
    expect(asked(t)).toMatchObject({ frame: 'steps', guilds: { artisans: 0, merchants: 1, scholars: 0 } })
    t.play(0, { move: 'step', guild: 'merchants' })
    expect(read(t, 'players.0.influence.merchants')).toBe(1)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('TV-15 AG:6.11 two cement and a turmeric buy a curry and two cotton', () => {
    const t = table({ seats: [{ goods: { cement: 2, turmeric: 1 } }] })
    t.play(0, place('trader'))
    for (const good of ['cement', 'cement', 'turmeric']) t.play(0, { move: 'give', good })
    for (const good of ['curry', 'cotton', 'cotton']) t.play(0, { move: 'take', good })
    expect(goodsOf(t, 0)).toEqual({ curry: 1, cotton: 2 })
    expect(asked(t)).toMatchObject({ frame: 'trader', traded: true })
  })

  it('TV-16 AG:6.12 AG:1.6 the price token first: two wood are worth 4 and buy one good of value 3', () => {
    const t = table({ seats: [{ goods: { wood: 2 } }] })
    t.play(
      0,
      place('trader'),
      { move: 'price-token', token: 'first' },
      { move: 'set-price', good: 'wood', face: 'upper' },
      { move: 'give', good: 'wood' },
      { move: 'give', good: 'wood' },
      { move: 'take', good: 'book' },
    )
    expect(goodsOf(t, 0)).toEqual({ book: 1 })
  })

  it('TV-17 AG:7.1 four open cells beside wood yield four wood', () => {
    const covers = ['top-near', 'right-far', 'bottom-near', 'bottom-far', 'left-near', 'left-far']
    const t = table({ seats: [{ covers }] })
    t.play(0, place('lumber-mill'), { move: 'produce', count: 4 })
    expect(goodsOf(t, 0)).toEqual({ wood: 4 })
  })

  it('TV-18 AG:8.1 AG:8.4 three of four cotton become fabric, and Magenta follows', () => {
    const t = table({
      seats: [{ goods: { cotton: 4 } }, { goods: { cotton: 1 } }],
      also: { built: [...basicBuilt, 'weaver'] },
    })
    t.play(0, place('weaver'), { move: 'process', count: 3, aid: 'none' })
    t.play(1, { move: 'follow', aid: 'none' })
    expect(goodsOf(t, 0)).toEqual({ cotton: 1, fabric: 3 })
    expect(goodsOf(t, 1)).toEqual({ fabric: 1 })
    expect(read(t, 'players.0.favor')).toBe(1)
  })
})

describe('worked examples: orders and notables', () => {
  it('TV-19 AG:11.5 AG:11.6 only the Merchants order can be fulfilled, for 3 - 1 rupees and a step', () => {
    const t = table({
      phase: 'order',
      seats: [
        {
          goods: { oil: 1, dye: 1, curry: 1, paper: 1, turmeric: 1, statue: 1 },
          influence: { merchants: 2, scholars: 1 },
        },
        { influence: { merchants: 3 } },
      ],
      also: { orders: { scholars: [null, 1, 1, 1, null, null] }, orderMarkers: { merchants: 3 } },
    })
    expect(movesOf(t, 0, 'order')).toEqual([{ guild: 'merchants' }])
    expect(t.refusal(0, { move: 'order', guild: 'artisans' })).toMatchObject({
      rule: 'AG:11.5',
      reason: 'needs-influence',
    })
    expect(t.refusal(0, { move: 'order', guild: 'scholars' })).toMatchObject({
      rule: 'AG:11.5',
      reason: 'order-limit',
      need: 3,
    })
    t.play(0, { move: 'order', guild: 'merchants' }, { move: 'take-favor' })
    expect(read(t, 'players.0.rupees')).toBe(2 + 2)
    expect(read(t, 'orders.merchants.2')).toBe(0)
    expect(read(t, 'orderMarkers.merchants')).toBe(4)
    expect(read(t, 'players.0.influence.merchants')).toBe(3)
  })

  it('TV-20 AG:9.4 AG:9.9 oil then wood for the Cook: 1 and 2 rupees, and the upper place breaks the tie', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { oil: 1 } }, { goods: { wood: 1 } }] })
    t.play(0, place('sailor'), deliver('cook', 'oil'), stop, decline, endTurn)
    t.play(1, place('sailor'), deliver('cook', 'wood'), stop, decline)
    expect(read(t, 'players.0.rupees')).toBe(3)
    expect(read(t, 'players.1.rupees')).toBe(4)
    expect(read(t, 'players.0.contracts')).toEqual(['cook'])
    expect(read(t, 'players.1.favor')).toBe(1)
  })

  it('TV-21 AG:9.4 who fills a notable alone gets 1 + 2, or 1 + 2 + 3 rupees', () => {
    const two = table({ river: ['cook', 'sufi'], seats: [{ goods: { oil: 1, wood: 1, cotton: 1 } }] })
    two.play(
      0,
      place('sailor'),
      { move: 'pay-sailor', good: 'cotton' },
      deliver('cook', 'oil'),
      deliver('cook', 'wood'),
    )
    expect(read(two, 'players.0.rupees')).toBe(2 + 3)
    const goods = { painting: 1, paper: 1, oil: 1, curry: 1 }
    const three = table({ river: ['court-artist', 'sufi'], seats: [{ goods }], also: { dock: 5 } })
    three.play(0, place('sailor'), { move: 'pay-sailor', good: 'curry' })
    for (const good of ['painting', 'paper', 'oil']) three.play(0, deliver('court-artist', good))
    expect(read(three, 'players.0.rupees')).toBe(2 + 6)
  })

  it('TV-22 AG:14.15 a double delivery wins the Mosaic Maker, any tile, and points for favor from then on', () => {
    const t = table({
      river: ['mosaic-maker', 'sufi'],
      marks: { 'mosaic-maker': { dye: { seat: 1, markers: 1 } } },
      seats: [{ goods: { cement: 2, wood: 1 } }, {}],
      also: { dock: 2 },
    })
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'wood' }, deliver('mosaic-maker', 'cement', true))
    expect(read(t, 'players.0.rupees')).toBe(2 + 2 + 1)
    expect(read(t, 'players.1.favor')).toBe(1)
    expect(movesOf(t, 0, 'take-tile')).toHaveLength(14)
    t.play(0, { move: 'take-tile', tile: 'free-peon' })
    expect(read(t, 'players.0.tiles')).toEqual(['free-peon'])
    const later = table({ phase: 'meditation', seats: [{ contracts: ['mosaic-maker'] }], also: { points: 3 } })
    expect(movesOf(later, 0, 'mosaic')).toEqual([{ favor: 1 }, { favor: 2 }])
    later.play(0, { move: 'mosaic', favor: 2 })
    expect(read(later, 'players.0.favor')).toBe(2)
    expect(read(later, 'points')).toBe(0)
  })

  it('TV-23 AG:9.10 AG:9.15 AG:9.24 AG:12.3 Magenta takes the Jagirdar, the boat moves, then Yellow rises', () => {
    const t = table({
      river: ['jagirdar', 'mullah', 'caliph', 'sufi'],
      marks: { jagirdar: { fabric: { seat: 1, markers: 2 } } },
      seats: [
        { goods: { bricks: 1, planks: 1, cotton: 1 }, influence: { merchants: 2 } },
        { goods: { cotton: 5 }, contracts: ['cook', 'mahout'] },
      ],
      also: { dock: 2 },
    })
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'cotton' }, deliver('mullah', 'bricks'))
    const events = t.play(0, deliver('jagirdar', 'planks'))
    expect(read(t, 'players.0.rupees')).toBe(2 + 1 + 3)
    expect(read(t, 'players.1.contracts')).toContain('jagirdar')
    expect(events.map((event) => event.event)).toEqual([
      'delivered',
      'rupees',
      'contract-won',
      'favor',
      'boat-moved',
      'merchant-moved',
      'favor',
    ])
    expect(read(t, 'players.0.favor')).toBe(1)
    expect(read(t, 'players.1.favor')).toBe(3)
    expect(read(t, 'dock')).toBe(3)
    t.play(0, stop, { move: 'step', guild: 'scholars' }, { move: 'step', guild: 'merchants' })
    expect(asked(t)).toMatchObject({ frame: 'influence-bonus', seat: 0, favor: 1 })
    t.play(0, { move: 'take-tile', tile: 'sell' })
    expect(read(t, 'players.0.tiles')).toEqual(['sell'])
    expect(read(t, 'players.0.influence')).toMatchObject({ merchants: 3, scholars: 1 })
  })

  it('TV-26 AG:14.1 the Portuguese Trader lets four basic goods buy four deliveries, and no fifth', () => {
    const t = table({ seats: [{ goods: { wood: 3, turmeric: 2 }, contracts: ['portuguese-trader'] }] })
    t.play(0, place('sailor'))
    for (const good of ['wood', 'wood', 'turmeric']) t.play(0, { move: 'pay-sailor', good })
    expect(asked(t)).toMatchObject({ frame: 'sailor-payment', paid: 3 })
    t.play(0, { move: 'pay-sailor', good: 'turmeric' })
    expect(asked(t)).toMatchObject({ frame: 'sailor', paid: 4 })
    expect(t.refusal(0, { move: 'pay-sailor', good: 'wood' })).toMatchObject({ rule: 'AG:6.6', reason: 'already-paid' })
    t.play(0, stop)
    expect(read(t, 'players.0.rupees')).toBe(2 + 4)
  })

  it('TV-27 AG:14.20 AG:11.4 the Sadr us-Sudur lets paper go into the free curry bowl', () => {
    const t = table({
      river: ['sadr-us-sudur', 'sufi'],
      marks: { 'sadr-us-sudur': { clothes: { seat: 0, markers: 1 } } },
      seats: [{ goods: { paper: 2 } }],
      also: { dock: 4, bowls: { paper: 1 } },
    })
    t.play(0, place('sailor'), deliver('sadr-us-sudur', 'paper'))
    expect(asked(t)).toMatchObject({ frame: 'sadr', seat: 0 })
    expect(t.refusal(0, { move: 'offering', good: 'paper', bowl: 'statue' })).toMatchObject({
      rule: 'AG:11.4',
      need: 3,
      have: 2,
    })
    t.play(0, { move: 'offering', good: 'paper', bowl: 'curry' })
    expect(read(t, 'bowls.curry')).toBe(0)
    expect(goodsOf(t, 0)).toEqual({})
  })
})
