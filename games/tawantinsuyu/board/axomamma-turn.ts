import type { JsonObject } from '@durbar/kernel'

/** What is told of her last turn. */
export interface HerTurn {
  readonly events: readonly JsonObject[]
  /** It goes on: somebody is asked in the middle of it. */
  readonly running: boolean
}

export const untold: HerTurn = { events: [], running: false }

/**
 * Her turn with the events since the last update: a new one, or more of the one under way. A Festival that follows it
 * is everybody's. Undefined if they tell nothing of her turns.
 */
export function herTurnAfter(before: HerTurn, recent: readonly JsonObject[], her: number): HerTurn | undefined {
  const begun = recent.findLastIndex(({ event, seat }) => event === 'turn-began' && seat === her)
  if (begun < 0 && !before.running) return undefined
  const fresh = recent.slice(begun + 1)
  const end = fresh.findIndex(({ event }) => event === 'turn-began' || event === 'festival-began')
  const events = [...(begun < 0 ? before.events : []), ...(end < 0 ? fresh : fresh.slice(0, end))]
  return { events, running: end < 0 }
}
