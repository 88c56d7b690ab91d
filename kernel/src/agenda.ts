import type { EventSink, Frame, GameEvent, Move, Position, Refusal, Seat } from './game.ts'
import { range } from './list.ts'

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
const alone: readonly (readonly Seat[])[] = range(16).map((seat) => [seat])

/** The list of just this seat, for questions that one seat decides: always the same list, so that asking costs nothing. */
export function just(seat: Seat): readonly Seat[] {
  return alone[seat] as readonly Seat[]
}

/** A frame kind with its handlers looked up once: playouts come by here at every decision. */
interface Desk<P, F, M, E extends GameEvent> {
  readonly work: Work<P, F, E> | undefined
  readonly question: Question<P, F, string>
  /** The rules of the moves that may answer, free actions last. */
  readonly rules: readonly MoveRule<P, F, M, E>[]
  readonly kinds: readonly string[]
  /** How many of them answer the question; the rest are free actions. */
  readonly answers: number
}

export function engine<P extends Position<F>, F extends Frame, M extends Move, E extends GameEvent>(
  rules: Rules<P, F, M, E>,
): Engine<P, M, E> {
  // Seen from the kernel every handler takes any frame or move of the game; the maps above guarantee the match.
  const moves = rules.moves as Readonly<Record<string, MoveRule<P, F, M, E>>>
  const desks = new Map<string, Desk<P, F, M, E>>()
  for (const [kind, handler] of Object.entries(rules.frames) as [string, Work<P, F, E> | Question<P, F, string>][]) {
    const question = handler as Question<P, F, string>
    const answers = 'run' in handler ? [] : question.asks
    const kinds = question.window ? [...answers, ...(rules.free ?? [])] : answers
    desks.set(kind, {
      work: 'run' in handler ? handler : undefined,
      question,
      kinds,
      answers: answers.length,
      rules: kinds.map((move) => moves[move] as MoveRule<P, F, M, E>),
    })
  }

  /** The desk asked for last: at a decision the same one is asked for again and again. */
  let lastKind = ''
  let lastDesk: Desk<P, F, M, E> | undefined

  function deskOf(frame: F): Desk<P, F, M, E> {
    if (frame.k !== lastKind) {
      lastKind = frame.k
      lastDesk = desks.get(lastKind)
    }
    return lastDesk as Desk<P, F, M, E>
  }

  function mayMove(p: P, frame: F, { question }: Desk<P, F, M, E>, seat: Seat): boolean {
    return question.deciders(p, frame).includes(seat) || question.mayRevise?.(p, frame, seat) === true
  }

  function run(p: P, sink?: EventSink<E>): void {
    for (let frame = current(p); frame; frame = current(p)) {
      const { work, question } = deskOf(frame)
      if (work) {
        p.agenda.pop()
        work.run(p, frame, sink)
      } else if (question.moot?.(p, frame)) p.agenda.pop()
      else return
    }
  }

  return {
    run,
    deciders(p) {
      const frame = current(p)
      return frame ? deskOf(frame).question.deciders(p, frame) : nobody
    },
    legalMoves(p, seat) {
      const out: M[] = []
      const frame = current(p)
      if (!frame) return out
      const desk = deskOf(frame)
      if (mayMove(p, frame, desk, seat)) for (const rule of desk.rules) rule.list(p, seat, out, frame)
      return out
    },
    refusal(p, seat, move) {
      const frame = current(p)
      if (!frame) return { rule: rules.overRule, reason: 'game-over' }
      const desk = deskOf(frame)
      if (!mayMove(p, frame, desk, seat)) return { rule: desk.question.rule, reason: 'not-your-decision' }
      const rule = desk.rules[desk.kinds.indexOf(move.k)]
      return rule ? rule.refuse(p, seat, move, frame) : { rule: desk.question.rule, reason: 'not-asked-now' }
    },
    play(p, seat, move, sink) {
      const frame = current(p) as F
      const desk = deskOf(frame)
      const kind = desk.kinds.indexOf(move.k)
      if (!desk.question.stays && kind < desk.answers) p.agenda.pop()
      ;(desk.rules[kind] as MoveRule<P, F, M, E>).play(p, seat, move, sink, frame)
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
