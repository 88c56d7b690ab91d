import type { ChatLine } from '@durbar/protocol'
import { tellTabs } from './changes.ts'
import { answerOf, type LocalChat, type LocalEntry, type LocalTable, reading, rowsOf, writing } from './database.ts'

/** Reading and writing tables on this device. Whatever is written is told to every tab that shows it. */

export async function findTable(id: string): Promise<LocalTable | undefined> {
  return reading(['tables'], (from) => answerOf<LocalTable | undefined>(from.objectStore('tables').get(id)))
}

export async function allTables(): Promise<readonly LocalTable[]> {
  return reading(['tables'], (from) => answerOf<LocalTable[]>(from.objectStore('tables').getAll()))
}

export async function addTable(table: LocalTable, entries: readonly LocalEntry[]): Promise<void> {
  const added = await writing(['tables', 'entries'], (into) => {
    into.objectStore('tables').add(table)
    for (const entry of entries) into.objectStore('entries').add(entry)
  })
  if (!added) throw new Error(`There is a table ${table.id} already.`)
  tellTabs(table.id)
}

export async function deleteTable(id: string): Promise<void> {
  await writing(['tables', 'entries', 'chat'], (from) => {
    from.objectStore('tables').delete(id)
    from.objectStore('entries').delete(rowsOf(id))
    from.objectStore('chat').delete(rowsOf(id))
  })
  tellTabs(id)
}

/** The entries after number `since`, in order. */
export async function entriesOf(id: string, since = 0): Promise<readonly LocalEntry[]> {
  return reading(['entries'], (from) =>
    answerOf<LocalEntry[]>(from.objectStore('entries').getAll(rowsOf(id, since + 1))),
  )
}

/** Appends one entry and changes the table with it. False if another tab has this number already. */
export async function appendEntry(entry: LocalEntry, after: Pick<LocalTable, 'status' | 'glance'>): Promise<boolean> {
  const appended = await writing(['tables', 'entries'], (into) => {
    into.objectStore('entries').add(entry)
    change(into, entry.table, (table) => ({ ...table, ...after, updatedAt: entry.at }))
  })
  if (appended) tellTabs(entry.table)
  return appended
}

/** Changes what may change apart from the record. */
export async function changeTable(id: string, changed: Partial<Pick<LocalTable, 'seats' | 'hints'>>): Promise<void> {
  await writing(['tables'], (into) => change(into, id, (table) => ({ ...table, ...changed })))
  tellTabs(id)
}

/** A table that was deleted meanwhile stays deleted, and what was to be written with it is not written. */
function change(into: IDBTransaction, id: string, changed: (table: LocalTable) => LocalTable): void {
  const tables = into.objectStore('tables')
  const found = tables.get(id)
  found.onsuccess = () => {
    const table: LocalTable | undefined = found.result
    if (table === undefined) into.abort()
    else tables.put(changed(table))
  }
}

export async function chatOf(id: string): Promise<readonly LocalChat[]> {
  return reading(['chat'], (from) => answerOf<LocalChat[]>(from.objectStore('chat').getAll(rowsOf(id))))
}

/** False if another tab has this number already. */
export async function addChat(id: string, line: ChatLine): Promise<boolean> {
  const added = await writing(['chat'], (into) => {
    into.objectStore('chat').add({ ...line, table: id } satisfies LocalChat)
  })
  if (added) tellTabs(id)
  return added
}
