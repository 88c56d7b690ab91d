import type { JsonObject } from '@durbar/kernel'
import { useSyncExternalStore } from 'react'
import type { ActionName, WrittenMoveOf } from '../text/written.ts'
import { written } from './targets.ts'

/**
 * The two arrows as the viewer has pointed them but not locked them: the one thing the disc on the board and the
 * button in the action bar both need to know, though neither contains the other. A page shows one table at a time.
 */
let draft: readonly ActionName[] = []
const listeners = new Set<() => void>()

export function setDraft(actions: readonly ActionName[]): void {
  if (draft.length === 0 && actions.length === 0) return
  draft = actions
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDraft(): readonly ActionName[] {
  return useSyncExternalStore(subscribe, () => draft)
}

/** A tap points the next arrow; with both pointed the older one goes. */
export function point(actions: readonly ActionName[], action: ActionName): readonly ActionName[] {
  return [...actions, action].slice(-2)
}

/** The move that locks what has been pointed, if it is one. */
export function lockMove(moves: readonly JsonObject[], actions: readonly ActionName[]): JsonObject | undefined {
  if (actions.length < 2) return undefined
  const wanted = [...actions].sort().join()
  const found = written(moves).find((move) => move.move === 'disc' && [...move.actions].sort().join() === wanted)
  return found as unknown as JsonObject | undefined
}

/** The viewer may set the disc now, for the first time or anew. */
export function maySet(moves: readonly JsonObject[]): boolean {
  return written(moves).some((move): move is WrittenMoveOf<'disc'> => move.move === 'disc')
}
