import { push, type Refusal, type Seat } from '@durbar/kernel'
import { GoodCount, goodNames, Ledger, None, Notable } from '../names.ts'
import { addRupees, goodsOf, onlySeat, owns, type Position, spendGood, valueNow } from '../position.ts'
import type { FrameOf, QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:6B deliveries by boat: some are free, one payment adds its value, and what is left over comes back as rupees. */

interface Sailing {
  readonly seat: Seat
  /** AG:6.6 the value paid, or None before the payment. */
  readonly paid: number
  /** Deliveries used up. */
  readonly used: number
  readonly ordered: boolean
  /** Notables that got a double delivery, and all that got something, as sets. */
  readonly doubled: number
  readonly supplied: number
}

export interface SailorFrame extends Sailing {
  readonly k: 'sailor'
}

/** AG:14.1 the Portuguese Trader's owner is still adding to the one payment. */
export interface SailorPaymentFrame extends Sailing {
  readonly k: 'sailor-payment'
}

/** AG:6.10 (2), (3) the refund, then the Jagirdar of another player. */
export interface SailorEndsFrame {
  readonly k: 'sailor-ends'
  readonly seat: Seat
  readonly refund: number
}

export const sailor: QuestionOf<'sailor'> = {
  rule: 'AG:6.5',
  asks: ['pay-sailor', 'deliver', 'order', 'stop'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

export const sailorPayment: QuestionOf<'sailor-payment'> = {
  rule: 'AG:6.6',
  asks: ['pay-sailor', 'stop'],
  deciders: (_, frame) => onlySeat(frame),
}

/** AG:6.6 free deliveries, and those paid for, without those used. */
export function deliveriesLeft(p: Position, frame: Sailing): number {
  const free = owns(p, frame.seat, Notable.Jagirdar) ? 2 : 1
  return free + Math.max(0, frame.paid) - frame.used
}

const alreadyPaid: Refusal = { rule: 'AG:6.6', reason: 'already-paid' }

function refusePayment(
  p: Position,
  seat: Seat,
  good: number,
  frame: FrameOf<'sailor' | 'sailor-payment'>,
): Refusal | undefined {
  if (frame.k === 'sailor' && frame.paid !== None) return alreadyPaid
  if (goodsOf(p, seat, good) === 0)
    return { rule: 'AG:6.6', reason: 'needs-good', good: goodNames[good] as string, need: 1, have: 0 }
  if (frame.k === 'sailor') return undefined
  const most = p.rules.printed.values.portugueseLimit
  const total = frame.paid + valueNow(p, good)
  return total > most ? { rule: 'AG:14.1', reason: 'payment-too-high', need: most, have: total } : undefined
}

export const paySailor: RuleOf<'pay-sailor'> = {
  list(p, seat, out, frame) {
    const sailing = frame as FrameOf<'sailor' | 'sailor-payment'>
    if (sailing.k === 'sailor' && sailing.paid !== None) return
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refusePayment(p, seat, good, sailing)) out.push({ k: 'pay-sailor', good })
  },
  refuse: (p, seat, { good }, frame) => refusePayment(p, seat, good, frame as FrameOf<'sailor' | 'sailor-payment'>),
  play(p, seat, { good }, sink, frame) {
    const { paid, used, ordered, doubled, supplied } = frame as Sailing
    const total = Math.max(0, paid) + valueNow(p, good)
    spendGood(p, seat, good, sink)
    const more: SailorPaymentFrame = { k: 'sailor-payment', seat, paid: total, used, ordered, doubled, supplied }
    if (owns(p, seat, Notable.PortugueseTrader) && canPayMore(p, more)) push(p, more)
    else push(p, { k: 'sailor', seat, paid: total, used, ordered, doubled, supplied })
  },
}

function canPayMore(p: Position, frame: SailorPaymentFrame): boolean {
  for (let good = 0; good < GoodCount; good++) if (!refusePayment(p, frame.seat, good, frame)) return true
  return false
}

export function finishPayment(p: Position, frame: SailorPaymentFrame): void {
  const { seat, paid, used, ordered, doubled, supplied } = frame
  push(p, { k: 'sailor', seat, paid, used, ordered, doubled, supplied })
}

/** AG:6.10 influence first, then the refund of what was paid and not used, then the Jagirdar. */
export function finishSailing(p: Position, frame: SailorFrame): void {
  const { seat, paid, supplied } = frame
  const refund = Math.min(Math.max(0, paid), deliveriesLeft(p, frame))
  push(p, { k: 'credit', seat, notables: supplied }, { k: 'sailor-ends', seat, refund })
}

export const sailorEnds: WorkOf<'sailor-ends'> = {
  run(p, { seat, refund }, sink) {
    addRupees(p, seat, Ledger.Sailor, refund, sink)
    offerJagirdar(p, seat)
  },
}

/** AG:9.23 also if the contract was won during this very action. */
function offerJagirdar(p: Position, seat: Seat): void {
  for (let other = 0; other < p.rules.players; other++)
    if (other !== seat && owns(p, other, Notable.Jagirdar)) push(p, { k: 'jagirdar', seat: other })
}
