import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'
import { stepUntil } from './play.ts'

const server = useServer()

it('takes two guests from an invite to their first moves, undo, redo and chat', async () => {
  const ann = await newGuest(server.url)
  const { table, invite } = await ann.create({
    game: 'maharaja',
    name: 'Friday',
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }],
  })
  expect(table).toMatchObject({ status: 'waiting', players: 2, host: true, seed: null, deciders: [], seq: 0 })
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(table.seats.map((seat) => [seat.kind, seat.name, seat.yours])).toEqual([
    ['person', 'Ann', true],
    ['open', '', false],
  ])

  const bob = await newGuest(server.url)
  expect(await bob.problem(`/api/tables/${table.id}`)).toMatchObject({ status: 404, error: 'no-such-table' })
  expect(await bob.problem(`/api/tables/${table.id}?invite=${invite.slice(1)}x`)).toMatchObject({ status: 404 })
  expect((await bob.table(`/api/tables/${table.id}?invite=${invite}`)).host).toBe(false)
  expect(await ann.problem(`/api/tables/${table.id}/start`, {})).toMatchObject({ status: 409, error: 'open-seats' })

  const annsView = await ann.open(table.id, 0)
  await bob.table(`/api/tables/${table.id}/join`, { invite, name: 'Bob' })
  await annsView.until((client) => client.table().seats[1]?.name === 'Bob')
  expect(await bob.problem(`/api/tables/${table.id}/start`, {})).toMatchObject({ status: 403, error: 'not-the-host' })
  const started = await ann.table(`/api/tables/${table.id}/start`, {})
  expect(started).toMatchObject({ status: 'playing', deciders: [0] })

  const bobsView = await bob.open(table.id, 1)
  await annsView.until((client) => client.table().seats[1]?.present === true)
  await annsView.until((client) => client.messages.some((message) => message.t === 'state'))
  expect(annsView.table().seats.map((seat) => seat.present)).toEqual([true, true])

  await stepUntil([annsView, bobsView], () => annsView.state().undo > 0 || bobsView.state().undo > 0)
  const [seat, mover] = annsView.state().undo > 0 ? ([0, annsView] as const) : ([1, bobsView] as const)
  const before = mover.state()
  expect(before.undo).toBeGreaterThan(0)
  expect(await mover.ask({ t: 'undo', seat, seq: before.seq, steps: 1 })).toMatchObject({ t: 'done' })
  expect(mover.state()).toMatchObject({ undo: before.undo - 1, redo: 1, seq: before.seq + 1 })
  expect(await mover.ask({ t: 'redo', seat, seq: mover.state().seq, steps: 1 })).toMatchObject({ t: 'done' })
  expect(mover.state().view).toEqual(before.view)
  expect(mover.log.slice(-2).map((entry) => entry.kind)).toEqual(['undo', 'redo'])

  const other = mover === annsView ? bobsView : annsView
  expect(await mover.ask({ t: 'chat', text: '  <b>hello</b> ' })).toMatchObject({ t: 'done' })
  await other.until((client) => client.chat.length > 0)
  expect(other.chat[0]).toMatchObject({ id: 1, seat, text: '<b>hello</b>', name: seat === 0 ? 'Ann' : 'Bob' })

  await Promise.all([annsView.close(), bobsView.close()])
})
