import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { canPay, charge, refuseCost } from '../goods.ts'
import type { Position } from '../position.ts'
import { mayRaise } from './free-actions.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:7.4 corn for temple steps. */
export type OfferingFrame = { readonly k: 'offering'; readonly seat: Seat; readonly own: boolean }

export const mostSteps = 3

/** Two corn a step for the active player, three for the others. */
export function offeringCost(p: Position, steps: number, own: boolean): Cost {
  const { offeringCorn, offeringCornOthers } = p.rules.box.values
  return [0, steps * (own ? offeringCorn : offeringCornOthers), 0, 0, 0]
}

export const offering: QuestionOf<'offering'> = {
  rule: 'TW:7.4',
  asks: ['offer', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, own }) => !(canPay(p, seat, offeringCost(p, 1, own)) || mayRaise(p, seat)),
}

function refuseOffer(p: Position, seat: Seat, steps: number, own: boolean): Refusal | undefined {
  const most = own ? mostSteps : 1
  if (steps < 1 || steps > most) return { rule: 'TW:7.4', reason: 'so-many-steps', need: most, have: steps }
  return refuseCost(p, seat, offeringCost(p, steps, own), 'TW:7.4')
}

export const offer: RuleOf<'offer', FrameOf<'offering'>> = {
  list(p, seat, out, { own }) {
    for (let steps = 1; steps <= mostSteps; steps++)
      if (!refuseOffer(p, seat, steps, own)) out.push({ k: 'offer', steps })
  },
  refuse: (p, seat, { steps }, { own }) => refuseOffer(p, seat, steps, own),
  play(p, seat, { steps }, sink, { own }) {
    sink?.({ k: 'offered', seat, steps })
    push(p, { k: 'climb', seat, steps })
    charge(p, seat, offeringCost(p, steps, own), sink)
  },
}
