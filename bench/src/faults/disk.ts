import { execFile } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { backUp } from '@durbar/server'
import { createFleet, type Fleet, until } from '../load/fleet.ts'
import { type ServerProcess, startProcess } from '../load/server.ts'
import { type Finding, look } from './look.ts'

/**
 * A disk that is full, and one that may not be written: a small disk in memory, which only root can mount. Under load it
 * is filled up, until every table is refused, and freed again; at last it is mounted for reading only, and the server is
 * started on it.
 */

const runFile = promisify(execFile)

export interface DiskRequest {
  /** How often the disk is filled up and freed. */
  readonly times: number
  readonly game: string
  readonly tables: number
  readonly seats: number
  onTurn?(turn: number): void
}

export interface DiskReport extends Finding {
  readonly turns: number
  readonly tables: number
  readonly acknowledged: number
  /** Moves that were answered with `store-full`. */
  readonly refused: number
  /** From the moment there is space again until a move was acknowledged at every table, in milliseconds. */
  readonly recovery: number
  /** What `durbar serve` said of a disk that may not be written, and its exit code. */
  readonly readOnly: { readonly code: number; readonly said: string }
}

const megabytes = 24

export async function fillTheDisk(request: DiskRequest): Promise<DiskReport> {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-disk-'))
  const disk = join(folder, 'disk')
  const place = join(disk, 'data')
  let server: ServerProcess | undefined
  let fleet: Fleet | undefined
  mkdirSync(disk)
  await runFile('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
  try {
    const running = await startProcess(place)
    server = running
    fleet = await createFleet({ urls: () => [running.url], watch: running.mustLive, ...request })
    await fleet.seated()
    const { refused, recovery } = await turns(request, disk, fleet)
    fleet.close()
    await running.stop()
    const finding = await look(place, fleet.tables)
    // Nothing is damaged if a checked copy can be made.
    await backUp(place, join(folder, 'copy.sqlite'))
    await runFile('mount', ['-o', 'remount,ro', disk])
    const readOnly = await serveOn(place)
    await runFile('mount', ['-o', 'remount,rw', disk])
    const after = await look(place, fleet.tables)
    return {
      turns: request.times,
      tables: fleet.tables.length,
      acknowledged: fleet.moves.reduce((sum, moves) => sum + moves, 0),
      refused,
      recovery,
      readOnly,
      ...finding,
      problems: [...finding.problems, ...after.problems],
    }
  } finally {
    fleet?.close()
    await server?.kill()
    await runFile('umount', [disk])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function turns(
  { times, tables, onTurn }: DiskRequest,
  disk: string,
  fleet: Fleet,
): Promise<Pick<DiskReport, 'refused' | 'recovery'>> {
  const ballast = join(disk, 'ballast')
  const refusals = (): number => fleet.failures.get('store-full') ?? 0
  let recovery = 0
  for (let turn = 1; turn <= times; turn++) {
    fleet.play()
    await pause(500)
    const enough = refusals() + 3 * tables
    // What the store gives back when it tidies up is taken too.
    await until('every table is refused', () => {
      fill(ballast)
      return refusals() >= enough
    })
    const before = [...fleet.moves]
    rmSync(ballast)
    const started = performance.now()
    await until('play goes on at every table', () => fleet.moves.every((moves, index) => moves > (before[index] ?? 0)))
    recovery = Math.max(recovery, performance.now() - started)
    await fleet.rest()
    onTurn?.(turn)
  }
  return { refused: refusals(), recovery }
}

/** Until not another page fits. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  const page = Buffer.alloc(4096)
  try {
    for (;;) writeSync(file, page)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

/** The command itself, which has to give up at once. */
async function serveOn(place: string): Promise<DiskReport['readOnly']> {
  const program = fileURLToPath(new URL('./durbar.js', import.meta.url))
  try {
    await runFile(process.execPath, [program, 'serve', '--port', '0', '--data', place], { timeout: 60_000 })
    return { code: 0, said: '' }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr.trim() }
  }
}
