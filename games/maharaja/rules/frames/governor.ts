import type { Refusal } from '@durbar/kernel'
import { FirstCity, FirstVillage } from '../components.ts'
import { type MoveOf, madeOnce } from '../moves.ts'
import { Action, None, Part } from '../names.ts'
import type { Position } from '../position.ts'
import { finishPart, refusePart } from './parts.ts'
import type { RuleOf } from './rule-types.ts'
import type { TurnFrame } from './turn.ts'

const orders = madeOnce<'governor'>(FirstVillage, (city) => ({ k: 'governor', city }))

/** MH:33 move any governor two fields down; those it passes go up one. */
export const governor: RuleOf<'governor'> = {
  list(p, _, out, frame) {
    if (refusePart(frame as TurnFrame, Action.Governor, Part.Governor)) return
    for (let field = 2; field < p.track.length; field++) {
      const city = p.track[field] as number
      if (city !== None) out.push(orders[city] as MoveOf<'governor'>)
    }
  },
  refuse: (p, _, move, frame) =>
    refusePart(frame as TurnFrame, Action.Governor, Part.Governor) ?? refuseCity(p, move.city),
  play(p, seat, { city }, sink, frame) {
    finishPart(frame as TurnFrame, Action.Governor, Part.Governor)
    const field = p.track.indexOf(city)
    p.track[field] = p.track[field - 1] as number
    p.track[field - 1] = p.track[field - 2] as number
    p.track[field - 2] = city
    sink?.({ k: 'governor-moved', seat, city, field: field - 2 })
  },
}

const notAGovernor: Refusal = { rule: 'MH:33', reason: 'not-a-governor' }
const tooLow: Refusal = { rule: 'MH:Q9', reason: 'governor-too-low' }

/** MH:Q9 the two lowest fields have no room for a move of two. */
function refuseCity(p: Position, city: number): Refusal | undefined {
  if (city < FirstCity || city >= FirstVillage) return notAGovernor
  return p.track.indexOf(city) < 2 ? tooLow : undefined
}
