import { unlimited } from '@durbar/bench/unlimited'
import { at } from '@durbar/kernel'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../src/index.ts'
import { createMetrics, type Metrics } from '../src/metrics/metrics.ts'
import { type Bundle, bundle } from './bundle.ts'
import { type Client, type Guest, guestWith, newGuest } from './client.ts'
import { useDatabase } from './database.ts'
import { question, someMove, step, stepUntil } from './play.ts'
import { launch } from './process.ts'
import { useReceiver } from './receiver.ts'

/** Three servers that share nothing but the database. */
const database = useDatabase()
const receiver = useReceiver()
const servers: { server: RunningServer; metrics: Metrics }[] = []
let files: Bundle
let sql: pg.Client

beforeAll(async () => {
  files = await bundle()
  const options = {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    botPace: 0,
    lease: 1000,
    webhookPrivate: true,
    logLevel: 'silent',
  } as const
  // At once: whoever comes first makes the tables.
  const starting = [1, 2, 3].map(async () => {
    const metrics = createMetrics()
    const { worker } = files
    const server = await startServer({ ...options, worker, databaseUrl: database.url, metrics, limits: unlimited })
    servers.push({ server, metrics })
  })
  await Promise.all(starting)
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
})
afterAll(async () => {
  await sql?.end()
  await Promise.all(servers.map(({ server }) => server.close()))
  files?.remove()
})

const urlOf = (index: number): string => at(servers, index).server.url

/** One guest at each of the three servers, with a table where the guest has both seats. */
async function hotSeat(): Promise<{ guests: readonly [Guest, Guest, Guest]; id: string }> {
  const { cookie } = await newGuest(urlOf(0))
  const guests = [guestWith(urlOf(0), cookie), guestWith(urlOf(1), cookie), guestWith(urlOf(2), cookie)] as const
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { table } = await guests[0].create({ game: 'maharaja', seats, start: true })
  return { guests, id: table.id }
}

it('takes guests, seats, moves and chat through any server and shows them through all', async () => {
  const ann = await newGuest(urlOf(0))
  const bob = await newGuest(urlOf(1))
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table, invite } = await ann.create({ game: 'maharaja', seats })
  const anywhere = (guest: Guest, index: number): Guest => guestWith(urlOf(index), guest.cookie)
  const watcher = await anywhere(bob, 2).open(table.id, 'spectator', { invite })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  await watcher.until(() => watcher.table().seats[1]?.kind === 'person')
  await anywhere(ann, 2).table(`/api/tables/${table.id}/start`, {})
  const clients = [await ann.open(table.id, 0), await bob.open(table.id, 1)] as const
  for (let moves = 0; moves < 6; moves++) expect(await step(clients)).toMatchObject({ t: 'done' })
  await watcher.until(() => watcher.state().seq === 6)
  expect(watcher.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  // What is acknowledged here is known there at once, and not only when the news has arrived.
  for (let index = 0; index < 6; index++) {
    const answer = await step(clients)
    const { seq } = await anywhere(ann, index % 3).table(`/api/tables/${table.id}`)
    expect(answer).toMatchObject({ t: 'done', seq })
  }
  await Promise.all([clients[0].ask({ t: 'chat', text: 'hello' }), clients[1].ask({ t: 'chat', text: 'salaam' })])
  for (const client of [...clients, watcher]) {
    await client.until(() => client.chat.length === 2)
    expect(client.chat.map(({ id }) => id)).toEqual([1, 2])
  }
  await anywhere(bob, 0).request('PATCH', '/api/me', { name: 'Bo' })
  for (const client of [...clients, watcher]) await client.until(() => client.table().seats[1]?.name === 'Bo')
})

it('shows who is present through any server, and forgets whoever came through one that died', async () => {
  const [ann, bob] = [await newGuest(urlOf(0)), await newGuest(urlOf(1))]
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table, invite } = await ann.create({ game: 'maharaja', seats })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  const anns = await ann.open(table.id, 0)
  const isBobThere = (): boolean | undefined => anns.table().seats[1]?.present
  expect(isBobThere()).toBe(false)
  const bobs = await bob.open(table.id, 1)
  await anns.until(() => isBobThere() === true)
  expect(bobs.table().seats.map(({ present }) => present)).toEqual([true, true])
  const listed = (await guestWith(urlOf(2), bob.cookie).request('GET', '/api/tables')).body as (typeof table)[]
  expect(listed[0]?.seats.map(({ present }) => present)).toEqual([true, true])
  await bobs.close()
  await anns.until(() => isBobThere() === false)

  // What a server has said of its people counts only as long as that server lives.
  const guest = (await sql.query('select guest_id from seat where table_id = $1 and seat = 1', [table.id])).rows[0]
  await sql.query(`insert into process (id, until) values ('dying', (extract(epoch from now()) * 1000)::bigint + 2000)`)
  await sql.query(`insert into presence (table_id, process, guest_id, seat) values ($1, 'dying', $2, 1)`, [
    table.id,
    guest.guest_id,
  ])
  await anns.until(() => isBobThere() === true)
  await anns.until(() => isBobThere() === false)
  expect((await sql.query(`select 1 from presence where process = 'dying'`)).rowCount).toBe(1)
})

