import { advise } from '@durbar/bots'
import { at, type JsonObject, type Move, rngFromSeed, type Seat } from '@durbar/kernel'
import { chancesAt, chancesOf, leftAt } from './chances.ts'
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
  /** What the search would have played instead; undefined if it found nothing better. */
  readonly instead: Instead | undefined
}

interface Instead {
  /** The position it leaves the game at, somewhere in the turn. */
  readonly from: number
  readonly moves: readonly JsonObject[]
  /** The chance of winning after them. */
  readonly chance: number
}

export type Finding = { readonly done: number; readonly total: number } & (
  | { readonly t: 'sample'; readonly sample: Sample }
  | { readonly t: 'swing'; readonly swing: Swing }
)

export interface AnalysisBudget {
  /** How often a position is played on from to know the chances in it. */
  readonly playOuts: number
  /** The most positions that are looked at before turning points are looked for. */
  readonly positions: number
  readonly swings: number
  /** Iterations of the search for a decision at a turning point. */
  readonly iterations: number
}

/** A change of less than this is noise. */
const notable = 0.06
/** Turning points are looked at so many times as closely as the rest. */
const closer = 3
/** Another move must promise so much more than what was played. */
const worthSaying = 0.03
/** In a long turn so many decisions are looked at. */
const decisions = 8

/**
 * Looks at the positions where turns begin, far apart ones first, then closer at the turns where the chances changed
 * most, and asks the search what it would have played there; the biggest change is told first. The same line and budget
 * give the same findings.
 */
export function* analyze(line: Line, budget: AnalysisBudget): Generator<Finding> {
  const { playOuts, positions, swings } = budget
  const { turns } = divisionsOf(line)
  const marks = thinned(turns, positions)
  const samples = new Map<number, readonly number[]>()
  let done = 0
  // What comes after the marks is a guess until the marks are known.
  let total = marks.length + 4 * swings
  const sampled = function* (index: number, times: number): Generator<Finding> {
    const sample = { index, chances: chancesAt(line, index, times) }
    samples.set(index, sample.chances)
    yield { t: 'sample', sample, done: ++done, total }
  }
  for (const place of coarseFirst(marks.length)) yield* sampled(at(marks, place), playOuts)

  const inside = largest(stretchesOf(marks), (stretch) => anyChange(stretch, samples), swings).flatMap(({ from, to }) =>
    turns.filter((turn) => turn > from && turn < to),
  )
  total = done + inside.length + 3 * swings
  for (const index of inside) yield* sampled(index, playOuts)

  const known = stretchesOf(turns).filter(({ from, to }) => samples.has(from) && samples.has(to))
  const ends = [...new Set(turningPoints(line, known, samples, swings + 2).flatMap(({ from, to }) => [from, to]))]
  total = done + ends.length + swings
  for (const index of ends) yield* sampled(index, playOuts * closer)

  const sure = known.filter(({ from, to }) => ends.includes(from) && ends.includes(to))
  const found = turningPoints(line, sure, samples, swings)
  total = done + found.length
  for (const stretch of found) {
    const swing = swingAt(line, stretch, samples, budget)
    yield { t: 'swing', swing, done: ++done, total }
  }
}

interface Stretch {
  readonly from: number
  readonly to: number
}

type Samples = ReadonlyMap<number, readonly number[]>

function stretchesOf(marks: readonly number[]): readonly Stretch[] {
  return marks.slice(1).map((to, place) => ({ from: at(marks, place), to }))
}

/** How much the chances of the seat that plays first in the stretch change over it. */
function changeOver(line: Line, { from, to }: Stretch, samples: Samples): number {
  const { seat } = line.step(from + 1)
  return (samples.get(to)?.[seat] ?? 0) - (samples.get(from)?.[seat] ?? 0)
}

/** How much anybody's chances change over the stretch. */
function anyChange({ from, to }: Stretch, samples: Samples): number {
  const after = samples.get(to) ?? []
  return (samples.get(from) ?? []).reduce(
    (most, chance, seat) => Math.max(most, Math.abs((after[seat] ?? 0) - chance)),
    0,
  )
}

/** The ones with the biggest changes, biggest first. */
function largest(stretches: readonly Stretch[], size: (stretch: Stretch) => number, count: number): readonly Stretch[] {
  return stretches
    .filter((stretch) => size(stretch) >= notable)
    .sort((a, b) => size(b) - size(a))
    .slice(0, count)
}

/** The turns that changed most, and for everybody the one that cost them most: whoever lost wants to know why. */
function turningPoints(line: Line, stretches: readonly Stretch[], samples: Samples, count: number): readonly Stretch[] {
  const change = (stretch: Stretch): number => changeOver(line, stretch, samples)
  const size = (stretch: Stretch): number => Math.abs(change(stretch))
  const seats = new Set(stretches.map(({ from }) => line.step(from + 1).seat))
  const worst = [...seats].flatMap((seat) => {
    const fell = stretches.filter((stretch) => line.step(stretch.from + 1).seat === seat && change(stretch) < 0)
    return largest(fell, size, 1)
  })
  return [...new Set([...largest(stretches, size, count), ...worst])].sort((a, b) => size(b) - size(a))
}

function swingAt(line: Line, { from, to }: Stretch, samples: Samples, budget: AnalysisBudget): Swing {
  const { seat } = line.step(from + 1)
  const chance = (index: number): number => samples.get(index)?.[seat] ?? 0
  const after = chance(to)
  const better = betterIn(line, { from, to }, seat, budget)
  const instead = better && better.chance - after >= worthSaying ? better : undefined
  return { from, to, seat, before: chance(from), after, instead }
}

/** What the search would have played at the decision of the turn that it thinks least of. */
function betterIn(line: Line, { from, to }: Stretch, seat: Seat, budget: AnalysisBudget): Instead | undefined {
  const { game } = line
  let regret = 0
  let better: { readonly from: number; readonly moves: readonly Move[] } | undefined
  for (let index = from; index < Math.min(to, from + decisions); index++) {
    const position = line.position(index)
    const { move: played } = line.step(index + 1)
    if (game.legalMoves(position, seat).length < 2) continue
    const seed = `instead ${index}`
    const guess = game.determinize(position, seat, rngFromSeed(seed))
    const advice = advise(game, guess, seat, { iterations: budget.iterations, seed })
    const [best] = advice
    const own = advice.find(({ move }) => sameMove(line, move, played))
    if (!best || best === own || best.chance - (own?.chance ?? 0) <= regret) continue
    regret = best.chance - (own?.chance ?? 0)
    // What comes after somebody else's decision is no advice for this turn.
    const others = best.line.findIndex((next) => next.seat !== seat)
    better = { from: index, moves: best.line.slice(0, others < 0 ? undefined : others).map(({ move }) => move) }
  }
  if (!better) return undefined
  const position = line.position(better.from)
  const moves: JsonObject[] = []
  for (const move of better.moves) {
    // The line was found in other deals; here something may have been drawn that does not allow it.
    if (game.refusal(position, seat, move)) break
    moves.push(writeMove(line, move))
    game.play(position, seat, move)
  }
  const chance = at(chancesOf(game, position, leftAt(line, to), budget.playOuts * closer), seat)
  return { from: better.from, moves, chance }
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
