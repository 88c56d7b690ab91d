import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openStore } from '../src/store/database.ts'
import type { Store } from '../src/store/schema.ts'
import { type Client, type Guest, newGuest } from './client.ts'
import { useServer } from './local.ts'
import { someMove } from './play.ts'
import { useReceiver } from './receiver.ts'

const logged: string[] = []
const receiver = useReceiver()
const server = useServer({
  lease: 500,
  webhookPrivate: true,
  webhookRetry: 20,
  logLevel: 'debug',
  logTo: { write: (line: string) => void logged.push(line) },
})
/** Here names stand for whatever the test says. */
let addresses = ['93.184.215.14']
const strict = useServer({
  resolve: async () => addresses.map((address) => ({ address, family: 4 })),
})
let store: Store
beforeAll(async () => {
  store = await openStore(server.dataDir)
})
afterAll(() => store.destroy())
beforeEach(() => {
  receiver.calls.length = 0
  receiver.answer = () => ({ status: 204 })
})

const path = '/api/me/webhook'

interface Sat {
  readonly id: string
  readonly ann: Client
  readonly bob: Guest
  readonly secret: string
}

/** Ann looks at the table; Bob has a webhook and does not look. */
async function sitDown(more: object = {}): Promise<Sat> {
  const [host, bob] = [await newGuest(server.url), await newGuest(server.url)]
  const { body } = await bob.request('PUT', path, { url: receiver.url })
  const { secret } = body as { secret: string }
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table, invite } = await host.create({ game: 'maharaja', name: 'Sunday', seats, ...more })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  const ann = await host.open(table.id, 0)
  await host.table(`/api/tables/${table.id}/start`, {})
  return { id: table.id, ann, bob, secret }
}

/** Ann plays until Bob is awaited. */
async function playToBob(ann: Client): Promise<void> {
  await ann.until(() => ann.table().status === 'playing')
  while (!ann.table().deciders.includes(1)) {
    const { moves, seq } = ann.state()
    await ann.play(0, someMove(moves, seq))
    await ann.until(() => ann.table().seq > seq && ann.state().seq > seq)
  }
}

const deliveries = () => store.selectFrom('delivery').selectAll().execute()

