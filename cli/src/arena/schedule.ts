import type { BotName } from '@durbar/bots'
import { at, range } from '@durbar/kernel'

/** One game to be played: who sits where with which chances. */
export interface Pairing {
  readonly block: number
  readonly rotation: number
  readonly bots: readonly BotName[]
}

/**
 * Whole blocks, at least so many games: in a block the same deal is played once for every seat the line-up can be moved
 * to. Alone each bot plays each deal; a line-up shorter than the table is filled up with its last bot.
 */
export function schedule(bots: readonly BotName[], players: number, games: number): Pairing[] {
  const solo = players === 1
  const size = solo ? bots.length : players
  const lineUp = range(size).map((seat) => at(bots, Math.min(seat, bots.length - 1)))
  return range(Math.ceil(games / size) * size).map((index) => {
    const rotation = index % size
    return {
      block: Math.floor(index / size),
      rotation,
      bots: solo ? [at(bots, rotation)] : range(size).map((seat) => at(lineUp, (seat - rotation + size) % size)),
    }
  })
}
