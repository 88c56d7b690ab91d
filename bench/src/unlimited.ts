import type { ServerOptions } from '@durbar/server'

const fast = { burst: 1_000_000, perSecond: 1_000_000 }

/** For tests that are about something else than limits. */
export const unlimited: NonNullable<ServerOptions['limits']> = {
  messages: fast,
  addressMessages: fast,
  requests: fast,
  addressRequests: fast,
  newGuests: fast,
  newTables: fast,
  recoveries: fast,
  webhooks: fast,
  tables: 1_000_000,
  sockets: 1_000_000,
  addressSockets: 1_000_000,
}
