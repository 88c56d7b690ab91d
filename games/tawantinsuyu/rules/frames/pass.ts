import type { Refusal } from '@durbar/kernel'
import type { Frame } from './index.ts'
import { plainMove, type RuleOf } from './rule-types.ts'

/** Doing no more of what is optional: the question is over, and what lies below it goes on. */
export const pass: RuleOf<'pass'> = plainMove(
  { k: 'pass' },
  (_, __, frame) => refusePass(frame),
  (p, seat, _, sink, frame) => {
    if (frame.k === 'tasks') {
      sink?.({ k: 'tasks-lost', seat, tasks: p.placement.tasks })
      p.placement.tasks = 0
    } else sink?.({ k: 'passed', seat })
  },
)

/** TW:5.7 whoever has paid for a swap removes at least one tile. */
function refusePass(frame: Frame): Refusal | undefined {
  return frame.k === 'swap' && frame.removed === 0 ? { rule: 'TW:5.7', reason: 'remove-one-at-least' } : undefined
}
