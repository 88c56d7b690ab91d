import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/schema.ts'

/**
 * How processes that share a store tell each other that a table has changed. A message is only a hint to look at the
 * log: it names the table and nothing else, it may come twice or never, and nothing is lost if it does not come.
 */
export interface Bus {
  /** This process has changed the table, and it is committed. Returns at once. */
  tell(tableId: string): void
  close(): Promise<void>
}

/** For a store that is this process's alone. */
export const silence: Bus = { tell: () => undefined, close: async () => undefined }

export interface Listener {
  /** Another process has changed this table. */
  changed(tableId: string): void
  /** Messages may have been missed: everything that somebody looks at may have changed. */
  missed(): void
}

const channel = 'durbar'

/**
 * LISTEN and NOTIFY of PostgreSQL. Messages are sent after the commit and not within it: PostgreSQL lets commits that
 * notify happen one at a time only, which would make every append wait for every other.
 */
export async function openBus(
  url: string,
  store: Store,
  process: string,
  settings: Settings,
  listener: Listener,
): Promise<Bus> {
  const closing = new AbortController()
  const changed = new Set<string>()
  let sending: Promise<void> | undefined
  let client: pg.Client | undefined

  async function send(): Promise<void> {
    while (changed.size > 0) {
      const messages = [...changed].map((tableId) => sql`(${`${process} ${tableId}`})`)
      changed.clear()
      try {
        await sql`select pg_notify(${channel}, column1) from (values ${sql.join(messages)}) as message`.execute(store)
      } catch (error) {
        settings.log('Other processes could not be told of a change; they will look for themselves', error)
      }
    }
    sending = undefined
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    const lost = new Promise<void>((resolve) => {
      next.on('error', () => resolve())
      next.on('end', () => resolve())
    })
    next.on('notification', ({ payload = '' }) => {
      const [sender, tableId] = payload.split(' ')
      if (sender !== process && tableId) listener.changed(tableId)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    if (closing.signal.aborted) await next.end()
    void lost.then(listenAgain)
  }

  async function listenAgain(): Promise<void> {
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(5000, wait * 2))
      try {
        await listen()
        return listener.missed()
      } catch (error) {
        settings.log('The line to the other processes is down; trying again', error)
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      }
  }

  await listen()
  return {
    tell(tableId) {
      changed.add(tableId)
      // Everything that changes in this turn of the event loop goes into one message.
      sending ??= new Promise<void>((resolve) => setImmediate(resolve)).then(send)
    },
    async close() {
      closing.abort()
      await sending
      await client?.end()
    },
  }
}
