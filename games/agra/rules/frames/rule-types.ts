import type { MoveRule, Question, Work } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Frame } from './index.ts'

/** The kernel's handler types, for this game. */
export type FrameOf<K extends Frame['k']> = Extract<Frame, { k: K }>
export type WorkOf<K extends Frame['k']> = Work<Position, FrameOf<K>, Event>
export type QuestionOf<K extends Frame['k']> = Question<Position, FrameOf<K>, Move['k']>
export type RuleOf<K extends Move['k']> = MoveRule<Position, Frame, MoveOf<K>, Event>
