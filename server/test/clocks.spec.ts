import type { Pace } from '@durbar/protocol'
import { expect, it } from 'vitest'
import { type Client, type Guest, newGuest } from './client.ts'
import { useServer } from './local.ts'
import { step, stepUntil } from './play.ts'

const server = useServer({ lease: 500 })
const quiet = useServer({ lease: 500, absence: 1000 })
const blitz: Pace = { kind: 'live', bank: 2, increment: 5, timeout: 'ask' }

interface Sat {
  readonly id: string
  readonly guests: readonly [Guest, Guest]
  readonly clients: readonly [Client, Client]
}

async function twoAtATable(url: string, pace: Pace | undefined): Promise<Sat> {
  const guests = [await newGuest(url), await newGuest(url)] as const
  const { table, invite } = await guests[0].create({
    game: 'maharaja',
    seats: [{ kind: 'person' }, { kind: 'open' }],
    ...(pace && { pace }),
  })
  expect(table).toMatchObject({ pace: pace ?? null, clocks: null, overdue: [] })
  await guests[1].table(`/api/tables/${table.id}/join`, { invite })
  await guests[0].table(`/api/tables/${table.id}/start`, {})
  const clients = [await guests[0].open(table.id, 0), await guests[1].open(table.id, 1)] as const
  return { id: table.id, guests, clients }
}

it('runs the clock of whoever is awaited and gives the increment back', async () => {
  const { clients } = await twoAtATable(server.url, { ...blitz, bank: 600, increment: 60 })
  const [view] = clients
  const [first] = view.table().deciders
  expect(view.table().clocks).toMatchObject({ running: view.table().deciders, paused: false, wishes: [] })
  expect(view.table().clocks?.left[first as number]).toBeLessThanOrEqual(600_000)
  // Whoever has answered and is no longer asked has more than before: the increment is far more than a moment's thought.
  await stepUntil(clients, () => !view.table().deciders.includes(first as number))
  expect(view.table().clocks?.left[first as number]).toBeGreaterThan(600_000)
  expect(view.table().clocks?.running).toEqual(view.table().deciders)
})

it('tells everybody when the time is up, lets the others call a bot, and gives the seat back to its owner', async () => {
  const { id, guests, clients } = await twoAtATable(server.url, blitz)
  const [view] = clients
  const [late] = view.table().deciders as [number]
  const other = 1 - late
  const call = `/api/tables/${id}/substitute`
  expect(await (guests[other] as Guest).problem(call, { seat: late })).toMatchObject({
    status: 409,
    error: 'not-overdue',
  })
  // Where both choose at the same time, one of them does so in time.
  if (view.table().deciders.includes(other)) {
    const mover = clients[other] as Client
    const { moves } = mover.state()
    await mover.play(other, moves[0] as (typeof moves)[number])
  }
  await view.until((client) => client.table().overdue.includes(late))
  expect(view.table().clocks?.left[late]).toBe(0)
  expect(await (guests[late] as Guest).problem(call, { seat: late })).toMatchObject({ error: 'not-at-the-table' })
  const stranger = await newGuest(server.url)
  expect(await stranger.problem(call, { seat: late })).toMatchObject({ status: 404, error: 'no-such-table' })

  const after = await (guests[other] as Guest).table(call, { seat: late })
  expect(after.seats[late]).toMatchObject({ kind: 'person', yours: false })
  expect(after.seats[late]?.bot).not.toBeNull()
  expect(after.overdue).not.toContain(late)
  const back = await (guests[late] as Guest).table(`/api/tables/${id}/join`, {})
  expect(back.seats[late]).toMatchObject({ bot: null, yours: true })
  expect(back.clocks?.left[late]).toBeGreaterThan(3000)
}, 30_000)

it('calls a bot by itself where the table wants it so, and the bot goes on', async () => {
  const { clients } = await twoAtATable(server.url, { ...blitz, timeout: 'bot' })
  const [view] = clients
  // Nobody does anything: first one, then both are played by bots, and the game goes on to its end without them.
  await view.until((client) => client.table().seats.every(({ bot }) => bot !== null))
  await view.until((client) => client.table().seq > 0)
  expect(view.table().clocks?.running).toEqual([])
}, 40_000)

it('stops all clocks when everybody wishes for a pause, and goes on when one no longer does', async () => {
  const { id, guests, clients } = await twoAtATable(server.url, { ...blitz, bank: 600 })
  const path = `/api/tables/${id}/pause`
  expect(await guests[0].problem(path, { seat: 1, wish: true })).toMatchObject({ status: 403, error: 'not-your-seat' })
  expect((await guests[0].table(path, { seat: 0, wish: true })).clocks).toMatchObject({ wishes: [0], paused: false })
  expect((await guests[1].table(path, { seat: 1, wish: true })).clocks).toMatchObject({ wishes: [0, 1], paused: true })
  await clients[0].until((client) => client.table().clocks?.paused === true)
  const stopped = await guests[0].table(`/api/tables/${id}`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await guests[0].table(`/api/tables/${id}`)).clocks?.left).toEqual(stopped.clocks?.left)
  const going = await guests[1].table(path, { seat: 1, wish: false })
  expect(going.clocks).toMatchObject({ wishes: [0], paused: false })
  await clients[0].until((client) => client.table().clocks?.paused === false)
})

it('knows no pause where nobody’s time runs, and no pace that is none', async () => {
  const { id, guests } = await twoAtATable(server.url, undefined)
  expect(await guests[0].problem(`/api/tables/${id}/pause`, { seat: 0, wish: true })).toMatchObject({
    error: 'no-clock',
  })
  for (const pace of [
    { ...blitz, bank: 0 },
    { ...blitz, increment: -1 },
    { ...blitz, timeout: 'never' },
    { bank: 10 },
  ]) {
    const wish = { game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'bot' }], pace }
    expect(await guests[0].problem('/api/tables', wish)).toMatchObject({ status: 400 })
  }
})

it('lets the others call a bot without clocks too, when somebody has been away for long', async () => {
  const { id, guests, clients } = await twoAtATable(quiet.url, undefined)
  await step(clients)
  const [view] = clients
  const [late] = view.table().deciders as [number]
  const caller = guests[1 - late] as Guest
  let table = await caller.table(`/api/tables/${id}`)
  while (table.overdue.length === 0) table = await caller.table(`/api/tables/${id}`)
  expect(table.overdue).toContain(late)
  const after = await caller.table(`/api/tables/${id}/substitute`, { seat: late })
  expect(after.seats[late]?.bot).not.toBeNull()
})
