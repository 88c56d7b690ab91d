import { usualOpponent } from '@durbar/bots'
import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'
import { meet, question, step, stepUntil } from './play.ts'

const server = useServer()

it('lets a bot play on for whoever leaves, and gives the seat back', async () => {
  const ann = await newGuest(server.url)
  const bob = await newGuest(server.url)
  const { table, invite } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  await bob.table(`/api/tables/${table.id}/join`, { invite, name: 'Bob' })
  await ann.table(`/api/tables/${table.id}/start`, {})
  const clients = [await ann.open(table.id, 0), await bob.open(table.id, 1)] as const
  await step(clients)
  await step(clients)

  await bob.table(`/api/tables/${table.id}/leave`, { seat: 1 })
  await clients[1].until((client) => client.table().seats[1]?.bot !== null)
  expect(clients[1].table().seats[1]).toMatchObject({ kind: 'person', name: 'Bob', yours: true, bot: usualOpponent })
  expect(clients[1].state()).toMatchObject({ viewer: 1, moves: [], undo: 0 })
  const fail = await clients[1].ask({ t: 'play', seat: 1, seq: clients[1].state().seq, move: { move: 'pass' } })
  expect(fail).toMatchObject({ t: 'failed', error: 'seat-left' })
  const stranger = await newGuest(server.url)
  expect(await stranger.problem(`/api/tables/${table.id}/join`, { invite, seat: 1 })).toMatchObject({
    status: 409,
    error: 'seat-taken',
  })

  // Ann plays on alone; whenever it is Bob's turn, his bot moves.
  await stepUntil([clients[0]], () => question(clients[0]) === 'turn')
  expect(clients[0].log.filter((entry) => entry.seat === 1).length).toBeGreaterThan(2)

  // No invite is needed to come back.
  await bob.table(`/api/tables/${table.id}/join`, {})
  await clients[1].until((client) => client.table().seats[1]?.bot === null)
  await stepUntil(clients, () => clients[1].state().moves.length > 0)
  expect((await step(clients))?.t).toBe('done')
})

it("lets a guest with the invite take a bot's seat, and answers why not for everything else", async () => {
  const ann = await newGuest(server.url)
  const seats = [
    { kind: 'person' as const },
    { kind: 'bot' as const, bot: 'random' },
    { kind: 'bot' as const, bot: 'greedy' },
  ]
  const { table, invite } = await ann.create({ game: 'maharaja', seats, start: true })
  const view = await ann.open(table.id, 0)
  await stepUntil([view], () => question(view) === 'planning')

  const bob = await newGuest(server.url)
  const join = `/api/tables/${table.id}/join`
  expect(await bob.problem(join, { seat: 1 })).toMatchObject({ status: 404 })
  expect(await bob.problem(join, { invite })).toMatchObject({ status: 409, error: 'no-free-seat' })
  expect(await bob.problem(join, { invite, seat: 0 })).toMatchObject({ status: 409, error: 'seat-taken' })
  expect(await bob.problem(join, { invite, seat: 7 })).toMatchObject({ status: 404, error: 'no-such-seat' })
  expect((await bob.table(join, { invite, seat: 1, name: 'Bob' })).seats[1]).toMatchObject({
    kind: 'person',
    yours: true,
  })
  expect(await bob.problem(join, { invite, seat: 1 })).toMatchObject({ status: 409, error: 'already-seated' })
  const bobs = await bob.open(table.id, 1)
  const disc = bobs.state().moves.find((move) => move.move === 'disc')
  if (!disc) throw new Error('Bob cannot set his disc')
  expect(await bobs.play(1, disc)).toMatchObject({ t: 'done' })
  expect(await bobs.ask({ t: 'open', table: table.id, as: 0 })).toMatchObject({ t: 'failed', error: 'not-your-seat' })
  expect(await bobs.ask({ t: 'why', seat: 0, move: disc })).toMatchObject({ t: 'failed', error: 'not-your-seat' })
  expect(await bobs.ask({ t: 'undo', seat: 0, seq: bobs.state().seq, steps: 1 })).toMatchObject({ t: 'failed' })
})

