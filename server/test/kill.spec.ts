import { join } from 'node:path'
import { gameOf } from '@durbar/catalog'
import { addEntry, at, configure, hashPosition, type Json, readEntry, refuseEntry, startPlay } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bundle, bundle } from './bundle.ts'
import { type Client, guestWith, newGuest } from './client.ts'
import { someMove } from './play.ts'
import { launch } from './process.ts'
import { tempDir } from './temp.ts'

let files: Bundle
beforeAll(async () => {
  files = await bundle()
})
afterAll(() => files.remove())

const start = (dataDir: string) => launch(process.execPath, [files.serve, dataDir])

/** The log as it is on disk, replayed from nothing by the rules alone. */
function replay(dataDir: string, tableId: string) {
  const file = new Database(join(dataDir, 'durbar.sqlite'), { readonly: true })
  const row = file.prepare('select * from game_table where id = ?').get(tableId) as Record<string, string>
  const rows = file.prepare('select * from entry where table_id = ? order by seq').all(tableId) as {
    seq: number
    document: string
  }[]
  file.close()
  const game = gameOf('maharaja')
  if (!game || !row.options || !row.seed) throw new Error('no table')
  const config = configure(game, { players: 3, options: JSON.parse(row.options) as Record<string, string> })
  const play = startPlay(game, config, row.seed)
  const documents = rows.map(({ seq, document }, index) => {
    expect(seq).toBe(index + 1)
    const entry = readEntry(game, config, JSON.parse(document) as Json)
    expect(refuseEntry(play, entry)).toBeUndefined()
    addEntry(play, entry)
    return document
  })
  return { game, play, documents, hash: hashPosition(game, play.position) }
}

it('loses no acknowledged move, however often it is killed, and goes on from there', async () => {
  const dataDir = tempDir()
  let server = await start(dataDir)
  const ann = await newGuest(server.url)
  const { table } = await ann.create({
    game: 'maharaja',
    options: { length: 'short' },
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'random' }],
    start: true,
  })
  /** What was answered with `done`, by number. */
  const acknowledged = new Map<number, string>()
  let kills = 0
  let finished = false

  while (!finished) {
    const guest = guestWith(server.url, ann.cookie)
    const clients = [await guest.open(table.id, 0), await guest.open(table.id, 1)] as const
    // After a start everything is as the log says, seen through either seat; the bot may have moved on meanwhile.
    if (clients[0].state().moves.length > 0) {
      const { game, play } = replay(dataDir, table.id)
      if (play.entries.length === clients[0].state().seq)
        for (const [seat, client] of clients.entries())
          expect(client.state().view).toEqual(JSON.parse(JSON.stringify(game.view(play.position, seat))))
    }
    // Early enough that no game is over before the last kill, whatever the seed.
    const until = acknowledged.size + 5 + 2 * kills
    for (;;) {
      await waitForPerson(clients)
      finished = clients[0].table().status === 'finished'
      if (finished) break
      const seat = clients[0].table().deciders.includes(0) ? 0 : 1
      const client = clients[seat]
      const move = someMove(client.state().moves, client.state().seq)
      const answer = client.play(seat, move)
      if (acknowledged.size >= until && kills < 4) {
        // The last request is under way: it may or may not have arrived, but it must not be half there.
        answer.catch(() => undefined)
        break
      }
      const said = await answer
      if (said.t !== 'done') throw new Error(JSON.stringify(said))
      acknowledged.set(said.seq, JSON.stringify({ seat, move }))
      // Now and then take a move back and play it again.
      const { undo } = client.state()
      if (undo > 0 && acknowledged.size % 5 === 0)
        for (const t of ['undo', 'redo'] as const) {
          const back = await client.ask({ t, seat, seq: client.state().seq, steps: 1 })
          if (back.t !== 'done') throw new Error(JSON.stringify(back))
          acknowledged.set(back.seq, JSON.stringify({ seat, [t]: 1 }))
        }
    }
    if (finished) break
    await server.end('SIGKILL')
    kills++
    const { documents } = replay(dataDir, table.id)
    for (const [seq, document] of acknowledged) expect(at(documents, seq - 1)).toBe(document)
    server = await start(dataDir)
  }

  expect(kills).toBe(4)
  const { text } = await guestWith(server.url, ann.cookie).request('GET', `/api/tables/${table.id}/record`)
  const last = JSON.parse(text.trim().split('\n').at(-1) ?? '') as { seq: number; hash: string }
  const { documents, hash } = replay(dataDir, table.id)
  expect(last).toMatchObject({ seq: documents.length, hash })
  await server.end('SIGKILL')
})

it('lets bots go on by themselves after every kill', async () => {
  const dataDir = tempDir()
  let server = await start(dataDir)
  const ann = await newGuest(server.url)
  const bot = { kind: 'bot' as const, bot: 'random' }
  const { table } = await ann.create({ game: 'maharaja', seats: [bot, bot, bot], start: true })
  for (const entries of [15, 30]) {
    const client = await guestWith(server.url, ann.cookie).open(table.id, 'spectator')
    await client.until(() => client.state().seq >= entries)
    await server.end('SIGKILL')
    expect(replay(dataDir, table.id).documents.length).toBeGreaterThanOrEqual(client.state().seq)
    server = await start(dataDir)
  }
  const client = await guestWith(server.url, ann.cookie).open(table.id, 'spectator')
  await client.until(() => client.state().seq >= 45)
  await server.end('SIGKILL')
  expect(replay(dataDir, table.id).documents.length).toBeGreaterThanOrEqual(45)
})

/** Until everybody has seen the same entry and one of the persons must decide, or the game is over. */
async function waitForPerson(clients: readonly [Client, Client]): Promise<void> {
  const seen = (client: Client): boolean => {
    const { seq, status, deciders } = client.table()
    const decided = status === 'finished' || deciders.some((seat) => seat !== 2)
    return client.state().seq === seq && decided
  }
  const same = (): boolean => clients[0].state().seq === clients[1].state().seq && clients.every(seen)
  // Whichever hears last makes it true for both.
  await Promise.race(clients.map((client) => client.until(same)))
}
