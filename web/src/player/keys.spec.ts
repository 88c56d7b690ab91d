import { expect, it } from 'vitest'
import { playerKeyOf } from './keys.ts'

const stroke = (key: string, more: Partial<Parameters<typeof playerKeyOf>[0]> = {}) =>
  playerKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

it('goes by move, turn, round and turning point', () => {
  expect(stroke('ArrowRight')).toEqual({ t: 'step', direction: 1 })
  expect(stroke('ArrowLeft', { shiftKey: true })).toEqual({ t: 'turn', direction: -1 })
  expect(stroke('ArrowRight', { ctrlKey: true })).toEqual({ t: 'round', direction: 1 })
  expect(stroke('ArrowRight', { metaKey: true })).toEqual({ t: 'round', direction: 1 })
  expect(stroke('PageUp')).toEqual({ t: 'round', direction: -1 })
  expect(stroke('Home')).toEqual({ t: 'first' })
  expect(stroke('End')).toEqual({ t: 'last' })
  expect(stroke(' ')).toEqual({ t: 'play' })
  expect(stroke('Escape')).toEqual({ t: 'back' })
  expect(stroke('s')).toEqual({ t: 'swing', direction: 1 })
  expect(stroke('S', { shiftKey: true })).toEqual({ t: 'swing', direction: -1 })
  expect(stroke('3')).toEqual({ t: 'eyes', digit: 3 })
})

it('leaves the keys of the browser alone', () => {
  expect(stroke('ArrowLeft', { altKey: true })).toBeUndefined()
  expect(stroke('s', { ctrlKey: true })).toBeUndefined()
  expect(stroke('h', { ctrlKey: true })).toBeUndefined()
  expect(stroke('t', { metaKey: true })).toBeUndefined()
  expect(stroke('a')).toBeUndefined()
})
