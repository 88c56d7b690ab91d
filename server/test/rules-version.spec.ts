import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startServer } from '../src/index.ts'
import { bundle } from './bundle.ts'
import { guestWith, newGuest } from './client.ts'
import { step } from './play.ts'
import { tempDir } from './temp.ts'

it('leaves a table alone whose rules it does not have, and says so', async () => {
  const dataDir = tempDir()
  const files = await bundle()
  const options = { port: 0, host: '127.0.0.1', dataDir, worker: files.worker, botPace: 0 }
  const first = await startServer(options)
  const ann = await newGuest(first.url)
  const { table, invite } = await ann.create({
    game: 'maharaja',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
    start: true,
  })
  const client = await ann.open(table.id, 0)
  await step([client])
  await client.until(() => client.table().deciders.includes(0))
  await first.close()
  expect(await client.closed).toBe(1012)

  const file = new Database(join(dataDir, 'durbar.sqlite'))
  file.prepare('update game_table set rules_version = 77').run()
  const rows = (): unknown[] =>
    ['game_table', 'seat', 'entry'].map((name) => file.prepare(`select * from ${name}`).all())
  const before = rows()
  const second = await startServer(options)
  const again = guestWith(second.url, ann.cookie)
  const summary = await again.table(`/api/tables/${table.id}`)
  expect(summary).toMatchObject({ rulesVersion: 77, status: 'playing', seq: client.table().seq })
  expect((await again.request('GET', '/api/tables')).body).toMatchObject([{ id: table.id }])
  const view = await again.connect()
  const answer = await view.ask({ t: 'open', table: table.id, as: 0 })
  expect(answer).toMatchObject({
    t: 'failed',
    error: 'unknown-rules',
    message: expect.stringMatching(/version 77.*version 1/),
  })
  const problem = { status: 409, error: 'unknown-rules' }
  expect(await again.problem(`/api/tables/${table.id}/leave`, { seat: 0 })).toMatchObject(problem)
  expect(await again.problem(`/api/tables/${table.id}/join`, { invite, seat: 1 })).toMatchObject(problem)
  expect(await again.problem(`/api/tables/${table.id}/record`)).toMatchObject(problem)
  expect(rows()).toEqual(before)
  await second.close()
  file.close()
  files.remove()
})
