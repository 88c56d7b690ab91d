import type { EventSink, MoveRule, Question, Work } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Frame } from './index.ts'

/** The kernel's handler types, for this game. */
export type WorkOf<K extends Frame['k']> = Work<Position, Extract<Frame, { k: K }>, Event>
export type QuestionOf<K extends Frame['k']> = Question<Position, Extract<Frame, { k: K }>, Move['k']>
export type RuleOf<K extends Move['k'], F extends Frame = Frame> = MoveRule<Position, F, MoveOf<K>, Event>
export type Sink = EventSink<Event> | undefined
