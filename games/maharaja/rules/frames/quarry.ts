import type { Refusal, Seat } from '@durbar/kernel'
import { Action, Part } from '../names.ts'
import { type Position, player } from '../position.ts'
import { finishPart, refusePart } from './parts.ts'
import type { RuleOf } from './rule-types.ts'
import type { TurnFrame } from './turn.ts'

const bothStones = Part.FirstStone | Part.SecondStone

/** MH:30 take two own houses from the quarry to the pool; MH:Q5 with only one left, take that. */
export const quarry: RuleOf<'quarry'> = {
  list(p, seat, out, frame) {
    if (!refuseQuarry(p, seat, frame as TurnFrame)) out.push({ k: 'quarry' })
  },
  refuse: (p, seat, _, frame) => refuseQuarry(p, seat, frame as TurnFrame),
  play(p, seat, _, sink, frame) {
    const who = player(p, seat)
    const houses = Math.min(2, who.quarry)
    finishPart(frame as TurnFrame, Action.Quarry, houses === 2 ? bothStones : Part.FirstStone)
    who.quarry -= houses
    who.pool += houses
    sink?.({ k: 'quarried', seat, houses })
  },
}

const quarryEmpty: Refusal = { rule: 'MH:30', reason: 'quarry-empty' }

function refuseQuarry(p: Position, seat: Seat, frame: TurnFrame): Refusal | undefined {
  return refusePart(frame, Action.Quarry, Part.FirstStone) ?? (player(p, seat).quarry === 0 ? quarryEmpty : undefined)
}
