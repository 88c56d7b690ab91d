import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { newRecoveryCode, newSecret, plainRecoveryCode, sha256 } from '../src/secrets.ts'
import { startBare } from './bare.ts'
import { type Guest, guestWith, newGuest } from './client.ts'
import { tempDir } from './temp.ts'

let server: RunningServer | undefined

async function serve(dataDir: string, secrets: readonly string[] = []): Promise<string> {
  await server?.close()
  server = await startBare({ dataDir, secrets })
  return server.url
}

async function nameOf(guest: Guest): Promise<unknown> {
  return ((await guest.request('GET', '/api/me')).body as { name: string }).name
}

function cookieIn(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

const recover = (url: string, code: string, cookie = ''): Promise<Response> =>
  fetch(`${url}/api/me/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ code }),
  })

it('knows nobody by a cookie it did not sign', async () => {
  const url = await serve(tempDir())
  const ann = await newGuest(url)
  await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  const bob = await newGuest(url)
  const tables = async (cookie: string): Promise<number> =>
    ((await guestWith(url, cookie).request('GET', '/api/tables')).body as unknown[]).length
  expect(await tables(ann.cookie)).toBe(1)
  const [, anns = '', signature = ''] = ann.cookie.split('.')
  const [, , bobs = ''] = bob.cookie.split('.')
  const flipped = (signature[0] === 'A' ? 'B' : 'A') + signature.slice(1)
  for (const forged of [
    `durbar_guest=1.${anns}.${bobs}`,
    `durbar_guest=1.${anns}.${flipped}`,
    `durbar_guest=1.${anns}.`,
    `durbar_guest=1.${anns}`,
    `durbar_guest=${anns}`,
    `durbar_guest=${'x'.repeat(43)}`,
    `durbar_guest=${'x'.repeat(7000)}`,
    `durbar_guest=1.${anns}.${signature}${signature}`,
    '',
  ])
    expect(await tables(forged), forged.slice(0, 80)).toBe(0)
})

it('signs with a secret that outlives a restart and can be replaced without sending anybody away', async () => {
  const dataDir = tempDir()
  const ann = await newGuest(await serve(dataDir))
  const name = await nameOf(ann)
  let url = await serve(dataDir)
  expect(await nameOf(guestWith(url, ann.cookie))).toBe(name)

  const [first, second] = [newSecret(), newSecret()]
  url = await serve(dataDir, [first])
  expect(await nameOf(guestWith(url, ann.cookie))).not.toBe(name)
  const bob = await newGuest(url)
  const bobs = await nameOf(bob)
  url = await serve(dataDir, [second, first])
  const answer = await fetch(`${url}/api/me`, { headers: { cookie: bob.cookie } })
  expect(await answer.json()).toEqual({ name: bobs })
  const renewed = cookieIn(answer)
  expect(renewed).toMatch(/^durbar_guest=1\./)
  expect(renewed).not.toBe(bob.cookie)
  url = await serve(dataDir, [second])
  expect(await nameOf(guestWith(url, renewed))).toBe(bobs)
  expect(await nameOf(guestWith(url, bob.cookie))).not.toBe(bobs)
})

it('still knows a guest with a cookie from before cookies were signed, and signs it', async () => {
  const dataDir = tempDir()
  const url = await serve(dataDir)
  const secret = newSecret()
  const file = new Database(join(dataDir, 'durbar.sqlite'))
  file
    .prepare('insert into guest (id, secret_hash, name, created_at) values (?, ?, ?, ?)')
    .run('an-old-guest', sha256(secret), 'Old Friend', new Date().toISOString())
  file.close()
  const answer = await fetch(`${url}/api/me`, { headers: { cookie: `durbar_guest=${secret}` } })
  expect(await answer.json()).toEqual({ name: 'Old Friend' })
  expect(await nameOf(guestWith(url, cookieIn(answer)))).toBe('Old Friend')
})

it('moves a guest to another browser with a code, of which only the hash is kept', async () => {
  const dataDir = tempDir()
  const url = await serve(dataDir)
  const ann = await newGuest(url)
  await ann.request('PATCH', '/api/me', { name: 'Ann' })
  const { table } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  const { code } = (await ann.request('POST', '/api/me/recovery')).body as { code: string }
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  const file = new Database(join(dataDir, 'durbar.sqlite'), { readonly: true })
  const stored = JSON.stringify(file.prepare('select * from guest').all())
  file.close()
  expect(stored).toContain(sha256(code))
  expect(stored).not.toContain(code)

  // Typed by hand: without dashes, in small letters, with an O for a zero.
  const typed = code.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  const phone = await newGuest(url)
  const answer = await recover(url, ` ${typed} `, phone.cookie)
  expect(await answer.json()).toEqual({ name: 'Ann' })
  const moved = guestWith(url, cookieIn(answer))
  const tables = (await moved.request('GET', '/api/tables')).body as { id: string }[]
  expect(tables.map(({ id }) => id)).toEqual([table.id])
  // The first browser is still Ann's.
  expect(await nameOf(ann)).toBe('Ann')

  const { code: next } = (await moved.request('POST', '/api/me/recovery')).body as { code: string }
  for (const wrong of [code, '', next.slice(1), newRecoveryCode()]) {
    const refused = await recover(url, wrong)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ error: 'no-such-code' })
    expect(refused.headers.get('set-cookie')).toBeNull()
  }
  expect((await recover(url, next)).status).toBe(200)
})

it('makes codes that differ in 140 bits and are read however they are typed', () => {
  const codes = Array.from({ length: 2000 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(codes.length)
  const counts = new Map<string, number>()
  for (const sign of codes.join('').replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  // 28 signs of 5 bits, all 32 of them equally likely.
  expect(counts.size).toBe(32)
  for (const count of counts.values()) expect(Math.abs(count / 1750 - 1)).toBeLessThan(0.2)
  for (const code of codes.slice(0, 20)) expect(plainRecoveryCode(code.toLowerCase().replaceAll('-', ''))).toBe(code)
})
