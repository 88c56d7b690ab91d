import type { Seat } from '@durbar/kernel'
import type { Position } from './position.ts'
import { finalScore } from './scoring.ts'

export function evaluate(p: Position, seat: Seat): number {
  return finalScore(p, seat)
}
