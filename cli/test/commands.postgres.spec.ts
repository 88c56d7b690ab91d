import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { gameOf } from '@durbar/catalog'
import { at } from '@durbar/kernel'
import { startServer } from '@durbar/server'
import { openStore } from '@durbar/server/archive'
import { beforeAll, expect, it, vi } from 'vitest'
import { bundle } from '../../server/test/bundle.ts'
import { newGuest } from '../../server/test/client.ts'
import { useDatabase } from '../../server/test/database.ts'
import { step } from '../../server/test/play.ts'
import { tempDir } from '../../server/test/temp.ts'
import { run } from '../src/run.ts'

const program = fileURLToPath(new URL('../bin/durbar.mjs', import.meta.url))
const database = useDatabase()
const folder = tempDir()
const dataDir = join(folder, 'data')
const inFolder = (...parts: string[]): string => join(folder, ...parts)

/** The command in this process, with what it writes; `serves from the database alone` runs it as people do. */
async function durbar(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err] = (['stdout', 'stderr'] as const).map((name) => {
    const lines: string[] = []
    const spy = vi.spyOn(process[name], 'write').mockImplementation((text) => lines.push(String(text)) > 0)
    return { lines, spy }
  })
  try {
    const code = await run(args)
    return { code, out: out?.lines.join('') ?? '', err: err?.lines.join('') ?? '' }
  } finally {
    out?.spy.mockRestore()
    err?.spy.mockRestore()
    // What a command leaves for its process is not for this one.
    process.exitCode = undefined
  }
}

/** A store with a finished table, one under way with chat and people who came and left, and one that waits. */
beforeAll(async () => {
  const files = await bundle()
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    worker: files.worker,
    botPace: 0,
    logLevel: 'error',
  })
  const ann = await newGuest(server.url)
  const bob = await newGuest(server.url)
  const bot = { kind: 'bot' as const, bot: 'random' }
  const short = { game: 'maharaja', options: { length: 'short' } }
  const done = await ann.create({ ...short, name: 'Over 象', seats: [bot, bot], start: true })
  const { table, invite } = await ann.create({ ...short, seats: [{ kind: 'person' }, { kind: 'open' }] })
  await ann.create({ game: 'agra', seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }] })
  await bob.table(`/api/tables/${table.id}/join`, { invite })
  await ann.table(`/api/tables/${table.id}/start`, {})
  const clients = [await ann.open(table.id, 0), await bob.open(table.id, 1)] as const
  for (let moves = 0; moves < 8; moves++) await step(clients)
  await clients[0].ask({ t: 'chat', text: 'a "word" of — comfort' })
  await bob.table(`/api/tables/${table.id}/leave`, { seat: 1 })
  await bob.table(`/api/tables/${table.id}/join`, { seat: 1 })
  const view = await ann.open(done.table.id, 'spectator')
  await view.until(() => view.table().status === 'finished')
  await server.close()
  files.remove()
})

const texts = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, name))
      .sort()
      .map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]),
  )

it('moves every table from one store to another and back, to the byte', async () => {
  expect(await durbar('verify', '--store', dataDir)).toMatchObject({
    code: 0,
    out: expect.stringContaining('3 tables, 0'),
  })
  expect(await durbar('export', '--store', dataDir, '--out', inFolder('first'))).toMatchObject({ code: 0 })
  const first = texts('first')
  const records = Object.keys(first).filter((name) => name.endsWith('.jsonl'))
  expect(records).toHaveLength(3)
  expect(await durbar('verify', ...records.map((name) => inFolder('first', name)))).toMatchObject({ code: 0 })

  const into = await durbar(
    'import',
    '--store',
    database.url,
    ...Object.keys(first).map((name) => inFolder('first', name)),
  )
  expect(into).toMatchObject({ code: 0, err: '' })
  expect(await durbar('verify', '--store', database.url)).toMatchObject({
    code: 0,
    out: expect.stringContaining('3 tables, 0'),
  })
  expect(await durbar('export', '--store', database.url, '--out', inFolder('second'))).toMatchObject({ code: 0 })
  expect(texts('second')).toEqual(first)
  // Once more: what is there is left alone.
  const again = await durbar('import', '--store', database.url, inFolder('first', at(records, 0)))
  expect(again).toMatchObject({ code: 2, out: expect.stringContaining('already') })

  const id = at(records, 0).replace('.jsonl', '')
  expect(await durbar('delete', id, '--store', database.url)).toMatchObject({ code: 0 })
  expect(await durbar('delete', id, '--store', database.url)).toMatchObject({ code: 2 })
  expect(await durbar('export', '--store', database.url, '--table', id, '--out', inFolder('third'))).toMatchObject({
    code: 2,
  })
  expect(await durbar('verify', '--store', database.url)).toMatchObject({ out: expect.stringContaining('2 tables, 0') })
})

