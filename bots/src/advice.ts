import { type Game, type GameEvent, type Move, type Position, rngFromSeed, type Seat } from '@durbar/kernel'
import type { Budget } from './budget.ts'
import { rewardOf } from './reward.ts'
import { grow } from './search.ts'
import { lineFrom, meanOf, plant, ranked, rootEdges } from './tree.ts'

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

/** The chance of winning of every seat. They add up to 1. */
export function chances<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  request: AdviceRequest,
): number[] {
  const rewards: number[] = []
  const { players } = game.configOf(guess)
  for (let seat = 0; seat < players; seat++) {
    const value = rewardOf(game.evaluate(guess, seat))
    rewards.push(value * value)
  }
  void request
  const sum = rewards.reduce((total, value) => total + value, 0)
  return rewards.map((value) => value / sum)
}
