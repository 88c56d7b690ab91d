import { advise, chances } from '@durbar/bots'
import { at, type JsonObject, rngFromSeed, type Seat } from '@durbar/kernel'
import { type Line, sameMove, writeMove } from './line.ts'
import { divisionsOf } from './turns.ts'

/** The chance of winning of every seat at one position of the line. */
export interface Sample {
  readonly index: number
  readonly chances: readonly number[]
}

/** A turn that changed much for the seat that played it. */
export interface Swing {
  readonly from: number
  readonly to: number
  readonly seat: Seat
  readonly before: number
  readonly after: number
  /** What the search would have played from `from` on; empty if it would have played the same. */
  readonly instead: readonly { readonly seat: Seat; readonly move: JsonObject }[]
}

export type Finding =
  | { readonly t: 'sample'; readonly sample: Sample; readonly done: number; readonly total: number }
  | { readonly t: 'swing'; readonly swing: Swing }

export interface AnalysisBudget {
  /** Iterations of the search for one position. */
  readonly iterations: number
  /** The most positions that are looked at before turning points are looked for. */
  readonly positions: number
  readonly swings: number
}

/** A change of less than this is noise. */
const notable = 0.06

/**
 * Looks at the positions where turns begin, far apart ones first, then closer at the turns where the chances changed
 * most, and asks the search what it would have played there. The same line and budget give the same findings.
 */
export function* analyze(line: Line, { iterations, positions, swings }: AnalysisBudget): Generator<Finding> {
  const { turns } = divisionsOf(line)
  const marks = thinned(turns, positions)
  const samples = new Map<number, readonly number[]>()
  let total = marks.length
  const sampled = function* (index: number): Generator<Finding> {
    const sample = { index, chances: chancesAt(line, index, iterations) }
    samples.set(index, sample.chances)
    yield { t: 'sample', sample, done: samples.size, total }
  }
  for (const place of coarseFirst(marks.length)) yield* sampled(at(marks, place))

  const stretches = biggest(
    line,
    marks.slice(1).map((to, place) => ({ from: at(marks, place), to })),
    samples,
    swings,
  )
  const inside = stretches.flatMap(({ from, to }) => turns.filter((turn) => turn > from && turn < to))
  total += inside.length
  for (const index of inside) yield* sampled(index)

  const single = turns.slice(1).flatMap((to, place) => {
    const from = at(turns, place)
    return samples.has(from) && samples.has(to) ? [{ from, to }] : []
  })
  for (const { from, to } of biggest(line, single, samples, swings))
    yield { t: 'swing', swing: swingAt(line, from, to, samples, iterations) }
}

function chancesAt(line: Line, index: number, iterations: number): readonly number[] {
  const { game } = line
  const position = line.position(index)
  const result = game.result(position)
  if (!result) return chances(game, position, { iterations, seed: `study ${index}` })
  const winners = result.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  return Array.from({ length: game.configOf(position).players }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  )
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** How much the chances of the seat that plays first in the stretch change over it. */
function changeOver(line: Line, { from, to }: Stretch, samples: ReadonlyMap<number, readonly number[]>): number {
  const { seat } = line.step(from + 1)
  return (samples.get(to)?.[seat] ?? 0) - (samples.get(from)?.[seat] ?? 0)
}

/** In the order of the game. */
function biggest<S extends Stretch>(
  line: Line,
  stretches: readonly S[],
  samples: ReadonlyMap<number, readonly number[]>,
  count: number,
): readonly S[] {
  const size = (stretch: S): number => Math.abs(changeOver(line, stretch, samples))
  return stretches
    .filter((stretch) => size(stretch) >= notable)
    .sort((a, b) => size(b) - size(a))
    .slice(0, count)
    .sort((a, b) => a.from - b.from)
}

function swingAt(
  line: Line,
  from: number,
  to: number,
  samples: ReadonlyMap<number, readonly number[]>,
  iterations: number,
): Swing {
  const { game } = line
  const { seat, move } = line.step(from + 1)
  const seed = `instead ${from}`
  const position = line.position(from)
  const guess = game.determinize(position, seat, rngFromSeed(seed))
  const [best] = advise(game, guess, seat, { iterations: iterations * 2, seed })
  const instead: Swing['instead'][number][] = []
  if (best && !sameMove(line, best.move, move))
    for (const next of best.line) {
      // What comes after somebody else's decision, or after a draw that fell otherwise, is no advice for this turn.
      if (next.seat !== seat || game.refusal(position, seat, next.move)) break
      instead.push({ seat, move: writeMove(line, next.move) })
      game.play(position, seat, next.move)
    }
  const chance = (index: number): number => samples.get(index)?.[seat] ?? 0
  return { from, to, seat, before: chance(from), after: chance(to), instead }
}

/** At most so many, evenly spread, the first and the last among them. */
export function thinned(marks: readonly number[], most: number): readonly number[] {
  if (marks.length <= most) return marks
  return Array.from({ length: most }, (_, index) => at(marks, Math.round((index * (marks.length - 1)) / (most - 1))))
}

/** The ends, then the middle, then the quarters: a graph that is right from the start and only gets finer. */
export function coarseFirst(count: number): readonly number[] {
  const order: number[] = []
  let stride = 1
  while (stride * 2 < count) stride *= 2
  const seen = new Set<number>()
  const add = (place: number): void => {
    if (place >= 0 && place < count && !seen.has(place)) {
      seen.add(place)
      order.push(place)
    }
  }
  add(0)
  add(count - 1)
  for (; stride >= 1; stride /= 2) for (let place = 0; place < count; place += stride) add(place)
  return order
}
