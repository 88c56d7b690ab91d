import type { Settings } from './settings.ts'
import type { Store } from './store/schema.ts'
import type { Registry } from './tables/registry.ts'

/** What the rooms of the server share. */
export interface House {
  readonly store: Store
  readonly settings: Settings
  readonly registry: Registry
  /** Told to stop: nothing new begins. */
  isStopping(): boolean
  /** Called whenever a table has changed: perhaps a bot has to move now. */
  wakeBots(tableId: string): void
}
