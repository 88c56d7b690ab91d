import { at } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { type Client, newGuest } from './client.ts'
import { useServer } from './local.ts'
import { question, stepUntil } from './play.ts'

const server = useServer()

/** What was sent since a moment, without the numbers and times that tell entries apart. */
function bytesSince(client: Client, mark: number): string {
  return client.frames
    .slice(mark)
    .join('\n')
    .replace(/"seq":\d+/g, '"seq":0')
    .replace(/"(at|updatedAt|createdAt)":"[^"]*"/g, '"$1":""')
}

it('sends nobody a byte that depends on what another seat has chosen in secret', async () => {
  const ann = await newGuest(server.url)
  const bob = await newGuest(server.url)
  const { table, invite } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  await ann.table(`/api/tables/${table.id}/start`, {})
  const anns = await ann.open(table.id, 0)
  const bobs = await bob.open(table.id, 1)
  const visitors = await (await newGuest(server.url)).open(table.id, 'spectator', { invite })
  const clients = [anns, bobs]
  await stepUntil(clients, () => question(anns) === 'planning')

  const discs = anns.state().moves
  expect(discs.length).toBeGreaterThan(20)
  // The first choice is an answer, all further ones are changes of mind; only those look alike.
  expect(await anns.play(0, at(discs, 0))).toMatchObject({ t: 'done' })
  await visitors.until((client) => client.table().seq === anns.table().seq)
  const seen = { bob: new Set<string>(), visitor: new Set<string>() }
  const chosen: string[] = []
  const marks = { bob: bobs.frames.length, visitor: visitors.frames.length }
  for (const disc of discs) {
    const before = { bob: bobs.frames.length, visitor: visitors.frames.length }
    expect(await anns.play(0, disc)).toMatchObject({ t: 'done' })
    chosen.push(JSON.stringify(disc.actions))
    expect(JSON.stringify(anns.state().view)).toContain(`"disc":${JSON.stringify(disc.actions)}`)
    const { seq } = anns.state()
    for (const client of [bobs, visitors]) await client.until(() => client.table().seq === seq)
    // Refusals and errors are about the asker's own moves.
    expect(await bobs.ask({ t: 'why', seat: 1, move: { move: 'disc', actions: ['gold'] } })).not.toMatchObject({
      t: 'done',
    })
    expect(await bobs.ask({ t: 'why', seat: 0, move: disc })).toMatchObject({ t: 'failed', error: 'not-your-seat' })
    expect(await bobs.ask({ t: 'play', seat: 0, seq, move: disc })).toMatchObject({ t: 'failed' })
    seen.bob.add(bytesSince(bobs, before.bob).replace(/"id":\d+/g, '"id":0'))
    seen.visitor.add(bytesSince(visitors, before.visitor))
  }
  expect(seen.bob.size).toBe(1)
  expect(seen.visitor.size).toBe(1)

  // The visitor has no moves of its own, so the names of the chosen actions must not be there at all.
  const raw = visitors.frames.slice(marks.visitor).join('\n')
  for (const actions of chosen) expect(raw).not.toContain(actions)
  expect(visitors.state().view).toMatchObject({ players: [{ disc: 'hidden' }, {}] })
  // The seed is secret until the end, and so is the others' gold.
  expect(raw).toContain('"seed":null')
  expect(bobs.state().view).toMatchObject({ players: [{ gold: null }, { gold: expect.any(Number) }] })
  // Neither record nor seed can be had before the end.
  expect(await ann.problem(`/api/tables/${table.id}/record`)).toMatchObject({ status: 409, error: 'not-finished' })
  const stranger = await newGuest(server.url)
  expect(await stranger.problem(`/api/tables/${table.id}/record`)).toMatchObject({ status: 404 })

  // Whoever comes back gets the same, however much it missed.
  const again = await bob.open(table.id, 1, { since: 0 })
  expect(again.state()).toEqual(bobs.state())
  expect(again.log).toHaveLength(again.state().seq)
  const moves = JSON.stringify(again.state().moves)
  const rest = again.frames.join('\n').replace(moves, '')
  for (const actions of chosen) expect(rest).not.toContain(actions)
})
