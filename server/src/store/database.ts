import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type Dialect, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { SettingError } from '../knob.ts'
import { migrate } from './migrations.ts'
import type { Schema, Store } from './schema.ts'

export const storeFile = 'durbar.sqlite'

/** Whether this place is a PostgreSQL server, which several processes can share, and not a folder. */
export function isShared(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place)
}

/**
 * Opens the store at a place: the address of a PostgreSQL database, or else a folder in which the one file everything
 * is kept in is made if it is not there. Both are brought up to date by the same migrations.
 */
export async function openStore(place: string): Promise<Store> {
  if (/^\w+:\/\//.test(place) && !isShared(place))
    throw new SettingError(`A store is a folder or postgres://…, not ${place.split(':', 1)}://…`)
  const store = new Kysely<Schema>({ dialect: isShared(place) ? postgres(place) : sqlite(place) })
  try {
    // A server that is not there says so itself; everything after this is about what is in it.
    await sql`select 1`.execute(store)
    await migrate(store as unknown as Kysely<unknown>)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}

/** Statements that are kept ready; the same few are asked all the time. */
const mostPrepared = 300

function sqlite(folder: string): Dialect {
  // Seeds of running games are in there: the directory is its owner's alone.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new Database(join(folder, storeFile))
  // A committed entry survives a killed process and a power cut: the log is synced at every commit.
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // Another process may have the file open, if only for a moment.
  file.pragma('busy_timeout = 5000')
  const prepared = new Map<string, Database.Statement>()
  function prepare(sql: string): Database.Statement {
    const known = prepared.get(sql)
    if (known) return known
    const statement = file.prepare(sql)
    if (prepared.size >= mostPrepared) prepared.clear()
    prepared.set(sql, statement)
    return statement
  }
  return new SqliteDialect({
    database: {
      // A disk that is full or broken makes SQLite roll back by itself; doing it again would hide the reason.
      prepare: (sql) => prepare(sql === 'rollback' && !file.inTransaction ? 'select 1 where false' : sql),
      close: () => void file.close(),
    },
  })
}

function postgres(connectionString: string): Dialect {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true, types })
  // A connection that breaks while nobody uses it is replaced by the next one who needs one.
  pool.on('error', () => undefined)
  // One that breaks between two queries of a transaction tells nobody but this listener, and without it the process
  // would end; the next query fails and says so to whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}

const bigint = 20
/** Times in milliseconds are the only big integers here, and fit into a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}
