import type { Seat } from '@durbar/kernel'
import { takeWeaving } from '../frames/tapestry.ts'
import type { Sink } from '../goods.ts'
import { Action } from '../names.ts'
import type { Position } from '../position.ts'
import { sheClimbsForGold } from './effects.ts'

/** TW:C38 her passive buildings that react to an action, at tables where they work: Z11 and Z12. */
export function axomammaTriggers(p: Position, seat: Seat, action: number, sink: Sink): void {
  if (action === Action.Offering) takeWeaving(p, seat, 0, sink)
  else if (action === Action.Worship) sheClimbsForGold(p, sink)
}
