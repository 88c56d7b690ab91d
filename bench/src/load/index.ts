import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createFleet, until } from './fleet.ts'
import { makePlace } from './place.ts'
import { startProcess } from './server.ts'

/** What one server process bears: many tables that are played at as fast as answers come, or many that rest. */

const runFile = promisify(execFile)

export interface LoadRequest {
  /** `sqlite`, `postgres`, or the address of a PostgreSQL server on which databases may be made. */
  readonly store: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  readonly seconds: number
}

export interface LoadReport extends Omit<LoadRequest, 'store'> {
  readonly store: 'sqlite' | 'postgres'
  readonly moves: number
  readonly movesPerSecond: number
  readonly latency: { readonly p50: number; readonly p99: number }
  /** Of the store alone, with the same entries and as many waiting at a time. */
  readonly rawAppendsPerSecond: number
  readonly ratio: number
  /** Of the store alone, with one entry waiting at a time. */
  readonly rawOneByOnePerSecond: number
  /** Heap that a table in the middle of a game needs with the connections of its seats. */
  readonly bytesPerTable: number
  readonly serverCpuSeconds: number
}

export async function measureLoad(request: LoadRequest): Promise<LoadReport> {
  const { store, tables, seconds, ...rest } = request
  const { name, place, remove } = await makePlace(store)
  try {
    const server = await startProcess(place)
    const empty = await server.usage()
    const fleet = await createFleet({ urls: () => [server.url], tables, ...rest })
    await fleet.seated()
    fleet.play()
    // What is compiled while it runs is not measured.
    await pause(Math.min(2000, seconds * 500))
    fleet.latencies.length = 0
    const before = await server.usage()
    const started = performance.now()
    fleet.latencies.length = 0
    await pause(seconds * 1000)
    const elapsed = (performance.now() - started) / 1000
    const moves = fleet.latencies.length
    const sorted = fleet.latencies.slice(0, moves).sort((a, b) => a - b)
    await fleet.rest()
    const after = await server.usage()
    fleet.close()
    await server.stop()
    const raw = await measureRaw(place, tables, seconds)
    return {
      ...rest,
      store: name,
      tables,
      seconds,
      moves,
      movesPerSecond: moves / elapsed,
      latency: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) },
      rawAppendsPerSecond: raw.together,
      ratio: moves / elapsed / raw.together,
      rawOneByOnePerSecond: raw.alone,
      bytesPerTable: (after.heapUsed - empty.heapUsed) / tables,
      serverCpuSeconds: after.cpuBefore - before.cpuAfter,
    }
  } finally {
    await remove()
  }
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Appends per second; see `raw.ts`. */
interface Raw {
  readonly alone: number
  readonly together: number
}

async function measureRaw(place: string, tables: number, seconds: number): Promise<Raw> {
  const file = fileURLToPath(new URL('./load-raw.js', import.meta.url))
  const { stdout } = await runFile(process.execPath, [file, place, String(tables), String(seconds)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout) as Raw
}

export interface IdleReport extends Omit<LoadRequest, 'store'> {
  readonly store: 'sqlite' | 'postgres'
  readonly connections: number
  readonly rssBytes: number
  readonly heapBytes: number
  /** Part of one core while nobody does anything. */
  readonly cpu: number
  /** Tables in memory a moment after everybody has left. */
  readonly tablesLeft: number
}

/** Many tables that everybody has open and nobody moves at; then everybody leaves. */
export async function measureIdle(request: LoadRequest): Promise<IdleReport> {
  const { store, tables, seconds, ...rest } = request
  const { name, place, remove } = await makePlace(store)
  try {
    const server = await startProcess(place, { idle: 1000 })
    const fleet = await createFleet({ urls: () => [server.url], tables, ...rest })
    await fleet.seated()
    const before = await server.usage()
    const started = performance.now()
    await pause(seconds * 1000)
    const elapsed = (performance.now() - started) / 1000
    const after = await server.usage()
    const connections = await gauge(server.url, 'durbar_sockets')
    fleet.close()
    let tablesLeft = Number.NaN
    let asking: Promise<unknown> = Promise.resolve()
    await until('nobody is connected', () => {
      asking = gauge(server.url, 'durbar_tables_in_memory').then(
        (left) => {
          tablesLeft = left
        },
        () => undefined,
      )
      return tablesLeft === 0
    }).catch(() => undefined)
    await asking
    await server.stop()
    const cpu = (after.cpuBefore - before.cpuAfter) / elapsed
    return {
      ...rest,
      store: name,
      tables,
      seconds,
      connections,
      rssBytes: after.rss,
      heapBytes: after.heapUsed,
      cpu,
      tablesLeft,
    }
  } finally {
    await remove()
  }
}

async function gauge(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}
