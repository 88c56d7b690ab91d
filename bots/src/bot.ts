import type { Game, GameEvent, Move, Position, Rng, Seat } from '@durbar/kernel'

/**
 * A bot decides from a position that its seat cannot tell from the true one, made by `determinize`: what is hidden from
 * the seat is hidden from the bot. The same guess and the same random source give the same move.
 */
export type Bot = <P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  guess: P,
  seat: Seat,
  rng: Rng,
) => M
