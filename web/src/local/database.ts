import type { Json, JsonObject, Seat } from '@durbar/kernel'
import type { ChatLine, TableSummary } from '@durbar/protocol'
import type { Glance, HintsChoice } from '@durbar/table'
import { noStorage } from './problem.ts'

/** What this browser keeps of the tables on this device. */

export interface LocalSeat {
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** The bot that plays here; at a person's seat, the one that plays on while the person is away. */
  readonly bot: string | null
}

export interface LocalTable {
  readonly id: string
  readonly game: string
  /** Pinned when the table is made: its record is replayed with these rules and no others. */
  readonly rulesVersion: number
  readonly name: string
  readonly options: Readonly<Record<string, string>>
  /** A component pack, or null for the house's own. */
  readonly components: JsonObject | null
  readonly seed: string
  /** The first position, where the play did not begin with the setup. */
  readonly start?: Json | undefined
  readonly status: Exclude<TableSummary['status'], 'waiting'>
  readonly seats: readonly LocalSeat[]
  readonly hints: HintsChoice
  /** What lists of tables show, so that they need not replay the play. */
  readonly glance: Glance
  readonly createdAt: string
  readonly updatedAt: string
}

/** One line of a record. With the table, `seq` is the key: only one of two tabs can have it. */
export interface LocalEntry {
  readonly table: string
  readonly seq: number
  readonly seat: Seat
  readonly document: Json
  readonly at: string
}

export interface LocalChat extends ChatLine {
  readonly table: string
}

type Room = 'tables' | 'entries' | 'chat'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= open().catch(() => {
    opened = undefined
    throw noStorage()
  })
  return opened
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('durbar', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    request.result.createObjectStore('chat', { keyPath: ['table', 'id'] })
  }
  return answerOf(request).then((db) => {
    // A newer version of the app in another tab wants to change the database: let it, and open it anew when needed.
    db.onversionchange = () => db.close()
    db.onclose = () => {
      opened = undefined
    }
    return db
  })
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Reads in one transaction. */
export async function reading<T>(
  rooms: readonly Room[],
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  return work((await database()).transaction([...rooms], 'readonly'))
}

/**
 * Writes in one transaction, all or nothing, and resolves when it is on disk. False if something that was to be added
 * is there already; then nothing is written.
 */
export async function writing(rooms: readonly Room[], work: (transaction: IDBTransaction) => void): Promise<boolean> {
  const transaction = (await database()).transaction([...rooms], 'readwrite', { durability: 'strict' })
  const written = new Promise<boolean>((resolve, reject) => {
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => {
      if (transaction.error?.name === 'ConstraintError') resolve(false)
      else reject(transaction.error ?? new Error('The browser could not store it.'))
    }
  })
  work(transaction)
  return written
}

/** Everything that belongs to a table, from a number on. */
export function rowsOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY])
}
