import type { Seat } from '@durbar/kernel'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { announceTable } from '../socket/updates.ts'
import { dropDuty } from '../store/duties.ts'
import type { GuestRow } from '../store/schema.ts'
import { outOfTime, wish } from './clock.ts'
import { commitEvent } from './commit.ts'
import type { Room } from './registry.ts'
import { admit, needPlayingSeat } from './seats.ts'
import { defaultBot, reseat } from './sitting.ts'
import type { Seen } from './summary.ts'
import { awaitedPeople, readClock, type Table } from './table.ts'

/** Pauses, and what happens when somebody's time is up. */

/** A person wishes for a pause, or no longer. When all people at the table do, nobody's time runs. */
export async function wishPause(house: House, room: Room, guest: GuestRow, seat: Seat, wanted: boolean): Promise<void> {
  const { table } = room
  admit(table, guest.id, undefined)
  needPlayingSeat(table.seats, guest.id, seat)
  const { clock } = table
  if (!clock || table.row.status !== 'playing') throw new Problem(409, 'no-clock', 'Nobody’s time runs at this table.')
  if (clock.wishes.includes(seat) === wanted) return
  await commitEvent(house, room, { event: 'pause', seat, wish: wanted }, () => {
    table.clock = wish(clock, seat, wanted)
    return undefined
  })
  announceTable(house, room)
}

/**
 * The seats the table has waited for too long: those whose bank is empty, and without a clock those that have not
 * answered for the time `absence`.
 */
export function overdue(table: Seen, now: number, absence: number): Seat[] {
  const clock = readClock(table.row.clock)
  if (clock) return [...outOfTime(clock, now)]
  return now - Date.parse(table.row.updated_at) >= absence ? [...awaitedPeople(table)] : []
}

/** The duty of the clock: tells everybody whose time is up, or calls a bot to the seat if the table wants it so. */
export async function callTime(house: House, tableId: string): Promise<void> {
  await house.registry.run(tableId, async (room) => {
    const { clock, fixed } = room.table
    const { pace } = fixed
    if (!pace || !clock || room.table.row.status !== 'playing')
      return dropDuty(house.store, house.process, 'clock', tableId)
    const out = outOfTime(clock, Date.now()).filter((seat) => !clock.told.includes(seat))
    if (out.length === 0) return
    if (pace.timeout === 'ask') {
      const tell = (table: Table): undefined => {
        table.clock = { ...clock, told: [...clock.told, ...out] }
      }
      await commitEvent(house, room, { event: 'time', seats: out }, tell, out)
      announceTable(house, room)
      return
    }
    for (const seat of out) {
      const row = room.table.seats[seat]
      if (row) await reseat(house, room, row, { ...row, bot: defaultBot() }, [seat])
    }
  })
}
