import type { EventSink, Frame, GameEvent, Move, Position, Refusal, Seat } from './game.ts'

/**
 * The agenda is a stack of frames inside the position, the current one last. A frame is either *work*, which the
 * kernel takes off and runs, or a *question*, which waits for somebody's move. Handlers live in two total maps, one
 * by frame kind and one by move kind, so a missing one does not compile.
 */

/** A frame that needs nobody: taken off the agenda, then run. It may push further frames. */
export interface Work<P, F, E extends GameEvent> {
  run(p: P, frame: F, sink?: EventSink<E>): void
}

/** A frame that waits for one or several seats. */
export interface Question<P, F, K> {
  /** The rule that says this is asked now; given when somebody tries something else. */
  readonly rule: string
  /** The seats whose answer is awaited. */
  deciders(p: P, frame: F): readonly Seat[]
  /** The kinds of move that answer it. */
  readonly asks: readonly K[]
  /** Stays on the agenda after an answer, until a move calls `close`. Otherwise one answer settles it. */
  readonly stays?: boolean
  /** A moment at which the deciding seat may use the game's free actions, which lead back to this question. */
  readonly window?: boolean
  /** True if there is nothing to decide any more; the question is then dropped unasked. */
  moot?(p: P, frame: F): boolean
  /** True for a seat that has answered a secret question and may still change its mind. */
  mayRevise?(p: P, frame: F, seat: Seat): boolean
}

export type FrameRules<P, F extends Frame, M extends Move, E extends GameEvent> = {
  readonly [K in F['k']]: Work<P, Extract<F, { k: K }>, E> | Question<P, Extract<F, { k: K }>, M['k']>
}

/** One kind of move. `list` and `refuse` must share their predicates; `kernel/testing` checks that they agree. */
export interface MoveRule<P, F, M, E extends GameEvent> {
  /** Adds every legal move of this kind. */
  list(p: P, seat: Seat, out: M[], frame: F): void
  /** Why this move is not legal, if so. */
  refuse(p: P, seat: Seat, move: M, frame: F): Refusal | undefined
  play(p: P, seat: Seat, move: M, sink: EventSink<E> | undefined, frame: F): void
}

export type MoveRules<P, F extends Frame, M extends Move, E extends GameEvent> = {
  readonly [K in M['k']]: MoveRule<P, F, Extract<M, { k: K }>, E>
}

export interface Rules<P extends Position<F>, F extends Frame, M extends Move, E extends GameEvent> {
  readonly frames: FrameRules<P, F, M, E>
  readonly moves: MoveRules<P, F, M, E>
  /** Move kinds that are appended to every question with a `window`. */
  readonly free?: readonly M['k'][]
  /** The rule that ends the game; given when somebody moves after the end. */
  readonly overRule: string
}

/** The part of the Game contract that follows from the rules alone. */
export interface Engine<P, M, E extends GameEvent> {
  deciders(p: P): readonly Seat[]
  legalMoves(p: P, seat: Seat): readonly M[]
  refusal(p: P, seat: Seat, move: M): Refusal | undefined
  play(p: P, seat: Seat, move: M, sink?: EventSink<E>): void
  /** Runs work frames up to the next question; for setup. */
  run(p: P, sink?: EventSink<E>): void
}

const nobody: readonly Seat[] = []

export function engine<P extends Position<F>, F extends Frame, M extends Move, E extends GameEvent>(
  rules: Rules<P, F, M, E>,
): Engine<P, M, E> {
  // Seen from the kernel every handler takes any frame or move of the game; the maps above guarantee the match.
  const frames = rules.frames as Readonly<Record<string, Work<P, F, E> | Question<P, F, M['k']>>>
  const moves = rules.moves as Readonly<Record<string, MoveRule<P, F, M, E>>>
  const free = rules.free ?? []

  function questionOf(frame: F): Question<P, F, M['k']> {
    return frames[frame.k] as Question<P, F, M['k']>
  }

  function mayMove(p: P, frame: F, question: Question<P, F, M['k']>, seat: Seat): boolean {
    return question.deciders(p, frame).includes(seat) || question.mayRevise?.(p, frame, seat) === true
  }

  function run(p: P, sink?: EventSink<E>): void {
    for (let frame = current(p); frame; frame = current(p)) {
      const rule = frames[frame.k] as Work<P, F, E> & Question<P, F, M['k']>
      if (rule.run) {
        p.agenda.pop()
        rule.run(p, frame, sink)
      } else if (rule.moot?.(p, frame)) p.agenda.pop()
      else return
    }
  }

  return {
    run,
    deciders(p) {
      const frame = current(p)
      return frame ? questionOf(frame).deciders(p, frame) : nobody
    },
    legalMoves(p, seat) {
      const out: M[] = []
      const frame = current(p)
      if (!frame) return out
      const question = questionOf(frame)
      if (!mayMove(p, frame, question, seat)) return out
      for (const kind of question.asks) (moves[kind] as MoveRule<P, F, M, E>).list(p, seat, out, frame)
      if (question.window) for (const kind of free) (moves[kind] as MoveRule<P, F, M, E>).list(p, seat, out, frame)
      return out
    },
    refusal(p, seat, move) {
      const frame = current(p)
      if (!frame) return { rule: rules.overRule, reason: 'game-over' }
      const question = questionOf(frame)
      if (!mayMove(p, frame, question, seat)) return { rule: question.rule, reason: 'not-your-decision' }
      const rule = moves[move.k]
      const asked = question.asks.includes(move.k) || (question.window === true && free.includes(move.k))
      if (!rule || !asked) return { rule: question.rule, reason: 'not-asked-now' }
      return rule.refuse(p, seat, move, frame)
    },
    play(p, seat, move, sink) {
      const frame = current(p) as F
      const question = questionOf(frame)
      if (!question.stays && question.asks.includes(move.k)) p.agenda.pop()
      ;(moves[move.k] as MoveRule<P, F, M, E>).play(p, seat, move, sink, frame)
      run(p, sink)
    },
  }
}

/** The frame that is being asked or run. */
export function current<F extends Frame>(p: Position<F>): F | undefined {
  return p.agenda[p.agenda.length - 1]
}

/** Puts frames on the agenda so that they come up in the order given, before everything that is there already. */
export function push<F extends Frame>(p: Position<F>, ...frames: F[]): void {
  for (let index = frames.length - 1; index >= 0; index--) p.agenda.push(frames[index] as F)
}

/** Ends the question on top, for questions that stay. */
export function close<F extends Frame>(p: Position<F>): void {
  p.agenda.pop()
}

/** Something hidden has become known to somebody: undo may not go back behind this. */
export function reveal(p: Position): void {
  p.revealed++
}
