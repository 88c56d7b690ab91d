import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { type Json, nextInt, pick, type Rng, range, rngFromSeed } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Bundle, bundle } from './bundle.ts'
import { type Client, type Guest, newGuest } from './client.ts'
import { noise, rawBytes, segment, spoiled } from './hostile.ts'
import { launch, type ServerProcess } from './process.ts'
import { tempDir } from './temp.ts'

/**
 * Malformed, oversized, out-of-order, replayed and hostile messages and requests, from strangers and from somebody with
 * a seat. Expected: an error or a closed connection, no crash, no change that was not acknowledged, no growth of memory.
 * `npm run fuzz` goes on for minutes; FUZZ_SEED and FUZZ_SECONDS say which and how long.
 */

const seconds = Number(process.env.FUZZ_SECONDS ?? 0)
const seed = process.env.FUZZ_SEED ?? '1'
const fewestRounds = 8

let files: Bundle
beforeAll(async () => {
  files = await bundle()
})
afterAll(() => files.remove())

interface Arena {
  readonly url: string
  readonly dataDir: string
  /** A table the attacker has nothing to do with. */
  readonly victim: string
  /** A table at which the attacker holds a seat, and honest tools for it. */
  readonly mine: string
  readonly mallory: Guest
  readonly honest: Client
}

/** Everything the store knows of a table. */
function fingerprint({ dataDir }: Arena, id: string): string {
  const file = new Database(join(dataDir, 'durbar.sqlite'), { readonly: true })
  const rows = ['game_table', 'seat', 'entry', 'chat_line'].map((name) =>
    file.prepare(`select * from ${name} where ${name === 'game_table' ? 'id' : 'table_id'} = ? order by 1, 2`).all(id),
  )
  file.close()
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** What an honest client would send now. */
function honestMessages({ honest, mine, victim }: Arena, rng: Rng): Json[] {
  const { moves, seq } = honest.state()
  const id = nextInt(rng, 1e6)
  const move = (moves.length > 0 ? pick(rng, moves) : { move: 'pass' }) as Json
  return [
    { t: 'open', id, table: mine, as: nextInt(rng, 2) },
    { t: 'open', id, table: victim, as: 'spectator', invite: 'x'.repeat(43) },
    { t: 'open', id, table: mine, as: 'spectator', since: nextInt(rng, 100) },
    { t: 'play', id, seat: nextInt(rng, 2), seq, move },
    { t: 'play', id, seat: 0, seq: Math.max(0, seq - 1), move },
    { t: 'undo', id, seat: 0, seq, steps: 1 },
    { t: 'redo', id, seat: 0, seq, steps: 1 },
    { t: 'why', id, seat: 0, move },
    { t: 'chat', id, text: 'hello' },
  ]
}

/** Sends many bad messages at once over one connection, then sees whether it still answers. */
async function attackSocket(arena: Arena, rng: Rng, sent: string[]): Promise<number> {
  const cookie = nextInt(rng, 3) > 0 ? arena.mallory.cookie : 'durbar_guest=1.x.y'
  const socket = new WebSocket(`${arena.url.replace('http', 'ws')}/ws`, { headers: { cookie } })
  let acknowledged = 0
  let answered: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    answered = resolve
  })
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as { t: string; id?: number }
    if (message.id === 123_456_789) answered()
  })
  socket.on('close', () => answered())
  socket.on('error', () => undefined)
  await once(socket, 'open')
  for (const _ of range(40)) {
    const honest = honestMessages(arena, rng)
    const text = nextInt(rng, 5) === 0 && sent.length > 0 ? pick(rng, sent) : spoiled(rng, pick(rng, honest))
    if (sent.length < 500) sent.push(text)
    const kind = nextInt(rng, 30)
    if (kind === 0) socket.send(noise(rng, 200))
    else if (kind === 1) socket.ping(noise(rng, 100))
    else socket.send(text)
    acknowledged++
  }
  if (nextInt(rng, 6) === 0) socket.send('x'.repeat(70_000))
  socket.send(JSON.stringify({ t: 'open', id: 123_456_789, table: 'nowhere', as: 0 }))
  await done
  socket.terminate()
  return acknowledged
}

