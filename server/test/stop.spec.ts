import { join } from 'node:path'
import { at } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBare } from './bare.ts'
import { type Bundle, bundle } from './bundle.ts'
import { newGuest } from './client.ts'
import { launch } from './process.ts'
import { tempDir } from './temp.ts'

let files: Bundle
beforeAll(async () => {
  files = await bundle()
})
afterAll(() => files.remove())

const hotSeat = { game: 'maharaja', seats: [{ kind: 'person' as const }, { kind: 'person' as const }], start: true }

it('ends on SIGTERM: answers what was asked, asks everybody to come back, and exits with 0', async () => {
  const dataDir = tempDir()
  const server = await launch(process.execPath, [files.serve, dataDir])
  const ann = await newGuest(server.url)
  const { table } = await ann.create(hotSeat)
  const first = at(table.deciders, 0)
  const clients = await Promise.all([0, 1, first].map((seat) => ann.open(table.id, seat)))
  const client = at(clients, 2)
  const answer = client.play(first, at(client.state().moves, 0))
  // The move is on its way when the signal comes.
  await client.until(() => client.state().seq === 1)
  const exit = server.end('SIGTERM')
  expect(await answer).toMatchObject({ t: 'done', seq: 1 })
  for (const each of clients) {
    expect(await each.closed).toBe(1012)
    const last = at(each.messages, each.messages.length - 1)
    expect(last).toMatchObject({ t: 'closing', after: expect.any(Number) })
    expect('after' in last && last.after).toBeLessThanOrEqual(2000)
  }
  expect(await exit).toEqual([0, null])
  const file = new Database(join(dataDir, 'durbar.sqlite'), { readonly: true })
  expect(file.prepare("select count(*) as entries from entry where kind = 'play'").get()).toEqual({ entries: 1 })
  file.close()
})

it('says that it lives and whether it is ready, and is no longer ready while it stops', async () => {
  const server = await startBare({ drain: 400 })
  const status = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  const client = await (await newGuest(server.url)).connect()
  const closing = server.close()
  // Those in front learn it before anything is closed.
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ error: 'stopping' })
  await expect((await newGuest(server.url)).connect()).rejects.toThrow('503')
  await closing
  expect(await client.closed).toBe(1012)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
})

it('ends in time even if somebody never lets go', async () => {
  const server = await startBare({ shutdown: 200 })
  // A request whose body never comes.
  const { hostname, port } = new URL(server.url)
  const { connect } = await import('node:net')
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const gone = new Promise((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve) => {
    socket.write(
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      () => resolve(),
    )
  })
  await server.close()
  await gone
})
