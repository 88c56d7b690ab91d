import type { SeatRow, Store, TableRow } from './schema.ts'

export async function addTable(store: Store, table: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await store.transaction().execute(async (write) => {
    await write.insertInto('game_table').values(table).execute()
    await write
      .insertInto('seat')
      .values([...seats])
      .execute()
  })
}

export async function findTable(store: Store, id: string): Promise<TableRow | undefined> {
  return store.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst()
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

/** The tables where a bot may have to move: what a server that starts again looks after. */
export async function tablesWithBots(store: Store): Promise<string[]> {
  const rows = await store
    .selectFrom('game_table')
    .innerJoin('seat', 'seat.table_id', 'game_table.id')
    .select('game_table.id')
    .distinct()
    .where('status', '=', 'playing')
    .where('seat.bot', 'is not', null)
    .execute()
  return rows.map((row) => row.id)
}

/** Changes a seat if it is still as the caller saw it; false if somebody else was faster. */
export async function changeSeat(
  store: Store,
  before: SeatRow,
  after: Pick<SeatRow, 'kind' | 'guest_id' | 'name' | 'bot'>,
  at: string,
): Promise<boolean> {
  return store.transaction().execute(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('seat')
      .set(after)
      .where('table_id', '=', before.table_id)
      .where('seat', '=', before.seat)
      .where('kind', '=', before.kind)
      .where('guest_id', before.guest_id === null ? 'is' : '=', before.guest_id)
      .where('bot', before.bot === null ? 'is' : '=', before.bot)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await write.updateTable('game_table').set({ updated_at: at }).where('id', '=', before.table_id).execute()
    return true
  })
}

/** Begins a table that waits, with bots on its open seats; false if it no longer waits. */
export async function startTable(
  store: Store,
  id: string,
  bots: readonly SeatRow[],
  glance: string,
  at: string,
): Promise<boolean> {
  return store.transaction().execute(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('game_table')
      .set({ status: 'playing', glance, updated_at: at })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    for (const { seat, kind, name, bot } of bots)
      await write
        .updateTable('seat')
        .set({ kind, name, bot })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
    return true
  })
}

export async function changeInvite(store: Store, id: string, inviteHash: string): Promise<void> {
  await store.updateTable('game_table').set({ invite_hash: inviteHash }).where('id', '=', id).execute()
}