async function untilDelivered(): Promise<void> {
  while ((await deliveries()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('calls whoever the table waits for, signed', async () => {
  const { id, ann, secret } = await sitDown()
  await playToBob(ann)
  await receiver.until((calls) => calls.length > 0)
  const [call] = receiver.calls
  const { event, table, game, name, seat, url, at } = JSON.parse(call?.body ?? '') as Record<string, unknown>
  expect({ event, table, game, name, seat, url }).toEqual({
    event: 'turn',
    table: id,
    game: 'maharaja',
    name: 'Sunday',
    seat: 1,
    url: `${server.url}/table/${id}`,
  })
  expect(Number.isNaN(Date.parse(String(at)))).toBe(false)
  const timestamp = call?.headers['durbar-timestamp']
  const signature = createHmac('sha256', secret).update(`${timestamp}.${call?.body}`).digest('hex')
  expect(call?.headers['durbar-signature']).toBe(`sha256=${signature}`)
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60)
  await untilDelivered()
  // The duty goes with the last call.
  const duties = () => store.selectFrom('duty').selectAll().where('kind', '=', 'webhooks').execute()
  while ((await duties()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(receiver.calls).toHaveLength(1)
})

it('tries again with the same id until it is answered well', async () => {
  receiver.answer = (count) => ({ status: count < 3 ? 500 : 200 })
  const { ann, bob } = await sitDown()
  await playToBob(ann)
  await untilDelivered()
  expect(receiver.calls).toHaveLength(3)
  expect(new Set(receiver.calls.map(({ headers }) => headers['durbar-id'])).size).toBe(1)
  expect((await bob.request('GET', path)).body).toMatchObject({ webhook: { problem: null, offAt: null } })
})

it('gives up a call when the player has answered', async () => {
  receiver.answer = () => ({ status: 503 })
  const { id, ann, bob } = await sitDown()
  await playToBob(ann)
  await receiver.until((calls) => calls.length > 0)
  const client = await bob.open(id, 1)
  const { moves, seq } = client.state()
  await client.play(1, someMove(moves, seq))
  await untilDelivered()
  expect((await bob.request('GET', path)).body).toMatchObject({ webhook: { problem: 'status-503' } })
})

it('does not call somebody who looks', async () => {
  const { id, ann, bob } = await sitDown()
  const client = await bob.open(id, 1)
  await untilDelivered()
  receiver.calls.length = 0
  // Bob answers and is asked again later, always with the table open.
  for (let times = 0; times < 2; times++) {
    await playToBob(ann)
    await client.until(() => client.state().seq >= ann.state().seq)
    while (client.table().deciders.includes(1)) {
      const { moves, seq } = client.state()
      await client.play(1, someMove(moves, seq))
      await client.until(() => client.state().seq > seq && client.table().seq > seq)
    }
    await ann.until(() => ann.state().seq >= client.state().seq && ann.table().seq >= client.table().seq)
  }
  expect(await deliveries()).toEqual([])
  expect(receiver.calls).toEqual([])
})

it('says when the time is up', async () => {
  const { ann } = await sitDown({ pace: { kind: 'live', bank: 1, increment: 1, timeout: 'ask' } })
  await playToBob(ann)
  await receiver.until((calls) => calls.some(({ body }) => JSON.parse(body).event === 'time'))
}, 30_000)

it('follows no redirect', async () => {
  const bob = await newGuest(server.url)
  expect(await bob.problem(`${path}/test`, {})).toMatchObject({ status: 404, error: 'no-webhook' })
  await bob.request('PUT', path, { url: receiver.url })
  receiver.answer = () => ({ status: 302, headers: { location: '/elsewhere' } })
  expect((await bob.request('POST', `${path}/test`)).body).toEqual({ problem: 'status-302' })
  expect(receiver.calls.map((call) => call.path)).toEqual(['/hook'])
  receiver.answer = () => ({ status: 200 })
  expect((await bob.request('POST', `${path}/test`)).body).toEqual({ problem: null })
  expect(JSON.parse(receiver.calls.at(-1)?.body ?? '')).toMatchObject({ event: 'test' })
})

it('tells the secret once, and nobody else', async () => {
  const bob = await newGuest(server.url)
  const { body } = await bob.request('PUT', path, { url: receiver.url })
  const { secret } = body as { secret: string }
  expect(secret.length).toBeGreaterThanOrEqual(43)
  await bob.request('POST', `${path}/test`)
  const again = await bob.request('GET', path)
  expect(again.body).toMatchObject({ webhook: { url: receiver.url } })
  expect(again.text).not.toContain(secret)
  expect((await (await newGuest(server.url)).request('GET', path)).body).toEqual({ webhook: null })
  expect((await bob.request('DELETE', path)).body).toEqual({ webhook: null })
  expect((await bob.request('GET', path)).body).toEqual({ webhook: null })
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => line.includes(secret) || line.includes('/hook'))).toEqual([])
})

it('makes the calls another process has left', async () => {
  receiver.answer = () => ({ status: 200 })
  const { id, ann, bob } = await sitDown()
  await playToBob(ann)
  await receiver.until((calls) => calls.length > 0)
  await untilDelivered()
  const duty = { kind: 'webhooks', table_id: id, due: 0, owner: 'a process that died' } as const
  const { guest_id } = await store
    .selectFrom('seat')
    .select('guest_id')
    .where('table_id', '=', id)
    .where('seat', '=', 1)
    .executeTakeFirstOrThrow()
  const left = { table_id: id, seat: 1, event: 'turn', id: 'left', guest_id: guest_id ?? '' } as const
  await store
    .insertInto('delivery')
    .values({ ...left, at: new Date().toISOString(), attempts: 1, due: 0 })
    .execute()
  await store
    .insertInto('duty')
    .values(duty)
    .onConflict((conflict) => conflict.columns(['kind', 'table_id']).doUpdateSet(duty))
    .execute()
  await receiver.until((calls) => calls.some(({ headers }) => headers['durbar-id'] === 'left'))
  expect((await bob.request('GET', path)).status).toBe(200)
})

it('is switched off when it has failed for long, and its guest sees why', async () => {
  receiver.answer = () => ({ status: 500 })
  const { ann, bob } = await sitDown()
  const { body } = await bob.request('GET', path)
  expect(body).toMatchObject({ webhook: { offAt: null } })
  const long = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await store.updateTable('webhook').set({ failures: 20, failing_since: long }).execute()
  await playToBob(ann)
  await untilDelivered()
  expect((await bob.request('GET', path)).body).toMatchObject({
    webhook: { problem: 'status-500', offAt: expect.any(String) },
  })
  // A test that is answered switches it on again.
  receiver.answer = () => ({ status: 200 })
  await bob.request('POST', `${path}/test`)
  expect((await bob.request('GET', path)).body).toMatchObject({ webhook: { problem: null, offAt: null } })
})

it('leads to no private network unless that is allowed, whatever the name stands for later', async () => {
  const bob = await newGuest(strict.url)
  const put = async (url: string) => (await bob.request('PUT', path, { url })).body
  const { port } = new URL(receiver.url)
  expect(await put(receiver.url)).toMatchObject({ error: 'bad-webhook' })
  for (const host of ['127.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '10.0.0.8', '169.254.169.254'])
    expect(await put(`https://${host}:${port}/`)).toMatchObject({ error: 'private-webhook' })
  addresses = ['127.0.0.1']
  expect(await put('https://evil.example/')).toMatchObject({ error: 'private-webhook' })
  expect((await bob.request('GET', path)).body).toEqual({ webhook: null })
  addresses = ['93.184.215.14']
  expect(await put(`https://evil.example:${port}/`)).toMatchObject({ webhook: { problem: null } })
  addresses = ['127.0.0.1']
  expect((await bob.request('POST', `${path}/test`)).body).toEqual({ problem: 'private-address' })
  expect(receiver.calls).toEqual([])
})
