import type { SnapshotRow, Store } from './schema.ts'

export async function findSnapshot(store: Store, tableId: string): Promise<SnapshotRow | undefined> {
  return store.selectFrom('snapshot').selectAll().where('table_id', '=', tableId).executeTakeFirst()
}

/** In place of the one before. */
export async function keepSnapshot(store: Store, row: SnapshotRow): Promise<void> {
  const { seq, document } = row
  await store
    .insertInto('snapshot')
    .values(row)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ seq, document }))
    .execute()
}
