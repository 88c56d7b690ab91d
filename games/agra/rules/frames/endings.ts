import type { Refusal } from '@durbar/kernel'
import type { Position } from '../position.ts'
import { construct, refuseEnoughPaid } from './architect.ts'
import type { Frame } from './index.ts'
import { refuseEnoughSteps } from './influence.ts'
import type { RuleOf } from './rule-types.ts'
import { finishPayment, finishSailing } from './sailor.ts'

/** The two answers that end something: `stop` what one is doing, `decline` what one is offered. */

const notDone: Refusal = { rule: 'AG:10.2', reason: 'must-do-something' }

function refuseStop(p: Position, frame: Frame): Refusal | undefined {
  if (frame.k === 'materials') return refuseEnoughPaid(p, frame)
  if (frame.k === 'choose-guild') return refuseEnoughSteps(frame)
  if (frame.k === 'stand-up' && !frame.mayStop) return notDone
  if (frame.k === 'farmers' && !frame.moved) return notDone
  return undefined
}

export const stop: RuleOf<'stop'> = {
  list(p, _, out, frame) {
    if (!refuseStop(p, frame)) out.push({ k: 'stop' })
  },
  refuse: (p, _, __, frame) => refuseStop(p, frame),
  play(p, seat, _, sink, frame) {
    if (frame.k === 'sailor') finishSailing(p, frame)
    else if (frame.k === 'sailor-payment') finishPayment(p, frame)
    else if (frame.k === 'materials') construct(p, seat, frame.building, false, sink)
  },
}

export const decline: RuleOf<'decline'> = {
  list: (_p, _seat, out) => out.push({ k: 'decline' }),
  refuse: () => undefined,
  play(_p, seat, _, sink, frame) {
    if (frame.k === 'shortage') sink?.({ k: 'lost', seat, good: frame.good, count: frame.missing })
  },
}
