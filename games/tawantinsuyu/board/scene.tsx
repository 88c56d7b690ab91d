import type { JsonObject } from '@durbar/kernel'
import { createContext, use } from 'react'
import type { Marked } from './last-move.ts'
import type { Touch } from './touch.ts'

/** What the drawn things share besides the table: who is touched, what was just moved, what would be. */
export interface Scene {
  readonly touch: Touch
  readonly marked: Marked
  /** Whose things the strip shows. */
  readonly shown: number
  show(seat: number): void
  /** Marks what one event has touched instead of what all of them have. */
  point(event: JsonObject | undefined): void
}

const SceneContext = createContext<Scene | undefined>(undefined)
export const SceneProvider = SceneContext.Provider

export function useScene(): Scene {
  const scene = use(SceneContext)
  if (!scene) throw new Error('outside of the scene')
  return scene
}
