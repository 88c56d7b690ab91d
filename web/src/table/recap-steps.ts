import type { Json, JsonObject, Seat } from '@durbar/kernel'
import type { Frame } from '../net/table-store.ts'

/** One thing that happened, and the table it is told at. */
export interface RecapStep {
  readonly seat: Seat
  /** Before the move, as long as its events are being told; after it with the last of them. */
  readonly view: Json
  readonly event: JsonObject
  /** What the board points at: the event, and all that the move brought once the board shows it. */
  readonly touched: readonly JsonObject[]
  /** The board shows what the move made of it. */
  readonly done: boolean
}

interface Told {
  readonly seq: number
  readonly seat: Seat
  readonly events?: readonly JsonObject[]
}

/**
 * Every event there is something to say about, in the order in which it happened. `before` is the table before the first
 * of them, as far as it is known.
 */
export function recapSteps(
  before: Json | undefined,
  frames: readonly Frame[],
  log: readonly Told[],
  says: (event: JsonObject) => string,
): readonly RecapStep[] {
  const entries = new Map(log.map((entry) => [entry.seq, entry]))
  return frames.flatMap(({ seq, view }, index): RecapStep[] => {
    const entry = entries.get(seq)
    if (!entry) return []
    const { seat, events = [] } = entry
    const told = events.filter((event) => says(event) !== '')
    const last = told.at(-1)
    if (!last) return []
    const earlier = frames[index - 1]?.view ?? before ?? view
    return [
      ...told.slice(0, -1).map((event) => ({ seat, view: earlier, event, touched: [event], done: false })),
      { seat, view, event: last, touched: events, done: true },
    ]
  })
}

/** Where turns begin, counted from 1: everything one seat does in a row is a turn. */
export function turnsOf(steps: readonly RecapStep[]): readonly number[] {
  return steps.flatMap(({ seat }, index) => (steps[index - 1]?.seat === seat ? [] : [index + 1]))
}
