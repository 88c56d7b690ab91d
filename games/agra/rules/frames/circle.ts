import type { Refusal, Seat } from '@durbar/kernel'
import { circleNames, None } from '../names.ts'
import type { Position, Sink } from '../position.ts'

/** AG:4.4 the meditation circle: what an action costs, and which one is blocked. */

/** The action in the center, which is never blocked and does not count as the last one used. */
export const CenterAction = None

export function refuseCircle(p: Position, circle: number, need: number): Refusal | undefined {
  if (circle === p.blocked) return { rule: 'AG:4.7', reason: 'circle-blocked', circle: circleNames[circle] as string }
  return p.points < need ? { rule: 'AG:4.4', reason: 'needs-points', need, have: p.points } : undefined
}

/** AG:4.5 the marker will follow the outer action used last. */
export function spendPoints(p: Position, seat: Seat, circle: number, points: number, sink: Sink): void {
  p.points -= points
  if (circle !== CenterAction) p.lastOuter = circle
  sink?.({ k: 'points-spent', seat, points })
}
