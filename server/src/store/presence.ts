import type { Viewer } from '@durbar/kernel'
import { now } from './duties.ts'
import type { PresenceRow, Store } from './schema.ts'

/** So many rows go into one statement at most; drivers allow only so many values. */
const most = 5000

/** These guests look at these tables from now on. */
export async function addPresence(store: Store, rows: readonly PresenceRow[]): Promise<void> {
  for (let index = 0; index < rows.length; index += most)
    await store
      .insertInto('presence')
      .values(rows.slice(index, index + most))
      .onConflict((conflict) => conflict.columns(['table_id', 'process', 'guest_id', 'seat']).doNothing())
      .execute()
}

export async function removePresence(store: Store, { table_id, process, guest_id, seat }: PresenceRow): Promise<void> {
  await store
    .deleteFrom('presence')
    .where('table_id', '=', table_id)
    .where('process', '=', process)
    .where('guest_id', '=', guest_id)
    .where('seat', '=', seat)
    .execute()
}

/** Somebody who looks at a table. */
export interface Onlooker {
  readonly tableId: string
  readonly guestId: string
  readonly wanted: Viewer
}

/** The seat in the row of somebody who only watches. */
const spectating = -1

export function presenceRow(process: string, { tableId, guestId, wanted }: Onlooker): PresenceRow {
  return { table_id: tableId, process, guest_id: guestId, seat: wanted === 'spectator' ? spectating : wanted }
}

/** Who looks at these tables through other processes than this one, as far as those are alive. */
export async function onlookersElsewhere(
  store: Store,
  process: string,
  tableIds: readonly string[],
): Promise<Onlooker[]> {
  if (tableIds.length === 0) return []
  const rows = await store
    .selectFrom('presence')
    .innerJoin('process', 'process.id', 'presence.process')
    .selectAll('presence')
    .where('presence.table_id', 'in', tableIds)
    .where('presence.process', '!=', process)
    .where('process.until', '>', now(true))
    .orderBy('guest_id')
    .orderBy('seat')
    .execute()
  return rows.map(({ table_id, guest_id, seat }) => ({
    tableId: table_id,
    guestId: guest_id,
    wanted: seat === spectating ? 'spectator' : seat,
  }))
}
