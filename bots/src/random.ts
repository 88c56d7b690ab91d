import { pick } from '@durbar/kernel'
import type { Bot } from './bot.ts'

/** Any legal move, each equally likely. */
export const random: Bot = (game, guess, seat, rng) => pick(rng, game.legalMoves(guess, seat))
