import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { at } from '@durbar/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBare } from './bare.ts'
import { type Client, newGuest } from './client.ts'
import { useDatabase } from './database.ts'

/** The line to the database breaks in the middle of a commit: only the log knows whether it has happened. */

const database = useDatabase()
const lines = new Set<Socket>()
/** Whether the next commit goes through, and its answer does not come back. */
let losesAnswer = false
/** Whether nobody gets through any more. */
let isDown = false
const proxy = createServer((near) => {
  if (isDown) return void near.destroy()
  const { hostname, port } = new URL(database.url)
  const far = connect(Number(port), hostname)
  lines.add(near)
  near.on('data', (data) => {
    far.write(data)
    if (!losesAnswer || !data.includes('commit')) return
    losesAnswer = false
    // The database answers when it is done; then nobody hears it.
    far.removeAllListeners('data')
    far.once('data', () => {
      for (const line of isDown ? lines : [near]) line.destroy()
      far.destroy()
    })
  })
  far.on('data', (data) => near.write(data))
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => undefined)
    one.on('close', () => {
      lines.delete(near)
      other.destroy()
    })
  }
})
beforeAll(async () => {
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterAll(() => {
  proxy.close()
  for (const line of lines) line.destroy()
})

async function seated(): Promise<Client> {
  const databaseUrl = new URL(database.url)
  databaseUrl.port = String((proxy.address() as AddressInfo).port)
  const { url } = await startBare({ dataDir: '', databaseUrl: databaseUrl.href, lease: 500, log: () => undefined })
  const ann = await newGuest(url)
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { table } = await ann.create({ game: 'maharaja', seats, start: true })
  return ann.open(table.id, 0)
}

it('acknowledges what was kept although the answer of the database was lost', async () => {
  const client = await seated()
  losesAnswer = true
  expect(await client.play(0, at(client.state().moves, 0))).toMatchObject({ t: 'done', seq: 1 })
  expect(losesAnswer).toBe(false)
  expect(client.log.map(({ seq }) => seq)).toEqual([1])
})

it('does not claim to know while the database is away, and shows what is true when it is back', async () => {
  const client = await seated()
  losesAnswer = true
  isDown = true
  expect(await client.play(0, at(client.state().moves, 0))).toMatchObject({ t: 'failed', error: 'store-uncertain' })
  expect(client.state().seq).toBe(0)
  isDown = false
  // Nobody asks: the server finds out by itself.
  await client.until(() => client.state().seq === 1)
})
