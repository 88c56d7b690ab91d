import {
  at,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  type Move,
  type Notation,
  type Position,
  type Seat,
  type Viewer,
} from '@durbar/kernel'

/** A move and its maker, perhaps with the time. */
export interface Played {
  readonly seat: Seat
  readonly move: Move
  /** When, where somebody looked at a clock. */
  readonly at?: string | undefined
}

export interface Step extends Played {
  readonly events: readonly { readonly only: readonly Seat[] | undefined; readonly document: JsonObject }[]
}

/**
 * A row of positions and the moves between them: position 0 is the first, step `n` leads from position `n - 1` to
 * position `n`. A branch shares its parent's positions up to where it leaves it.
 */
export interface Line {
  readonly game: Game
  readonly notation: Notation<Position, Move, GameEvent>
  /** How many steps it shares with its parent; 0 for a line of its own. */
  readonly from: number
  readonly length: number
  step(index: number): Step
  /** A copy, to do with as one likes. */
  position(index: number): Position
}

/** From one kept position to the next: few enough moves that any position is there at once, both ways. */
const spacing = 16

/** Plays moves that are known to be legal. */
export function lineOf(game: Game, start: Position, moves: readonly Played[]): Line {
  return newLine(game, start, moves, undefined, 0)
}

/** Another way to go on after the first `from` steps of a line. */
export function branchOff(parent: Line, from: number, moves: readonly Played[]): Line {
  return newLine(parent.game, parent.position(from), moves, parent, from)
}

function newLine(game: Game, start: Position, moves: readonly Played[], parent: Line | undefined, from: number): Line {
  const notation = parent?.notation ?? game.notation(game.configOf(start))
  const kept: Position[] = [game.clone(start)]
  const now = game.clone(start)
  const steps = moves.map((played, index): Step => {
    const events: { only: readonly Seat[] | undefined; document: JsonObject }[] = []
    game.play(now, played.seat, played.move, (event) =>
      events.push({ only: event.only, document: notation.event.write(event) as JsonObject }),
    )
    if ((index + 1) % spacing === 0) kept.push(game.clone(now))
    return { ...played, events }
  })
  return {
    game,
    notation,
    from,
    length: from + steps.length,
    step: (index) => (parent && index <= from ? parent.step(index) : at(steps, index - from - 1)),
    position(index) {
      if (parent && index < from) return parent.position(index)
      const own = index - from
      const copy = Math.floor(own / spacing)
      const position = game.clone(at(kept, copy))
      for (let next = copy * spacing; next < own; next++) {
        const { seat, move } = at(steps, next)
        game.play(position, seat, move)
      }
      return position
    },
  }
}

/** The moves of a line from one position to another. */
export function movesBetween(line: Line, first: number, last: number): Played[] {
  return Array.from({ length: last - first }, (_, index) => {
    const { seat, move, at: time } = line.step(first + index + 1)
    return { seat, move, at: time }
  })
}

/** The steps that lead to a position and were one seat's in a row. */
export function runUpTo(line: Line, index: number): readonly Step[] {
  const run: Step[] = []
  for (let step = index; step > 0 && line.step(step).seat === line.step(index).seat; step--)
    run.unshift(line.step(step))
  return run
}

/** What the viewer may know of what a step brought; `open` knows everything. */
export function eventsOf({ events }: Step, viewer: Viewer | 'open'): readonly JsonObject[] {
  return events
    .filter(({ only }) => only === undefined || viewer === 'open' || (viewer !== 'spectator' && only.includes(viewer)))
    .map(({ document }) => document)
}

/** Whether two moves are the same, as notation writes them. */
export function sameMove({ notation }: Line, one: Move, other: Move): boolean {
  return JSON.stringify(notation.move.write(one)) === JSON.stringify(notation.move.write(other))
}

export function writeMove({ notation }: Line, move: Move): JsonObject {
  return notation.move.write(move) as JsonObject
}

export function readMove({ notation }: Line, document: Json): Move {
  return notation.move.read(document, 'move')
}
