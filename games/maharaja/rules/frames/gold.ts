import { Action, Ledger, Part } from '../names.ts'
import { addGold } from '../position.ts'
import { finishPart, refusePart } from './parts.ts'
import type { RuleOf } from './rule-types.ts'
import type { TurnFrame } from './turn.ts'

/** MH:26 take two gold from the bank. */
export const gold: RuleOf<'gold'> = {
  list(_, __, out, frame) {
    if (!refusePart(frame as TurnFrame, Action.Gold, Part.Gold)) out.push({ k: 'gold' })
  },
  refuse: (_, __, ___, frame) => refusePart(frame as TurnFrame, Action.Gold, Part.Gold),
  play(p, seat, _, sink, frame) {
    finishPart(frame as TurnFrame, Action.Gold, Part.Gold)
    const amount = p.rules.board.values.goldAction
    addGold(p, seat, Ledger.GoldAction, amount)
    sink?.({ k: 'gold-taken', seat, gold: amount })
  },
}
