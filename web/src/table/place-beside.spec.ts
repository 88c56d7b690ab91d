import { describe, expect, it } from 'vitest'
import { placeBeside } from './place-beside.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
const card = box(0, 0, 200, 80)

describe('placeBeside', () => {
  it('goes above, in the middle', () => {
    expect(placeBeside(box(400, 300, 40, 40), card, 1280, 800)).toEqual({ left: 320, top: 210 })
  })
  it('goes below at the top of the screen, and stays inside at its edge', () => {
    expect(placeBeside(box(0, 20, 40, 40), card, 1280, 800)).toEqual({ left: 10, top: 70 })
  })
  it('goes to a side when there is room neither above nor below', () => {
    expect(placeBeside(box(100, 20, 100, 360), card, 800, 400)).toEqual({ left: 210, top: 160 })
  })
})