async function attackApi(arena: Arena, rng: Rng): Promise<void> {
  const id = pick(rng, [arena.victim, arena.mine, segment(rng)])
  const path = pick(rng, [
    '/api/me',
    '/api/me/recover',
    '/api/tables',
    `/api/tables/${id}`,
    `/api/tables/${id}/join`,
    `/api/tables/${id}/leave`,
    `/api/tables/${id}/start`,
    `/api/tables/${id}/invite`,
    `/api/tables/${id}/record`,
    `/api/tables/${id}/components`,
    `/api/games/${segment(rng)}/components`,
    `/${segment(rng)}`,
    '/metrics',
    '/readyz',
  ])
  const query = pick(rng, [
    '',
    '',
    '?invite=a&invite=b',
    '?invite[]=x',
    `?invite=${'y'.repeat(43)}`,
    '?__proto__=1',
    '?%',
  ])
  const any = pick(rng, ['GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])
  // To delete one's own table is no attack.
  const method = any === 'DELETE' && path === `/api/tables/${arena.mine}` ? 'GET' : any
  const body: Json = pick<Json>(rng, [
    { game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }], name: 'x', options: { yogi: 'on' } },
    { name: 'Mallory' },
    { invite: 'x'.repeat(43), seat: 0 },
    { seat: 1 },
    { fill: 'random' },
    { code: '0000-0000-0000-0000-0000-0000-0000' },
  ])
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const type = pick(rng, [
    'application/json',
    'application/json',
    'text/plain',
    'application/json;charset=x',
    'multipart/form-data',
  ])
  const answer = await fetch(arena.url + path + query, {
    method,
    headers: {
      cookie: nextInt(rng, 2) === 0 ? arena.mallory.cookie : `durbar_guest=${segment(rng)}`,
      ...(hasBody ? { 'content-type': type } : {}),
    },
    ...(hasBody ? { body: nextInt(rng, 8) === 0 ? new Uint8Array(noise(rng, 500)) : spoiled(rng, body) } : {}),
  })
  await answer.arrayBuffer()
  expect(answer.status, `${method} ${path}`).toBeLessThan(500)
}

async function attackWire({ url }: Arena, rng: Rng): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = dial(Number(port), hostname)
  socket.on('error', () => undefined)
  const over = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('data', () => socket.end())
    // Half a request is waited for; nobody waits here.
    setTimeout(() => socket.destroy(), 100)
  })
  socket.write(rawBytes(rng))
  await over
}

async function heap({ lines, write }: ServerProcess): Promise<number> {
  const said = once(lines, 'line')
  write('gc')
  return (JSON.parse(String((await said)[0])) as { heapUsed: number }).heapUsed
}

async function gauge(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

it(
  'answers whatever is sent with an error, and neither falls nor grows nor changes',
  async () => {
    const dataDir = tempDir()
    const options = JSON.stringify({ idle: 0, logLevel: 'silent' })
    const server = await launch(process.execPath, ['--expose-gc', files.serve, dataDir, options])
    const { url } = server
    const [ann, mallory] = [await newGuest(url), await newGuest(url)]
    const pair = [{ kind: 'person' as const }, { kind: 'person' as const }]
    const { table: victim } = await ann.create({ game: 'maharaja', seats: pair, start: true })
    const { table: mine } = await mallory.create({ game: 'maharaja', seats: pair, start: true })
    const honest = await mallory.open(mine.id, 0)
    const arena: Arena = { url, dataDir, victim: victim.id, mine: mine.id, mallory, honest }
    const before = fingerprint(arena, victim.id)
    const rng = rngFromSeed(`fuzz ${seed}`)
    const until = Date.now() + seconds * 1000
    const sent: string[] = []
    let attacks = 0
    let first = 0
    let rounds = 0
    for (; rounds < fewestRounds || Date.now() < until; rounds++) {
      attacks += await attackSocket(arena, rng, sent)
      for (const _ of range(12)) await attackApi(arena, rng)
      await Promise.all(range(4).map(() => attackWire(arena, rng)))
      attacks += 16
      expect(server.isAlive(), `the server fell in round ${rounds} of seed ${seed}`).toBe(true)
      expect(fingerprint(arena, victim.id), `the victim changed in round ${rounds} of seed ${seed}`).toBe(before)
      if (rounds === 2) first = await heap(server)
    }
    expect((await fetch(`${url}/readyz`)).status).toBe(200)

    // What happened at the attacker's own table is what was acknowledged, in order, and replays.
    const { seq } = honest.state()
    expect(honest.log.map((entry) => entry.seq)).toEqual(range(seq).map((index) => index + 1))
    const again = await mallory.open(mine.id, 0, { since: 0 })
    expect(again.state().seq).toBeGreaterThanOrEqual(seq)
    await Promise.all([honest.close(), again.close()])
    while ((await gauge(url, 'durbar_sockets')) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const last = await heap(server)
    // Tables made on the way are rows, not memory; what is left is noise of the collector.
    expect(last - first).toBeLessThan(12 * 1024 * 1024)
    console.log(`fuzz ${seed}: ${rounds} rounds, ${attacks} attacks, heap ${first >> 10} → ${last >> 10} KiB`)
  },
  (seconds + 120) * 1000,
)
