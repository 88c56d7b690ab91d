import { type Game, type GameEvent, type Move, type Position, type Rng, rngFromSeed, type Seat } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { type BotName, botOf } from './names.ts'

export { type Advice, type AdviceRequest, advise } from './advice.ts'
export { type BotName, botNames, isBotName } from './names.ts'
export { type OpponentName, opponentNames, paceOf, usualOpponent } from './opponents.ts'
export { iterate, plant } from './tree.ts'

function needBot(name: BotName): Bot {
  const bot = botOf(name)
  if (!bot) throw new RangeError(`no bot "${name}"`)
  return bot
}

/** The bot's move for a seat of a true position: it is shown a guess, never the position itself. */
export function botMove<P extends Position, M extends Move, E extends GameEvent>(
  name: BotName,
  game: Game<P, M, unknown, E>,
  position: P,
  seat: Seat,
  rng: Rng,
): M {
  return needBot(name)(game, game.determinize(position, seat, rng), seat, rng)
}

/** The bot's move from a guess made elsewhere, such as on the server before it is handed to a worker. */
export function decide<P extends Position, M extends Move, E extends GameEvent>(
  name: BotName,
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  seed: string,
): M {
  return needBot(name)(game, guess, seat, rngFromSeed(seed))
}
