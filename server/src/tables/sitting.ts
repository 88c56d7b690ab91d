import { botNames, isBotName } from '@durbar/bots'
import type { Seat } from '@durbar/kernel'
import { beginCourse, glanceOf } from '@durbar/table'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { announceEntries, announceTable } from '../socket/updates.ts'
import type { GuestRow, SeatRow } from '../store/schema.ts'
import { changeInvite, changeSeat, startTable } from '../store/tables.ts'
import { badRequest } from '../wire.ts'
import { reload } from './record.ts'
import type { Room } from './registry.ts'
import { admit, needHost, needPlayingSeat, seatToTake } from './seats.ts'
import { needRules } from './table.ts'

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
  const bots = open.map((seat): SeatRow => ({ ...seat, kind: 'bot', name: fill ?? '', bot: fill ?? null }))
  const course = beginCourse(rules, table.row.seed)
  const glance = glanceOf(rules.game, course.play.position, 0)
  const at = new Date().toISOString()
  if (!(await startTable(house.store, room.id, bots, JSON.stringify(glance), at))) return lost(house, room)
  table.seats = table.seats.map((seat) => bots.find((bot) => bot.seat === seat.seat) ?? seat)
  table.course = course
  table.glance = glance
  table.row = { ...table.row, status: 'playing', updated_at: at }
  announceEntries(house, room)
}

/** A new invite; the old link opens nothing any more. */
export async function renewInvite(house: House, room: Room, guest: GuestRow): Promise<string> {
  admit(room.table, guest.id, undefined)
  needHost(room.table, guest.id)
  const invite = newSecret()
  await changeInvite(house.store, room.id, sha256(invite))
  room.table.row = { ...room.table.row, invite_hash: sha256(invite) }
  return invite
}

/** The strongest of the ladder keeps a left seat warm, and sits where no bot is named. */
export function defaultBot(): string {
  return botNames[botNames.length - 1] ?? 'random'
}

async function lost(house: House, room: Room): Promise<never> {
  await reload(house, room)
  throw new Problem(409, 'conflict', 'Somebody else was faster; look again.')
}

async function reseat(
  house: House,
  room: Room,
  before: SeatRow,
  after: Pick<SeatRow, 'kind' | 'guest_id' | 'name' | 'bot'>,
): Promise<void> {
  const { table } = room
  const at = new Date().toISOString()
  if (!(await changeSeat(house.store, before, after, at))) return lost(house, room)
  table.seats = table.seats.map((seat) => (seat.seat === before.seat ? { ...seat, ...after } : seat))
  table.row = { ...table.row, updated_at: at }
  if (table.course) announceEntries(house, room)
  else announceTable(house, room)
}
