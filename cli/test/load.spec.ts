import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** The small versions of what docs/reliability.md lists with its last figures. */

const program = fileURLToPath(new URL('../bin/durbar.mjs', import.meta.url))
const durbar = async (...args: string[]): Promise<unknown> =>
  JSON.parse((await promisify(execFile)(process.execPath, [program, ...args, '--json'])).stdout)

it.concurrent('loads a server over WebSockets, and its store alone with the same entries', async () => {
  const report = await durbar('load', '--tables', '3', '--seats', '2', '--seconds', '1')
  expect(report).toMatchObject({ store: 'sqlite', game: 'maharaja', tables: 3, seats: 2 })
  const { moves, latency, rawAppendsPerSecond, ratio } = report as Record<string, number> & {
    latency: Record<string, number>
  }
  expect(moves).toBeGreaterThan(0)
  expect(latency.p99).toBeGreaterThanOrEqual(latency.p50 ?? Number.NaN)
  expect(rawAppendsPerSecond).toBeGreaterThan(0)
  expect(ratio).toBeGreaterThan(0)
})

it.concurrent('lets idle tables go when everybody has left', async () => {
  const report = await durbar('load', '--idle', '--tables', '5', '--seats', '2', '--seconds', '1')
  expect(report).toMatchObject({ connections: 10, tablesLeft: 0 })
})

it.concurrent('loses no acknowledged move when the server is killed under load', async () => {
  const report = await durbar('faults', 'kill', '--times', '2', '--tables', '3', '--seats', '2')
  expect(report).toMatchObject({ kills: 2, lost: 0, broken: 0, problems: [] })
  expect((report as { acknowledged: number }).acknowledged).toBeGreaterThan(0)
})
