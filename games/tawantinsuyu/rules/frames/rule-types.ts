import { just, type MoveRule, type Question, type Refusal, type Seat, type Work } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Frame } from './index.ts'

/** The kernel's handler types, for this game. */
export type WorkOf<K extends Frame['k']> = Work<Position, Extract<Frame, { k: K }>, Event>
export type QuestionOf<K extends Frame['k']> = Question<Position, Extract<Frame, { k: K }>, Move['k']>
export type RuleOf<K extends Move['k'], F extends Frame = Frame> = MoveRule<Position, F, MoveOf<K>, Event>
export type FrameOf<K extends Frame['k']> = Extract<Frame, { k: K }>

/** Most questions are asked of one seat, which the frame names. */
export function onlySeat(_: Position, frame: { readonly seat: Seat }): readonly Seat[] {
  return just(frame.seat)
}

/** A move without details: legal or not. */
export function plainMove<K extends Move['k']>(
  move: MoveOf<K>,
  refuse: (p: Position, seat: Seat, frame: Frame) => Refusal | undefined,
  play: RuleOf<K>['play'],
): RuleOf<K> {
  return {
    list(p, seat, out, frame) {
      if (!refuse(p, seat, frame)) out.push(move)
    },
    refuse: (p, seat, _, frame) => refuse(p, seat, frame),
    play,
  }
}
