import type { JsonObject } from '@durbar/kernel'

/** Her last turn among the events since the last update; a Festival that follows it is everybody's. */
export function turnOfHers(recent: readonly JsonObject[], her: number): readonly JsonObject[] {
  const begun = recent.findLastIndex(({ event, seat }) => event === 'turn-began' && seat === her)
  if (begun < 0) return []
  const after = recent.slice(begun + 1)
  const end = after.findIndex(({ event }) => event === 'turn-began' || event === 'festival-began')
  return end < 0 ? after : after.slice(0, end)
}
