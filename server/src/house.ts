import type { AdviceJob, Suggestion } from '@durbar/table/advise'
import type { Settings } from './settings.ts'
import type { Bus } from './socket/bus.ts'
import type { Log } from './store/log.ts'
import type { Store } from './store/schema.ts'
import type { Presence } from './tables/presence.ts'
import type { Registry } from './tables/registry.ts'
import type { Webhooks } from './webhooks/deliver.ts'

/** What the rooms of the server share. */
export interface House {
  readonly store: Store
  readonly log: Log
  readonly bus: Bus
  /** The name of this process among those that share the store. */
  readonly process: string
  readonly settings: Settings
  readonly registry: Registry
  readonly presence: Presence
  readonly webhooks: Webhooks
  /** Told to stop: nothing new begins. */
  isStopping(): boolean
  /** Good moves from a guess, thought out in a worker when no bot has to move. */
  suggest(job: AdviceJob): Promise<readonly Suggestion[]>
  /** A bot has to move at this table, and this process lets it. */
  wakeBots(tableId: string): void
}
