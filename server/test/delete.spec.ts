import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'
import { step } from './play.ts'

const server = useServer()

it('deletes a table for its host, and for nobody else; whoever looks is told', async () => {
  const ann = await newGuest(server.url)
  const bob = await newGuest(server.url)
  const seats = [{ kind: 'person' as const }, { kind: 'open' as const }]
  const { table, invite } = await ann.create({ game: 'maharaja', seats })
  const path = `/api/tables/${table.id}`
  await bob.table(`${path}/join`, { invite })
  expect((await bob.request('DELETE', path)).status).toBe(403)
  expect((await (await newGuest(server.url)).request('DELETE', path)).status).toBe(404)
  await ann.table(`${path}/start`, {})
  expect((await ann.request('DELETE', path)).body).toMatchObject({ error: 'others-play' })
  expect(await ann.table(path)).toMatchObject({ status: 'playing' })

  const pair = [{ kind: 'person' as const }, { kind: 'bot' as const, bot: 'random' }]
  const other = await ann.create({ game: 'maharaja', seats: pair, start: true })
  const gone = `/api/tables/${other.table.id}`
  const client = await ann.open(other.table.id, 0)
  await step([client])
  await client.ask({ t: 'chat', text: 'farewell' })
  const watcher = await bob.open(other.table.id, 'spectator', { invite: other.invite })
  expect(await ann.request('DELETE', gone)).toMatchObject({ status: 200, body: { deleted: other.table.id } })
  for (const one of [client, watcher])
    await one.until(() => one.messages.some((message) => message.t === 'failed' && message.error === 'no-such-table'))
  expect(await ann.problem(gone)).toMatchObject({ status: 404 })
  expect(await client.play(0, {})).toMatchObject({ t: 'failed', error: 'no-such-table' })
  expect((await ann.request('GET', '/api/tables')).body).toMatchObject([{ id: table.id }])
  expect((await ann.request('DELETE', gone)).status).toBe(404)
})
