import { iterate, plant } from '@durbar/bots'
import { gameOf } from '@durbar/catalog'
import { configure, type Game, type Position, pick, rngFromSeed, type Seat } from '@durbar/kernel'
import { cpuSeconds } from './cpu.ts'

/** Iterations of our tree search from positions all over a game, with play-outs of a given depth to their end. */

export interface OurSearchFigures {
  readonly iterationsPerSecond: number
}

/** Iterations of one search, then on to the next position. */
const perSearch = 200

function measure(game: Game, players: number, depth: number, seconds: number): OurSearchFigures {
  const config = configure(game, { players })
  const places: { p: Position; seat: Seat; decision: number }[] = []
  const p = game.setup(config, 'search')
  const rng = rngFromSeed('search')
  let decisions = 0
  for (let seats = game.deciders(p); seats.length > 0; seats = game.deciders(p)) {
    const seat = seats[0] as number
    const moves = game.legalMoves(p, seat)
    if (moves.length > 1) places.push({ p: game.clone(p), seat, decision: decisions })
    game.play(p, seat, pick(rng, moves))
    decisions++
  }
  // Near its end a game would be over before a play-out is.
  const early = places.filter(({ decision }) => decision + 2 * depth < decisions)
  let searches = 0
  const search = (): void => {
    const place = early[(searches++ * 7) % early.length] as { p: Position; seat: Seat }
    const tree = plant(game, place.p, place.seat, rng, { playOut: depth })
    for (let count = 0; count < perSearch; count++) iterate(tree)
  }
  // Both sides warm up for as long as they are measured.
  const warming = cpuSeconds()
  while (cpuSeconds() - warming < seconds) search()
  searches = 0
  const started = cpuSeconds()
  while (cpuSeconds() - started < seconds) search()
  return { iterationsPerSecond: (searches * perSearch) / (cpuSeconds() - started) }
}

const [id = '', players = '', depth = '', seconds = ''] = process.argv.slice(2)
const game = gameOf(id)
if (!game) throw new Error(`no game "${id}"`)
process.stdout.write(JSON.stringify(measure(game, Number(players), Number(depth), Number(seconds))))
