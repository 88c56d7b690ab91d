import { at, type Game, type GameEvent, type Move, type Position, type Rng, type Seat } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { finalReward, rewardOf } from './reward.ts'
import { isSameQuestion } from './same-question.ts'

/** A turn that is not over after so many decisions is judged where it stands. */
const longest = 40

/**
 * Flat Monte Carlo: deals anew what is hidden, plays the turn to its end after every promising move, and takes the move
 * that fares best on average. All moves see the same deals; the worse half is given up again and again, so that most
 * play-outs go to those that are hard to tell apart. What others do afterwards is left out: a few play-outs of it differ
 * by far more than the moves do, and at Agra the bot was then no better than greed.
 */
export function flat(playOuts: number): Bot {
  return (game, guess, seat, rng) => {
    let rivals = promising(game, guess, seat, Math.max(2, Math.floor(Math.sqrt(playOuts))))
    const rounds = Math.ceil(Math.log2(rivals.length))
    while (rivals.length > 1) {
      const deals = Math.max(1, Math.floor(playOuts / (rounds * rivals.length)))
      for (let count = 0; count < deals; count++) {
        const dealt = game.determinize(guess, seat, rng)
        for (const rival of rivals) {
          const p = game.clone(dealt)
          game.play(p, seat, rival.move)
          finishTurn(game, p, seat, rng)
          const margin = game.evaluate(p, seat)
          rival.total += p.agenda.length === 0 ? finalReward(margin) : rewardOf(margin)
          rival.count++
        }
      }
      rivals.sort((one, other) => other.total / other.count - one.total / one.count)
      rivals = rivals.slice(0, Math.ceil(rivals.length / 2))
    }
    return at(rivals, 0).move
  }
}

/**
 * The moves after which the position looks best, at most so many. Those that lead back to the same question and improve
 * nothing are only for who has no other: otherwise a bot would wander about for ever rather than end its turn.
 */
function promising<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  most: number,
): { move: M; total: number; count: number }[] {
  const moves = game.legalMoves(guess, seat)
  const now = game.evaluate(guess, seat)
  const looked = moves.map((move) => {
    const after = game.clone(guess)
    game.play(after, seat, move)
    const value = game.evaluate(after, seat)
    return { move, value, idle: value <= now && isSameQuestion(game, guess, after, seat) }
  })
  const busy = looked.filter(({ idle }) => !idle)
  const rivals = busy.length > 0 ? busy : looked
  rivals.sort((one, other) => other.value - one.value)
  return rivals.slice(0, most).map(({ move }) => ({ move, total: 0, count: 0 }))
}

/** The seat goes on greedily until somebody else decides. */
function finishTurn<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  p: P,
  seat: Seat,
  rng: Rng,
): void {
  for (let count = 0; count < longest && game.deciders(p)[0] === seat; count++)
    game.play(p, seat, greedy(game, p, seat, rng))
}
