import type { BotName } from '@durbar/bots'
import { at, nextInt, range, rngFromSeed } from '@durbar/kernel'
import type { MatchResult } from './match.ts'

/** A figure and where it lies with 95 % certainty. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface BotFigures {
  readonly bot: BotName
  /** How often it sat at a table. */
  readonly seats: number
  /** Shared wins count in parts. */
  readonly winShare: Interval
  /** What it would win if all were equal. */
  readonly fairShare: number
  readonly meanRank: number
  readonly meanScore: number
  /** Own score less the best other one. */
  readonly meanMargin: number
  /** In Elo points, 0 for the last bot of the list. */
  readonly rating: Interval
}

/** How long a bot thinks, in milliseconds. */
export interface Thinking {
  readonly decisions: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Of thoughts in any order; there must be one at least. */
export function thinkingOf(milliseconds: readonly number[]): Thinking {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const quantile = (share: number): number => at(sorted, Math.ceil(share * sorted.length) - 1)
  return { decisions: sorted.length, p50: quantile(0.5), p99: quantile(0.99), max: quantile(1) }
}

const z = 1.96

/** Wilson's interval for a share of so many tries. */
export function wilson(share: number, tries: number): Interval {
  const center = (share + (z * z) / (2 * tries)) / (1 + (z * z) / tries)
  const half = (z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))) / (1 + (z * z) / tries)
  return { value: share, low: Math.max(0, center - half), high: Math.min(1, center + half) }
}

export function figuresOf(bots: readonly BotName[], results: readonly MatchResult[], seed: string): BotFigures[] {
  const ratings = ratingsOf(bots, results, seed)
  return bots.map((bot, index) => {
    let seats = 0
    let wins = 0
    let fair = 0
    let ranks = 0
    let score = 0
    let margin = 0
    for (const result of results) {
      const winners = result.ranks.filter((rank) => rank === 1).length
      result.bots.forEach((name, seat) => {
        if (name !== bot) return
        seats++
        if (result.ranks[seat] === 1) wins += 1 / winners
        fair += 1 / result.ranks.length
        ranks += sharedRank(result.ranks, seat)
        score += at(result.scores, seat)
        margin += at(result.scores, seat) - Math.max(...result.scores.filter((_, other) => other !== seat))
      })
    }
    return {
      bot,
      seats,
      winShare: wilson(wins / seats, seats),
      fairShare: fair / seats,
      meanRank: ranks / seats,
      meanScore: score / seats,
      meanMargin: margin / seats,
      rating: at(ratings, index),
    }
  })
}

/** Who shares a place has the mean of the places shared. */
function sharedRank(ranks: readonly number[], seat: number): number {
  const equal = ranks.filter((rank) => rank === ranks[seat]).length
  return at(ranks, seat) + (equal - 1) / 2
}

const resamples = 200

/** Ratings by Bradley and Terry, with intervals from drawing whole blocks again and again. */
function ratingsOf(bots: readonly BotName[], results: readonly MatchResult[], seed: string): Interval[] {
  const byBlock = new Map<number, MatchResult[]>()
  for (const result of results) byBlock.set(result.block, [...(byBlock.get(result.block) ?? []), result])
  const blocks = [...byBlock.values()].map((block) => duels(bots, block))
  const rating = bradleyTerry(sum(blocks, bots.length))
  const rng = rngFromSeed(`ratings ${seed}`)
  const drawn = range(resamples).map(() =>
    bradleyTerry(
      sum(
        blocks.map(() => at(blocks, nextInt(rng, blocks.length))),
        bots.length,
      ),
    ),
  )
  return rating.map((value, bot) => {
    const sorted = drawn.map((each) => at(each, bot)).sort((a, b) => a - b)
    return {
      value,
      low: at(sorted, Math.floor(resamples * 0.025)),
      high: at(sorted, Math.ceil(resamples * 0.975) - 1),
    }
  })
}

type Duels = readonly (readonly number[])[]

/** How often each bot was placed before each other; half for equal places. Bots against themselves say nothing. */
function duels(bots: readonly BotName[], results: readonly MatchResult[]): Duels {
  const wins = bots.map(() => bots.map(() => 0))
  for (const { bots: seated, ranks } of results)
    for (let one = 0; one < seated.length; one++)
      for (let other = 0; other < seated.length; other++) {
        if (one === other || seated[one] === seated[other]) continue
        const row = at(wins, bots.indexOf(at(seated, one)))
        const column = bots.indexOf(at(seated, other))
        const better = at(ranks, other) - at(ranks, one)
        row[column] = at(row, column) + (better > 0 ? 1 : better === 0 ? 0.5 : 0)
      }
  return wins
}

function sum(blocks: readonly Duels[], count: number): Duels {
  return range(count).map((one) =>
    range(count).map((other) => blocks.reduce((total, wins) => total + at(at(wins, one), other), 0)),
  )
}

const rounds = 100

/** Elo points. Half a game won and lost against everybody keeps the rating of who never lost finite. */
function bradleyTerry(wins: Duels): number[] {
  const met = (one: number, other: number): boolean => at(at(wins, one), other) + at(at(wins, other), one) > 0
  let strength = wins.map(() => 1)
  for (let round = 0; round < rounds; round++)
    strength = strength.map((own, one) => {
      let won = 0
      let expected = 0
      strength.forEach((theirs, other) => {
        if (one === other || !met(one, other)) return
        won += at(at(wins, one), other) + 0.5
        expected += (at(at(wins, one), other) + at(at(wins, other), one) + 1) / (own + theirs)
      })
      return expected === 0 ? own : won / expected
    })
  const last = at(strength, strength.length - 1)
  return strength.map((own) => 400 * Math.log10(own / last))
}
