import { describe, expect, it } from 'vitest'
import { asked, decline, deliver, goodsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const pay = (good: string) => ({ move: 'pay-sailor', good })

describe('the Sailor', () => {
  it('AG:6.5 delivers to any number of notables and fulfills at most one order, in any sequence', () => {
    const t = table({
      river: ['sufi', 'cook', 'mahout'],
      seats: [
        {
          goods: { painting: 2, curry: 1, wood: 3, turmeric: 1, statue: 1, clothes: 1 },
          influence: { artisans: 1, merchants: 1 },
          contracts: ['jagirdar'],
        },
        { influence: { artisans: 1, merchants: 1 } },
      ],
    })
    t.play(0, place('sailor'), pay('painting'), deliver('cook', 'wood'), { move: 'order', guild: 'artisans' })
    expect(t.refusal(0, { move: 'order', guild: 'merchants' })).toEqual({ rule: 'AG:6.5', reason: 'one-order' })
    t.play(0, deliver('sufi', 'curry'), deliver('mahout', 'wood'))
    expect(asked(t)).toMatchObject({ frame: 'sailor', used: 5, ordered: true, supplied: ['sufi', 'mahout', 'cook'] })
    expect(t.refusal(0, deliver('cook', 'oil'))).toMatchObject({ rule: 'AG:6.8', reason: 'needs-deliveries' })
  })

  it('AG:6.5 may deliver nothing at all', () => {
    const t = table({ seats: [{ goods: { wood: 1 } }] })
    t.play(0, place('sailor'), stop)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
    expect(read(t, 'players.0.rupees')).toBe(2)
  })

  it('AG:6.6 has one free delivery, and one good paid adds its value', () => {
    const t = table({ river: ['sufi', 'cook'], seats: [{ goods: { curry: 1, wood: 1, oil: 1 } }] })
    t.play(0, place('sailor'), deliver('sufi', 'curry'))
    expect(movesOf(t, 0, 'deliver')).toEqual([])
    expect(t.refusal(0, deliver('cook', 'wood'))).toEqual({
      rule: 'AG:6.8',
      reason: 'needs-deliveries',
      need: 1,
      have: 0,
    })
    t.play(0, pay('oil'), deliver('cook', 'wood'))
    expect(t.refusal(0, pay('oil'))).toEqual({ rule: 'AG:6.6', reason: 'already-paid' })
  })

  it('AG:6.7 AG:1.4 the payment counts what the good is worth when it is paid', () => {
    const t = table({
      seats: [{ goods: { clothes: 1, oil: 1 }, favor: 3, tiles: ['price'] }],
      also: { tokens: { third: 'clothes' }, faces: { third: 'upper' } },
    })
    t.play(0, place('sailor'), pay('clothes'))
    t.play(0, { move: 'favor', action: 'price', mullah: false }, { move: 'price-token', token: 'third' })
    t.play(0, { move: 'set-price', good: 'oil', face: 'lower' })
    expect(asked(t)).toMatchObject({ frame: 'sailor', paid: 4 })
    t.play(0, stop)
    expect(read(t, 'players.0.rupees')).toBe(2 + 4)
  })

  it('AG:6.8 a double delivery uses two', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 2, cotton: 1 } }] })
    t.play(0, place('sailor'))
    expect(t.refusal(0, deliver('cook', 'wood', true))).toEqual({
      rule: 'AG:6.8',
      reason: 'needs-deliveries',
      need: 2,
      have: 1,
    })
    t.play(0, pay('cotton'), deliver('cook', 'wood', true))
    expect(asked(t)).toMatchObject({ used: 2, doubled: ['cook'] })
  })

  it('AG:6.9 AG:9.12 the boat moves in the middle and opens notables for the rest of the action', () => {
    const t = table({
      river: ['cook', 'caliph', 'sufi'],
      marks: { cook: { oil: { seat: 0, markers: 1 } } },
      seats: [{ goods: { wood: 1, bricks: 1, cotton: 1 }, contracts: ['mahout'] }],
    })
    t.play(0, place('sailor'), pay('cotton'))
    expect(t.refusal(0, deliver('caliph', 'bricks'))).toMatchObject({ rule: 'AG:9.1', reason: 'not-available' })
    t.play(0, deliver('cook', 'wood'))
    expect(read(t, 'dock')).toBe(2)
    t.play(0, deliver('caliph', 'bricks'))
    expect(read(t, 'marks.caliph.bricks')).toEqual({ seat: 0, markers: 1 })
  })

  it('AG:6.9 an order inside the action counts the influence from before it', () => {
    const t = table({
      river: ['takshaka', 'sufi'],
      seats: [{ goods: { turmeric: 2, statue: 1, curry: 1 } }],
    })
    t.play(0, place('sailor'), pay('curry'), deliver('takshaka', 'turmeric'))
    expect(t.refusal(0, { move: 'order', guild: 'artisans' })).toMatchObject({
      rule: 'AG:11.5',
      reason: 'needs-influence',
    })
  })

  it('AG:6.10 influence, then the refund; free deliveries are never refunded', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 1, cotton: 1 } }] })
    t.play(0, place('sailor'), pay('cotton'), deliver('cook', 'wood'), stop)
    expect(read(t, 'players.0.rupees')).toBe(3)
    t.play(0, { move: 'step', guild: 'artisans' })
    expect(read(t, 'players.0.rupees')).toBe(4)
    const idle = table({ seats: [{ goods: { cotton: 1 } }] })
    idle.play(0, place('sailor'), pay('cotton'), stop)
    expect(read(idle, 'players.0.rupees')).toBe(3)
  })

  it('AG:14.10 AG:6.6 the Jagirdar has two free deliveries, enough for an order', () => {
    const t = table({
      seats: [{ goods: { turmeric: 1, statue: 1 }, influence: { artisans: 1 }, contracts: ['jagirdar'] }],
    })
    t.play(0, place('sailor'), { move: 'order', guild: 'artisans' }, stop)
    expect(read(t, 'orders.artisans.0')).toBe(0)
    expect(read(t, 'players.0.rupees')).toBe(2 + 2)
  })

  it('AG:14.1 several goods in one payment, worth at most 4; stop ends it', () => {
    const t = table({ seats: [{ goods: { curry: 1, clothes: 1, wood: 1 }, contracts: ['portuguese-trader'] }] })
    t.play(0, place('sailor'), pay('curry'))
    expect(movesOf(t, 0, 'pay-sailor')).toEqual([{ good: 'wood' }])
    expect(t.refusal(0, pay('clothes'))).toEqual({ rule: 'AG:14.1', reason: 'payment-too-high', need: 4, have: 5 })
    t.play(0, stop)
    expect(asked(t)).toMatchObject({ frame: 'sailor', paid: 2 })
  })

  it('AG:14.1 without the Portuguese Trader one good is the whole payment', () => {
    const t = table({ seats: [{ goods: { wood: 2 } }] })
    t.play(0, place('sailor'), pay('wood'))
    expect(asked(t)).toMatchObject({ frame: 'sailor', paid: 1 })
    expect(goodsOf(t, 0)).toEqual({ wood: 1 })
  })
})

