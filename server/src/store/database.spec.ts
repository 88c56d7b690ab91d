import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tempDir } from '../../test/temp.ts'
import { openStore } from './database.ts'

it('makes a store that survives a power cut, and opens it again as it was', async () => {
  const dataDir = join(tempDir(), 'new', 'place')
  const store = await openStore(dataDir)
  const { rows } = await sql<object>`select * from pragma_journal_mode, pragma_synchronous`.execute(store)
  expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 2 }])
  const guest = { id: 'g', secret_hash: 'h', recovery_hash: null, name: 'Ann', created_at: '2026-11-15T00:00:00.000Z' }
  await store.insertInto('guest').values(guest).execute()
  await store.destroy()
  const again = await openStore(dataDir)
  expect(await again.selectFrom('guest').selectAll().execute()).toEqual([guest])
  await again.destroy()
})

it('leaves a store alone that a newer Durbar wrote', async () => {
  const dataDir = tempDir()
  await (await openStore(dataDir)).destroy()
  const file = new Database(join(dataDir, 'durbar.sqlite'))
  file.prepare(`insert into kysely_migration values ('999-from-the-future', '2036')`).run()
  const before = file.prepare('select * from sqlite_master').all()
  await expect(openStore(dataDir)).rejects.toThrow('newer Durbar')
  expect(file.prepare('select * from sqlite_master').all()).toEqual(before)
  file.close()
})
