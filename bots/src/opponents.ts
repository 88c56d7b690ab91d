import type { Bot } from './bot.ts'
import { greedyWith } from './greedy.ts'
import { search } from './search.ts'

/** Somebody to play against: how they think, and how long they take over it. */
interface Opponent {
  readonly bot: Bot
  /** Times the usual pause of a bot: some ponder, some answer at once. */
  readonly pace: number
}

/** A search on the house's machines is cut here, so that nobody waits for long. */
const patience = 3_000

/** From gentle to strong. Suri and Mira look one step ahead and misjudge what they see; Kiran and Pacha look further. */
export const opponents = {
  suri: { bot: greedyWith(2.2), pace: 1.5 },
  mira: { bot: greedyWith(0.7), pace: 1 },
  kiran: { bot: search({ iterations: 100, milliseconds: patience }), pace: 1.2 },
  pacha: { bot: search({ iterations: 1_600, milliseconds: patience }), pace: 1.8 },
} as const satisfies Readonly<Record<string, Opponent>>

export type OpponentName = keyof typeof opponents
export const opponentNames = Object.keys(opponents) as readonly OpponentName[]

/** Who plays where nobody in particular is asked for. */
export const usualOpponent: OpponentName = 'kiran'

/** How long a bot takes, times the usual pause. */
export function paceOf(name: string): number {
  return Object.hasOwn(opponents, name) ? opponents[name as OpponentName].pace : 1
}
