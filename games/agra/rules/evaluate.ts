import type { Seat } from '@durbar/kernel'
import type { Position } from './position.ts'
import { scoreOf } from './scoring.ts'

export function evaluate(p: Position, seat: Seat): number {
  return scoreOf(p, seat)
}
