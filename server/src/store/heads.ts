import type { Onlooker } from './presence.ts'
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

/** How far it has come, and who looks at it through other processes. */
export interface Whereabouts extends Head {
  readonly onlookers: readonly Onlooker[]
}

/** Asks for all tables that are wanted in the same turn of the event loop at once. */
export function createHeads(
  store: Store,
  elsewhere: (ids: readonly string[]) => Promise<readonly Onlooker[]>,
): (id: string) => Promise<Whereabouts | undefined> {
  let next: { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, Whereabouts>> } | undefined

  async function find(ids: readonly string[]): Promise<ReadonlyMap<string, Whereabouts>> {
    const [heads, people] = await Promise.all([headsOf(store, ids), elsewhere(ids)])
    const found = new Map([...heads].map(([id, head]) => [id, { ...head, onlookers: [] as Onlooker[] }]))
    for (const onlooker of people) found.get(onlooker.tableId)?.onlookers.push(onlooker)
    return found
  }

  return async (id) => {
    if (!next) {
      const ids = new Set<string>()
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        next = undefined
        return find([...ids])
      })
      next = { ids, found }
    }
    next.ids.add(id)
    return (await next.found).get(id)
  }
}
