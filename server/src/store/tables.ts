import type { DutyRow, GuestRow, SeatRow, Store, TableRow } from './schema.ts'

/** `duties` is what follows from it at once, such as letting a bot begin. */
export async function addTable(
  store: Store,
  table: TableRow,
  seats: readonly SeatRow[],
  duties: readonly DutyRow[],
): Promise<void> {
  await store.transaction().execute(async (write) => {
    await write.insertInto('game_table').values(table).execute()
    await write
      .insertInto('seat')
      .values([...seats])
      .execute()
    if (duties.length > 0)
      await write
        .insertInto('duty')
        .values([...duties])
        .execute()
  })
}

export async function findTable(store: Store, id: string): Promise<TableRow | undefined> {
  return store.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Every table there is, the oldest first. */
export async function allTables(store: Store): Promise<string[]> {
  const rows = await store.selectFrom('game_table').select('id').orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => row.id)
}

export async function clockOf(store: Store, id: string): Promise<string | null> {
  const row = await store.selectFrom('game_table').select('clock').where('id', '=', id).executeTakeFirst()
  return row?.clock ?? null
}

export async function seatsOf(store: Store, tableIds: readonly string[]): Promise<SeatRow[]> {
  if (tableIds.length === 0) return []
  return store.selectFrom('seat').selectAll().where('table_id', 'in', tableIds).orderBy('seat').execute()
}

/** The tables this guest made or sits at, the one touched last first. */
export async function tablesOfGuest(store: Store, guestId: string, limit: number): Promise<TableRow[]> {
  return store
    .selectFrom('game_table')
    .selectAll()
    .where((where) =>
      where.or([
        where('host', '=', guestId),
        where('id', 'in', where.selectFrom('seat').select('table_id').where('guest_id', '=', guestId)),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many tables this guest has made that are not over yet. */
export async function unfinishedTablesOf(store: Store, guestId: string): Promise<number> {
  const { count } = await store
    .selectFrom('game_table')
    .select((select) => select.fn.countAll().as('count'))
    .where('host', '=', guestId)
    .where('status', '!=', 'finished')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The tables where a seat of this guest bears the guest's name. */
export async function tablesNaming(store: Store, { id, name }: Pick<GuestRow, 'id' | 'name'>): Promise<string[]> {
  const rows = await store
    .selectFrom('seat')
    .select('table_id')
    .distinct()
    .where('guest_id', '=', id)
    .where('name', '=', name)
    .execute()
  return rows.map((row) => row.table_id)
}

/** Everything about a table, everywhere. False if it was not there. */
export async function deleteTable(store: Store, id: string): Promise<boolean> {
  return store.transaction().execute(async (write) => {
    for (const part of ['presence', 'delivery', 'duty', 'snapshot', 'chat_line', 'entry', 'seat'] as const)
      await write.deleteFrom(part).where('table_id', '=', id).execute()
    const { numDeletedRows } = await write.deleteFrom('game_table').where('id', '=', id).executeTakeFirst()
    return numDeletedRows === 1n
  })
}
