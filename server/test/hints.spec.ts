import type { ServerMessage } from '@durbar/protocol'
import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'
import { stepUntil } from './play.ts'

const server = useServer()

function suggestionsIn(answer: ServerMessage): Extract<ServerMessage, { t: 'hint' }>['suggestions'] {
  if (answer.t !== 'hint') throw new Error(JSON.stringify(answer))
  return answer.suggestions
}

it('gives whoever plays alone three good moves, each with a chance and an aim', async () => {
  const ann = await newGuest(server.url)
  const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, bot: 'random' }]
  const { table, invite } = await ann.create({ game: 'maharaja', seats, start: true })
  expect(table.hints).toBe('allowed')
  const view = await ann.open(table.id, 0)
  await stepUntil([view], () => view.state().moves.length > 2)
  const [, answer] = await Promise.all([
    // The table goes on answering while the coach thinks.
    view.ask({ t: 'why', seat: 0, move: view.state().moves[0] ?? {} }),
    view.ask({ t: 'hint', seat: 0 }),
  ])
  const suggestions = suggestionsIn(answer)
  expect(suggestions.length).toBe(Math.min(3, view.state().moves.length))
  const legal = view.state().moves.map((move) => JSON.stringify(move))
  for (const { move, chance, aims } of suggestions) {
    expect(legal).toContain(JSON.stringify(move))
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
    expect(aims[0]?.seat).toBe(0)
  }

  // Not for a seat of somebody else, and not for somebody without a seat.
  expect(await view.ask({ t: 'hint', seat: 1 })).toMatchObject({ t: 'failed', error: 'not-your-seat' })
  const stranger = await newGuest(server.url)
  const visitor = await stranger.open(table.id, 'spectator', { invite })
  expect(await visitor.ask({ t: 'hint', seat: 0 })).toMatchObject({ t: 'failed', error: 'not-your-seat' })
})

const live = { kind: 'live', bank: 600, increment: 10, timeout: 'ask' } as const
const slow = { kind: 'slow', bank: 86_400, increment: 3600, timeout: 'ask' } as const

it.each([
  ['without clocks', undefined],
  ['at a live table', live],
  ['at a slow table', slow],
])(
  'gives no hints against people %s unless the host allowed them, and none once somebody objected',
  async (_, pace) => {
    const ann = await newGuest(server.url)
    const bob = await newGuest(server.url)
    for (const hints of [false, true]) {
      const { table, invite } = await ann.create({
        game: 'maharaja',
        seats: [{ kind: 'person' }, { kind: 'open' }],
        hints,
        ...(pace && { pace }),
      })
      await bob.table(`/api/tables/${table.id}/join`, { invite, name: 'Bob' })
      await ann.table(`/api/tables/${table.id}/start`, {})
      const anns = await ann.open(table.id, 0)
      const bobs = await bob.open(table.id, 1)
      await stepUntil([anns, bobs], () => anns.state().moves.length > 0)
      expect(anns.table().hints).toBe(hints ? 'allowed' : 'against-people')
      const answer = await anns.ask({ t: 'hint', seat: 0 })
      if (hints) expect(suggestionsIn(answer).length).toBeGreaterThan(0)
      else expect(answer).toMatchObject({ t: 'failed', error: 'no-hints' })

      expect(await bobs.ask({ t: 'object-to-hints', seat: 0 })).toMatchObject({ t: 'failed', error: 'not-your-seat' })
      expect(await bobs.ask({ t: 'object-to-hints', seat: 1 })).toMatchObject({ t: 'done' })
      await anns.until((client) => client.table().hints === 'objected')
      expect(await anns.ask({ t: 'hint', seat: 0 })).toMatchObject({ t: 'failed', error: 'no-hints' })
      // It stays so, whoever asks anew.
      expect((await ann.table(`/api/tables/${table.id}`)).hints).toBe('objected')
    }
  },
)

it('gives no hints against somebody whose seat a bot keeps warm', async () => {
  const [ann, bob] = [await newGuest(server.url), await newGuest(server.url)]
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table, invite } = await ann.create({ game: 'maharaja', seats, pace: live })
  // Not even before they have come: whoever takes the seat would sit against somebody with a coach.
  expect(table.hints).toBe('against-people')
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  await ann.table(`/api/tables/${table.id}/start`, {})
  await bob.table(`/api/tables/${table.id}/leave`, { seat: 1 })
  const client = await ann.open(table.id, 0)
  await stepUntil([client], () => client.state().moves.length > 0)
  expect(client.table().hints).toBe('against-people')
  expect(await client.ask({ t: 'hint', seat: 0 })).toMatchObject({ t: 'failed', error: 'no-hints' })
})

it('shows again what a seat saw after each move, and nothing else', async () => {
  const ann = await newGuest(server.url)
  const seats = [
    { kind: 'person' as const },
    { kind: 'bot' as const, bot: 'random' },
    { kind: 'bot' as const, bot: 'random' },
  ]
  const { table, invite } = await ann.create({ game: 'maharaja', seats, start: true })
  const view = await ann.open(table.id, 0)
  const seen = new Map<number, unknown>()
  await stepUntil([view], () => view.log.length > 25)
  for (const message of view.messages) if (message.t === 'state') seen.set(message.state.seq, message.state.view)
  const answer = await view.ask({ t: 'recap', since: 10 })
  if (answer.t !== 'recap') throw new Error(JSON.stringify(answer))
  expect(answer.frames.length).toBeGreaterThan(5)
  for (const frame of answer.frames) {
    expect(frame.seq).toBeGreaterThan(10)
    if (seen.has(frame.seq)) expect(frame.view).toEqual(seen.get(frame.seq))
  }
  const visitor = await (await newGuest(server.url)).open(table.id, 'spectator', { invite })
  const told = await visitor.ask({ t: 'recap', since: 0 })
  if (told.t !== 'recap') throw new Error(JSON.stringify(told))
  for (const { view: spectated } of told.frames) expect(spectated).toMatchObject({ you: null })
})
