import { nameBots } from '@durbar/table'
import type { SeatRow } from '../store/schema.ts'

/** Bots that nobody has named get a name that nobody else at the table has. */
export function withBotNames(seats: readonly SeatRow[]): SeatRow[] {
  const nameless = seats.filter(({ kind, name }) => kind === 'bot' && name === '')
  const names = nameBots(
    nameless.map(({ bot }) => bot ?? ''),
    seats.map(({ name }) => name),
  )
  return seats.map((seat) => (nameless.includes(seat) ? { ...seat, name: names[nameless.indexOf(seat)] ?? '' } : seat))
}
