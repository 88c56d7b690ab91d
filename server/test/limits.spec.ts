import { expect, it } from 'vitest'
import { startBare } from './bare.ts'
import { type Client, connect, newGuest } from './client.ts'
import { useServer } from './local.ts'

const server = useServer({
  origins: ['https://durbar.example'],
  limits: { messages: { burst: 5, perSecond: 0.001 }, requests: { burst: 4, perSecond: 0.001 } },
})

const wish = JSON.stringify({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })

it('takes changes only from its own pages', async () => {
  const { cookie } = await newGuest(server.url)
  const post = (headers: Record<string, string>): Promise<number> =>
    fetch(`${server.url}/api/tables`, {
      method: 'POST',
      body: wish,
      headers: { cookie, 'content-type': 'application/json', ...headers },
    }).then((response) => response.status)
  expect(await post({ origin: 'https://evil.example' })).toBe(403)
  expect(await post({ origin: 'null' })).toBe(403)
  expect(await post({ origin: `${server.url}.evil.example` })).toBe(403)
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ origin: server.url })).toBe(201)
  expect(await post({ origin: 'https://durbar.example' })).toBe(201)

  await expect(connect(server.url, cookie, { origin: 'https://evil.example' })).rejects.toThrow('403')
  await expect(connect(`${server.url}/other`, cookie)).rejects.toThrow('404')
  const client = await connect(server.url, cookie, { origin: server.url })
  await client.close()
})

it('answers no more than so many messages of one connection', async () => {
  const ann = await newGuest(server.url)
  const client = await ann.connect()
  for (let count = 0; count < 8; count++) client.sendRaw('{}')
  await client.until(() => client.messages.length === 8)
  const errors = client.messages.map((message) => (message.t === 'failed' ? message.error : message.t)).sort()
  expect(errors).toEqual([...Array(5).fill('bad-request'), ...Array(3).fill('too-fast')])
  // Another connection has its own measure.
  expect(await (await ann.connect()).ask({ t: 'open', table: 'x', as: 0 })).toMatchObject({ error: 'no-such-table' })
  // Whoever never pauses is cut off.
  for (let count = 0; count < 250; count++) client.sendRaw('{}')
  expect(await client.closed).toBe(1008)
})

it('takes no more than so many changes of one guest', async () => {
  const ann = await newGuest(server.url)
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push((await ann.request('PATCH', '/api/me', { name: `Ann ${count}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect((await ann.request('GET', '/api/me')).body).toEqual({ name: 'Ann 3' })
})

const wished = { game: 'maharaja', seats: [{ kind: 'person' as const }, { kind: 'open' as const }] }

it('lets one guest have no more than so many tables under way', async () => {
  const { url } = await startBare({ limits: { tables: 2 } })
  const [ann, bob] = [await newGuest(url), await newGuest(url)]
  await ann.create(wished)
  await ann.create(wished)
  expect(await ann.problem('/api/tables', wished)).toMatchObject({ status: 429, error: 'too-many-tables' })
  expect((await ann.request('GET', '/api/tables')).body).toHaveLength(2)
  await bob.create(wished)
})

it('lets one address make no more than so many tables and guests, and try so many codes', async () => {
  const one = { burst: 2, perSecond: 0.001 }
  const { url } = await startBare({ limits: { newTables: one, newGuests: one, recoveries: one }, trustProxy: ['1'] })
  const from = (address: string, path: string, body?: unknown, cookie = ''): Promise<number> =>
    fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then((response) => response.status)
  const ann = await newGuest(url)
  const three = async (ask: () => Promise<number>): Promise<number[]> => [await ask(), await ask(), await ask()]
  // Who comes without a cookie would become a new guest, and another one every time.
  expect(await three(() => from('192.0.2.1', '/api/me'))).toEqual([200, 200, 429])
  expect(await three(() => from('192.0.2.1', '/api/tables', wished, ann.cookie))).toEqual([201, 201, 429])
  expect(await three(() => from('192.0.2.1', '/api/me/recover', { code: 'x' }))).toEqual([404, 404, 429])
  // Another address has its own measure, whatever it claims about where it comes from.
  expect(await from('192.0.2.1, 192.0.2.2', '/api/me')).toBe(200)
  expect(await from('192.0.2.2', '/api/tables', wished, ann.cookie)).toBe(201)
})

it('believes no header about the address unless there is a proxy', async () => {
  const { url } = await startBare({ limits: { newGuests: { burst: 1, perSecond: 0.001 } } })
  const me = (address: string): Promise<number> =>
    fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status)
  expect([await me('192.0.2.1'), await me('192.0.2.2')]).toEqual([200, 429])
})

it('lets one guest and one address have no more than so many connections, and forgets those that left', async () => {
  const { url } = await startBare({ limits: { sockets: 2, addressSockets: 3 } })
  const [ann, bob] = [await newGuest(url), await newGuest(url)]
  const [first] = [await ann.connect(), await ann.connect()]
  await expect(ann.connect()).rejects.toThrow('429')
  await bob.connect()
  await expect(bob.connect()).rejects.toThrow('429')
  await first?.close()
  let again: Client | undefined
  // The server hears of it a moment later.
  while (!again) again = await bob.connect().catch(() => undefined)
})

it('answers no more than so many messages of one address, over however many connections', async () => {
  const { url } = await startBare({ limits: { addressMessages: { burst: 4, perSecond: 0.001 } } })
  const clients = [await (await newGuest(url)).connect(), await (await newGuest(url)).connect()]
  const errors: string[] = []
  for (const client of [...clients, ...clients, ...clients]) {
    const answer = await client.ask({ t: 'open', table: 'nowhere', as: 0 })
    errors.push(answer.t === 'failed' ? answer.error : answer.t)
  }
  expect(errors).toEqual([...Array(4).fill('no-such-table'), ...Array(2).fill('too-fast')])
})

it('answers no more than so many requests of one address', async () => {
  const { url } = await startBare({ limits: { addressRequests: { burst: 3, perSecond: 0.001 } } })
  const statuses: number[] = []
  for (let count = 0; count < 4; count++) statuses.push((await fetch(`${url}/api/games`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await expect(connect(url, '')).rejects.toThrow('429')
})
