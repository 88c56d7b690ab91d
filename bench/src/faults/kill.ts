import { setTimeout as pause } from 'node:timers/promises'
import { createFleet, type Fleet, until } from '../load/fleet.ts'
import { makePlace, type Place } from '../load/place.ts'
import { type RunningServer, startProcess, startServe } from '../load/server.ts'
import { type Finding, look, nothing } from './look.ts'

/**
 * Kills what serves the tables, again and again and at random moments under load. After each time everybody must have
 * come back by themselves and gone on; then all rest, and what is in the store is compared with what they were told.
 */

export const victims = ['server', 'one-of-three', 'restart', 'database'] as const
export type Victim = (typeof victims)[number]

export interface KillRequest {
  readonly victim: Victim
  /** `sqlite`, `postgres`, or the address of a PostgreSQL server on which databases may be made. */
  readonly store: string
  readonly times: number
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** The ports of the servers; any free ones if nothing is said. */
  readonly ports?: readonly number[] | undefined
  /** The address of a proxy before the servers, if there is one. */
  readonly through?: string | undefined
  onKill?(kill: number): void
}

export interface KillReport extends Finding {
  readonly victim: Victim
  readonly store: Place['name']
  readonly kills: number
  readonly tables: number
  /** Moves that a server has acknowledged. */
  readonly acknowledged: number
  /** How often a connection was lost and came back. */
  readonly reconnections: number
  /** From the kill until a move was acknowledged at every table, in milliseconds. */
  readonly recovery: { readonly median: number; readonly longest: number }
  /** The longest that a seat was without a connection, in milliseconds. */
  readonly longestAway: number
}

/** The longest that is waited between a recovery and the next kill, in milliseconds. */
const longest = 400

export async function killAgainAndAgain(request: KillRequest): Promise<KillReport> {
  const place = await makePlace(request.store)
  const servers: RunningServer[] = []
  let fleet: Fleet | undefined
  try {
    const count = request.victim === 'one-of-three' || request.victim === 'restart' ? 3 : 1
    for (let index = 0; index < count; index++) servers.push(await start(request, place, request.ports?.[index] ?? 0))
    const watch = (): void => {
      for (const server of servers) server.mustLive()
    }
    const { through } = request
    const urls = (): string[] => (through === undefined ? servers.map(({ url }) => url) : [through])
    fleet = await createFleet({ urls, watch, ...request })
    await fleet.seated()
    return await rounds(request, place, servers, fleet)
  } finally {
    fleet?.close()
    await Promise.all(servers.map((server) => server.kill()))
    await place.remove()
  }
}

async function rounds(request: KillRequest, place: Place, servers: RunningServer[], fleet: Fleet): Promise<KillReport> {
  const { victim, times, onKill } = request
  const recoveries: number[] = []
  let finding = nothing
  for (let kill = 0; kill < times && finding.problems.length === 0; kill++) {
    fleet.play()
    await pause(Math.random() * longest)
    const started = performance.now()
    await strike(request, place, servers, kill)
    const before = [...fleet.moves]
    await fleet.seated()
    await until('play goes on at every table', () => fleet.moves.every((moves, index) => moves > (before[index] ?? 0)))
    recoveries.push(performance.now() - started)
    await fleet.rest()
    finding = await look(place.place, fleet.current())
    onKill?.(kill + 1)
  }
  const sorted = recoveries.toSorted((a, b) => a - b)
  const { lost, unacknowledged, broken, problems } = await look(place.place, fleet.tables)
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
    longestAway: fleet.longestAway(),
    recovery: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 },
    problems,
  }
}

/** A rolling restart is what operators do, so it is done to the servers they run. */
async function start({ victim, through }: KillRequest, { place }: Place, port: number): Promise<RunningServer> {
  if (victim !== 'restart') return startProcess(place, { port })
  return startServe(place, port, through === undefined ? {} : { DURBAR_TRUST_PROXY: '1' })
}

async function strike(request: KillRequest, place: Place, servers: RunningServer[], kill: number): Promise<void> {
  if (request.victim === 'database') {
    if (!place.postgres) throw new Error('Only a database server of our own can be restarted')
    await place.postgres.kill()
    await place.postgres.start()
    return
  }
  const index = kill % servers.length
  const server = servers[index] as RunningServer
  await (request.victim === 'restart' ? server.stop() : server.kill())
  // Where the seats look for it: at the same address.
  servers[index] = await start(request, place, Number(new URL(server.url).port))
}
