import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('../bin/durbar.mjs', import.meta.url))
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'durbar-cli-'))
  // The first call bundles what is stale, so that the tests do not do it side by side.
  execFileSync(process.execPath, [program, '--help'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function durbar(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

function lines(path: string): Record<string, unknown>[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** A position document out of a record with positions. */
function positionAt(record: readonly Record<string, unknown>[], seq: number): Record<string, unknown> {
  const { seed: _, ...head } = record[0] ?? {}
  return { ...head, durbar: 'position', position: record[seq]?.position }
}

describe('durbar', () => {
  it('tells what it can do, and refuses what it cannot with exit code 2', () => {
    expect(durbar('--help').out).toContain('simulate')
    expect(durbar('dance')).toMatchObject({ code: 2 })
    for (const command of [
      'play',
      'simulate',
      'arena',
      'record',
      'verify',
      'moves',
      'apply',
      'bench',
      'soak',
      'serve',
      'backup',
      'schema',
    ])
      expect(durbar(command, '--help')).toMatchObject({ code: 0, out: expect.stringContaining(`durbar ${command}`) })
  })

  it.each([
    [['simulate', 'chess'], 'which game'],
    [['simulate', 'maharaja', '--players', '6'], '2 to 5 players'],
    [['simulate', 'maharaja', '--option', 'yogi=maybe'], 'off, on'],
    [['simulate', 'maharaja', '--option', 'privileges=on'], 'MH:63'],
    [['simulate', 'maharaja', '--bots', 'genius'], 'no bot'],
    [['simulate', 'maharaja', '--games', '-1'], '--games'],
    [['simulate', 'maharaja', '--fast'], '--fast'],
    [['arena', 'maharaja', '--bots', 'greedy'], 'two bots'],
    [['arena', 'maharaja', '--bots', 'greedy,search:0'], 'no bot'],
    [['arena', 'maharaja', '--bots', 'greedy,random,flat'], 'table of 2'],
    [['record', 'maharaja'], '--out'],
    [['moves', 'nowhere.json'], 'nowhere.json'],
    [['verify'], 'which file'],
    [['serve', '--port', '99999'], '--port is a whole number from 0 to 65535'],
    [['serve', '--bot-pace', 'slow'], '--bot-pace'],
    [['serve', '--data', '/dev/null/data'], 'cannot be written'],
    [['backup'], '--out'],
    [['backup', '--out', 'copy.sqlite', '--data', 'nowhere'], 'there is no'],
  ])('%j is bad input', (args, problem) => {
    const { code, out, err } = durbar(...args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(problem)
  })

  it('arena goes on where it was broken off, and says who is stronger', () => {
    const out = join(folder, 'arena.jsonl')
    const play = (games: string) =>
      durbar('arena', 'maharaja', '--bots', 'greedy,random', '--games', games, '--workers', '1', '--out', out, '--json')
    expect(play('3')).toMatchObject({ code: 0 })
    const before = readFileSync(out, 'utf8')
    expect(lines(out)).toHaveLength(4)
    const report = JSON.parse(play('6').out)
    expect(readFileSync(out, 'utf8').startsWith(before)).toBe(true)
    expect(report).toMatchObject({
      games: 6,
      players: 2,
      bots: [
        { bot: 'greedy', seats: 6, winShare: { value: 1 }, fairShare: 0.5, meanRank: 1 },
        { bot: 'random', winShare: { value: 0 }, meanRank: 2 },
      ],
    })
  })

  it('simulate prints the same numbers for the same seed', () => {
    const args = ['simulate', 'maharaja', '--players', '4', '--games', '6', '--seed', '1', '--json']
    const bots = ['--bots', 'greedy,random,random,random']
    const [one, two] = [durbar(...args, ...bots), durbar(...args, ...bots)].map(({ out }) => JSON.parse(out))
    expect(one.games).toBe(6)
    expect(one.decisions).toBe(two.decisions)
    expect(one.seats).toEqual(two.seats)
    expect(one.meanLength).toBeCloseTo(one.decisions / 6)
    expect(one.seats.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0)).toBe(6)
    expect(one.seats[0].wins).toBeGreaterThan(3)
  })

  it('records verify; a changed move, event or hash is found', () => {
    const path = join(folder, 'play.jsonl')
    expect(durbar('record', 'maharaja', '--players', '3', '--seed', '7', '--out', path, '--positions').code).toBe(0)
    expect(durbar('verify', path)).toMatchObject({ code: 0, out: expect.stringContaining('all as played') })
    const record = lines(path)
    const broken = (name: string, change: (line: Record<string, unknown>) => void): string => {
      const copy = structuredClone(record)
      change(copy[9] ?? {})
      return file(name, copy.map((line) => JSON.stringify(line)).join('\n'))
    }
    const hash = broken('hash.jsonl', (line) => Object.assign(line, { hash: '0000000000000000' }))
    const events = broken('events.jsonl', (line) => Object.assign(line, { events: [] }))
    const move = broken('move.jsonl', (line) => Object.assign(line, { move: { move: 'gold' } }))
    expect(durbar('verify', hash)).toMatchObject({ code: 2, out: expect.stringContaining('"hash"') })
    expect(durbar('verify', events)).toMatchObject({ code: 2, out: expect.stringContaining('"events"') })
    expect(durbar('verify', move)).toMatchObject({ code: 2, out: expect.stringContaining('refused') })
    expect(JSON.parse(durbar('verify', path, hash, '--json').out)).toMatchObject([{ ok: true }, { ok: false }])
  })

  it('moves and apply go from a written position to the next', () => {
    const path = join(folder, 'walk.jsonl')
    durbar('record', 'maharaja', '--players', '2', '--seed', '3', '--out', path, '--positions')
    const record = lines(path)
    const before = file('before.json', positionAt(record, 20))
    const next = record[21] ?? {}
    const listed = JSON.parse(durbar('moves', before, '--seat', String(next.seat), '--json').out)
    expect(listed[0].moves.map(({ move }: { move: unknown }) => move)).toContainEqual(next.move)
    expect(listed[0].moves.every(({ sentence }: { sentence: string }) => sentence.length > 3)).toBe(true)
    const applied = JSON.parse(durbar('apply', before, file('move.json', { seat: next.seat, move: next.move })).out)
    expect(applied.position.position).toEqual(next.position)
    expect(applied.events).toEqual(next.events)
  })

  it('apply refuses an illegal move with its rule and writes nothing', () => {
    const path = join(folder, 'refused.jsonl')
    durbar('record', 'maharaja', '--players', '2', '--seed', '3', '--out', path, '--positions')
    const position = file('start.json', positionAt(lines(path), 2))
    const out = join(folder, 'after.json')
    const { code, err } = durbar('apply', position, file('bad.json', { move: 'place', at: 'delhi' }), '--out', out)
    expect(code).toBe(2)
    expect(err).toContain('MH:7')
    expect(readdirSync(folder).some((name) => name.startsWith('after.json'))).toBe(false)
    expect(durbar('apply', position, file('worse.json', { move: 'fly' })).err).toContain('expected one of')
  })

  it('a component pack is played with, and a wrong one refused', () => {
    const standard = readFileSync(
      fileURLToPath(new URL('../../games/maharaja/rules/components.json', import.meta.url)),
      'utf8',
    )
    const pack = JSON.parse(standard)
    pack.values.startingGold.value = 40
    const path = join(folder, 'rich.jsonl')
    const rich = file('rich.json', pack)
    expect(durbar('record', 'maharaja', '--out', path, '--components', rich, '--positions').code).toBe(0)
    const [, first] = lines(path) as { position?: { players: { gold: number }[] } }[]
    expect(first?.position?.players.map(({ gold }) => gold)).toEqual([40, 40])
    expect(durbar('verify', path).code).toBe(0)
    pack.roads[0].villages[0] = 'nowhere'
    const { code, err } = durbar('simulate', 'maharaja', '--components', file('wrong.json', pack))
    expect(code).toBe(2)
    expect(err).toContain('unknown village "nowhere"')
  })

  it('play in the terminal takes numbers, explains and undoes', () => {
    const { status, stdout } = spawnSync(process.execPath, [program, 'play', 'maharaja', '--seed', '5'], {
      input: '1\n?\n999\n1\nq\n',
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toContain('Choose your character')
    expect(stdout).toMatch(/\(MH:\d+\)/)
    expect(stdout).toContain('a choice is a whole number')
  })

  it('docs/schema is what the rules say', () => {
    const out = join(folder, 'schema')
    expect(durbar('schema', '--out', out).code).toBe(0)
    const kept = fileURLToPath(new URL('../../docs/schema', import.meta.url))
    expect(readdirSync(kept).sort()).toEqual(readdirSync(out).sort())
    for (const name of readdirSync(out))
      expect(readFileSync(join(kept, name), 'utf8'), name).toBe(readFileSync(join(out, name), 'utf8'))
  })
})
