import type { EntryRow, Store, TableRow } from './schema.ts'

export async function entriesOf(store: Store, tableId: string): Promise<EntryRow[]> {
  return store.selectFrom('entry').selectAll().where('table_id', '=', tableId).orderBy('seq').execute()
}

/**
 * Appends one entry and what follows from it for the table's own row, in one transaction. False if another writer
 * has this number already: nothing is written then, and the caller's picture of the table is out of date.
 */
export async function appendEntry(
  store: Store,
  entry: EntryRow,
  after: Pick<TableRow, 'status' | 'glance'>,
): Promise<boolean> {
  return store.transaction().execute(async (write) => {
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('entry')
      .values(entry)
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await write
      .updateTable('game_table')
      .set({ ...after, updated_at: entry.at })
      .where('id', '=', entry.table_id)
      .execute()
    return true
  })
}
