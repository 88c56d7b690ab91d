import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { goods, type PlayerScene, restOfTurn, scene } from '../test/table.ts'
import { tawantinsuyu as game } from './index.ts'

const rich: PlayerScene = { potato: 9, corn: 9, stone: 9, gold: 9 }

/** What the view says an answer costs, and what it takes when it is given, payments chosen as they come. */
function toldAndPaid(frame: JsonObject, move: JsonObject, key: string, more: PlayerScene = {}) {
  const table = scene({ players: [{ ...rich, ...more }, {}], agenda: [...restOfTurn(0), { seat: 0, ...frame }] })
  const before = goods(table, 0)
  const told = game.view(table.position, 0).question.prices?.[key]
  table.play(0, move)
  while (table.moves(0)[0]?.move === 'pay') table.play(0, table.moves(0)[0] as JsonObject)
  const after = goods(table, 0)
  const paid = Object.fromEntries(Object.keys(before).map((good) => [good, Number(before[good]) - Number(after[good])]))
  return { told, paid }
}

const cost = (some: JsonObject) => ({ potato: 0, corn: 0, stone: 0, gold: 0, ...some })

describe('prices told with a question', () => {
  it('TW:7.4 Offering: so much corn for each number of steps', () => {
    const own = toldAndPaid({ frame: 'offering', own: true }, { move: 'offer', steps: 2 }, '2')
    expect(own.told).toMatchObject(cost({ corn: 4 }))
    // A temple step may bring goods of its own.
    expect(own.paid.corn).toBe(4)
    const others = toldAndPaid({ frame: 'offering', own: false }, { move: 'offer', steps: 1 }, '1')
    expect(others.told).toMatchObject(cost({ corn: 3 }))
    expect(others.paid.corn).toBe(3)
  })

  it('TW:7.6 army cards: the first one of the active player is free', () => {
    const army = { army: { '1-corn': 2 } }
    const move = { move: 'muster', card: '1-corn' }
    const first = toldAndPaid({ frame: 'muster', free: true }, move, 'any', army)
    expect(first.told).toMatchObject(cost({}))
    expect(first.paid).toEqual(cost({}))
    const next = toldAndPaid({ frame: 'muster', free: false }, move, 'any', army)
    expect(next.told).toMatchObject(cost({ potato: 1 }))
    expect(next.paid).toEqual(cost({ potato: 1 }))
  })

  it('TW:7.5 Refresh: free, then food, for the others corn', () => {
    const spent = { spent: ['P01', 'P02'] }
    const move = { move: 'refresh-building', tile: 'P01' }
    expect(toldAndPaid({ frame: 'refresh', own: true, free: true }, move, 'any', spent).told).toMatchObject(cost({}))
    expect(toldAndPaid({ frame: 'refresh', own: true, free: false }, move, 'any', spent).told).toMatchObject({
      food: 1,
    })
    const others = toldAndPaid({ frame: 'refresh', own: false, free: false }, move, 'any', spent)
    expect(others.told).toMatchObject(cost({ corn: 1 }))
    expect(others.paid).toEqual(cost({ corn: 1 }))
  })

  it('TW:5.8 statues by their size, and nothing for a free one', () => {
    for (const [free, size] of [
      [false, 'small'],
      [false, 'large'],
      [true, 'small'],
    ] as const) {
      const { told, paid } = toldAndPaid({ frame: 'statue', free }, { move: 'statue', statue: `gate-${size}` }, size)
      expect(told).toMatchObject(paid)
    }
  })

  it('TW:5.6 TW:5.7 stairs and buildings cost what the view says', () => {
    const building = toldAndPaid({ frame: 'build', free: false, swapped: false }, { move: 'build', tile: 'P01' }, 'P01')
    expect(building.told).toMatchObject(building.paid)
    const free = toldAndPaid({ frame: 'build', free: true, swapped: false }, { move: 'build', tile: 'P01' }, 'P01')
    expect(free.told).toMatchObject(cost({}))
    expect(free.paid).toEqual(cost({}))
    // Stairs bring a corn and a potato, so that only the stone tells the price.
    const stairs = toldAndPaid({ frame: 'stairs', free: false }, { move: 'stairs', slot: 'S0u' }, 'any')
    expect(stairs.told?.stone).toBe(stairs.paid.stone)
    expect(stairs.told?.stone).toBeGreaterThan(0)
  })
})
