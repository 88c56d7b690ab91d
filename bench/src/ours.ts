import { gameOf } from '@durbar/catalog'
import { configure, type Game, type Position, pick, rngFromSeed, type Seat } from '@durbar/kernel'
import { cpuSeconds } from './cpu.ts'

/** Uniform random play with all legal moves listed at every decision: what a playout costs. */

export interface OurFigures {
  readonly decisionsPerSecond: number
  readonly decisionsPerGame: number
  readonly meanBranching: number
  readonly cloneMicroseconds: number
  /** The size of a position in the middle of a game, as JSON, without what all positions share. */
  readonly positionBytes: number
  /** How many numbers a move changes on average. */
  readonly fieldsWrittenPerMove: number
  /** How many decisions one seat makes in a row. */
  readonly decisionsPerTurn: number
}

function measure(game: Game, players: number, seconds: number): OurFigures {
  const config = configure(game, { players })
  const play = (seed: string, each?: (p: Position, seat: Seat, branching: number) => void): number => {
    const p = game.setup(config, seed)
    const rng = rngFromSeed(seed)
    let decisions = 0
    for (let seats = game.deciders(p); seats.length > 0; seats = game.deciders(p)) {
      const seat = seats[0] as number
      const moves = game.legalMoves(p, seat)
      each?.(p, seat, moves.length)
      game.play(p, seat, pick(rng, moves))
      decisions++
    }
    return decisions
  }

  let branching = 0
  let fields = 0
  let bytes = 0
  let looked = 0
  let turns = 0
  let middle: Position | undefined
  for (let count = 0; count < 5; count++) {
    let before: Map<string, number> | undefined
    let last: Seat | undefined
    play(`look ${count}`, (p, seat, width) => {
      if (seat !== last) turns++
      last = seat
      const now = numbersOf(p)
      if (before) fields += differences(before, now)
      before = now
      branching += width
      bytes += JSON.stringify(withoutShared(p)).length
      looked++
      if (looked === 60) middle = game.clone(p)
    })
  }

  // Both sides warm up for as long as they are measured.
  const warming = cpuSeconds()
  for (let warmUp = 0; cpuSeconds() - warming < seconds; warmUp++) play(`warm ${warmUp}`)
  let decisions = 0
  let games = 0
  const started = cpuSeconds()
  while (cpuSeconds() - started < seconds) {
    decisions += play(`game ${games}`)
    games++
  }
  const elapsed = cpuSeconds() - started

  const position = middle as Position
  const clones = 20_000
  const cloning = cpuSeconds()
  let kept = 0
  for (let count = 0; count < clones; count++) kept += game.clone(position).agenda.length
  const cloneMicroseconds = ((cpuSeconds() - cloning) * 1_000_000) / clones
  if (kept === 0) throw new Error('the position in the middle of a game has an agenda')

  return {
    decisionsPerSecond: decisions / elapsed,
    decisionsPerGame: decisions / games,
    meanBranching: branching / looked,
    cloneMicroseconds,
    positionBytes: Math.round(bytes / looked),
    fieldsWrittenPerMove: fields / looked,
    decisionsPerTurn: looked / turns,
  }
}

/** A position refers to its printed data and options; those are not copied and not counted. */
function withoutShared(p: Position): object {
  const { rules: _, ...rest } = p as Position & { rules?: unknown }
  return rest
}

/** Every number of a position, by where it stands. */
function numbersOf(p: Position): Map<string, number> {
  const numbers = new Map<string, number>()
  const walk = (path: string, value: unknown): void => {
    if (typeof value === 'number') numbers.set(path, value)
    else if (typeof value === 'boolean') numbers.set(path, value ? 1 : 0)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(`${path}.${key}`, inner)
  }
  walk('', withoutShared(p))
  return numbers
}

function differences(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): number {
  let count = 0
  for (const [path, value] of now) if (before.get(path) !== value) count++
  return count
}

const [id = '', players = '', seconds = ''] = process.argv.slice(2)
const game = gameOf(id)
if (!game) throw new Error(`no game "${id}"`)
process.stdout.write(JSON.stringify(measure(game, Number(players), Number(seconds))))
