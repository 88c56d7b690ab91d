import type { Refusal } from '@durbar/kernel'
import { None } from '../names.ts'
import type { TurnFrame } from './turn.ts'

/**
 * A turn has up to three actions under way: two from the disc and one from a privilege. Each has parts left to do.
 * Moves name the action they are for; where two equal actions are under way, this file decides which one is meant.
 */

/**
 * The slot of an action with this part left, or None. Of two equal actions the one with less to do comes first, so that
 * as few as possible stay unfinished.
 */
export function slotWith(frame: TurnFrame, action: number, part: number): number {
  let best = None
  for (let slot = 0; slot < 3; slot++) {
    const left = frame.left[slot] as number
    if (frame.actions[slot] !== action || (left & part) === 0) continue
    if (best === None || left < (frame.left[best] as number)) best = slot
  }
  return best
}

/** Strikes out a part that `slotWith` finds. */
export function finishPart(frame: TurnFrame, action: number, part: number): void {
  const slot = slotWith(frame, action, part)
  frame.left[slot] = (frame.left[slot] as number) & ~part
}

const notOpen: Refusal = { rule: 'MH:15', reason: 'action-not-open' }

/** MH:15 a turn holds the actions that were set, each once. */
export function refusePart(frame: TurnFrame, action: number, part: number): Refusal | undefined {
  return slotWith(frame, action, part) === None ? notOpen : undefined
}
