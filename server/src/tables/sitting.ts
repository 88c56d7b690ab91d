import { isBotName, usualOpponent } from '@durbar/bots'
import type { Seat } from '@durbar/kernel'
import { beginCourse } from '@durbar/table'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { announceEntries, announceTable } from '../socket/updates.ts'
import type { GuestRow, SeatRow } from '../store/schema.ts'
import { deleteTable } from '../store/tables.ts'
import { badRequest } from '../wire.ts'
import { withBotNames } from './bot-names.ts'
import { welcome } from './clock.ts'
import { commitEvent, seatNow } from './commit.ts'
import type { Room } from './registry.ts'
import { admit, holds, needHost, needPlayingSeat, seatToTake } from './seats.ts'
import { bringUpToDate, needRules, type Table } from './table.ts'
import { overdue } from './time.ts'

/** Sitting down, leaving, beginning: what changes a table but not its record. */

export interface Joining {
  readonly invite?: string | undefined
  readonly seat?: Seat | undefined
  readonly name?: string | undefined
}

export async function join(house: House, room: Room, guest: GuestRow, joining: Joining): Promise<void> {
  admit(room.table, guest.id, joining.invite)
  needRules(room.table)
  const seat = seatToTake(room.table, guest.id, joining.seat)
  const name = joining.name ?? (seat.guest_id === guest.id ? seat.name : guest.name)
  await reseat(house, room, seat, { kind: 'person', guest_id: guest.id, name, bot: null })
}

/** Before the start the seat becomes free; later a bot plays on and the seat stays its owner's. */
export async function leave(house: House, room: Room, guest: GuestRow, seat: Seat): Promise<void> {
  admit(room.table, guest.id, undefined)
  needRules(room.table)
  const mine = needPlayingSeat(room.table.seats, guest.id, seat)
  const { status } = room.table.row
  if (status === 'finished') throw new Problem(409, 'finished', 'The game is over.')
  if (status === 'waiting') await reseat(house, room, mine, { kind: 'open', guest_id: null, name: '', bot: null })
  else await reseat(house, room, mine, { kind: 'person', guest_id: guest.id, name: mine.name, bot: defaultBot() })
}

/**
 * Somebody else at the table lets a bot play for a person it has waited for too long. The seat stays its owner's, who
 * may take it back at any moment.
 */
export async function substitute(house: House, room: Room, guest: GuestRow, seat: Seat): Promise<void> {
  const { table } = room
  admit(table, guest.id, undefined)
  needRules(table)
  if (
    !table.seats.some((other) => other.seat !== seat && holds(table.seats, guest.id, other.seat) && other.bot === null)
  )
    throw new Problem(403, 'not-at-the-table', 'Only somebody who plays here can call a bot.')
  const late = overdue(table, Date.now(), house.settings.absence)
  const row = table.seats[seat]
  if (!row || !late.includes(seat)) throw new Problem(409, 'not-overdue', `Seat ${seat} has still time to answer.`)
  await reseat(house, room, row, { ...row, bot: defaultBot() })
}

/** Begins the play. `fill` names a bot for the seats that are still open. */
export async function start(house: House, room: Room, guest: GuestRow, fill: string | undefined): Promise<void> {
  const { table } = room
  admit(table, guest.id, undefined)
  needHost(table, guest.id)
  const rules = needRules(table)
  if (table.row.status !== 'waiting') throw new Problem(409, 'started', 'The game has started already.')
  if (fill !== undefined && !isBotName(fill)) throw badRequest(`fill: there is no bot "${fill}"`)
  const open = table.seats.filter((seat) => seat.kind === 'open')
  if (open.length > 0 && fill === undefined) {
    const places = open.map(({ seat }) => seat).join(', ')
    throw new Problem(409, 'open-seats', `Nobody sits on ${places} yet; a bot or a person is needed there.`)
  }
  const filled = table.seats.map(
    (seat): SeatRow => (seat.kind === 'open' ? { ...seat, kind: 'bot', name: '', bot: fill ?? null } : seat),
  )
  const bots = withBotNames(filled).filter((_, place) => table.seats[place]?.kind === 'open')
  await commitEvent(house, room, { event: 'start', seats: bots.map(seatNow) }, (_, at) => {
    table.seats = table.seats.map((seat) => bots.find((bot) => bot.seat === seat.seat) ?? seat)
    table.course = beginCourse(rules, table.row.seed)
    bringUpToDate(table, table.course, at)
    return bots
  })
  announceEntries(house, room)
}

/** A new invite; the old link opens nothing any more. */
export async function renewInvite(house: House, room: Room, guest: GuestRow): Promise<string> {
  admit(room.table, guest.id, undefined)
  needHost(room.table, guest.id)
  const invite = newSecret()
  await commitEvent(house, room, { event: 'invite' }, (table) => {
    table.row = { ...table.row, invite_hash: sha256(invite) }
    return undefined
  })
  return invite
}

/** Deletes the table and everything about it. Nobody can take a game under way from the others who play it. */
export async function remove(house: House, room: Room, guest: GuestRow): Promise<void> {
  const { row, seats } = room.table
  admit(room.table, guest.id, undefined)
  needHost(room.table, guest.id)
  const others = seats.some((seat) => seat.guest_id !== null && seat.guest_id !== guest.id)
  if (row.status === 'playing' && others)
    throw new Problem(409, 'others-play', 'Others play at this table; it can be deleted when the game is over.')
  await deleteTable(house.store, room.id)
  house.bus.tell(room.id)
}

/** Keeps a left seat warm, and sits where no bot is named. */
export function defaultBot(): string {
  return usualOpponent
}

/** Somebody else has the seat from now on, or a bot; in `late` if that is because the time was up. */
export async function reseat(
  house: House,
  room: Room,
  before: SeatRow,
  change: Pick<SeatRow, 'kind' | 'guest_id' | 'name' | 'bot'>,
  late: readonly Seat[] = [],
): Promise<void> {
  const after = { ...before, ...change }
  const sit = (table: Table): readonly SeatRow[] => {
    const comesBack = before.bot !== null && after.bot === null
    const { pace } = table.fixed
    if (comesBack && pace && table.clock) table.clock = welcome(table.clock, pace, before.seat)
    table.seats = table.seats.map((seat) => (seat.seat === before.seat ? after : seat))
    return [after]
  }
  await commitEvent(house, room, { event: 'seat', ...seatNow(after) }, sit, late)
  if (room.table.course) announceEntries(house, room)
  else announceTable(house, room)
}

/** A guest has another name: it goes to the seats here that bore the old one; at a hot seat the others keep theirs. */
export async function renameSeats(house: House, room: Room, guest: GuestRow, name: string): Promise<void> {
  for (const seat of room.table.seats)
    if (seat.guest_id === guest.id && seat.name === guest.name) await reseat(house, room, seat, { ...seat, name })
}
