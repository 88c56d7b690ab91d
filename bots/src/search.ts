import { at, type GameEvent, type Move, type Position } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { alarm, type Budget } from './budget.ts'
import { iterate, plant, type Tree } from './tree.ts'
import { rootEdges, verdict } from './verdict.ts'

/** Looks ahead: the move that a tree search within the budget visits most. */
export function search(budget: Budget): Bot {
  return (game, guess, seat, rng) => {
    const moves = game.legalMoves(guess, seat)
    if (moves.length === 1) return at(moves, 0)
    const tree = plant(game, guess, seat, rng, budget)
    grow(tree, budget)
    return verdict(tree)
  }
}

/** How many iterations lie between two looks at the score. */
const stride = 16
/** Of what is left of the budget, so much at most goes to a single move that is behind. */
const catchUp = 0.6

/** Choices of fewer moves than this need only a part of the budget. */
const fullChoice = 8

/** Iterates until the budget is used up or the most visited move will hardly be caught up with any more. */
export function grow<P extends Position, M extends Move, E extends GameEvent>(
  tree: Tree<P, M, E>,
  budget: Budget,
): void {
  const late = alarm(budget)
  const most = Math.ceil((budget.iterations * Math.min(fullChoice, rootEdges(tree).length)) / fullChoice)
  while (tree.iterations < most && !late()) {
    iterate(tree)
    if (tree.iterations % stride === 0 && lead(tree) > (most - tree.iterations) * catchUp) return
  }
}

/** How many visits the most visited move is ahead of the next. */
function lead<P extends Position, M extends Move, E extends GameEvent>(tree: Tree<P, M, E>): number {
  let first = 0
  let second = 0
  for (const { visits } of rootEdges(tree))
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  return first - second
}
