import type { Game, Json, Position, Seat } from '@durbar/kernel'

/** What a list of tables shows of a position. Kept in the table's row; a cache of what the log says. */
export interface Glance {
  readonly seq: number
  readonly deciders: readonly Seat[]
  /** The view of a spectator, from which the game's text says how far the play is; null before the start. */
  readonly progress: Json
}

export const firstGlance: Glance = { seq: 0, deciders: [], progress: null }

export function glanceOf(game: Game, position: Position, seq: number): Glance {
  return { seq, deciders: game.deciders(position), progress: game.view(position, 'spectator') as Json }
}
