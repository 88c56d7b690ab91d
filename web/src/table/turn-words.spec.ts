import { describe, expect, it } from 'vitest'
import { isTurnOf } from './turn-words.ts'

describe('a question', () => {
  it('in the turn of another is no turn of mine', () => {
    expect(isTurnOf(1, { active: 0 })).toBe(false)
    expect(isTurnOf(1, { active: 1 })).toBe(true)
  })

  it('is a turn where nobody has one, or the game does not say', () => {
    expect(isTurnOf(1, { active: null })).toBe(true)
    expect(isTurnOf(1, {})).toBe(true)
    expect(isTurnOf(1, null)).toBe(true)
  })
})
