import { agra } from '@durbar/agra/rules'
import type { Game } from '@durbar/kernel'
import { maharaja } from '@durbar/maharaja/rules'
import { tawantinsuyu } from '@durbar/tawantinsuyu/rules'

/** Every title of the house, by id. */
export const games: Readonly<Record<string, Game>> = { maharaja, agra, tawantinsuyu }

export function gameOf(id: string): Game | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined
}
