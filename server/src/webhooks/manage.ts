import type { newWebhook, webhook, z } from '@durbar/protocol'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { newId, newSecret } from '../secrets.ts'
import type { WebhookRow } from '../store/schema.ts'
import { findWebhook, markWebhook, setWebhook } from '../store/webhooks.ts'
import { after } from './deliver.ts'
import { send } from './send.ts'
import { type TargetProblem, targetOf } from './target.ts'

/** What a guest does with its own webhook. */

/** As its guest sees it: never again with the secret. */
export function seenWebhook({ url, created_at, problem, off_at }: WebhookRow): z.output<typeof webhook> {
  return { url, createdAt: created_at, problem, offAt: off_at }
}

export async function setGuestWebhook(
  house: House,
  guestId: string,
  url: string,
  site: string,
): Promise<z.output<typeof newWebhook>> {
  needToken(house, guestId)
  const target = await targetOf(url, house.settings)
  if (typeof target === 'string') throw problemOf(target)
  const row: WebhookRow = {
    guest_id: guestId,
    url: target.url.href,
    secret: newSecret(),
    site,
    created_at: new Date().toISOString(),
    failures: 0,
    failing_since: null,
    problem: null,
    off_at: null,
  }
  await setWebhook(house.store, row)
  house.webhooks.used()
  return { webhook: seenWebhook(row), secret: row.secret }
}

/** Calls at once and says what is wrong. A webhook that was switched off and answers is on again. */
export async function testWebhook(house: House, guestId: string): Promise<string | null> {
  const mine = await findWebhook(house.store, guestId)
  if (!mine) throw new Problem(404, 'no-webhook', 'You have no webhook.')
  needToken(house, guestId)
  const body = { event: 'test', url: mine.site, at: new Date().toISOString() }
  const problem = await send({ ...mine, id: newId(), body }, house.settings, AbortSignal.timeout(longest))
  house.settings.metrics.webhooks.add({ answer: problem ?? 'answered' })
  await markWebhook(house.store, mine, problem ? { ...mine, problem } : after(mine, undefined))
  return problem ?? null
}

/** A call ends by itself long before. */
const longest = 60_000

function needToken({ webhooks }: House, guestId: string): void {
  if (!webhooks.mayCall(guestId)) throw new Problem(429, 'too-fast', 'Too many calls; wait a moment.')
}

function problemOf(problem: TargetProblem): Problem {
  switch (problem) {
    case 'bad-url':
      return new Problem(400, 'bad-webhook', 'This is no address of a web server, or it has a password in it.')
    case 'not-https':
      return new Problem(400, 'bad-webhook', 'The address begins with https://.')
    case 'no-such-host':
      return new Problem(400, 'bad-webhook', 'There is no server of this name.')
    case 'private-address':
      return new Problem(400, 'private-webhook', 'This address belongs to a private network; it is not called.')
  }
}
