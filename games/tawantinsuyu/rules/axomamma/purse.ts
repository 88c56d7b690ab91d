import type { Cost } from '../box.ts'
import { type Sink, spend } from '../goods.ts'
import { Corn, Gold, Stone } from '../names.ts'
import { count, type Position, player } from '../position.ts'

/** Her place at the table, and the person's. */
export const Her = 1
export const You = 0

function goldFor(p: Position, cost: Cost): number {
  const { goods } = player(p, Her)
  const corn = Math.max(0, cost[Corn] - count(goods, Corn))
  const stone = Math.max(0, cost[Stone] - count(goods, Stone))
  return cost[Gold] + corn + stone
}

/** TW:17.17 gold stands in for anything, but only where it is needed. */
export function sheCanPay(p: Position, cost: Cost): boolean {
  return goldFor(p, cost) <= count(player(p, Her).goods, Gold)
}

export function shePays(p: Position, cost: Cost, sink: Sink): void {
  const { goods } = player(p, Her)
  const corn = Math.min(cost[Corn], count(goods, Corn))
  const stone = Math.min(cost[Stone], count(goods, Stone))
  spend(p, Her, 0, corn, stone, goldFor(p, cost), sink)
}
