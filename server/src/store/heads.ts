import type { Store } from './schema.ts'

/** How far a table has come in the store. */
export interface Head {
  /** The last entry of its log, 0 if there is none. */
  readonly log: number
  /** Its last chat line. */
  readonly chat: number
}

export async function headsOf(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
  const rows = await store
    .selectFrom('game_table')
    .select((select) => [
      'id',
      select
        .selectFrom('entry')
        .select((entry) => entry.fn.max('seq').as('seq'))
        .whereRef('entry.table_id', '=', 'game_table.id')
        .as('log'),
      select
        .selectFrom('chat_line')
        .select((line) => line.fn.max('chat_line.id').as('line'))
        .whereRef('chat_line.table_id', '=', 'game_table.id')
        .as('chat'),
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, log, chat }) => [id, { log: log ?? 0, chat: chat ?? 0 }]))
}

/** Asks for the heads of all tables that are wanted in the same turn of the event loop with one query. */
export function createHeads(store: Store): (id: string) => Promise<Head | undefined> {
  let next: { readonly ids: Set<string>; readonly heads: Promise<ReadonlyMap<string, Head>> } | undefined
  return async (id) => {
    if (!next) {
      const ids = new Set<string>()
      const heads = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        next = undefined
        return headsOf(store, [...ids])
      })
      next = { ids, heads }
    }
    next.ids.add(id)
    return (await next.heads).get(id)
  }
}
