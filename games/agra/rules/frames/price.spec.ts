import { describe, expect, it } from 'vitest'
import { kindsOf, movesOf, place, read, table } from '../../test/table.ts'

describe('price tokens', () => {
  it('AG:1.5 lie one away from the printed value, one on a good', () => {
    const t = table({ seats: [{}], also: { tokens: { first: 'wood' }, faces: { first: 'upper' } } })
    t.play(0, place('trader'), { move: 'price-token', token: 'second' })
    expect(t.refusal(0, { move: 'set-price', good: 'wood', face: 'lower' })).toMatchObject({
      rule: 'AG:1.5',
      reason: 'token-there',
    })
    expect(t.refusal(0, { move: 'set-price', good: 'wood', face: 'upper' })).toMatchObject({
      rule: 'AG:1.5',
      reason: 'not-one-away',
    })
    expect(movesOf(t, 0, 'set-price')).toHaveLength(3 + 8 + 4)
  })

  it('AG:1.6 can be placed, moved and turned, but not left as they are or sent home', () => {
    const t = table({ seats: [{}], also: { tokens: { first: 'wood' }, faces: { first: 'upper' } } })
    t.play(0, place('trader'), { move: 'price-token', token: 'first' })
    expect(t.refusal(0, { move: 'set-price', good: 'wood', face: 'upper' })).toEqual({
      rule: 'AG:1.6',
      reason: 'changes-nothing',
    })
    t.play(0, { move: 'set-price', good: 'curry', face: 'lower' })
    expect(read(t, 'tokens.first')).toBe('curry')
    expect(read(t, 'faces.first')).toBe('lower')
    expect(kindsOf(t, 0)).toEqual(['stop'])
  })
})
