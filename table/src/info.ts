import type { Game } from '@durbar/kernel'
import type { GameInfo } from '@durbar/protocol'

/** What whoever makes a table must know of a game. */
export function infoOf({ id, rulesVersion, seats, options }: Game, bots: readonly string[]): GameInfo {
  return {
    id,
    rulesVersion,
    seats: { ...seats },
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, { ...option, values: [...option.values] }]),
    ),
    bots: [...bots],
  }
}
