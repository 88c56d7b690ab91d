import { at, type Game, type GameEvent, type Move, type Position, range, rngFromSeed, type Seat } from '@durbar/kernel'
import type { Budget } from './budget.ts'
import { rewardOf } from './reward.ts'
import { grow } from './search.ts'
import { plant } from './tree.ts'
import { lineFrom, meanOf, ranked, rootEdges } from './verdict.ts'

/** What a search thinks of one move. */
export interface Advice<M> {
  readonly move: M
  /** Of winning, from 0 to 1. */
  readonly chance: number
  /** The mean reward; what `chance` is made of. */
  readonly value: number
  readonly visits: number
  /** What it aims at, the move itself first. */
  readonly line: readonly { readonly seat: Seat; readonly move: M }[]
}

export interface AdviceRequest extends Budget {
  readonly seed: string
}

const lineLength = 6

/** The moves of a seat, best first. `guess` is a position made by `determinize` for this seat. */
export function advise<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  request: AdviceRequest,
): Advice<M>[] {
  const tree = plant(game, guess, seat, rngFromSeed(request.seed))
  grow(tree, request)
  return ranked(rootEdges(tree)).map((edge) => ({
    move: edge.move,
    chance: meanOf(edge),
    value: meanOf(edge),
    visits: edge.visits,
    line: lineFrom(edge, seat, lineLength),
  }))
}

/** The chance of winning of every seat, as far as the evaluation and the search of whoever decides can tell. */
export function chances<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  request: AdviceRequest,
): number[] {
  const { players } = game.configOf(guess)
  const winners = (game.result(guess)?.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  if (winners.length > 0) return range(players).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const rewards = range(players).map((seat) => rewardOf(game.evaluate(guess, seat)))
  const decider = at(game.deciders(guess), 0)
  const tree = plant(game, guess, decider, rngFromSeed(request.seed))
  grow(tree, request)
  const best = ranked(rootEdges(tree))[0]
  if (best) rewards[decider] = meanOf(best)
  // Alone it is about a goal of the game's own, not about somebody else.
  if (players === 1) return rewards
  // Who is ahead by half wins far more often than not.
  const weights = rewards.map((value) => value * value)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
