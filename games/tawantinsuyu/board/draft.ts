import { useSyncExternalStore } from 'react'

/** The cards picked so far where several are kept at once; the board and the action bar share it. */
let draft: readonly string[] = []
const listeners = new Set<() => void>()

export function setDraft(cards: readonly string[]): void {
  draft = cards
  for (const listener of listeners) listener()
}

export function toggleDraft(card: string, most: number): void {
  if (draft.includes(card)) setDraft(draft.filter((one) => one !== card))
  else setDraft([...draft, card].slice(-most))
}

export function useDraft(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => draft,
  )
}
