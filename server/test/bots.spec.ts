import { createHash } from 'node:crypto'
import { gameOf } from '@durbar/catalog'
import {
  addEntry,
  hashPosition,
  type Json,
  type JsonObject,
  readEntry,
  readRecordHead,
  startPlay,
} from '@durbar/kernel'
import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'

const server = useServer()

it('plays a game of bots to the end and then opens its record and seed', async () => {
  const ann = await newGuest(server.url)
  const { table, invite } = await ann.create({
    game: 'maharaja',
    seats: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random', name: 'Deep Disc' },
    ],
    start: true,
  })
  const view = await ann.open(table.id, 'spectator', { invite })
  await view.until((client) => client.table().status === 'finished')
  const end = view.table()
  expect(end).toMatchObject({ deciders: [], seq: view.state().seq })
  expect(
    createHash('sha256')
      .update(end.seed ?? '')
      .digest('hex'),
  ).toBe(table.commitment)
  expect(view.state().result).toMatchObject({ standings: [{ rank: 1 }, {}, {}] })
  expect(view.log.map((entry) => entry.seq)).toEqual(view.log.map((_, index) => index + 1))

  const { status, text } = await ann.request('GET', `/api/tables/${table.id}/record`)
  expect(status).toBe(200)
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject)
  const game = gameOf('maharaja')
  if (!game || !head) throw new Error('no record')
  const { config, seed, table: played } = readRecordHead(game, head)
  expect(seed).toBe(end.seed)
  expect(played?.seats.map(({ name }) => name)).toEqual(end.seats.map(({ name }) => name))
  expect(lines.map(({ at }) => at)).toEqual(view.log.map(({ at }) => at))
  expect(lines).toHaveLength(end.seq)
  const play = startPlay(game, config, seed)
  for (const { seq, events, hash, at: _, ...entry } of lines) {
    addEntry(play, readEntry(game, config, entry as Json))
    expect([seq, hashPosition(game, play.position)]).toEqual([play.entries.length, hash])
    expect(events).toBeInstanceOf(Array)
  }
  expect(game.result(play.position)).toEqual(view.state().result)

  // A link is enough to study a finished game; the table itself still asks for more.
  const stranger = await newGuest(server.url)
  expect((await stranger.request('GET', `/api/tables/${table.id}/record`)).text).toBe(text)
  expect(await stranger.problem(`/api/tables/${table.id}`)).toMatchObject({ status: 404 })
})
