import type { House } from '../src/house.ts'
import type { Settings } from '../src/settings.ts'
import { silence } from '../src/socket/bus.ts'
import { createLog } from '../src/store/log.ts'
import type { Store } from '../src/store/schema.ts'
import { solitude } from '../src/tables/presence.ts'
import { createRegistry } from '../src/tables/registry.ts'

/** The rooms of a server around a store, without a port and without bots. */
export function quietHouse(store: Store, settings: Settings): House {
  const process = 'test'
  const registry = createRegistry(store, settings)
  const log = createLog(store, process)
  return {
    store,
    log,
    bus: silence,
    process,
    settings,
    registry,
    presence: solitude,
    webhooks: {
      isUsed: () => false,
      used() {},
      look: async () => undefined,
      deliver() {},
      mayCall: () => true,
      stop: async () => undefined,
    },
    isStopping: () => false,
    suggest: async () => [],
    wakeBots() {},
  }
}
