import type { Json, JsonObject, Seat } from '@durbar/kernel'
import type { Frame } from '../net/table-store.ts'

/** One thing that happened, and the table after the move that brought it. */
export interface RecapStep {
  readonly seat: Seat
  readonly view: Json
  /** What it was; undefined for a move there is nothing to tell about. */
  readonly event: JsonObject | undefined
}

interface Told {
  readonly seq: number
  readonly seat: Seat
  readonly events?: readonly JsonObject[]
}

/** Every event there is something to say about, in the order in which it happened; at least one step for each move. */
export function recapSteps(
  frames: readonly Frame[],
  log: readonly Told[],
  says: (event: JsonObject) => string,
): readonly RecapStep[] {
  const entries = new Map(log.map((entry) => [entry.seq, entry]))
  return frames.flatMap(({ seq, view }): RecapStep[] => {
    const entry = entries.get(seq)
    if (!entry) return []
    const { seat } = entry
    const events = (entry.events ?? []).filter((event) => says(event) !== '')
    return events.length === 0 ? [{ seat, view, event: undefined }] : events.map((event) => ({ seat, view, event }))
  })
}

/** Where turns begin, counted from 1: everything one seat does in a row is a turn. */
export function turnsOf(steps: readonly RecapStep[]): readonly number[] {
  return steps.flatMap(({ seat }, index) => (steps[index - 1]?.seat === seat ? [] : [index + 1]))
}
