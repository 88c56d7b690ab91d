import { describe, expect, it } from 'vitest'
import { herTurnAfter, untold } from './axomamma-turn.ts'

const began = (seat: number) => ({ event: 'turn-began', seat })
const festival = { event: 'festival-began', seat: 1 }
const passed = { event: 'passed', seat: 0 }
const deed = { event: 'placed', seat: 1 }
const more = { event: 'conquered', seat: 1 }

describe('her turn', () => {
  it('is what she did between the last beginning of hers and the next of anybody', () => {
    expect(herTurnAfter(untold, [began(0), passed, began(1), deed, began(0)], 1)).toEqual({
      events: [deed],
      running: false,
    })
  })

  it('goes on after the person was asked in the middle of it', () => {
    const first = herTurnAfter(untold, [passed, began(1), deed], 1)
    expect(first).toEqual({ events: [deed], running: true })
    const second = herTurnAfter(first ?? untold, [passed, more, began(0)], 1)
    expect(second).toEqual({ events: [deed, passed, more], running: false })
    expect(herTurnAfter(second ?? untold, [passed], 1)).toBeUndefined()
  })

  it('ends where a Festival begins', () => {
    expect(herTurnAfter(untold, [began(1), deed, festival, { event: 'fed', seat: 0 }], 1)?.events).toEqual([deed])
    expect(herTurnAfter(untold, [began(1), festival], 1)).toEqual({ events: [], running: false })
  })

  it('is nothing while only the person has moved', () => {
    expect(herTurnAfter(untold, [began(0), passed], 1)).toBeUndefined()
  })
})
