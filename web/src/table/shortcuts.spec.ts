import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const stroke = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('shortcutOf', () => {
  it('knows single letters, if wanted', () => {
    expect(shortcutOf(stroke('m'), true)).toBe('moves')
    expect(shortcutOf(stroke('m'), false)).toBeUndefined()
    expect(shortcutOf(stroke('q'), true)).toBeUndefined()
  })

  it('always knows the undo of the system', () => {
    expect(shortcutOf(stroke('z', { ctrlKey: true }), false)).toBe('undo')
    expect(shortcutOf(stroke('Z', { metaKey: true, shiftKey: true }), false)).toBe('redo')
    expect(shortcutOf(stroke('y', { ctrlKey: true }), false)).toBe('redo')
  })

  it('leaves other combinations to the browser', () => {
    expect(shortcutOf(stroke('c', { ctrlKey: true }), true)).toBeUndefined()
    expect(shortcutOf(stroke('l', { altKey: true }), true)).toBeUndefined()
  })
})
