import { just, type Refusal, type Seat } from '@durbar/kernel'
import { FirstCity, FirstVillage, isCity, isVillage, PlaceCount, Start } from '../components.ts'
import { type MoveOf, madeOnce } from '../moves.ts'
import { Action, BuilderSource, Part } from '../names.ts'
import { addHouse, housesInCity, ownsHouseInVillage, type Position, player, removeHouse } from '../position.ts'
import { refuseBuilder, refuseHouseAt } from './house.ts'
import { finishPart, refusePart } from './parts.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'
import { Once, type TurnFrame } from './turn.ts'

/** MH:29 the second half of moving a house: where it goes. Until then it stands where it was. */
export interface SettleFrame {
  k: 'settle'
  seat: Seat
  from: number
}

const sources = [Action.MoveHouse, BuilderSource] as const

/** MH:29, MH:39 pick one of the own houses, wherever it stands. */
export const moveHouse: RuleOf<'move-house'> = {
  list(p, seat, out, frame) {
    for (const source of sources) {
      if (refuseSource(p, seat, source, frame as TurnFrame)) continue
      for (let from = FirstCity; from < PlaceCount; from++)
        if (!refuseFrom(p, seat, from)) out.push({ k: 'move-house', for: source, from })
    }
  },
  refuse: (p, seat, move, frame) =>
    refuseSource(p, seat, move.for, frame as TurnFrame) ?? refuseFrom(p, seat, move.from),
  play(p, seat, move, _, frame) {
    if (move.for === BuilderSource) (frame as TurnFrame).used |= Once.Builder
    else finishPart(frame as TurnFrame, Action.MoveHouse, Part.Move)
    p.agenda.push({ k: 'settle', seat, from: move.from })
  },
}

const notAMove: Refusal = { rule: 'MH:29', reason: 'no-house-to-move' }

function refuseSource(p: Position, seat: Seat, source: number, frame: TurnFrame): Refusal | undefined {
  if (source === BuilderSource) return refuseBuilder(p, seat, frame)
  return source === Action.MoveHouse ? refusePart(frame, source, Part.Move) : notAMove
}

const noOwnHouse: Refusal = { rule: 'MH:29', reason: 'no-own-house-there' }
const nowhereToGo: Refusal = { rule: 'MH:8', reason: 'nowhere-to-go' }

/** The house must be one's own, and there must be somewhere else for it. */
function refuseFrom(p: Position, seat: Seat, from: number): Refusal | undefined {
  const own = isVillage(from) ? ownsHouseInVillage(p, from, seat) : isCity(from) && housesInCity(p, from, seat) > 0
  if (!own) return noOwnHouse
  for (let to = PlaceCount - 1; to > Start; to--) if (!refuseTarget(p, seat, from, to)) return undefined
  return nowhereToGo
}

const samePlace: Refusal = { rule: 'MH:29', reason: 'same-place' }

/** MH:29, MH:Q22 another place: a village with room, or the architect's city. */
function refuseTarget(p: Position, seat: Seat, from: number, to: number): Refusal | undefined {
  return to === from ? samePlace : refuseHouseAt(p, seat, to)
}

export const settleHouse: QuestionOf<'settle'> = {
  rule: 'MH:29',
  asks: ['settle'],
  deciders: (_, frame) => just(frame.seat),
}

const settlings = madeOnce<'settle'>(PlaceCount, (at) => ({ k: 'settle', at }))

export const settle: RuleOf<'settle'> = {
  list(p, seat, out, frame) {
    const { from } = frame as SettleFrame
    for (let village = FirstVillage; village < PlaceCount; village++)
      if (!refuseTarget(p, seat, from, village)) out.push(settlings[village] as MoveOf<'settle'>)
    const { architect } = player(p, seat)
    if (!refuseTarget(p, seat, from, architect)) out.push({ k: 'settle', at: architect })
  },
  refuse: (p, seat, move, frame) => refuseTarget(p, seat, (frame as SettleFrame).from, move.at),
  play(p, seat, { at }, sink, frame) {
    const { from } = frame as SettleFrame
    removeHouse(p, seat, from)
    addHouse(p, seat, at)
    sink?.({ k: 'house-moved', seat, from, to: at })
  },
}