it('makes a new table of a record alone', async () => {
  mkdirSync(join(folder, 'alone'))
  expect(await durbar('record', 'maharaja', '--seed', '5', '--out', inFolder('alone', 'a.jsonl'))).toMatchObject({
    code: 0,
  })
  const { code, out } = await durbar('import', '--store', database.url, inFolder('alone', 'a.jsonl'))
  expect(code).toBe(0)
  expect(out).toMatch(/table \S+, \d+ entries, invite \S+/)
  const cut = readFileSync(join(folder, 'alone', 'a.jsonl'), 'utf8').replace('"hash":"', '"hash":"0')
  writeFileSync(join(folder, 'alone', 'b.jsonl'), cut)
  const bad = await durbar('import', '--store', database.url, inFolder('alone', 'b.jsonl'))
  expect(bad).toMatchObject({ code: 2, out: expect.stringContaining('"hash"') })
  const json = JSON.parse((await durbar('verify', '--store', database.url, '--json')).out) as { table: string }[]
  expect(json.filter(({ table }) => out.includes(table))).toMatchObject([{ ok: true, game: 'maharaja' }])
})

it('finds what is wrong in a store, and says where', async () => {
  const broken = join(folder, 'broken')
  cpSync(dataDir, broken, { recursive: true })
  const store = await openStore(broken)
  const tables = await store.selectFrom('game_table').select(['id', 'glance']).orderBy('created_at').execute()
  const [first, second, third] = tables.map(({ id }) => id) as [string, string, string]
  const glance = at(tables, 0).glance.replace('"seq":', '"seq":1')
  await store.updateTable('game_table').set({ glance }).where('id', '=', first).execute()
  await store.deleteFrom('entry').where('table_id', '=', second).where('seq', '=', 4).execute()
  await store.updateTable('game_table').set({ rules_version: 77 }).where('id', '=', third).execute()
  const rows = (): Promise<unknown[]> =>
    Promise.all((['game_table', 'entry', 'seat'] as const).map((name) => store.selectFrom(name).selectAll().execute()))
  const before = await rows()
  const { code, out } = await durbar('verify', '--store', join(broken, 'durbar.sqlite'))
  expect(code).toBe(2)
  expect(out).toMatch(new RegExp(`${first}: what its row says`))
  expect(out).toMatch(new RegExp(`${second}: .*Entry 4 of the log is missing`))
  expect(out).toMatch(new RegExp(`${third}: .*version 77.*version ${gameOf('agra')?.rulesVersion}`))
  const exported = await durbar('export', '--store', broken, '--out', inFolder('partly'))
  expect(exported).toMatchObject({ code: 2, out: expect.stringContaining('1 of 3 tables') })
  expect(await rows()).toEqual(before)
  await store.destroy()
  expect(await durbar('verify', '--store', join(folder, 'nowhere'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('no store'),
  })
  expect(await durbar('export', '--store', 'mysql://nowhere', '--out', inFolder('x'))).toMatchObject({ code: 2 })
  expect(await durbar('verify', '--store', 'postgres://127.0.0.1:1/none')).toMatchObject({
    code: 2,
    err: expect.stringContaining('ECONNREFUSED'),
  })
})

it('serves from the database alone', async () => {
  const server = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: database.url, DURBAR_DATA: 'unused' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const url = line.split(' ').at(-1) ?? ''
  const ann = await newGuest(url)
  await ann.create({ game: 'maharaja', seats: [{ kind: 'person' }, { kind: 'open' }] })
  server.kill('SIGTERM')
  await once(server, 'exit')
  expect(readdirSync(folder)).not.toContain('unused')
  const store = await openStore(database.url)
  const waiting = store.selectFrom('game_table').select('name').where('status', '=', 'waiting')
  expect(await waiting.where('game', '=', 'maharaja').execute()).toHaveLength(1)
  await store.destroy()
})
