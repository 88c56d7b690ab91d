import type { Game } from '@durbar/kernel'
import { maharaja } from '@durbar/maharaja/rules'

/** Every title of the house, by id. */
export const games: Readonly<Record<string, Game>> = { maharaja }

export function gameOf(id: string): Game | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined
}
