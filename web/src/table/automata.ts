import { isObject, type Json, type Seat } from '@durbar/kernel'
import type { SeatSummary } from '@durbar/protocol'

/** The players of a view in whose place nobody sits: the game's own rules move them. */
export function automataOf(seats: readonly SeatSummary[], view: Json | undefined): readonly Seat[] {
  const players = isObject(view) && Array.isArray(view.players) ? view.players.length : 0
  return Array.from({ length: Math.max(0, players - seats.length) }, (_, index) => seats.length + index)
}

/** Everybody's color: those of the seats, and for each automaton the first that is left. */
export function colorsOf(seats: readonly SeatSummary[], view: Json | undefined): readonly number[] {
  const colors = seats.map(({ color }) => color)
  for (const seat of automataOf(seats, view)) {
    const free = [seat, ...colors.keys()].find((color) => !colors.includes(color))
    colors.push(free ?? seat)
  }
  return colors
}
