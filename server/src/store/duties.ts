import { type RawBuilder, sql } from 'kysely'
import type { DutyRow, Store } from './schema.ts'

/**
 * The clock of the database, in milliseconds: the machines of several processes need not agree about the time.
 * `shared` is PostgreSQL, see `isShared`.
 */
export function now(shared: boolean): RawBuilder<number> {
  return shared
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
}

/** This process is alive, for so many milliseconds at least. False if the others did not know it, or no longer. */
export async function sayAlive(store: Store, process: string, lease: number): Promise<boolean> {
  const until = sql<number>`${now(true)} + ${lease}::bigint`
  const { numUpdatedRows } = await store
    .updateTable('process')
    .set({ until })
    .where('id', '=', process)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  await store
    .insertInto('process')
    .values({ id: process, until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
    .execute()
  return false
}

/** The duties of processes that are no longer alive become this one's. Two processes at once: each gets other ones. */
export async function takeOver(store: Store, shared: boolean, process: string): Promise<void> {
  await store
    .updateTable('duty')
    .set({ owner: process })
    .where('owner', '!=', process)
    .where('due', '<=', now(shared))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('process')
            .select('id')
            .whereRef('process.id', '=', 'duty.owner')
            .where('until', '>', now(shared)),
        ),
      ),
    )
    .execute()
}

export async function dutiesOf(store: Store, shared: boolean, process: string): Promise<DutyRow[]> {
  return store.selectFrom('duty').selectAll().where('owner', '=', process).where('due', '<=', now(shared)).execute()
}

/** There is nothing to do after all. A duty that another process has meanwhile begun anew is that one's. */
export async function dropDuty(store: Store, process: string, kind: DutyRow['kind'], tableId: string): Promise<void> {
  await store
    .deleteFrom('duty')
    .where('kind', '=', kind)
    .where('table_id', '=', tableId)
    .where('owner', '=', process)
    .execute()
}

/** This process ends: its duties are for whoever looks next, and what it said of who is present is no longer so. */
export async function sayGoodbye(store: Store, process: string): Promise<void> {
  await store.transaction().execute(async (write) => {
    await write.updateTable('duty').set({ owner: '' }).where('owner', '=', process).execute()
    await write.deleteFrom('presence').where('process', '=', process).execute()
    await write.deleteFrom('process').where('id', '=', process).execute()
  })
}

/** Forgets processes that have been dead for a while, and who was present through them. */
export async function forgetDead(store: Store, lease: number): Promise<void> {
  await store
    .deleteFrom('process')
    .where('until', '<', sql<number>`${now(true)} - ${lease}::bigint`)
    .execute()
  await store
    .deleteFrom('presence')
    .where('process', 'not in', (select) => select.selectFrom('process').select('id'))
    .execute()
}
