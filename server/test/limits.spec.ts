import { expect, it } from 'vitest'
import { connect, newGuest } from './client.ts'
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
