import { describe, expect, it } from 'vitest'
import { goods, movesOf, restOfTurn, scene } from '../test/table.ts'

/** Costs are asked for through whatever charges them: here food, then stone. */
const payFood = (food: number) => [
  ...restOfTurn(0),
  { frame: 'turn', seat: 0, done: [] },
  { frame: 'pay', seat: 0, cost: { potato: 0, corn: 0, stone: 0, gold: 0, food } },
]

describe('resources', () => {
  it('TW:1.1 the supply has no limit', () => {
    const table = scene({
      players: [{ potato: 80, gold: 1, workers: ['red'] }],
    })
    table.play(0, { move: 'place', worker: 'red', role: 'warrior', space: 'U0c' }, { move: 'pay-gold' })
    table.play(0, { move: 'task', task: 'potato' })
    expect(goods(table, 0)).toMatchObject({ potato: 83 })
  })

  it('TW:1.2 food is potatoes or corn in any mix, the sensible way first', () => {
    const table = scene({ players: [{ potato: 2, corn: 2 }], agenda: payFood(3) })
    expect(movesOf(table, 0, 'pay')).toEqual([
      { potato: 2, corn: 1, stone: 0, gold: 0 },
      { potato: 1, corn: 2, stone: 0, gold: 0 },
    ])
  })

  it('TW:1.2 with corn that is no food only potatoes are eaten', () => {
    const table = scene({
      players: [{ potato: 3, corn: 2, gold: 1 }],
      options: { cornIsFood: 'off' },
      agenda: payFood(3),
    })
    expect(movesOf(table, 0, 'pay')).toEqual([
      { potato: 3, corn: 0, stone: 0, gold: 0 },
      { potato: 2, corn: 0, stone: 0, gold: 1 },
    ])
  })

  it('TW:1.3 TW:C1 gold stands in for anything, nothing stands in for gold', () => {
    const statue = [...restOfTurn(0), { frame: 'statue', seat: 0, free: false }]
    const table = scene({ players: [{ stone: 3, gold: 1 }], agenda: statue })
    expect(table.refusal(0, { move: 'statue', statue: 'gate-large' })).toEqual({
      rule: 'TW:5.8',
      reason: 'needs-gold',
      need: 2,
      have: 1,
    })
    table.play(0, { move: 'statue', statue: 'gate-small' })
    expect(movesOf(table, 0, 'pay')).toEqual([
      { potato: 0, corn: 0, stone: 3, gold: 0 },
      { potato: 0, corn: 0, stone: 2, gold: 1 },
    ])
    table.play(0, { move: 'pay', potato: 0, corn: 0, stone: 2, gold: 1 })
    expect(goods(table, 0)).toEqual({ potato: 0, corn: 0, stone: 1, gold: 0 })
  })

  it('TW:1.3 refuses other amounts than the price', () => {
    const table = scene({ players: [{ potato: 4, corn: 2 }], agenda: payFood(3) })
    expect(table.refusal(0, { move: 'pay', potato: 4, corn: 0, stone: 0, gold: 0 })).toMatchObject({
      reason: 'not-the-price',
    })
    expect(table.refusal(0, { move: 'pay', potato: 0, corn: 3, stone: 0, gold: 0 })).toEqual({
      rule: 'TW:1.3',
      reason: 'needs-corn',
      need: 3,
      have: 2,
    })
  })

  it('TW:C1 at a table where gold is not wild it pays only what costs gold', () => {
    const table = scene({
      players: [{ stone: 2, gold: 5 }],
      options: { goldIsWild: 'off' },
      agenda: [...restOfTurn(0), { frame: 'tasks', seat: 0 }],
      rest: { placement: { space: 'U3c', tasks: 1 } },
    })
    expect(table.refusal(0, { move: 'task', task: 'statue' })).toMatchObject({
      rule: 'TW:5.8',
      reason: 'needs-stone',
      need: 3,
      have: 2,
    })
  })
})
