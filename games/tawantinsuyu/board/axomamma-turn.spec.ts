import { describe, expect, it } from 'vitest'
import { turnOfHers } from './axomamma-turn.ts'

const began = (seat: number) => ({ event: 'turn-began', seat })
const deed = { event: 'placed', seat: 1 }

describe('her turn', () => {
  it('is what she did between the last beginning of hers and the next of anybody', () => {
    expect(turnOfHers([began(0), { event: 'passed', seat: 0 }, began(1), deed, began(0)], 1)).toEqual([deed])
  })

  it('ends where a Festival begins', () => {
    expect(turnOfHers([began(1), deed, { event: 'festival-began', seat: 1 }, { event: 'fed', seat: 0 }], 1)).toEqual([
      deed,
    ])
    expect(turnOfHers([began(1), { event: 'festival-began', seat: 1 }], 1)).toEqual([])
  })

  it('is nothing while only the person has moved', () => {
    expect(turnOfHers([began(0), { event: 'passed', seat: 0 }], 1)).toEqual([])
  })
})
