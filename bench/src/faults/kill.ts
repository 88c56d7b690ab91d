import { setTimeout as pause } from 'node:timers/promises'
import { checkTable, openStore, type Store } from '@durbar/server/archive'
import { entriesOf } from '@durbar/server/log'
import { createFleet, type Fleet, type Told, until } from '../load/fleet.ts'
import { makePlace, type Place } from '../load/place.ts'
import { type ServerProcess, startProcess } from '../load/server.ts'

/**
 * Kills what serves the tables, again and again and at random moments under load. After each time everybody must have
 * come back by themselves and gone on; then all rest, and what is in the store is compared with what they were told.
 */

export const victims = ['server', 'one-of-three', 'database'] as const
export type Victim = (typeof victims)[number]

export interface KillRequest {
  readonly victim: Victim
  /** `sqlite`, `postgres`, or the address of a PostgreSQL server on which databases may be made. */
  readonly store: string
  readonly times: number
  readonly game: string
  readonly tables: number
  readonly seats: number
  onKill?(kill: number): void
}

export interface KillReport {
  readonly victim: Victim
  readonly store: Place['name']
  readonly kills: number
  readonly tables: number
  /** Moves that a server has acknowledged. */
  readonly acknowledged: number
  /** Acknowledged moves that are not in the log, or not as they were sent. */
  readonly lost: number
  /** Entries of the log that nobody was told of: they were under way when the server was killed. */
  readonly unacknowledged: number
  /** Tables whose log does not replay, has gaps, or leads elsewhere than the server said. */
  readonly broken: number
  /** How often a connection was lost and came back. */
  readonly reconnections: number
  /** From the kill until a move was acknowledged at every table, in milliseconds. */
  readonly recovery: { readonly median: number; readonly longest: number }
  readonly problems: readonly string[]
}

/** The longest that is waited between a recovery and the next kill, in milliseconds. */
const longest = 400

export async function killAgainAndAgain(request: KillRequest): Promise<KillReport> {
  const place = await makePlace(request.store)
  const servers: ServerProcess[] = []
  let fleet: Fleet | undefined
  try {
    for (let index = 0; index < (request.victim === 'one-of-three' ? 3 : 1); index++)
      servers.push(await startProcess(place.place))
    const watch = (): void => {
      for (const server of servers) server.mustLive()
    }
    fleet = await createFleet({ urls: () => servers.map(({ url }) => url), watch, ...request })
    await fleet.seated()
    return await rounds(request, place, servers, fleet)
  } finally {
    fleet?.close()
    await Promise.all(servers.map((server) => server.kill()))
    await place.remove()
  }
}

async function rounds(request: KillRequest, place: Place, servers: ServerProcess[], fleet: Fleet): Promise<KillReport> {
  const { victim, times, onKill } = request
  const recoveries: number[] = []
  let finding = nothing
  for (let kill = 0; kill < times && finding.problems.length === 0; kill++) {
    fleet.play()
    await pause(Math.random() * longest)
    const started = performance.now()
    await strike(victim, place, servers, kill)
    const before = [...fleet.moves]
    await fleet.seated()
    await until('play goes on at every table', () => fleet.moves.every((moves, index) => moves > (before[index] ?? 0)))
    recoveries.push(performance.now() - started)
    await fleet.rest()
    finding = await look(place, fleet.current())
    onKill?.(kill + 1)
  }
  const sorted = recoveries.toSorted((a, b) => a - b)
  const { lost, unacknowledged, broken, problems } = await look(place, fleet.tables)
  return {
    victim,
    store: place.name,
    kills: recoveries.length,
    tables: fleet.tables.length,
    acknowledged: fleet.moves.reduce((sum, moves) => sum + moves, 0),
    lost,
    unacknowledged,
    broken,
    reconnections: fleet.lost(),
    recovery: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 },
    problems,
  }
}

async function strike(victim: Victim, place: Place, servers: ServerProcess[], kill: number): Promise<void> {
  if (victim === 'database') {
    if (!place.postgres) throw new Error('Only a database server of our own can be restarted')
    await place.postgres.kill()
    await place.postgres.start()
    return
  }
  const index = kill % servers.length
  const server = servers[index] as ServerProcess
  await server.kill()
  // Where the seats look for it: at the same address.
  servers[index] = await startProcess(place.place, { port: Number(new URL(server.url).port) })
}

type Finding = Pick<KillReport, 'lost' | 'unacknowledged' | 'broken' | 'problems'>
const nothing: Finding = { lost: 0, unacknowledged: 0, broken: 0, problems: [] }

/** Compares what is in the store with what people were told. */
async function look(place: Place, tables: readonly Told[]): Promise<Finding> {
  const store = await openStore(place.place)
  try {
    let finding = nothing
    for (const table of tables) {
      const { lost, unacknowledged, broken, problems } = await lookAt(store, table)
      finding = {
        lost: finding.lost + lost,
        unacknowledged: finding.unacknowledged + unacknowledged,
        broken: finding.broken + broken,
        problems: [...finding.problems, ...problems],
      }
    }
    return finding
  } finally {
    await store.destroy()
  }
}

async function lookAt(store: Store, { id, acknowledged, shown }: Told): Promise<Finding> {
  const played = (await entriesOf(store, id)).filter(({ kind }) => kind === 'play')
  const missing = [...acknowledged].filter(([seq, document]) => played[seq - 1]?.document !== document)
  const problems = missing.map(([seq, document]) => `${id}: entry ${seq} is not ${document}`)
  if (shown > played.length) problems.push(`${id}: entry ${shown} was shown, and the log ends at ${played.length}`)
  let broken = 0
  try {
    await checkTable(store, id)
  } catch (error) {
    broken = 1
    problems.push(`${id}: ${error instanceof Error ? error.message : error}`)
  }
  const unacknowledged = played.length - (acknowledged.size - missing.length)
  return { lost: missing.length, unacknowledged, broken, problems }
}
