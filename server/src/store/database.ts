import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from './migrations.ts'
import type { Schema, Store } from './schema.ts'

const storeFile = 'durbar.sqlite'

/** Opens the one file everything is kept in, and makes it if it is not there. */
export async function openStore(dataDir: string): Promise<Store> {
  // Seeds of running games are in there: the directory is its owner's alone.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new Database(join(dataDir, storeFile))
  // A committed entry survives a killed process and a power cut: the log is synced at every commit.
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // Another process may have the file open, if only for a moment.
  file.pragma('busy_timeout = 5000')
  const store = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
  try {
    await migrate(store as unknown as Kysely<unknown>)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}
