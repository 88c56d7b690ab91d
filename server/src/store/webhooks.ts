import { type Kysely, sql } from 'kysely'
import { newId } from '../secrets.ts'
import type { DeliveryRow, GuestRow, Schema, SeatRow, Store, TableRow, WebhookRow } from './schema.ts'

/** Somebody to be called. */
export type Call = Pick<DeliveryRow, 'seat' | 'event' | 'guest_id'>

/** Whether anybody wants to be called at all. */
export async function anyWebhook(store: Store): Promise<boolean> {
  return (await store.selectFrom('webhook').select('guest_id').limit(1).executeTakeFirst()) !== undefined
}

export async function findWebhook(store: Store, guestId: string): Promise<WebhookRow | undefined> {
  return store.selectFrom('webhook').selectAll().where('guest_id', '=', guestId).executeTakeFirst()
}

/** The one webhook of the guest, in place of a former one. */
export async function setWebhook(store: Store, webhook: WebhookRow): Promise<void> {
  const { guest_id: _, ...rest } = webhook
  await store
    .insertInto('webhook')
    .values(webhook)
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet(rest))
    .execute()
}

export async function removeWebhook(store: Store, guestId: string): Promise<void> {
  await store.transaction().execute(async (write) => {
    await write.deleteFrom('delivery').where('guest_id', '=', guestId).execute()
    await write.deleteFrom('webhook').where('guest_id', '=', guestId).execute()
  })
}

/** How the last call went: a problem, or null if it was answered. A webhook that was replaced meanwhile is another. */
export async function markWebhook(
  store: Store,
  { guest_id, secret }: Pick<WebhookRow, 'guest_id' | 'secret'>,
  state: Pick<WebhookRow, 'failures' | 'failing_since' | 'problem' | 'off_at'>,
): Promise<void> {
  await store.updateTable('webhook').set(state).where('guest_id', '=', guest_id).where('secret', '=', secret).execute()
}

/** Writes down, within the commit that is the reason, the calls of those who want them; usually that is nobody. */
export async function writeCalls(
  write: Kysely<Schema>,
  owner: string,
  calls: readonly (Call & Pick<DeliveryRow, 'table_id' | 'at'>)[],
): Promise<void> {
  const values = calls.map(
    ({ table_id, seat, event, guest_id, at }) =>
      sql`(${table_id}, cast(${seat} as integer), ${event}, ${newId()}, ${guest_id}, ${at})`,
  )
  const { rows } = await sql<{ table_id: string }>`
    insert into delivery (table_id, seat, event, id, guest_id, at, attempts, due)
    select new.column1, new.column2, new.column3, new.column4, new.column5, new.column6, 0, 0
    from (values ${sql.join(values)}) as new
    join webhook on webhook.guest_id = new.column5
    where webhook.off_at is null
    on conflict (table_id, seat, event) do update
      set id = excluded.id, guest_id = excluded.guest_id, at = excluded.at, attempts = 0, due = 0
    returning table_id
  `.execute(write)
  const tables = [...new Set(rows.map(({ table_id }) => table_id))]
  if (tables.length > 0)
    await write
      .insertInto('duty')
      .values(tables.map((table_id) => ({ kind: 'webhooks', table_id, due: 0, owner })))
      // Whoever makes the calls of this table already makes this one too.
      .onConflict((conflict) => conflict.columns(['kind', 'table_id']).doUpdateSet({ due: 0 }))
      .execute()
}

/** A call with everything that has to be known to make it. */
export type Delivery = DeliveryRow &
  Omit<WebhookRow, 'created_at'> &
  Pick<TableRow, 'game' | 'name' | 'status' | 'glance'> &
  Pick<SeatRow, 'bot'> & { readonly holder: GuestRow['id'] | null }

/** The calls of a table that are due. */
export async function deliveriesOf(store: Store, tableId: string, now: number): Promise<Delivery[]> {
  return store
    .selectFrom('delivery')
    .innerJoin('webhook', 'webhook.guest_id', 'delivery.guest_id')
    .innerJoin('game_table', 'game_table.id', 'delivery.table_id')
    .innerJoin('seat', (join) =>
      join.onRef('seat.table_id', '=', 'delivery.table_id').onRef('seat.seat', '=', 'delivery.seat'),
    )
    .selectAll('delivery')
    .select(['webhook.url', 'webhook.secret', 'webhook.site', 'webhook.failures', 'webhook.failing_since'])
    .select(['webhook.problem', 'webhook.off_at'])
    .select(['game_table.game', 'game_table.name', 'game_table.status', 'game_table.glance'])
    .select(['seat.bot', 'seat.guest_id as holder'])
    .where('delivery.table_id', '=', tableId)
    .where('delivery.due', '<=', now)
    .orderBy('delivery.at')
    .execute()
}

export async function postpone(store: Store, id: string, attempts: number, due: number): Promise<void> {
  await store.updateTable('delivery').set({ attempts, due }).where('id', '=', id).execute()
}

export async function dropDelivery(store: Store, id: string): Promise<void> {
  await store.deleteFrom('delivery').where('id', '=', id).execute()
}

/** Begins with the calls of a table; `mark` is how `endRound` knows that nothing was added since. */
export async function beginRound(store: Store, process: string, tableId: string, mark: number): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('duty')
    .set({ due: mark })
    .where('kind', '=', 'webhooks')
    .where('table_id', '=', tableId)
    .where('owner', '=', process)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The duty waits for the next try, or is done. A call that was added meanwhile has set it to be done at once. */
export async function endRound(store: Store, process: string, tableId: string, mark: number): Promise<void> {
  const { next } = await store
    .selectFrom('delivery')
    .select((select) => select.fn.min('due').as('next'))
    .where('table_id', '=', tableId)
    .executeTakeFirstOrThrow()
  if (next === null)
    await store
      .deleteFrom('duty')
      .where('kind', '=', 'webhooks')
      .where('table_id', '=', tableId)
      .where('owner', '=', process)
      .where('due', '=', mark)
      .execute()
  else
    await store
      .updateTable('duty')
      .set({ due: Number(next) })
      .where('kind', '=', 'webhooks')
      .where('table_id', '=', tableId)
      .where('owner', '=', process)
      .where('due', '=', mark)
      .execute()
}
