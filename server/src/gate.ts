import { type Addresses, createAddresses } from './address.ts'
import { Problem } from './problem.ts'
import { buckets } from './rate.ts'
import type { Settings } from './settings.ts'

/** How often, and how many at once: the measures that all doors of the house share. */
export interface Gate extends Addresses {
  /** Whether the bearer of this key has a token left; what is refused is counted. */
  allows(limit: RateName, key: string): boolean
  /** The same, as a problem for whoever asked. */
  need(limit: RateName, key: string): void
  /** Lets a WebSocket in and says how to let it out again; undefined if there are too many. */
  enter(address: string, guestId: string | undefined): (() => void) | undefined
  /** How many WebSockets are inside. */
  inside(): number
}

/** The limits that are kept by guest or by address. */
const kept = ['addressMessages', 'requests', 'addressRequests', 'newGuests', 'newTables', 'recoveries'] as const
type RateName = (typeof kept)[number]

export function createGate({ limits, metrics, trustProxy }: Pick<Settings, 'limits' | 'metrics' | 'trustProxy'>): Gate {
  const rates = Object.fromEntries(kept.map((name) => [name, buckets(limits[name])])) as Readonly<
    Record<RateName, (key: string) => boolean>
  >
  const sockets = new Map<string, number>()
  let all = 0

  function allows(limit: RateName, key: string): boolean {
    const may = rates[limit](key)
    if (!may) metrics.limited.add({ limit })
    return may
  }

  return {
    ...createAddresses(trustProxy),
    allows,
    need(limit, key) {
      if (!allows(limit, key)) throw new Problem(429, 'too-fast', 'Too many requests; wait a moment.')
    },
    enter(address, guestId) {
      const keys: (readonly [string, number, string])[] = [
        [`address ${address}`, limits.addressSockets, 'addressSockets'],
      ]
      if (guestId !== undefined) keys.push([`guest ${guestId}`, limits.sockets, 'sockets'])
      const full = keys.find(([key, most]) => (sockets.get(key) ?? 0) >= most)
      if (full) {
        metrics.limited.add({ limit: full[2] })
        return undefined
      }
      for (const [key] of keys) sockets.set(key, (sockets.get(key) ?? 0) + 1)
      all++
      return () => {
        all--
        for (const [key] of keys) {
          const left = (sockets.get(key) ?? 1) - 1
          if (left === 0) sockets.delete(key)
          else sockets.set(key, left)
        }
      }
    },
    inside: () => all,
  }
}
