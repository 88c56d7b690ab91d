import { join } from 'node:path'
import { at } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bundle, bundle } from './bundle.ts'
import { type Client, guestWith, newGuest } from './client.ts'
import { someMove } from './play.ts'
import { launch, type ServerProcess } from './process.ts'
import { tempDir } from './temp.ts'

/**
 * A disk that really takes no more: the system refuses to let a file grow beyond a limit, as it does on a full disk, and
 * everybody may ask it to. `durbar faults disk` does the same with a small disk of its own, for which one has to be root.
 */

let files: Bundle
beforeAll(async () => {
  files = await bundle()
})
afterAll(() => files.remove())

/** `blocks` of 512 bytes are what any file may have; the signal that would end the process is not for us. */
function start(dataDir: string, blocks?: number): Promise<ServerProcess> {
  const limit = blocks === undefined ? '' : `ulimit -f ${blocks}; `
  const script = `trap '' XFSZ; ${limit}exec "$0" "$@"`
  const options = JSON.stringify({ logLevel: 'silent' })
  return launch('sh', ['-c', script, process.execPath, files.serve, dataDir, options])
}

async function move(clients: readonly [Client, Client]): ReturnType<Client['ask']> {
  const seq = Math.max(...clients.map((client) => client.state().seq))
  for (const client of clients) await client.until(() => client.state().seq >= seq && client.table().seq >= seq)
  const seat = at(clients[0].table().deciders, 0)
  const client = at(clients, seat)
  return client.play(seat, someMove(client.state().moves, seq))
}

it('refuses what the disk does not take, keeps what it has taken, and goes on when there is space', async () => {
  const dataDir = tempDir()
  const first = await start(dataDir)
  const { cookie } = await newGuest(first.url)
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { table } = await guestWith(first.url, cookie).create({ game: 'maharaja', seats, start: true })
  await first.end('SIGTERM')
  // Enough for a few moves, not for many.
  const full = await start(dataDir, 700)
  const ann = guestWith(full.url, cookie)
  const clients = [await ann.open(table.id, 0), await ann.open(table.id, 1)] as const
  let answer = await move(clients)
  for (let moves = 0; answer.t === 'done' && moves < 500; moves++) answer = await move(clients)
  expect(answer).toMatchObject({
    t: 'failed',
    error: expect.stringMatching(/^store-(full|unavailable)$/),
    message: expect.stringContaining('nothing was changed'),
  })
  // It serves on what it has, refuses again, and says the same to everybody.
  const { seq } = clients[0].state()
  expect(seq).toBeGreaterThan(0)
  expect(await move(clients)).toMatchObject({ t: 'failed' })
  expect((await ann.table(`/api/tables/${table.id}`)).seq).toBe(seq)
  expect(clients.map((client) => client.state().seq)).toEqual([seq, seq])
  await full.end('SIGTERM')

  const free = await start(dataDir)
  const again = guestWith(free.url, cookie)
  const back = [await again.open(table.id, 0), await again.open(table.id, 1)] as const
  expect(back[0].state()).toEqual(clients[0].state())
  expect(await move(back)).toMatchObject({ t: 'done', seq: seq + 1 })
  await free.end('SIGTERM')
  const file = new Database(join(dataDir, 'durbar.sqlite'))
  expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  file.close()
})
