import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isShared } from '@durbar/server/archive'
import { makeDatabase, type Postgres, startPostgres } from '../postgres.ts'

/** A store of one's own to load and to break; nothing of it is left afterwards. */
export interface Place {
  readonly name: 'sqlite' | 'postgres'
  /** A folder, or the address of a database. */
  readonly place: string
  /** The database server, if it is ours to restart. */
  readonly postgres?: Postgres
  remove(): Promise<void>
}

/** `sqlite`: in a folder. `postgres`: on a server started for it. postgres://…: a new database on that server. */
export async function makePlace(wish: string): Promise<Place> {
  if (wish === 'sqlite') {
    const place = mkdtempSync(join(tmpdir(), 'durbar-load-'))
    return { name: 'sqlite', place, remove: async () => rmSync(place, { recursive: true, force: true }) }
  }
  if (isShared(wish)) {
    const { url, remove } = await makeDatabase(wish)
    return { name: 'postgres', place: url, remove }
  }
  const postgres = await startPostgres()
  const { url } = await makeDatabase(postgres.url)
  return { name: 'postgres', place: url, postgres, remove: postgres.remove }
}
