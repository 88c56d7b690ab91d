import type { Seat } from '@durbar/kernel'
import { type Position, player } from './position.ts'

/** Placeholder until the real evaluation stands beside it. */
export function evaluate(p: Position, seat: Seat): number {
  return player(p, seat).gold
}
