import type { ChatRow, Store } from './schema.ts'

/** The last lines, oldest first. */
export async function chatOf(store: Store, tableId: string, limit: number): Promise<ChatRow[]> {
  const rows = await store
    .selectFrom('chat_line')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

/** The lines after this one. */
export async function chatSince(store: Store, tableId: string, after: number): Promise<ChatRow[]> {
  return store
    .selectFrom('chat_line')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
}

/** Numbers the line after the last one and keeps it. Two writers at once: the loser takes the next number. */
export async function addChat(store: Store, line: Omit<ChatRow, 'id'>): Promise<ChatRow> {
  for (;;) {
    const { last } = await store
      .selectFrom('chat_line')
      .select((select) => select.fn.max('id').as('last'))
      .where('table_id', '=', line.table_id)
      .executeTakeFirstOrThrow()
    const row: ChatRow = { ...line, id: Number(last ?? 0) + 1 }
    const { numInsertedOrUpdatedRows } = await store
      .insertInto('chat_line')
      .values(row)
      .onConflict((conflict) => conflict.columns(['table_id', 'id']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return row
  }
}
