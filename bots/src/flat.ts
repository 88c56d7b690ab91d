import { at, pick, type Rng } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { rewardOf } from './reward.ts'

/** A play-out is cut and judged after so many decisions. */
const cut = 12

/** Flat Monte Carlo: plays on at random after every move equally often, and takes the move that fares best. */
export function flat(playOuts: number): Bot {
  return (game, guess, seat, rng: Rng) => {
    const moves = game.legalMoves(guess, seat)
    if (moves.length === 1) return at(moves, 0)
    const totals = moves.map(() => 0)
    const rounds = Math.max(1, Math.ceil(playOuts / moves.length))
    for (let round = 0; round < rounds; round++) {
      const dealt = game.determinize(guess, seat, rng)
      for (let index = 0; index < moves.length; index++) {
        const p = game.clone(dealt)
        const move = at(moves, index)
        if (game.refusal(p, seat, move)) continue
        game.play(p, seat, move)
        for (let step = 0; step < cut; step++) {
          const decider = game.deciders(p)[0]
          if (decider === undefined) break
          game.play(p, decider, pick(rng, game.legalMoves(p, decider)))
        }
        totals[index] = at(totals, index) + rewardOf(game.evaluate(p, seat))
      }
    }
    return at(moves, totals.indexOf(Math.max(...totals)))
  }
}
