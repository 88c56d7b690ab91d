import { current, type Game, type GameEvent, type Move, type Position, type Seat } from '@durbar/kernel'

/** Whether a move has led the seat back to the question it answered: unless it improves something, it is idle. */
export function isSameQuestion<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  before: P,
  after: P,
  seat: Seat,
): boolean {
  if (after.agenda.length !== before.agenda.length || current(after)?.k !== current(before)?.k) return false
  const deciders = game.deciders(after)
  return deciders.length === 1 && deciders[0] === seat
}
