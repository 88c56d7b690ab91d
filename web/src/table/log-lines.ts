import type { JsonObject, Seat, Viewer } from '@durbar/kernel'
import type { LogEntry } from '@durbar/protocol'

interface MoveLine {
  readonly kind: 'move'
  readonly seq: number
  readonly seat: Seat
  readonly events: readonly JsonObject[]
}
/** Moves that were taken back and not played again. */
interface TookBackLine {
  readonly kind: 'took-back'
  readonly seq: number
  readonly seat: Seat
  readonly count: number
}
export type Line = MoveLine | TookBackLine

/**
 * What the log tells: the moves that stand. A move taken back leaves a short note, a move played again stands where it
 * stood; the record knows every step, the reader need not.
 */
export function linesOf(log: readonly LogEntry[]): readonly Line[] {
  const lines: Line[] = []
  let undone: MoveLine[] = []
  let last: LogEntry | undefined

  const note = () => {
    if (last !== undefined && undone.length > 0)
      lines.push({ kind: 'took-back', seq: last.seq, seat: last.seat, count: undone.length })
    undone = []
  }
  for (const entry of log) {
    if (entry.kind === 'move') {
      note()
      lines.push({ kind: 'move', seq: entry.seq, seat: entry.seat, events: entry.events })
      continue
    }
    for (let step = 0; step < entry.steps; step++) {
      const line = entry.kind === 'undo' ? popMove(lines) : undone.pop()
      if (line !== undefined) (entry.kind === 'undo' ? undone : lines).push(line)
    }
    last = entry
  }
  note()
  return lines
}

function popMove(lines: Line[]): MoveLine | undefined {
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) if (line.kind === 'move') return line
  return undefined
}

/**
 * The first line the viewer has not seen happen: what came after the viewer's previous run of moves. Undefined if the
 * viewer has not played yet or nothing happened since.
 */
export function firstSinceLastTurn(lines: readonly Line[], viewer: Viewer): number | undefined {
  let index = lines.length - 1
  while (index >= 0 && lines[index]?.seat === viewer) index--
  const end = index
  while (index >= 0 && lines[index]?.seat !== viewer) index--
  return index < 0 || index === end ? undefined : index + 1
}

/** The events to retrace on the board: the viewer's own run of moves while it lasts, else what came after it. */
export function pathOf(lines: readonly Line[], viewer: Viewer): readonly JsonObject[] {
  const moves = lines.filter((line) => line.kind === 'move')
  const last = moves.at(-1)?.seat
  const since = last === viewer ? undefined : firstSinceLastTurn(moves, viewer)
  // Whoever has no moves of their own follows the seat that moved last.
  const from = since ?? moves.findLastIndex(({ seat }) => seat !== last) + 1
  // What I decided in the turn of another is a part of that turn.
  const began = moves.findLastIndex(({ events }) => events.some(beginsTurn))
  if (began < 0 || began >= from) return moves.slice(from).flatMap(({ events }) => events)
  const events = moves.slice(began).flatMap((move) => move.events)
  return events.slice(events.findLastIndex(beginsTurn))
}

/** Games in which somebody may decide in the turn of another say when turns begin. */
const beginsTurn = ({ event }: JsonObject): boolean => event === 'turn-began'
