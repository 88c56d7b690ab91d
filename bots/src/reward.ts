/** A margin of this many points is a clear lead in all our games: it is worth about 0.85. */
const clearLead = 20

/**
 * What a margin is worth, from 0 (lost) to 1 (won). Only sums, products and square roots, which every engine rounds
 * alike: the same search finds the same move everywhere.
 */
export function rewardOf(margin: number): number {
  return 0.5 + (0.5 * margin) / Math.sqrt(clearLead * clearLead + margin * margin)
}

/** The margin that is worth so much. */
export function marginOf(reward: number): number {
  const share = 2 * reward - 1
  return (clearLead * share) / Math.sqrt(1 - share * share)
}

/** At the end a win is a win, however narrow; the margin only tells wins apart. */
export function finalReward(margin: number): number {
  return 0.25 * rewardOf(margin) + (margin > 0 ? 0.75 : margin === 0 ? 0.375 : 0)
}
