import type { Glance } from '@durbar/table'
import type { House } from '../house.ts'
import { buckets } from '../rate.ts'
import type { WebhookRow } from '../store/schema.ts'
import {
  anyWebhook,
  beginRound,
  type Delivery,
  deliveriesOf,
  dropDelivery,
  endRound,
  markWebhook,
  postpone,
} from '../store/webhooks.ts'
import { type CallProblem, send } from './send.ts'

/** Calls people outside the browser when the table waits for them. */
export interface Webhooks {
  /** Whether anybody wants to be called; as long as nobody does, nothing is written down. */
  isUsed(): boolean
  /** Somebody wants to be called from now on. */
  used(): void
  /** Looks whether anybody does, as another process may have been told. */
  look(): Promise<void>
  /** The duty: makes the calls of a table that are due. */
  deliver(tableId: string): void
  /** Whether one more call to this guest may be made now. */
  mayCall(guestId: string): boolean
  stop(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute
/** Nobody waits longer than this between two tries. */
const longest = 4 * 60 * minute
/** A webhook that failed so often, and for a day, is switched off. */
const manyFailures = 10
/** Tables that are called for at the same time; the others are looked at again a moment later. */
const atOnce = 50
/** If a process dies while it calls, another takes over after this time. */
const round = 30_000

export function createWebhooks(house: House): Webhooks {
  const { store, settings } = house
  const stopping = new AbortController()
  const busy = new Map<string, Promise<void>>()
  const mayCall = buckets(settings.limits.webhooks)
  let used = false

  async function deliverAll(tableId: string): Promise<void> {
    const mark = Date.now() + round
    if (!(await beginRound(store, house.process, tableId, mark))) return
    const due = await deliveriesOf(store, tableId, Date.now())
    await Promise.all(due.map(deliverOne))
    await endRound(store, house.process, tableId, mark)
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    const { id, guest_id, attempts } = delivery
    if (delivery.off_at !== null || isAnswered(delivery) || (await isLookingNow(delivery)))
      return dropDelivery(store, id)
    if (!mayCall(guest_id)) return postpone(store, id, attempts, Date.now() + settings.webhookRetry)
    const problem = await send({ ...delivery, body: bodyOf(delivery) }, settings, stopping.signal)
    if (stopping.signal.aborted) return
    settings.metrics.webhooks.add({ answer: problem ?? 'answered' })
    await markWebhook(store, delivery, after(delivery, problem))
    if (!problem || Date.now() - Date.parse(delivery.at) > day) return dropDelivery(store, id)
    await postpone(store, id, attempts + 1, Date.now() + pauseAfter(attempts, settings.webhookRetry))
  }

  /** Here, where only a table in memory has anybody who looks at it, or through another process. */
  async function isLookingNow({ table_id, guest_id }: Delivery): Promise<boolean> {
    for (const { guestId } of house.registry.watchers(table_id)) if (guestId === guest_id) return true
    return (await house.presence.elsewhere([table_id])).some(({ guestId }) => guestId === guest_id)
  }

  return {
    isUsed: () => used,
    used() {
      used = true
    },
    async look() {
      used = await anyWebhook(store)
    },
    deliver(tableId) {
      if (stopping.signal.aborted || busy.has(tableId) || busy.size >= atOnce) return
      busy.set(
        tableId,
        deliverAll(tableId)
          .catch((error: unknown) => settings.log(`The calls of table ${tableId} were not made`, error))
          .finally(() => busy.delete(tableId)),
      )
    },
    mayCall,
    async stop() {
      stopping.abort()
      await Promise.all(busy.values())
    },
  }
}

/** Whether there is nothing left to call about: the player has answered, gave the seat away or took it back. */
function isAnswered({ event, seat, guest_id, holder, bot, status, glance }: Delivery): boolean {
  if (status !== 'playing' || holder !== guest_id) return true
  // Whose time was up may have lost the seat to a bot, and is to know.
  if (bot !== null) return event === 'turn'
  return !(JSON.parse(glance) as Glance).deciders.includes(seat)
}

function bodyOf({ event, table_id, game, name, seat, site, at }: Delivery): object {
  return { event, table: table_id, game, name, seat, url: `${site}/table/${table_id}`, at }
}

/** What is known of a webhook when it was called again. */
export function after(
  { failures, failing_since }: Pick<WebhookRow, 'failures' | 'failing_since'>,
  problem: CallProblem | undefined,
): Pick<WebhookRow, 'failures' | 'failing_since' | 'problem' | 'off_at'> {
  if (!problem) return { failures: 0, failing_since: null, problem: null, off_at: null }
  const now = new Date().toISOString()
  const since = failing_since ?? now
  const hopeless = failures + 1 >= manyFailures && Date.parse(now) - Date.parse(since) > day
  // Whoever answers "gone" asks not to be called again.
  const off = hopeless || problem === 'status-410'
  return { failures: failures + 1, failing_since: since, problem, off_at: off ? now : null }
}

/** Twice as long each time, and never exactly, so that many do not come back at the same moment. */
export function pauseAfter(attempts: number, first: number): number {
  return Math.min(longest, first * 2 ** attempts) * (0.5 + Math.random())
}
