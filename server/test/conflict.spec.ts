import { join } from 'node:path'
import { gameOf } from '@durbar/catalog'
import { at } from '@durbar/kernel'
import Database from 'better-sqlite3'
import { expect, it, vi } from 'vitest'
import { type Guest, newGuest } from './client.ts'
import { useServer } from './local.ts'
import { question, step, stepUntil } from './play.ts'

/** What goes wrong on purpose need not be shown. */
const server = useServer({ log: () => undefined })

async function hotSeat(): Promise<{ ann: Guest; id: string }> {
  const ann = await newGuest(server.url)
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { table } = await ann.create({ game: 'maharaja', seats, start: true })
  return { ann, id: table.id }
}

it('refuses a stale move with the fresh state and changes nothing', async () => {
  const { ann, id } = await hotSeat()
  const clients = [await ann.open(id, 0), await ann.open(id, 1)] as const
  await step(clients)
  await step(clients)
  const { seq, moves } = clients[0].state()
  const count = clients[0].frames.length
  for (const stale of [seq - 1, 0, seq + 1])
    expect(await clients[0].ask({ t: 'play', seat: 0, seq: stale, move: at(moves, 0) })).toMatchObject({
      t: 'failed',
      error: 'conflict',
    })
  expect(clients[0].messages.slice(count).map((message) => message.t)).toEqual([
    'state',
    'failed',
    'state',
    'failed',
    'state',
    'failed',
  ])
  expect(clients[0].state()).toMatchObject({ seq, moves })
})

it('takes one of two moves that were sent at once from two windows', async () => {
  const { ann, id } = await hotSeat()
  const windows = [await ann.open(id, 0), await ann.open(id, 0), await ann.open(id, 0)]
  const answers = await Promise.all(windows.map((client, index) => client.play(0, at(client.state().moves, index))))
  expect(answers.map((answer) => answer.t).sort()).toEqual(['done', 'failed', 'failed'])
  for (const client of windows) await client.until(() => client.state().seq === 1)
})

it('does not call answers to one simultaneous question stale', async () => {
  const { ann, id } = await hotSeat()
  const clients = [await ann.open(id, 0), await ann.open(id, 1)] as const
  await stepUntil(clients, () => question(clients[0]) === 'planning')
  const { seq } = clients[0].state()
  const answers = await Promise.all(
    clients.map((client, seat) => client.ask({ t: 'play', seat, seq, move: at(client.state().moves, seat) })),
  )
  expect(answers).toMatchObject([
    { t: 'done', seq: seq + 1 },
    { t: 'done', seq: seq + 2 },
  ])
  // Now the question is another one: a change of mind that was under way comes too late.
  const late = await clients[0].ask({ t: 'play', seat: 0, seq, move: { move: 'disc', actions: ['gold', 'gold'] } })
  expect(late).toMatchObject({ t: 'failed', error: 'conflict' })
})

it('acknowledges nothing that could not be written, and goes on when it can', async () => {
  const { ann, id } = await hotSeat()
  const client = await ann.open(id, 0)
  const other = await ann.open(id, 1)
  const before = { state: client.state(), frames: other.frames.length }
  const file = new Database(join(server.dataDir, 'durbar.sqlite'))
  file.exec(`create trigger full before insert on entry begin select raise(abort, 'the disk is full'); end`)
  expect(await client.play(0, at(before.state.moves, 0))).toMatchObject({ t: 'failed', error: 'internal' })
  expect(await client.ask({ t: 'why', seat: 0, move: at(before.state.moves, 0) })).toMatchObject({ refusal: null })
  expect(other.frames).toHaveLength(before.frames)
  file.exec('drop trigger full')
  file.close()
  expect(await client.play(0, at(before.state.moves, 0))).toMatchObject({ t: 'done', seq: 1 })
})

it('keeps a move on which the rules fail out of the log', async () => {
  const { ann, id } = await hotSeat()
  const client = await ann.open(id, 0)
  const { moves } = client.state()
  const maharaja = gameOf('maharaja')
  if (!maharaja) throw new Error('no game')
  const play = vi.spyOn(maharaja, 'play').mockImplementationOnce((position) => {
    position.agenda.length = 0
    throw new Error('a bug in the rules')
  })
  expect(await client.play(0, at(moves, 0))).toMatchObject({ t: 'failed', error: 'internal' })
  play.mockRestore()
  expect(await client.play(0, at(moves, 0))).toMatchObject({ t: 'done', seq: 1 })
})

it('loses to a second writer of the same entry and goes on from what is written', async () => {
  const { ann, id } = await hotSeat()
  const client = await ann.open(id, 0)
  const [first, second] = client.state().moves
  if (!first || !second) throw new Error('two moves are needed')
  // Another process, as far as the store can tell.
  const file = new Database(join(server.dataDir, 'durbar.sqlite'))
  const document = JSON.stringify({ seat: 0, move: second })
  file
    .prepare('insert into entry (table_id, seq, document, at) values (?, 1, ?, ?)')
    .run(id, document, new Date().toISOString())
  expect(await client.play(0, first)).toMatchObject({ t: 'failed', error: 'conflict' })
  expect(client.state()).toMatchObject({ seq: 1, moves: [] })
  expect(client.log).toHaveLength(1)
  expect(JSON.stringify(client.log)).toContain('"seat":0')
  const rows = file.prepare('select document from entry where table_id = ?').all(id)
  expect(rows).toEqual([{ document }])
  file.close()
})
