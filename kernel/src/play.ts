import type { EventSink, Game, GameEvent, Move, Position, Refusal, Seat } from './game.ts'
import { at } from './list.ts'
import type { Config } from './options.ts'
import { drawsOf, type Seed } from './rng.ts'

/** One line of a record: a move, or a step back or forward over moves. The record only grows. */
export type Entry<M> =
  | { readonly seat: Seat; readonly move: M }
  | { readonly seat: Seat; readonly undo: number }
  | { readonly seat: Seat; readonly redo: number }

/**
 * A play under way: the record so far and the position it leads to. What undo needs is kept beside it: a snapshot at
 * the last barrier and the moves since, all of one seat. A barrier is raised by the kernel, never by a game: chance
 * was used, something was revealed, or somebody else has to decide.
 */
export interface Play<P extends Position, M extends Move, E extends GameEvent> {
  readonly game: Game<P, M, unknown, E>
  readonly config: Config
  readonly seed: Seed
  readonly entries: Entry<M>[]
  position: P
  /** The position at the last barrier. */
  snapshot: P
  /** The moves played since then, oldest first. */
  since: { readonly seat: Seat; readonly move: M }[]
  /** The moves taken back and not yet overruled by a new one, the next to redo last. */
  undone: { readonly seat: Seat; readonly move: M }[]
}

export function startPlay<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  config: Config,
  seed: Seed,
): Play<P, M, E> {
  return continuePlay(game, config, seed, game.setup(config, seed))
}

/** A play that goes on from any position, such as one read from a file or a snapshot of a store. */
export function continuePlay<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  config: Config,
  seed: Seed,
  position: P,
): Play<P, M, E> {
  return { game, config, seed, entries: [], position, snapshot: game.clone(position), since: [], undone: [] }
}

/** How many moves this seat can take back now. */
export function undoable<P extends Position, M extends Move, E extends GameEvent>(
  play: Play<P, M, E>,
  seat: Seat,
): number {
  return play.since[0]?.seat === seat ? play.since.length : 0
}

/** How many moves this seat can play again now. */
export function redoable<P extends Position, M extends Move, E extends GameEvent>(
  play: Play<P, M, E>,
  seat: Seat,
): number {
  return play.undone[0]?.seat === seat ? play.undone.length : 0
}

/** Why the entry cannot be added; undefined if it can. */
export function refuseEntry<P extends Position, M extends Move, E extends GameEvent>(
  play: Play<P, M, E>,
  entry: Entry<M>,
): Refusal | undefined {
  if ('move' in entry) return play.game.refusal(play.position, entry.seat, entry.move)
  if ('undo' in entry) return refuseSteps('undo', entry.undo, undoable(play, entry.seat))
  return refuseSteps('redo', entry.redo, redoable(play, entry.seat))
}

function refuseSteps(what: 'undo' | 'redo', steps: number, possible: number): Refusal | undefined {
  if (Number.isInteger(steps) && steps >= 1 && steps <= possible) return undefined
  return { rule: 'table', reason: `nothing-to-${what}`, need: steps, have: possible }
}

/** Adds an entry that `refuseEntry` does not refuse, and brings the position up to date. */
export function addEntry<P extends Position, M extends Move, E extends GameEvent>(
  play: Play<P, M, E>,
  entry: Entry<M>,
  sink?: EventSink<E>,
): void {
  play.entries.push(entry)
  if ('move' in entry) {
    play.undone = []
    perform(play, entry.seat, entry.move, sink)
  } else if ('undo' in entry) takeBack(play, entry.undo)
  else
    for (let step = 0; step < entry.redo; step++) {
      const { seat, move } = at(play.undone, play.undone.length - 1)
      play.undone.pop()
      perform(play, seat, move, sink)
    }
}

/** Everything since the last barrier is one seat's; see `Play`. */
function perform<P extends Position, M extends Move, E extends GameEvent>(
  play: Play<P, M, E>,
  seat: Seat,
  move: M,
  sink?: EventSink<E>,
): void {
  const { game, position } = play
  const draws = drawsOf(position.rng)
  const revealed = position.revealed
  game.play(position, seat, move, sink)
  const deciders = game.deciders(position)
  const barrier =
    drawsOf(position.rng) !== draws || position.revealed !== revealed || deciders.length !== 1 || deciders[0] !== seat
  if (barrier) {
    play.snapshot = game.clone(position)
    play.since = []
    play.undone = []
  } else play.since.push({ seat, move })
}

function takeBack<P extends Position, M extends Move, E extends GameEvent>(play: Play<P, M, E>, steps: number): void {
  const kept = play.since.length - steps
  for (let index = play.since.length - 1; index >= kept; index--) play.undone.push(at(play.since, index))
  play.since.length = kept
  play.position = play.game.clone(play.snapshot)
  for (const { seat, move } of play.since) play.game.play(play.position, seat, move)
}