describe('the Jagirdar of another player', () => {
  const situation = {
    river: ['cook', 'sufi'],
    seats: [{ goods: { wood: 1 } }, { goods: { oil: 2 }, contracts: ['jagirdar'] }],
  } as const

  it('AG:9.23 may deliver one good even if nothing was delivered, and the turn player is thanked', () => {
    const t = table(situation)
    t.play(0, place('sailor'), stop)
    expect(asked(t)).toEqual({ frame: 'jagirdar', seat: 1 })
    expect(t.refusal(1, deliver('cook', 'oil', true))).toEqual({ rule: 'AG:9.7', reason: 'double-only-by-sailor' })
    t.play(1, deliver('cook', 'oil'))
    expect(read(t, 'players.0.favor')).toBe(1)
    expect(read(t, 'players.1.rupees')).toBe(3)
    t.play(1, { move: 'step', guild: 'artisans' })
    expect(read(t, 'players.1.influence.artisans')).toBe(1)
    expect(asked(t)).toMatchObject({ frame: 'orders', seat: 0 })
  })

  it('AG:9.23 may decline, and is not asked without a good to deliver', () => {
    const t = table(situation)
    t.play(0, place('sailor'), stop)
    t.play(1, decline)
    expect(read(t, 'players.0.favor')).toBe(0)
    const empty = table({ ...situation, seats: [{}, { contracts: ['jagirdar'] }] })
    empty.play(0, place('sailor'), stop)
    expect(asked(empty)).toMatchObject({ frame: 'orders' })
  })
})
