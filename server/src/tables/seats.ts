import type { Seat, Viewer } from '@durbar/kernel'
import { noSuchTable, Problem } from '../problem.ts'
import { isSecret } from '../secrets.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'

/** Who may do what at a table. No writing here: rows in, answers out. */

interface Rows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** A table shows itself to its host, to whoever sits there, and to whoever brings the invite. */
export function admit({ row, seats }: Rows, guestId: string | undefined, invite: string | undefined): void {
  const belongs = guestId !== undefined && (row.host === guestId || seats.some((seat) => seat.guest_id === guestId))
  if (!belongs && !isSecret(invite, row.invite_hash)) throw noSuchTable()
}

export function needHost({ row }: Rows, guestId: string): void {
  if (row.host !== guestId) throw new Problem(403, 'not-the-host', 'Only the host of the table can do this.')
}

function seatAt(seats: readonly SeatRow[], seat: Seat): SeatRow {
  const row = seats[seat]
  if (!row) throw new Problem(404, 'no-such-seat', `The table has no seat ${seat}.`)
  return row
}

export function holds(seats: readonly SeatRow[], guestId: string | undefined, seat: Seat): boolean {
  return guestId !== undefined && seats[seat]?.guest_id === guestId
}

/** The seat of a guest who holds it. */
export function needOwnSeat(seats: readonly SeatRow[], guestId: string | undefined, seat: Seat): SeatRow {
  const row = seatAt(seats, seat)
  if (!holds(seats, guestId, seat)) throw new Problem(403, 'not-your-seat', `Seat ${seat} is not yours.`)
  return row
}

/** The seat of a guest who holds it and has not left it to a bot. */
export function needPlayingSeat(seats: readonly SeatRow[], guestId: string | undefined, seat: Seat): SeatRow {
  const row = needOwnSeat(seats, guestId, seat)
  if (row.bot !== null)
    throw new Problem(409, 'seat-left', `You have left seat ${seat}; a bot plays there. Take it back first.`)
  return row
}

export function mayPlay(seats: readonly SeatRow[], seat: Seat): boolean {
  const row = seats[seat]
  return row?.kind === 'person' && row.bot === null
}

/**
 * Through which eyes a connection may look now. A seat can change hands while somebody looks through it, so this is
 * asked again before everything that is sent.
 */
export function eyesOf(seats: readonly SeatRow[], guestId: string | undefined, wanted: Viewer): Viewer {
  return wanted !== 'spectator' && holds(seats, guestId, wanted) ? wanted : 'spectator'
}

/** The seats whose holders look through them. */
export function seatsLookedThrough(
  seats: readonly SeatRow[],
  onlookers: Iterable<{ readonly guestId: string | undefined; readonly wanted: Viewer }>,
): Set<Seat> {
  const looked = new Set<Seat>()
  for (const { guestId, wanted } of onlookers)
    if (wanted !== 'spectator' && holds(seats, guestId, wanted)) looked.add(wanted)
  return looked
}

/** The seat a guest sits down on: the wanted one, or else an own one that was left, or else the first free one. */
export function seatToTake({ row, seats }: Rows, guestId: string, wanted: Seat | undefined): SeatRow {
  if (row.status === 'finished') throw new Problem(409, 'finished', 'The game is over.')
  const own = seats.filter((seat) => seat.guest_id === guestId)
  const seat =
    wanted !== undefined
      ? seatAt(seats, wanted)
      : (own.find((mine) => mine.bot !== null) ?? seats.find((free) => free.kind === 'open'))
  if (!seat) throw new Problem(409, 'no-free-seat', 'No seat is free; a seat that a bot plays must be named.')
  if (seat.guest_id === guestId) {
    if (seat.bot === null) throw new Problem(409, 'already-seated', `You sit on seat ${seat.seat} already.`)
  } else if (seat.guest_id !== null) throw new Problem(409, 'seat-taken', `Seat ${seat.seat} is ${seat.name}'s.`)
  return seat
}
