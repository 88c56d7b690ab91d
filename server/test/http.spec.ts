import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '@durbar/catalog'
import { isObject, type Json } from '@durbar/kernel'
import { gameList } from '@durbar/protocol'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { newGuest } from './client.ts'
import { useServer } from './local.ts'
import { tempDir } from './temp.ts'

const webDir = tempDir()
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Durbar</title>')
writeFileSync(join(webDir, 'assets', 'app-1a2b3c4d.js'), 'export {}')
const server = useServer({ webDir })

it('gives every guest a signed cookie that no page can read', async () => {
  const first = await fetch(`${server.url}/api/me`)
  const cookie = first.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^durbar_guest=1\.[\w-]{16}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
  const value = cookie.slice('durbar_guest='.length).split(';')[0] ?? ''
  const file = new Database(join(server.dataDir, 'durbar.sqlite'), { readonly: true })
  const again = await fetch(`${server.url}/api/me`, { headers: { cookie: `other=1; durbar_guest=${value}` } })
  expect(again.headers.get('set-cookie')).toBeNull()
  expect(await again.json()).toEqual(await first.json())

  const ann = await newGuest(server.url)
  const { table, invite } = await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  const stored = JSON.stringify(file.prepare('select * from game_table').all())
  expect(stored).toContain(table.id)
  expect(stored).not.toContain(invite)
  expect(invite.length).toBeGreaterThanOrEqual(43)
  file.close()
})

it('serves the web app, its own page at every address, and nothing from elsewhere', async () => {
  const page = await fetch(`${server.url}/table/abc?invite=x`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<title>Durbar')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(`connect-src 'self' ws://${new URL(server.url).host}`)
  expect(policy).not.toContain('unsafe')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const asset = await fetch(`${server.url}/assets/app-1a2b3c4d.js`)
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${server.url}/api/gone`)).status).toBe(404)
  const outside = await fetch(`${server.url}/..%2f..%2fetc/passwd`)
  expect(await outside.text()).not.toContain('root:')
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' })
})

it('lists the games, their printed data, and plays with other components', async () => {
  const ann = await newGuest(server.url)
  const games = gameList.parse((await ann.request('GET', '/api/games')).body)
  const maharaja = gameOf('maharaja')
  expect(games.find(({ id }) => id === 'maharaja')).toMatchObject({ seats: { min: 2, max: 5 }, options: { yogi: {} } })
  const { body } = await ann.request('GET', '/api/games/maharaja/components')
  expect(body).toEqual(maharaja?.components.standard)

  const pack = JSON.parse(JSON.stringify(body)) as { cities: { name: string }[] }
  for (const city of pack.cities) city.name = `New ${city.name}`
  const { table } = await ann.create({
    game: 'maharaja',
    components: pack as never,
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    start: true,
  })
  expect(table.ownComponents).toBe(true)
  expect((await ann.request('GET', `/api/tables/${table.id}/components`)).body).toEqual(pack)
})

it('describes itself as an OpenAPI document whose references all lead somewhere', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Record<string, Json>
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths ?? {})).toContain('/api/tables/{id}/join')
  let references = 0
  const follow = (json: Json): void => {
    if (Array.isArray(json)) for (const item of json as readonly Json[]) follow(item)
    if (!isObject(json)) return
    for (const [key, value] of Object.entries(json))
      if (key === '$ref' && typeof value === 'string') {
        references++
        let target: Json | undefined = document
        for (const step of value.slice(2).split('/')) target = isObject(target) ? target[step] : undefined
        expect(target, value).toBeDefined()
      } else follow(value)
  }
  follow(document)
  expect(references).toBeGreaterThan(20)
})
