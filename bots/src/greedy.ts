import { at, nextFraction, nextInt, type Rng } from '@durbar/kernel'
import type { Bot } from './bot.ts'

/**
 * One step ahead: the move after which the game's own evaluation looks best; among equals any. A move after which the
 * seat still has to decide is taken only if it improves the position: otherwise a bot would wander about in its turn
 * rather than end it.
 *
 * `blur` makes it err as people do: it sees every position a little better or worse than it is, by about so many points,
 * and so confuses what is nearly as good rather than what is plainly bad.
 */
export function greedyWith(blur: number): Bot {
  return (game, guess, seat, rng) => {
    const moves = game.legalMoves(guess, seat)
    if (moves.length === 1) return at(moves, 0)
    const now = game.evaluate(guess, seat)
    const improving = best<(typeof moves)[number]>()
    const passing = best<(typeof moves)[number]>()
    const wandering = best<(typeof moves)[number]>()
    for (const move of moves) {
      const after = game.clone(guess)
      game.play(after, seat, move)
      const deciders = game.deciders(after)
      const stays = deciders.length === 1 && deciders[0] === seat
      const value = game.evaluate(after, seat)
      const group = stays ? (value > now ? improving : wandering) : passing
      consider(group, move, blur === 0 ? value : value + blur * bell(rng), rng)
    }
    return improving.move ?? passing.move ?? wandering.move ?? at(moves, 0)
  }
}

export const greedy = greedyWith(0)

/** The best move of a group so far, and how many are as good. */
interface Best<M> {
  move: M | undefined
  value: number
  equals: number
}

function best<M>(): Best<M> {
  return { move: undefined, value: Number.NEGATIVE_INFINITY, equals: 0 }
}

function consider<M>(group: Best<M>, move: M, value: number, rng: Rng): void {
  if (value < group.value) return
  group.equals = value > group.value ? 1 : group.equals + 1
  group.value = value
  if (nextInt(rng, group.equals) === 0) group.move = move
}

/** A number around 0, seldom beyond 2 on either side: most often near it. */
function bell(rng: Rng): number {
  return (nextFraction(rng) + nextFraction(rng) + nextFraction(rng) + nextFraction(rng) - 2) * 1.7
}
