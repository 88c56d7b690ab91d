import { at } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { startBare } from './bare.ts'
import { newGuest } from './client.ts'

it('logs what happened as JSON lines, and nothing by which somebody could be known or come in', async () => {
  const lines: string[] = []
  const { url } = await startBare({ logLevel: 'debug', logTo: { write: (line) => void lines.push(line) } })
  const [ann, bob] = [await newGuest(url), await newGuest(url)]
  const { table, invite } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  await bob.table(`/api/tables/${table.id}?invite=${invite}`)
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  await ann.table(`/api/tables/${table.id}/start`, {})
  const { code } = (await ann.request('POST', '/api/me/recovery')).body as { code: string }
  await bob.request('POST', '/api/me/recover', { code })
  await bob.request('POST', '/api/me/recover', { code: `${code}x` })
  await ann.request('POST', `/api/tables/${table.id}/join?invite=${invite}&code=${code}`, { invite: { not: 'text' } })
  await ann.request('GET', `/api/nowhere/${invite}`)
  const clients = [await ann.open(table.id, 0, { invite }), await bob.open(table.id, 1, { invite })]
  for (let moves = 0; moves < 6; moves++) {
    const seat = at(at(clients, 0).table().deciders, 0)
    const client = at(clients, seat)
    const { seq } = client.state()
    await client.play(seat, at(client.state().moves, 0))
    for (const each of clients) await each.until(() => each.state().seq > seq && each.table().seq > seq)
  }
  await at(clients, 0).ask({ t: 'chat', text: 'a word between friends' })
  await at(clients, 0).ask({ t: 'open', table: table.id, as: 1, invite: `${invite}x` })
  // Headers that break the parser, with a cookie in them.
  await fetch(`${url}/api/me`, { headers: { cookie: ann.cookie, 'content-type': 'x'.repeat(20_000) } })

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) })
  expect(log).toContain('"route":"/api/tables/:id/join"')
  const value = (cookie: string): string => cookie.split('=')[1] ?? ''
  for (const secret of [
    invite,
    code,
    code.replaceAll('-', ''),
    value(ann.cookie),
    value(bob.cookie),
    'a word between',
    '127.0.0.1"',
  ])
    expect(log.includes(secret), secret).toBe(false)
  for (const cookie of [ann.cookie, bob.cookie]) expect(log).not.toContain(cookie.split('.')[2])
})
