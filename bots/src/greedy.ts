import { at, nextInt } from '@durbar/kernel'
import type { Bot } from './bot.ts'

/**
 * One step ahead: the move after which the game's own evaluation looks best; among equals any. A move after which the
 * seat still has to decide is taken only if it improves the position: otherwise a bot would wander about in its turn
 * rather than end it.
 */
export const greedy: Bot = (game, guess, seat, rng) => {
  const moves = game.legalMoves(guess, seat)
  if (moves.length === 1) return at(moves, 0)
  const staying = best(at(moves, 0))
  const passing = best(at(moves, 0))
  for (const move of moves) {
    const after = game.clone(guess)
    game.play(after, seat, move)
    const deciders = game.deciders(after)
    const group = deciders.length === 1 && deciders[0] === seat ? staying : passing
    const value = game.evaluate(after, seat)
    if (value < group.value) continue
    group.equals = value > group.value ? 1 : group.equals + 1
    group.value = value
    if (nextInt(rng, group.equals) === 0) group.move = move
  }
  if (passing.equals === 0) return staying.move
  return staying.equals > 0 && staying.value > game.evaluate(guess, seat) ? staying.move : passing.move
}

/** The best move of a group so far, and how many are as good. */
function best<M>(move: M): { move: M; value: number; equals: number } {
  return { move, value: Number.NEGATIVE_INFINITY, equals: 0 }
}
