import { at, type Game, type GameEvent, type Move, type Position, rngFromSeed, type Seat } from '@durbar/kernel'
import type { Budget } from './budget.ts'
import { marginOf, rewardOf } from './reward.ts'
import { grow } from './search.ts'
import { plant, type Tree } from './tree.ts'
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
  const tree = plant(game, guess, seat, rngFromSeed(request.seed), request)
  grow(tree, request)
  return ranked(rootEdges(tree)).map((edge) => ({
    move: edge.move,
    chance: chanceOf(tree, meanOf(edge)),
    value: meanOf(edge),
    visits: edge.visits,
    line: lineFrom(edge, seat, lineLength),
  }))
}

/**
 * Who sits alone is rewarded for coming nearer to the goal; the chance depends on how far away it was. Among several an
 * even position is worth an even share: one of four, not one of two.
 */
function chanceOf<P extends Position, M extends Move, E extends GameEvent>(
  { usual }: Tree<P, M, E>,
  reward: number,
): number {
  if (usual.length === 1) return rewardOf(marginOf(reward) + at(usual, 0))
  return reward / (reward + (1 - reward) * (usual.length - 1))
}
