import { type Game, type GameEvent, type Move, type Position, type Rng, rngFromSeed, type Seat } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** The ladder, weakest first. */
export const bots = { random, greedy } as const satisfies Readonly<Record<string, Bot>>
export type BotName = keyof typeof bots
export const botNames = Object.keys(bots) as BotName[]

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(bots, name)
}

/** The bot's move for a seat of a true position: it is shown a guess, never the position itself. */
export function botMove<P extends Position, M extends Move, E extends GameEvent>(
  name: BotName,
  game: Game<P, M, unknown, E>,
  position: P,
  seat: Seat,
  rng: Rng,
): M {
  return bots[name](game, game.determinize(position, seat, rng), seat, rng)
}

/** The bot's move from a guess made elsewhere, such as on the server before it is handed to a worker. */
export function decide<P extends Position, M extends Move, E extends GameEvent>(
  name: BotName,
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  seed: string,
): M {
  return bots[name](game, guess, seat, rngFromSeed(seed))
}
