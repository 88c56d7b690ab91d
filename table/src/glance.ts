import { type Game, isObject, type Json, type Position, type Seat } from '@durbar/kernel'

/** What a list of tables shows of a position. Kept in the table's row; a cache of what the log says. */
export interface Glance {
  readonly seq: number
  readonly deciders: readonly Seat[]
  /** From which the game's text says how far the play is; null before the start. */
  readonly progress: Json
}

export const firstGlance: Glance = { seq: 0, deciders: [], progress: null }

export function glanceOf(game: Game, position: Position, seq: number): Glance {
  return { seq, deciders: game.deciders(position), progress: game.progress(position) as Json }
}

/** Whether two glances say the same; what an older one says beyond that does not count. */
export function isSameGlance(glance: Glance, older: Glance): boolean {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  const { seq, deciders, progress } = glance
  if (seq !== older.seq || !same(deciders, older.deciders)) return false
  const [now, then] = [progress, older.progress]
  return isObject(now) && isObject(then) ? Object.keys(now).every((key) => same(now[key], then[key])) : same(now, then)
}
