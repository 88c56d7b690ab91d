import { describe, expect, it } from 'vitest'
import { traceOf } from './last-move.ts'
import { cityLayout, riverLayout, smallCity } from './layout.ts'

const cards = (...levels: readonly number[]) =>
  levels.flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => ({ name: `${index + 1} ${place}`, level: index + 1 })),
  )

describe('the river', () => {
  it.each([
    ['four players', cards(5, 4, 3, 2), 7],
    ['fewer', cards(4, 3, 2, 1), 5],
  ] as const)('has both banks equally full for %s', (_, river, perBank) => {
    const { slots } = riverLayout('full', 656, 408, river)
    const banks = [...new Set(slots.map(({ y }) => y))].map((bank) => slots.filter(({ y }) => y === bank))
    expect(banks.map((bank) => bank.length)).toEqual([perBank, perBank])
    for (const bank of banks) expect(bank.map(({ level }) => level)).toEqual(bank.map(({ level }) => level).sort())
  })

  it.each([
    ['full', 656],
    ['full', 900],
    ['small', 390],
  ] as const)('keeps docks apart and inside (%s, %i)', (detail, width) => {
    for (const river of [cards(5, 4, 3, 2), cards(4, 3, 2, 1)]) {
      const { docks } = riverLayout(detail, width, 0, river)
      docks.reduce((before, dock) => {
        expect(dock - before).toBeGreaterThan(detail === 'full' ? 22 : 18)
        return dock
      })
      expect(Math.max(...docks)).toBeLessThan(width)
    }
  })
})

describe('the city', () => {
  it.each([cityLayout(656), cityLayout(940), smallCity])('has its tiles and plates inside', (layout) => {
    for (let good = 0; good < 16; good++) {
      const { x, y, width, height } = layout.tile(good)
      expect(x + width).toBeLessThanOrEqual(layout.width)
      expect(y + height).toBeLessThanOrEqual(layout.bottom)
    }
    const [second, third] = [layout.character(1), layout.character(2)]
    expect(second.x + second.width).toBeLessThan(layout.circle.x - layout.circle.r)
    expect(third.x).toBeGreaterThan(layout.circle.x + layout.circle.r)
  })
})

describe('the trace', () => {
  it('numbers what the last turn touched, and nothing of the one before', () => {
    const trace = traceOf([
      { event: 'turn-began', seat: 1, round: 2 },
      { event: 'placed', seat: 1, space: 'sailor' },
      { event: 'turn-began', seat: 2, round: 2 },
      { event: 'placed', seat: 2, space: 'quarry' },
      { event: 'produced', seat: 2, good: 'sandstone', count: 3 },
      { event: 'merchant-moved', die: 3, to: 'weaver' },
      { event: 'given-to-akbar', seat: 2, good: 'oil', bowl: 'oil' },
      { event: 'turn-began', seat: 0, round: 3 },
    ])
    expect(trace.has('space:sailor')).toBe(false)
    expect(trace.get('space:quarry')).toBe(1)
    expect(trace.get('bowl:oil')).toBe(2)
    expect(trace.has('merchant')).toBe(true)
  })
})