it('shows spectators with the invite what is public, and nobody anything without it', async () => {
  const ann = await newGuest(server.url)
  const { table, invite } = await ann.create({
    game: 'maharaja',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    start: true,
  })
  const visitor = await newGuest(server.url)
  const view = await visitor.connect()
  const open = { t: 'open', table: table.id, as: 'spectator' } as const
  expect(await view.ask(open)).toMatchObject({ t: 'failed', error: 'no-such-table' })
  expect(await view.ask({ ...open, invite: 'guess' })).toMatchObject({ t: 'failed', error: 'no-such-table' })
  expect(view.frames.every((frame) => !frame.includes(table.id))).toBe(true)
  expect(await view.ask({ ...open, invite })).toMatchObject({ t: 'done' })
  expect(view.state()).toMatchObject({ viewer: 'spectator', moves: [], undo: 0, redo: 0, result: null })
  expect(view.state().view).toMatchObject({ you: null })
  expect(await view.ask({ t: 'chat', text: 'good luck' })).toMatchObject({ t: 'done' })
  expect(view.chat).toMatchObject([{ seat: null, text: 'good luck' }])

  const renewed = await ann.request('POST', `/api/tables/${table.id}/invite`)
  const other = await (await newGuest(server.url)).connect()
  expect(await other.ask({ ...open, invite })).toMatchObject({ t: 'failed', error: 'no-such-table' })
  const fresh = (renewed.body as { invite: string }).invite
  expect(await other.ask({ ...open, invite: fresh })).toMatchObject({ t: 'done' })
  expect(other.chat).toMatchObject([{ text: 'good luck' }])
})

it('lets one guest hold several seats', async () => {
  const ann = await newGuest(server.url)
  const { table } = await ann.create({
    game: 'maharaja',
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Grandma' },
      { kind: 'bot', bot: 'greedy' },
    ],
    start: true,
  })
  const clients = [await ann.open(table.id, 0), await ann.open(table.id, 1)] as const
  expect(clients[0].table().seats.map((seat) => [seat.name, seat.yours, seat.present])).toEqual([
    ['Ann', true, true],
    ['Grandma', true, false],
    ['Greedy', false, false],
  ])
  await stepUntil(clients, () => clients[0].state().seq > 40)
  expect(new Set(clients[0].log.map((entry) => entry.seat))).toEqual(new Set([0, 1, 2]))
  // One screen for two: the same connection looks through the other eyes, from the last entry it knows.
  const { seq } = clients[0].state()
  expect(await clients[0].ask({ t: 'open', table: table.id, as: 1, since: seq })).toMatchObject({ t: 'done' })
  await meet(clients)
  expect(clients[0].state()).toEqual(clients[1].state())
  await clients[1].until((client) => client.table().seats[0]?.present === false)

  const mine = (await ann.request('GET', '/api/tables')).body
  expect(mine).toMatchObject([{ id: table.id, host: true, deciders: clients[0].table().deciders }])
  await ann.request('PATCH', '/api/me', { name: 'Anna' })
  expect(clients[0].table().seats[0]?.name).toBe('Ann')
})

it('fills open seats with a bot at the start if the host wants', async () => {
  const ann = await newGuest(server.url)
  const { table } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  const start = `/api/tables/${table.id}/start`
  expect(await ann.problem(start, { fill: 'hal' })).toMatchObject({ status: 400 })
  const client = await ann.open(table.id, 0)
  expect(await ann.table(start, { fill: 'random' })).toMatchObject({
    status: 'playing',
    seats: [{}, { kind: 'bot', name: 'Random' }],
  })
  await client.until(() => client.messages.some((message) => message.t === 'state'))
  await stepUntil([client], () => client.log.some((entry) => entry.seat === 1))
})

it('frees a seat before the start and takes its eyes away', async () => {
  const ann = await newGuest(server.url)
  const bob = await newGuest(server.url)
  const { table, invite } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  const bobs = await bob.open(table.id, 1)
  const left = await bob.table(`/api/tables/${table.id}/leave`, { seat: 1 })
  expect(left.seats[1]).toMatchObject({ kind: 'open', name: '', yours: false })

  const eve = await newGuest(server.url)
  await eve.table(`/api/tables/${table.id}/join`, { invite, seat: 1 })
  await ann.table(`/api/tables/${table.id}/start`, {})
  await bobs.until((client) => client.messages.some((message) => message.t === 'state'))
  expect(bobs.state()).toMatchObject({ viewer: 'spectator', moves: [] })
})
