import { describe, expect, it } from 'vitest'
import { asked, goodsOf, kindsOf, place, read, stop, table } from '../../test/table.ts'

const give = (good: string) => ({ move: 'give', good })
const take = (good: string) => ({ move: 'take', good })

describe('the Trader', () => {
  it('AG:6.11 takes one to three goods, and gives others worth at least one less in all', () => {
    const t = table({ seats: [{ goods: { wood: 2, oil: 2 } }] })
    t.play(0, place('trader'), give('oil'), give('oil'), give('wood'))
    expect(t.refusal(0, give('wood'))).toMatchObject({ rule: 'AG:6.11', reason: 'at-most' })
    t.play(0, take('statue'))
    expect(t.refusal(0, take('curry'))).toEqual({ rule: 'AG:6.11', reason: 'worth-too-much', need: 2, have: 1 })
    t.play(0, take('wood'))
    expect(goodsOf(t, 0)).toEqual({ wood: 2, statue: 1 })
    expect(asked(t)).toEqual({ frame: 'trader', seat: 0, traded: true, priced: false })
    expect(t.refusal(0, give('wood'))).toEqual({ rule: 'AG:6.11', reason: 'traded-already' })
  })

  it('AG:6.11 whoever has begun to take gives no more, and may take less', () => {
    const t = table({ seats: [{ goods: { clothes: 2 } }] })
    t.play(0, place('trader'), give('clothes'), take('wood'))
    expect(t.refusal(0, give('clothes'))).toEqual({ rule: 'AG:6.11', reason: 'already-taking' })
    t.play(0, stop)
    expect(goodsOf(t, 0)).toEqual({ wood: 1, clothes: 1 })
  })

  it('AG:6.12 one price operation before or after the exchange, not within it', () => {
    const t = table({ seats: [{ goods: { clothes: 1 } }] })
    t.play(0, place('trader'), give('clothes'))
    expect(kindsOf(t, 0)).not.toContain('price-token')
    t.play(
      0,
      take('curry'),
      { move: 'price-token', token: 'second' },
      { move: 'set-price', good: 'curry', face: 'upper' },
    )
    expect(asked(t)).toMatchObject({ frame: 'orders' })
    const first = table({ seats: [{ goods: { clothes: 1 } }] })
    first.play(
      0,
      place('trader'),
      { move: 'price-token', token: 'third' },
      { move: 'set-price', good: 'clothes', face: 'upper' },
    )
    expect(first.refusal(0, { move: 'price-token', token: 'first' })).toEqual({
      rule: 'AG:6.12',
      reason: 'priced-already',
    })
    first.play(0, give('clothes'), take('book'))
    expect(goodsOf(first, 0)).toEqual({ book: 1 })
  })

  it('AG:6.12 both parts may be left out', () => {
    const t = table({ seats: [{ goods: { clothes: 1 } }] })
    t.play(0, place('trader'), stop)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
    const priceOnly = table()
    priceOnly.play(
      0,
      place('trader'),
      { move: 'price-token', token: 'first' },
      { move: 'set-price', good: 'oil', face: 'lower' },
      stop,
    )
    expect(read(priceOnly, 'tokens.first')).toBe('oil')
  })

  it('AG:13.6 AG:13.3 what is given is in the supply before something is taken; then markers can run out', () => {
    const t = table({ seats: [{ goods: { clothes: 1 }, supply: 0, favor: 1 }] })
    t.play(0, place('trader'), give('clothes'), take('wood'))
    expect(goodsOf(t, 0)).toEqual({ wood: 1 })
    t.play(0, take('cotton'))
    expect(asked(t)).toMatchObject({ frame: 'shortage', good: 'cotton', missing: 1 })
    t.play(0, { move: 'return-favor' })
    expect(goodsOf(t, 0)).toEqual({ wood: 1, cotton: 1 })
    expect(read(t, 'players.0.favor')).toBe(0)
  })
})
