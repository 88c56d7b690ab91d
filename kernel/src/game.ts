import type { Components } from './components.ts'
import type { Config, OptionSchema, Options } from './options.ts'
import type { Rng, Seed } from './rng.ts'
import type { Shape } from './shape.ts'

/** A place at a table, numbered from 0. */
export type Seat = number
/** Who looks: a seat, or somebody who sits nowhere and sees only what is public. */
export type Viewer = Seat | 'spectator'

/** One pending piece of work or decision; plain data. */
export interface Frame {
  k: string
}

/** What every game's position holds, whatever else it holds. */
export interface Position<F extends Frame = Frame> {
  /** The random source. */
  rng: Rng
  /** Counts how often something hidden became known to somebody; a change is a barrier for undo. */
  revealed: number
  /** The stack of frames, the current one last. Empty if and only if the game is over. */
  agenda: F[]
}

/** One small decision of one seat, as the rules hold it: small integers for places, cards and goods. */
export interface Move {
  readonly k: string
}

/** One thing that happened. */
export interface GameEvent {
  readonly k: string
  /** The seats that may know it; everybody if absent. */
  readonly only?: readonly Seat[]
}

export type EventSink<E extends GameEvent> = (event: E) => void

/** Why a move is not legal. `rule` is the id of the rule that forbids it, `reason` the key of the sentence. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
  /** What the sentence needs: numbers, and names as notation writes them. */
  readonly [detail: string]: number | string | readonly (number | string)[]
}

/** One line of a score sheet: a key for the text room, and what it is worth. */
export interface ScoreLine {
  readonly key: string
  readonly value: number
  /** What the value is made of, where there is more to say than the number. */
  readonly parts?: readonly ScoreLine[]
}

export interface Standing {
  readonly seat: Seat
  /** 1 for the winner; equal ranks share the place. */
  readonly rank: number
  /** The number the game is about: what bots maximize and tables show first. */
  readonly score: number
  /** The whole sheet, tie-breakers included. */
  readonly sheet: readonly ScoreLine[]
}

/** Final standings, best first. */
export interface Result {
  readonly standings: readonly Standing[]
}

/** How one game's positions, moves and events are written down; see docs/notation.md. */
export interface Notation<P, M, E> {
  readonly position: Shape<P>
  readonly move: Shape<M>
  readonly event: Shape<E>
}

/**
 * The rules of one title. Everything here is pure: no clock, no I/O, no randomness but the position's own.
 * `play` and what it calls are the only code that changes a position.
 */
export interface Game<
  P extends Position = Position,
  M extends Move = Move,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly id: string
  /** Two letters before the colon of every rule id of this game. */
  readonly prefix: string
  /** Pinned per table; grows whenever an old record would replay differently. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSchema
  /** Why these options do not go together, if so. */
  refuseOptions(options: Options, players: number): Refusal | undefined
  /** What is printed in the box, and how a replacement of it is checked. */
  readonly components: Components

  /** A new position, run up to its first decision. `config` comes from `configure`. */
  setup(config: Config, seed: Seed): P
  /** The seats whose answer is awaited; empty if and only if the game is over. */
  deciders(p: P): readonly Seat[]
  /**
   * Every legal move of the seat, in a fixed order. A seat outside `deciders` may have some too: it can still
   * revise a secret choice that is not final yet.
   */
  legalMoves(p: P, seat: Seat): readonly M[]
  /** Performs a legal move, then runs the agenda up to the next decision. Does not ask `refusal` again. */
  play(p: P, seat: Seat, move: M, sink?: EventSink<E>): void
  /** Why the move is not legal; undefined if it is. Agrees with `legalMoves` always. */
  refusal(p: P, seat: Seat, move: M): Refusal | undefined
  /** What this viewer may see, with names; built by naming what is shown, never by deleting what is not. */
  view(p: P, viewer: Viewer): V
  /** The same for several viewers of one position; what everybody sees is made once. */
  views(p: P, viewers: readonly Viewer[]): V[]
  /** How far the play is: the part of a spectator's view that `progress` of the game's text needs. */
  progress(p: P): Partial<V>
  /** A position this seat cannot tell from the true one; depends on the seat's view and the rng alone. */
  determinize(p: P, seat: Seat, rng: Rng): P
  clone(p: P): P
  /** Who would stand where if the game ended now, best first. It tells secrets: for play that is over, and for bots. */
  standings(p: P): readonly Standing[]
  /** The final standings; undefined until the game is over. */
  result(p: P): Result | undefined
  /** How good the position looks for the seat: an estimate of its final margin, in points of the game. */
  evaluate(p: P, seat: Seat): number
  /** Whether a search with a large budget gains by looking several turns ahead; found by playing, see docs/strength.md. */
  readonly foresight?: boolean

  /** The configuration the position was set up with. */
  configOf(p: P): Config
  /** Shapes depend on the printed names, hence on the configuration. */
  notation(config: Config): Notation<P, M, E>
}
