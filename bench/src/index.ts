import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TheirFigures } from './boardgame-io.ts'
import type { OurFigures } from './ours.ts'
import type { TheirSearchFigures } from './search-boardgame-io.ts'
import type { OurSearchFigures } from './search-ours.ts'

/** Our game and boardgame.io's reducer, measured in turn in fresh processes, so that neither warms up the other. */

const runFile = promisify(execFile)

export interface BenchRequest {
  readonly game: string
  readonly players: number
  /** Pairs of processes. */
  readonly pairs: number
  /** How long each process measures. */
  readonly seconds: number
  onPair?(pair: number): void
}

export interface BenchReport {
  readonly game: string
  readonly players: number
  readonly pairs: number
  readonly ours: { readonly decisionsPerSecond: readonly number[] } & Omit<OurFigures, 'decisionsPerSecond'>
  readonly boardgameIo: { readonly movesPerSecond: readonly number[] } & Omit<TheirFigures, 'movesPerSecond'>
  /** Decisions per second of ours by moves per second of theirs, pair by pair. */
  readonly ratio: Ratio
}

export async function compare({ game, players, pairs, seconds, onPair }: BenchRequest): Promise<BenchReport> {
  const ours: OurFigures[] = []
  const theirs: TheirFigures[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const mine = await measure<OurFigures>('bench-ours.js', [game, String(players), String(seconds)])
    const other = await measure<TheirFigures>('bench-boardgame-io.js', [...stateLike(mine, players), String(seconds)])
    ours.push(mine)
    theirs.push(other)
    onPair?.(pair)
  }
  const ratios = ours.map((mine, pair) => mine.decisionsPerSecond / (theirs[pair] as TheirFigures).movesPerSecond)
  return {
    game,
    players,
    pairs,
    ours: { ...(ours[0] as OurFigures), decisionsPerSecond: ours.map((mine) => mine.decisionsPerSecond) },
    boardgameIo: { ...(theirs[0] as TheirFigures), movesPerSecond: theirs.map((other) => other.movesPerSecond) },
    ratio: ratioOf(ratios),
  }
}

/** What the filler game has to be like to cost boardgame.io what our game would. */
function stateLike(mine: OurFigures, players: number): string[] {
  const figures = [mine.positionBytes, mine.fieldsWrittenPerMove, players, mine.decisionsPerTurn]
  return figures.map((figure) => String(Math.round(figure)))
}

/** Both searches with play-outs of the same depth. */
export interface SearchReport {
  readonly game: string
  readonly players: number
  readonly pairs: number
  readonly depth: number
  readonly ours: readonly number[]
  readonly boardgameIo: readonly number[]
  /** Iterations per second of ours by theirs, pair by pair. */
  readonly ratio: Ratio
}

/** Our tree search and boardgame.io's, in turn; theirs on a state of the same size with as many moves to choose from. */
export async function compareSearch(request: BenchRequest & { readonly depth: number }): Promise<SearchReport> {
  const { game, players, pairs, seconds, depth, onPair } = request
  const size = await measure<OurFigures>('bench-ours.js', [game, String(players), '1'])
  const ours: number[] = []
  const theirs: number[] = []
  const rest = [String(depth), String(seconds)]
  const state = [...stateLike(size, players), String(Math.round(size.meanBranching))]
  for (let pair = 0; pair < pairs; pair++) {
    const mine = await measure<OurSearchFigures>('bench-search-ours.js', [game, String(players), ...rest])
    const other = await measure<TheirSearchFigures>('bench-search-boardgame-io.js', [...state, ...rest])
    ours.push(mine.iterationsPerSecond)
    theirs.push(other.iterationsPerSecond)
    onPair?.(pair)
  }
  const ratio = ratioOf(ours.map((mine, pair) => mine / (theirs[pair] as number)))
  return { game, players, pairs, depth, ours, boardgameIo: theirs, ratio }
}

export interface Ratio {
  readonly median: number
  readonly min: number
  readonly max: number
}

function ratioOf(ratios: readonly number[]): Ratio {
  const sorted = ratios.toSorted((a, b) => a - b)
  return {
    median: sorted[Math.floor(sorted.length / 2)] as number,
    min: sorted[0] as number,
    max: sorted[sorted.length - 1] as number,
  }
}

/** The bundle puts each measuring program beside the command line. */
async function measure<T>(program: string, args: readonly string[]): Promise<T> {
  const file = fileURLToPath(new URL(`./${program}`, import.meta.url))
  const { stdout } = await runFile(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout) as T
}
