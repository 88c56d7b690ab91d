import type { Pace } from '@durbar/protocol'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What the create page offers, quickest first. */
export const paces = {
  none: undefined,
  quick: { kind: 'live', bank: 10 * minute, increment: 20 },
  live: { kind: 'live', bank: 25 * minute, increment: minute },
  daily: { kind: 'slow', bank: 3 * day, increment: 12 * hour },
  relaxed: { kind: 'slow', bank: 10 * day, increment: 2 * day },
} as const satisfies Record<string, Omit<Pace, 'timeout'> | undefined>

export type PaceName = keyof typeof paces
export const paceNames = Object.keys(paces) as PaceName[]

/** The pace as the server wants it; undefined for none. */
export function paceOf(name: PaceName, timeout: Pace['timeout']): Pace | undefined {
  const pace = paces[name]
  return pace && { ...pace, timeout }
}
