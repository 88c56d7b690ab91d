import { at, type GameEvent, type Move, type Position } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { alarm, type Budget } from './budget.ts'
import { iterate, plant, ranked, rootEdges, type Tree, verdict } from './tree.ts'

/** Looks ahead: the move that a tree search within the budget visits most. */
export function search(budget: Budget): Bot {
  return (game, guess, seat, rng) => {
    const moves = game.legalMoves(guess, seat)
    if (moves.length === 1) return at(moves, 0)
    const tree = plant(game, guess, seat, rng)
    grow(tree, budget)
    return verdict(tree)
  }
}

/** Iterates until the budget is used up or the most visited move cannot be caught up with any more. */
export function grow<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  budget: Budget,
): void {
  const late = alarm(budget)
  while (tree.iterations < budget.iterations && !late()) {
    iterate(tree)
    if (tree.iterations % 16 !== 0) continue
    const [first, second] = ranked(rootEdges(tree))
    if (first && first.visits - (second?.visits ?? 0) > budget.iterations - tree.iterations) return
  }
}
