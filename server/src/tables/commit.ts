import type { Seat } from '@durbar/kernel'
import type { House } from '../house.ts'
import { Overtaken } from '../problem.ts'
import type { EntryRow, SeatRow } from '../store/schema.ts'
import { callsOf } from './calls.ts'
import { dueAt } from './clock.ts'
import type { Room } from './registry.ts'
import { awaitedPeople, isBotAwaited, keepTime, type Table } from './table.ts'

/** What happened to a table beside its play, as the log keeps it. */
export type TableEvent =
  | ({ readonly event: 'seat' } & SeatNow)
  | { readonly event: 'start'; readonly seats: readonly SeatNow[] }
  | { readonly event: 'invite' }
  | { readonly event: 'hints'; readonly seat: Seat }
  | { readonly event: 'pause'; readonly seat: Seat; readonly wish: boolean }
  /** The time of these seats is up. */
  | { readonly event: 'time'; readonly seats: readonly Seat[] }

/** Who has a seat from now on. */
interface SeatNow {
  readonly seat: Seat
  readonly kind: SeatRow['kind']
  readonly guest: string | null
  readonly name: string
  readonly bot: string | null
}

export function seatNow({ seat, kind, guest_id, name, bot }: SeatRow): SeatNow {
  return { seat, kind, guest: guest_id, name, bot }
}

/**
 * Changes a table in memory, then on disk. When this returns, the change is committed and the other processes know. If
 * another one had the number in the log already, or if anything fails, memory is dropped and read again. `late` are the
 * seats whose time is up by this.
 */
export async function commit(
  house: House,
  room: Room,
  entry: Pick<EntryRow, 'kind' | 'document' | 'at'>,
  change: (table: Table) => readonly SeatRow[] | undefined,
  late: readonly Seat[] = [],
): Promise<void> {
  const { table } = room
  const botsWereDue = isBotAwaited(table)
  const awaited = awaitedPeople(table)
  const seats = change(table)
  keepTime(table, entry.at)
  const botsDue = isBotAwaited(table)
  const seq = table.head + 1
  const { metrics } = house.settings
  const began = performance.now()
  const done = await house.log.append({
    entry: { table_id: room.id, seq, ...entry },
    table: table.row,
    ...(seats && { seats }),
    botsDue: botsDue === botsWereDue ? undefined : botsDue,
    clockDue: table.clock && dueAt(table.clock),
    calls: house.webhooks.isUsed() ? callsOf(room, awaitedPeople(table), awaited, late) : undefined,
  })
  metrics.appendSeconds.observe((performance.now() - began) / 1000)
  if (!done) {
    metrics.conflicts.add({ found: 'written' })
    throw new Overtaken(room.id)
  }
  metrics.appends.add()
  table.head = seq
  house.bus.tell(room.id)
  // Bots that had to move before are the business of the process that has begun with it; see `duties.ts`.
  if (botsDue && !botsWereDue) house.wakeBots(room.id)
}

export async function commitEvent(
  house: House,
  room: Room,
  event: TableEvent,
  change: (table: Table, at: string) => readonly SeatRow[] | undefined,
  late: readonly Seat[] = [],
): Promise<void> {
  const at = new Date().toISOString()
  const entry = { kind: 'table', document: JSON.stringify(event), at } as const
  const changeAt = (table: Table): readonly SeatRow[] | undefined => {
    table.row = { ...table.row, updated_at: at }
    return change(table, at)
  }
  await commit(house, room, entry, changeAt, late)
}
