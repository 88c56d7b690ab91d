import { describe, expect, it } from 'vitest'
import { between, curveThrough, lengthOf, pointAlong, pointAt, trimmed } from './curve.ts'
import { distance } from './geometry.ts'

const places = [
  { x: 0, y: 0 },
  { x: 100, y: 40 },
  { x: 200, y: 0 },
]

describe('a curve through places', () => {
  const pieces = curveThrough(places)

  it('passes through every one of them', () => {
    expect(pieces.map((piece) => piece[0])).toEqual(places.slice(0, 2))
    expect(pieces.at(-1)?.[3]).toEqual(places.at(-1))
  })

  it('bends: halfway between two places it leaves the straight line', () => {
    const [first] = pieces
    if (!first) throw new Error('no piece')
    const middle = pointAt(first, 0.5)
    expect(Math.abs(middle.y - (middle.x * 40) / 100)).toBeGreaterThan(2)
  })

  it('is cut where it leaves the discs at its ends', () => {
    const [first] = pieces
    if (!first) throw new Error('no piece')
    const part = trimmed(first, 20, 30)
    expect(distance(part[0], first[0])).toBeCloseTo(20, 3)
    expect(distance(part[3], first[3])).toBeCloseTo(30, 3)
  })

  it('is as long as its parts', () => {
    const [first] = pieces
    if (!first) throw new Error('no piece')
    const parts = lengthOf(between(first, 0, 0.4)) + lengthOf(between(first, 0.4, 1))
    expect(parts).toBeCloseTo(lengthOf(first), 1)
  })

  it('finds its middle by length', () => {
    const middle = pointAlong(pieces, 0.5)
    expect(middle.x).toBeCloseTo(100, 1)
    expect(middle.y).toBeCloseTo(40, 1)
  })
})
