import type { Game, GameEvent, Move, Position, Seat } from '@durbar/kernel'

/** A margin of this many points is a clear lead in all our games: it is worth about 0.85. */
const clearLead = 20

/**
 * How good a position is for a seat, from 0 (lost) to 1 (won). Only sums, products and square roots, which every engine
 * rounds alike: the same search finds the same move everywhere.
 */
export function reward<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  p: P,
  seat: Seat,
): number {
  const margin = game.evaluate(p, seat)
  const squashed = 0.5 + (0.5 * margin) / Math.sqrt(clearLead * clearLead + margin * margin)
  if (p.agenda.length > 0) return squashed
  // At the end a win is a win, however narrow; the margin only tells wins apart.
  return 0.25 * squashed + (margin > 0 ? 0.75 : margin === 0 ? 0.375 : 0)
}
