import { join } from 'node:path'
import { at } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'

const server = useServer()

/** Everything the store holds, as text. */
function everything(): string {
  const file = new Database(join(server.dataDir, 'durbar.sqlite'), { readonly: true })
  const rows = ['guest', 'game_table', 'seat', 'entry', 'chat_line'].map((name) =>
    file.prepare(`select * from ${name} order by 1, 2`).all(),
  )
  file.close()
  return JSON.stringify(rows)
}

it('answers bad messages with what is wrong, and changes nothing', async () => {
  const ann = await newGuest(server.url)
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { table } = await ann.create({ game: 'maharaja', seats, start: true })
  const client = await ann.open(table.id, 0)
  const { moves, seq } = client.state()
  const before = everything()

  const nested = `${'['.repeat(7000)}1${']'.repeat(7000)}`
  const raw: (string | Buffer)[] = [
    '',
    'no json',
    'null',
    '[]',
    '{}',
    '{"t":"play"}',
    `{"t":"play","id":1000,"seat":0,"seq":0,"move":${nested}}`,
    `{"t":"play","id":1001,"seat":0,"seq":0,"move":{"x":${nested}}}`,
    '{"t":"play","id":-1,"seat":0,"seq":0,"move":{}}',
    '{"t":"play","id":1,"seat":0.5,"seq":0,"move":{}}',
    '{"t":"play","id":"1","seat":0,"seq":0,"move":{}}',
    '{"t":"steal","id":1002}',
    `{"t":"chat","id":1003,"text":"   "}`,
    `{"t":"chat","id":1004,"text":"${'x'.repeat(501)}"}`,
    '{"__proto__":{"t":"chat"},"id":1005,"text":"x"}',
    Buffer.from([1, 2, 3]),
  ]
  for (const data of raw) client.sendRaw(data)
  const failed = (): typeof client.messages => client.messages.filter((message) => message.t === 'failed')
  await client.until(() => failed().length === raw.length)
  expect(failed().every((message) => 'message' in message && message.message.length > 5)).toBe(true)
  expect(failed().map((message) => 'id' in message && message.id)).toContain(1002)

  const play = { t: 'play', seat: 0, seq } as const
  const bad: [Parameters<typeof client.ask>[0], object][] = [
    [
      { ...play, move: { move: 'conquer' } },
      { t: 'failed', error: 'bad-move', message: expect.stringContaining('move') },
    ],
    [
      { ...play, move: { ...moves[0], extra: 1 } },
      { t: 'failed', error: 'bad-move' },
    ],
    [
      { ...play, seat: 1, move: at(moves, 0) },
      { t: 'refused', refusal: { rule: expect.stringMatching(/^MH:/) } },
    ],
    [
      { ...play, seat: 5, move: at(moves, 0) },
      { t: 'failed', error: 'no-such-seat' },
    ],
    [
      { ...play, move: { move: 'pass' } },
      { t: 'refused', refusal: { reason: 'not-asked-now' } },
    ],
    [
      { t: 'why', seat: 0, move: { move: 'pass' } },
      { t: 'why', refusal: { reason: 'not-asked-now' } },
    ],
    [
      { t: 'why', seat: 0, move: at(moves, 0) },
      { t: 'why', refusal: null },
    ],
    [
      { t: 'undo', seat: 0, seq, steps: 1 },
      { t: 'refused', refusal: { reason: 'nothing-to-undo' } },
    ],
    [
      { t: 'redo', seat: 0, seq, steps: 1e15 },
      { t: 'refused', refusal: { reason: 'nothing-to-redo' } },
    ],
    [
      { t: 'open', table: 'nowhere', as: 0 },
      { t: 'failed', error: 'no-such-table' },
    ],
    [
      { t: 'open', table: table.id, as: 7 },
      { t: 'failed', error: 'no-such-seat' },
    ],
  ]
  for (const [message, answer] of bad) expect(await client.ask(message)).toMatchObject(answer)
  const idle = await ann.connect()
  expect(await idle.ask({ ...play, move: at(moves, 0) })).toMatchObject({ t: 'failed', error: 'no-table-open' })

  expect(everything()).toBe(before)
  // The connection is still good.
  expect(await client.play(0, at(moves, 0))).toMatchObject({ t: 'done', seq: seq + 1 })
  const huge = await ann.connect()
  huge.sendRaw('x'.repeat(20_000))
  expect(await huge.closed).toBe(1009)
})

it('answers bad requests with what is wrong, and changes nothing', async () => {
  const ann = await newGuest(server.url)
  const pair = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table } = await ann.create({ game: 'maharaja', seats: pair })
  const before = everything()
  const wish = { game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'bot' }] }
  const bad: [string, unknown, object][] = [
    ['/api/tables', {}, { status: 400, error: 'bad-request', message: expect.stringContaining('game') }],
    ['/api/tables', { ...wish, game: 'chess' }, { status: 404, error: 'no-such-game' }],
    ['/api/tables', { ...wish, game: '__proto__' }, { status: 404, error: 'no-such-game' }],
    ['/api/tables', { ...wish, seats: [{ kind: 'person' }] }, { status: 400, error: 'bad-table' }],
    [
      '/api/tables',
      { ...wish, options: { tempo: 'fast' } },
      { status: 400, message: expect.stringContaining('tempo') },
    ],
    ['/api/tables', { ...wish, options: { privileges: 'on' } }, { status: 400, refusal: { rule: 'MH:63' } }],
    ['/api/tables', { ...wish, components: {} }, { status: 400, message: expect.stringContaining('component pack') }],
    ['/api/tables', { ...wish, seats: [{ kind: 'bot', bot: 'hal' }, { kind: 'bot' }] }, { status: 400 }],
    ['/api/tables', { ...wish, seats: [{ kind: 'open', bot: 'random' }, { kind: 'bot' }] }, { status: 400 }],
    ['/api/tables', { ...wish, seats: pair, start: true }, { status: 409, error: 'open-seats' }],
    ['/api/tables', { ...wish, name: 'x'.repeat(61) }, { status: 400 }],
    ['/api/tables', { ...wish, seats: [{ kind: 'person', name: ' ' }, { kind: 'bot' }] }, { status: 400 }],
    ['/api/tables', { ...wish, components: { x: 'y'.repeat(300_000) } }, { status: 413, error: 'too-large' }],
    [`/api/tables/${table.id}/join`, { seat: 99 }, { status: 400 }],
    [`/api/tables/${table.id}/leave`, {}, { status: 400 }],
    [`/api/tables/${table.id}/leave`, { seat: 1 }, { status: 403, error: 'not-your-seat' }],
    [`/api/tables/nowhere/start`, {}, { status: 404, error: 'no-such-table' }],
    [`/api/nowhere`, {}, { status: 404, error: 'not-found' }],
  ]
  for (const [path, body, answer] of bad) expect(await ann.problem(path, body)).toMatchObject(answer)

  const post = (body: string, type: string): Promise<Response> =>
    fetch(`${server.url}/api/tables`, { method: 'POST', body, headers: { cookie: ann.cookie, 'content-type': type } })
  expect((await post('{"game":', 'application/json')).status).toBe(400)
  expect((await post('{"__proto__":{}}', 'application/json')).status).toBe(400)
  expect((await post(JSON.stringify(wish), 'text/plain')).status).toBe(415)
  expect(everything()).toBe(before)
})
