import { at } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startBare } from './bare.ts'
import { type Client, type Guest, newGuest } from './client.ts'

/** The file that the server under test has open. */
let file: Database.Database | undefined
beforeEach(() => {
  const pragma = Database.prototype.pragma
  vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (this: Database.Database, ...args) {
    file ??= this
    return pragma.apply(this, args)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  file = undefined
})

const hotSeat = { game: 'maharaja', seats: [{ kind: 'person' as const }, { kind: 'person' as const }], start: true }

async function seated(url: string): Promise<{ ann: Guest; client: Client; id: string }> {
  const ann = await newGuest(url)
  const { table } = await ann.create(hotSeat)
  return { ann, client: await ann.open(table.id, 0), id: table.id }
}

async function move(client: Client): ReturnType<Client['ask']> {
  const seat = at(client.table().deciders, 0)
  const { seq } = client.state()
  // All seats are the same guest's: look through the eyes of the one whose turn it is.
  await client.ask({ t: 'open', table: client.table().id, as: seat })
  return client.ask({ t: 'play', seat, seq, move: at(client.state().moves, 0) })
}

it.each([
  [
    'a full disk',
    'store-full',
    (open: Database.Database) => fill(open),
    (open: Database.Database) => void open.pragma('max_page_count = 1000000'),
  ],
  [
    'a disk that may not be written',
    'store-unavailable',
    (open: Database.Database) => void open.pragma('query_only = ON'),
    (open: Database.Database) => void open.pragma('query_only = OFF'),
  ],
])('%s: says so, changes nothing, and goes on when it is over', async (_, error, begin, end) => {
  const logged: string[] = []
  const { url } = await startBare({ log: (message) => void logged.push(message) })
  const { ann, client, id } = await seated(url)
  expect(await move(client)).toMatchObject({ t: 'done', seq: 1 })
  if (!file) throw new Error('no store is open')
  begin(file)
  const before = client.frames.length
  // What fits into what is left of the last page may still be kept; then it is over.
  let refused = await move(client)
  for (let tries = 0; refused.t === 'done' && tries < 200; tries++) refused = await move(client)
  expect(refused).toMatchObject({ t: 'failed', error, message: expect.stringContaining('nothing was changed') })
  const { seq, view } = client.state()
  expect(await move(client)).toMatchObject({ t: 'failed', error })
  expect((await ann.request('GET', `/api/tables/${id}`)).body).toMatchObject({ seq })
  // What is small may still fit somewhere; a few tables do not.
  let made = await ann.request('POST', '/api/tables', hotSeat)
  for (let tries = 0; made.status === 201 && tries < 50; tries++)
    made = await ann.request('POST', '/api/tables', hotSeat)
  expect(made).toMatchObject({ status: 503, body: { error } })
  // Nobody was shown anything that is not kept.
  for (const frame of client.frames.slice(before)) expect(frame).not.toContain(`"seq":${seq + 1}`)
  expect(logged.length).toBeGreaterThan(0)

  end(file)
  expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const again = await ann.open(id, 0)
  expect(again.state().seq).toBe(seq)
  await again.close()
  expect(await move(client)).toMatchObject({ t: 'done', seq: seq + 1 })
  expect(client.state().view).not.toEqual(view)
  expect((await ann.request('POST', '/api/tables', hotSeat)).status).toBe(201)
})

/** No page more than there are. */
function fill(open: Database.Database): void {
  open.pragma(`max_page_count = ${open.pragma('page_count', { simple: true })}`)
}

it('cuts off whoever does not read, and keeps serving those who do', async () => {
  const backlog = 64 * 1024
  const { url } = await startBare({ limits: { backlog } })
  const { ann, client, id } = await seated(url)
  await Promise.all(Array.from({ length: 60 }, () => client.ask({ t: 'chat', text: 'x'.repeat(500) })))
  const slow = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: ann.cookie } })
  const closed = new Promise<number>((resolve) => slow.on('close', resolve))
  await new Promise((resolve) => slow.on('open', resolve))
  const sockets = async (): Promise<string> => /^durbar_sockets (\d+)$/m.exec(await metrics(url))?.[1] ?? ''
  expect(await sockets()).toBe('2')
  // It asks and asks, and never reads: the answers fill the buffers of the system, then ours.
  slow.pause()
  let asked = 1
  for (let text = ''; !text.includes('reason="slow"} 1'); text = await metrics(url)) {
    const answered = Number(/type="open",answer="answered"\} (\d+)/.exec(text)?.[1] ?? 1)
    if (answered < asked) continue
    // Many megabytes fit into no buffer of any system.
    expect(asked).toBeLessThan(3000)
    for (let count = 0; count < 50; count++, asked++)
      slow.send(JSON.stringify({ t: 'open', id: asked, table: id, as: 'spectator' }))
  }
  expect(await sockets()).toBe('1')
  expect(await client.ask({ t: 'chat', text: 'still here' })).toMatchObject({ t: 'done' })
  slow.resume()
  expect(await closed).toBe(1006)
})

async function metrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}
