import { push, type Seat } from '@durbar/kernel'
import { give } from '../effects.ts'
import { canPay, charge, oneGold, refuseCost } from '../goods.ts'
import { FirstPassive, Passive, Source } from '../names.ts'
import { player } from '../position.ts'
import { mayRaise } from './free-actions.ts'
import { type FrameOf, onlySeat, plainMove, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:11 climbing, step by step. */
export type TempleFrame =
  | { readonly k: 'climb'; readonly seat: Seat; readonly steps: number }
  | { readonly k: 'climb-for-gold'; readonly seat: Seat }
  /** `building`: the offer comes from Z12. */
  | { readonly k: 'gold-climb'; readonly seat: Seat; readonly building: boolean }

/** TW:11.1 the reward of every step entered; TW:C28 steps beyond the top are lost. */
export const climb: WorkOf<'climb'> = {
  run(p, { seat, steps }, sink) {
    const who = player(p, seat)
    const gift = p.rules.box.temple[who.temple + 1]
    if (steps === 0 || !gift) return
    who.temple++
    sink?.({ k: 'climbed', seat, step: who.temple })
    push(p, { k: 'climb', seat, steps: steps - 1 })
    give(p, seat, gift, Source.Temple, sink)
  },
}

export const climbForGold: WorkOf<'climb-for-gold'> = {
  run(p, { seat }, sink) {
    push(p, { k: 'climb', seat, steps: 1 })
    charge(p, seat, oneGold, sink)
  },
}

/** TW:5.11 one gold for one step, if the player likes; also Z12, when Worship is triggered and before a Festival. */
export const goldClimb: QuestionOf<'gold-climb'> = {
  rule: 'TW:5.11',
  asks: ['climb', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat }) => !(canPay(p, seat, oneGold) || mayRaise(p, seat)),
}

export const payToClimb: RuleOf<'climb'> = plainMove(
  { k: 'climb' },
  (p, seat) => refuseCost(p, seat, oneGold, 'TW:5.11'),
  (p, seat, _, sink, frame) => {
    if ((frame as FrameOf<'gold-climb'>).building)
      sink?.({ k: 'passive-used', seat, tile: FirstPassive + Passive.WorshipClimb })
    push(p, { k: 'climb-for-gold', seat })
  },
)
