import type { Settings } from '../settings.ts'
import type { Bus } from '../socket/bus.ts'
import { addPresence, type Onlooker, onlookersElsewhere, presenceRow, removePresence } from '../store/presence.ts'
import type { PresenceRow, Store } from '../store/schema.ts'

/**
 * Who looks at which table, told to the processes that share the store. A row lives as long as somebody looks and counts
 * as long as its process is alive. What is written here may be a moment late: only what people are shown of each other,
 * and whether they are called, depends on it.
 */
export interface Presence {
  /** Somebody looks at a table from now on; returns how to take it back. */
  come(onlooker: Onlooker): () => void
  /** Who looks at these tables through other processes. */
  elsewhere(tableIds: readonly string[]): Promise<readonly Onlooker[]>
  /** Writes down everybody again: others have taken this process for dead and forgotten it. */
  rewrite(): void
  /** Everything is written. */
  settled(): Promise<void>
}

/** For a store that is this process's alone: there is nobody to tell. */
export const solitude: Presence = {
  come: () => () => undefined,
  elsewhere: async () => [],
  rewrite: () => undefined,
  settled: async () => undefined,
}

/** After a failure it is tried again so many milliseconds later. */
const pause = 1000

export function createPresence(store: Store, process: string, bus: Bus, { log }: Pick<Settings, 'log'>): Presence {
  /** How many connections stand behind each row. */
  const here = new Map<string, { readonly row: PresenceRow; count: number }>()
  /** The rows that have to be written or deleted. */
  const changed = new Map<string, PresenceRow>()
  let writing: Promise<void> | undefined

  function mark(row: PresenceRow): void {
    changed.set(keyOf(row), row)
    // Everything that changes in this turn of the event loop is written together.
    writing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(write)
  }

  async function write(): Promise<void> {
    while (changed.size > 0) {
      const rows = [...changed.values()]
      changed.clear()
      const isHere = (row: PresenceRow): boolean => here.has(keyOf(row))
      try {
        await addPresence(store, rows.filter(isHere))
        for (const row of rows) if (!isHere(row)) await removePresence(store, row)
        for (const tableId of new Set(rows.map(({ table_id }) => table_id))) bus.tell(tableId)
      } catch (error) {
        log('Other processes could not be told who is present; it is tried again', error)
        setTimeout(() => rows.forEach(mark), pause).unref()
      }
    }
    writing = undefined
  }

  return {
    come(onlooker) {
      const row = presenceRow(process, onlooker)
      const key = keyOf(row)
      const known = here.get(key)
      if (known) known.count++
      else {
        here.set(key, { row, count: 1 })
        mark(row)
      }
      return () => {
        const mine = here.get(key)
        if (!mine || --mine.count > 0) return
        here.delete(key)
        mark(row)
      }
    },
    elsewhere: (tableIds) => onlookersElsewhere(store, process, tableIds),
    rewrite() {
      for (const { row } of here.values()) mark(row)
    },
    async settled() {
      await writing
    },
  }
}

const keyOf = ({ table_id, guest_id, seat }: PresenceRow): string => `${table_id} ${guest_id} ${seat}`
