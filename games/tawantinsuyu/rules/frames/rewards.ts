import { push, type Refusal, type Seat } from '@durbar/kernel'
import { perform, refuseEffect, type SourceNumber } from '../effects.ts'
import { Effect, Source } from '../names.ts'
import { count, type Position, remove } from '../position.ts'
import { mayRaise } from './free-actions.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'
import { refuseBenefit } from './tasks.ts'

/** Several effects at once, in the order the player likes, each optional (TW:2.13, TW:5.11, TW:14.5). */
export type RewardsFrame =
  | { readonly k: 'rewards'; readonly seat: Seat; readonly effects: readonly number[]; readonly source: SourceNumber }
  | { readonly k: 'effect'; readonly seat: Seat; readonly effect: number; readonly source: SourceNumber }
  | { readonly k: 'choose'; readonly seat: Seat; readonly effects: readonly number[]; readonly source: SourceNumber }

export const rewards: QuestionOf<'rewards'> = {
  rule: 'TW:C55',
  asks: ['take', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, effects }) =>
    effects.length === 0 || (effects.every((effect) => refuseEffect(p, seat, effect)) && !mayRaise(p, seat)),
}

/** Takes one of the rewards, or one benefit of the card paid for a placement. */
export const take: RuleOf<'take'> = {
  list(p, seat, out, frame) {
    const offered = offeredBy(p, frame)
    for (let index = 0; index < offered.length; index++) {
      const effect = count(offered, index)
      if (offered.indexOf(effect) === index && !refuseTake(p, seat, effect, frame)) out.push({ k: 'take', effect })
    }
  },
  refuse: (p, seat, { effect }, frame) => refuseTake(p, seat, effect, frame),
  play(p, seat, { effect }, sink, frame) {
    if (frame.k === 'rewards') {
      const effects = frame.effects.slice()
      effects.splice(effects.indexOf(effect), 1)
      push(p, { k: 'rewards', seat, effects, source: frame.source })
      takeNow(p, seat, effect, frame.source, sink)
    } else {
      push(p, frame)
      remove(p.placement.benefits, effect)
      takeNow(p, seat, effect, Source.GodCards, sink)
    }
  },
}

/** What was chosen is not asked about again: a climb for gold is paid at once. */
function takeNow(...[p, seat, effect, source, sink]: Parameters<typeof perform>): void {
  if (p.rules.box.effectKind[effect] === Effect.GoldClimb) push(p, { k: 'climb-for-gold', seat })
  else perform(p, seat, effect, source, sink)
}

function offeredBy(p: Position, frame: { readonly k: string }): readonly number[] {
  if (frame.k === 'rewards') return (frame as FrameOf<'rewards'>).effects
  // TW:C10 not between the tasks, unless the table says otherwise
  if (frame.k === 'tasks' && !p.rules.benefitsBetweenTasks) return []
  return p.placement.benefits
}

function refuseTake(p: Position, seat: Seat, effect: number, frame: { readonly k: string }): Refusal | undefined {
  if (frame.k === 'tasks' && !p.rules.benefitsBetweenTasks) return { rule: 'TW:C10', reason: 'not-between-tasks' }
  if (frame.k !== 'rewards') return refuseBenefit(p, seat, effect)
  if (!(frame as FrameOf<'rewards'>).effects.includes(effect))
    return { rule: 'TW:C55', reason: 'no-such-reward', reward: p.rules.box.effectNames[effect] ?? '' }
  return refuseEffect(p, seat, effect)
}

export const effect: WorkOf<'effect'> = {
  run(p, frame, sink) {
    perform(p, frame.seat, frame.effect, frame.source, sink)
  },
}

/** TW:11.1 one of several; what cannot be had may not be chosen while something else can. */
export const choose: QuestionOf<'choose'> = {
  rule: 'TW:11.1',
  asks: ['choose'],
  deciders: onlySeat,
  moot: (p, { seat, effects }) => effects.every((one) => refuseEffect(p, seat, one)),
}

export const chooseEffect: RuleOf<'choose', FrameOf<'choose'>> = {
  list(p, seat, out, { effects }) {
    for (const one of effects) if (!refuseEffect(p, seat, one)) out.push({ k: 'choose', effect: one })
  },
  refuse(p, seat, move, { effects }) {
    if (!effects.includes(move.effect))
      return { rule: 'TW:11.1', reason: 'no-such-reward', reward: p.rules.box.effectNames[move.effect] ?? '' }
    return refuseEffect(p, seat, move.effect)
  },
  play(p, seat, move, sink, { source }) {
    perform(p, seat, move.effect, source, sink)
  },
}
