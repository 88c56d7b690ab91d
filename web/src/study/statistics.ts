import type { Seat } from '@durbar/kernel'
import { type Line, writeMove } from './line.ts'

/** How often each seat made each kind of move. */
export function deedsOf(line: Line, seats: number): readonly { readonly kind: string; readonly counts: number[] }[] {
  const kinds = new Map<string, number[]>()
  for (let index = 1; index <= line.length; index++) {
    const { seat, move } = line.step(index)
    const { move: kind } = writeMove(line, move)
    const name = typeof kind === 'string' ? kind : move.k
    const counts = kinds.get(name) ?? Array.from({ length: seats }, () => 0)
    counts[seat] = (counts[seat] ?? 0) + 1
    kinds.set(name, counts)
  }
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
  return [...kinds]
    .map(([kind, counts]) => ({ kind, counts }))
    .sort((a, b) => total(b.counts) - total(a.counts) || a.kind.localeCompare(b.kind))
}

export interface TimeUsed {
  readonly seat: Seat
  /** In milliseconds. */
  readonly all: number
  readonly longest: number
}

/**
 * The time between a move and the one before it is counted for whoever made it. Undefined if the record does not tell
 * the time of every move.
 */
export function timesOf(line: Line, seats: number): readonly TimeUsed[] | undefined {
  const used = Array.from({ length: seats }, (_, seat) => ({ seat, all: 0, longest: 0 }))
  let before = Number.NaN
  let turn = 0
  for (let index = 1; index <= line.length; index++) {
    const { seat, at } = line.step(index)
    const now = Date.parse(at ?? '')
    if (Number.isNaN(now)) return undefined
    const one = used[seat]
    if (one && !Number.isNaN(before)) {
      const time = Math.max(0, now - before)
      turn = line.step(index - 1).seat === seat ? turn + time : time
      one.all += time
      one.longest = Math.max(one.longest, turn)
    }
    before = now
  }
  return line.length === 0 ? undefined : used
}

/** Hours and minutes, or minutes and seconds. */
export function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
