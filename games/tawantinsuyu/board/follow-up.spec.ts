import { describe, expect, it } from 'vitest'
import { bringsGoodsAlone, plainPayment } from './follow-up.ts'
import type { WrittenMove } from './written.ts'

const pay = (some: Partial<Record<'potato' | 'corn' | 'stone' | 'gold', number>>): WrittenMove => ({
  move: 'pay',
  potato: 0,
  corn: 0,
  stone: 0,
  gold: 0,
  ...some,
})
const take = (effect: string): WrittenMove => ({ move: 'take', effect })

describe('what a press brings with it', () => {
  it('pays without more gold than it takes', () => {
    expect(plainPayment([pay({ potato: 1 }), pay({ gold: 1 })])).toEqual(pay({ potato: 1 }))
    expect(plainPayment([pay({ corn: 4, gold: 2 }), pay({ corn: 5, gold: 1 })])).toEqual(pay({ corn: 5, gold: 1 }))
  })

  it('asks where potatoes or corn would do, and where nothing is to be paid', () => {
    expect(plainPayment([pay({ potato: 1 }), pay({ corn: 1 }), pay({ gold: 1 })])).toBeUndefined()
    expect(plainPayment([{ move: 'pass' }])).toBeUndefined()
  })

  it('takes goods and points, but nothing that asks more or cannot be taken back', () => {
    expect(bringsGoodsAlone([take('2 potato'), take('1 vp'), { move: 'pass' }])).toBe(true)
    expect(bringsGoodsAlone([take('2 potato'), take('1 army-card')])).toBe(false)
    expect(bringsGoodsAlone([take('2 potato'), take('1 statue')])).toBe(false)
    expect(bringsGoodsAlone([{ move: 'pass' }])).toBe(false)
  })
})