it('calls nobody who looks through another server', async () => {
  const [ann, bob] = [await newGuest(urlOf(0)), await newGuest(urlOf(1))]
  // Through the server that will write the calls down: it knows at once that somebody wants them.
  await guestWith(urlOf(0), bob.cookie).request('PUT', '/api/me/webhook', { url: receiver.url })
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table, invite } = await ann.create({ game: 'maharaja', seats })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  await ann.table(`/api/tables/${table.id}/start`, {})
  const anns = await ann.open(table.id, 0)
  const playToBob = async (): Promise<void> => {
    while (!anns.table().deciders.includes(1)) {
      await anns.until(() => anns.state().seq === anns.table().seq)
      const { seq, moves } = anns.state()
      await anns.play(0, someMove(moves, seq))
      await anns.until(() => anns.table().seq > seq)
    }
  }
  const written = async (): Promise<number | null> =>
    (await sql.query('select 1 from delivery where table_id = $1', [table.id])).rowCount
  const bobs = await bob.open(table.id, 1)
  await anns.until(() => anns.table().seats[1]?.present === true)
  await playToBob()
  while ((await written()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(receiver.calls).toEqual([])
  await bobs.close()
  await anns.until(() => anns.table().seats[1]?.present === false)
  // Bob answers from a browser that he closes at once, and is asked again.
  const again = await bob.open(table.id, 1)
  while (again.table().deciders.includes(1)) {
    const { seq, moves } = again.state()
    await again.play(1, someMove(moves, seq))
    await again.until(() => again.state().seq > seq && again.table().seq > seq)
  }
  const { seq } = again.state()
  await again.close()
  await anns.until(() => anns.table().seq >= seq && anns.table().seats[1]?.present === false)
  await playToBob()
  await receiver.until((calls) => calls.length > 0)
})

it('takes one of two moves that are sent through two servers at once, and shows the loser what is true', async () => {
  const { guests, id } = await hotSeat()
  const windows: Client[] = []
  for (const guest of guests) windows.push(await guest.open(id, 0))
  const others = [await guests[0].open(id, 1)]
  for (let round = 0; round < 12; round++) {
    const { deciders, seq } = at(windows, 0).table()
    if (deciders[0] !== 0) {
      const [other] = others as [Client]
      await other.until(() => other.state().seq === seq)
      expect(await other.play(1, at(other.state().moves, 0))).toMatchObject({ t: 'done' })
    } else {
      const answers = await Promise.all(
        windows.map((client, index) => client.play(0, at(client.state().moves, index % client.state().moves.length))),
      )
      expect(answers.map(({ t }) => t).sort()).toEqual(['done', 'failed', 'failed'])
      for (const answer of answers) if (answer.t === 'failed') expect(answer).toMatchObject({ error: 'conflict' })
    }
    for (const client of windows)
      await client.until(() => client.state().seq === seq + 1 && client.table().seq === seq + 1)
    expect(new Set(windows.map((client) => JSON.stringify(client.state().view))).size).toBe(1)
  }
})

it('takes the answers of two seats to one question through two servers at once', async () => {
  for (let table = 0; table < 4; table++) {
    const { guests, id } = await hotSeat()
    const clients = [await guests[0].open(id, 0), await guests[1].open(id, 1)] as const
    await stepUntil(clients, () => question(clients[0]) === 'planning')
    const { seq } = clients[0].state()
    const answers = await Promise.all(
      clients.map((client, seat) => client.ask({ t: 'play', seat, seq, move: at(client.state().moves, seat) })),
    )
    expect(answers.map((answer) => (answer.t === 'done' ? answer.seq : answer)).sort()).toEqual([seq + 1, seq + 2])
  }
})

it('loses nothing when the line between the servers is cut', async () => {
  const { guests, id } = await hotSeat()
  const clients = [await guests[0].open(id, 0), await guests[0].open(id, 1)] as const
  const far = [await guests[1].open(id, 0), await guests[2].open(id, 'spectator')]
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`
  for (let round = 1; round <= 3; round++) {
    expect((await sql.query(cut)).rowCount).toBe(3)
    await step(clients)
    for (const client of far) await client.until(() => client.state().seq === round)
    // All three listen again.
    for (;;) {
      const { rows } = await sql.query(`select count(*) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`)
      if (rows[0].count === '3') break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  for (const client of far) expect(client.log.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

it('finds what nobody told it of', async () => {
  const { guests, id } = await hotSeat()
  const far = [await guests[0].open(id, 0), await guests[1].open(id, 0), await guests[2].open(id, 'spectator')]
  const document = JSON.stringify({ seat: 0, move: at(far[0]?.state().moves ?? [], 0) })
  const now = new Date().toISOString()
  await sql.query('insert into entry (table_id, seq, kind, document, at) values ($1, 1, $2, $3, $4)', [
    id,
    'play',
    document,
    now,
  ])
  for (const client of far) await client.until(() => client.state().seq === 1)
})

it('lets exactly one server move the bots', async () => {
  const ann = await newGuest(urlOf(0))
  const lost = (): number => servers.reduce((sum, { metrics }) => sum + countOf(metrics, 'durbar_conflicts_total'), 0)
  const written = (): number => servers.reduce((sum, { metrics }) => sum + countOf(metrics, 'durbar_appends_total'), 0)
  const before = { lost: lost(), written: written() }
  const bot = { kind: 'bot' as const, bot: 'random' }
  const tables: { id: string; invite: string; index: number }[] = []
  for (const index of [0, 1, 2]) {
    const wish = { game: 'maharaja', options: { length: 'short' }, seats: [bot, bot], start: true }
    const { table, invite } = await guestWith(urlOf(index), ann.cookie).create(wish)
    tables.push({ id: table.id, invite, index })
  }
  let entries = 0
  for (const { id, index } of tables) {
    const watcher = await guestWith(urlOf((index + 1) % 3), ann.cookie).open(id, 'spectator')
    await watcher.until(() => watcher.table().status === 'finished')
    entries += watcher.state().seq
  }
  expect(written() - before.written).toBe(entries)
  expect(lost() - before.lost).toBe(0)
  expect((await sql.query('select * from duty where table_id = any($1)', [tables.map(({ id }) => id)])).rows).toEqual(
    [],
  )
})

it('takes over the bots and the clocks of a server that was killed', async () => {
  const killed = await launch(process.execPath, [files.serve, database.url])
  const ann = await newGuest(killed.url)
  const bot = { kind: 'bot' as const, bot: 'random' }
  const { table } = await ann.create({ game: 'maharaja', seats: [bot, bot, bot], start: true })
  const person = { kind: 'person' as const }
  const pace = { kind: 'live', bank: 3600, increment: 0, timeout: 'bot' } as const
  const timed = await ann.create({ game: 'maharaja', seats: [person, person], start: true, pace })
  const watcher = await guestWith(urlOf(0), ann.cookie).open(table.id, 'spectator')
  await watcher.until(() => watcher.state().seq >= 5)
  const owner = async (): Promise<string> =>
    (await sql.query('select owner from duty where table_id = $1', [table.id])).rows[0]?.owner
  const before = await owner()
  await killed.end('SIGKILL')
  const { rows } = await sql.query('select max(seq) as seq from entry where table_id = $1', [table.id])
  await watcher.until(() => watcher.state().seq >= Number(rows[0].seq) + 10)
  expect(await owner()).not.toBe(before)
  // An hour later.
  const { id } = timed.table
  await sql.query(`update game_table set clock = replace(clock, '3600000', '0') where id = $1`, [id])
  await sql.query(`update duty set due = 0 where table_id = $1 and kind = 'clock'`, [id])
  const isSeatLost = async (): Promise<boolean> =>
    (await sql.query('select 1 from seat where table_id = $1 and bot is not null', [id])).rowCount === 1
  while (!(await isSeatLost())) await new Promise((resolve) => setTimeout(resolve, 20))
})

function countOf(metrics: Metrics, name: string): number {
  const lines = metrics.text().split('\n')
  return lines.filter((line) => line.startsWith(name)).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
