import { createHmac } from 'node:crypto'
import { request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Settings } from '../settings.ts'
import { type Address, type TargetProblem, targetOf } from './target.ts'

/** One call, ready to be made. */
export interface Outgoing {
  readonly id: string
  readonly url: string
  readonly secret: string
  readonly body: object
}

/** A status is written `status-500`; whoever is redirected is not followed. */
export type CallProblem = TargetProblem | 'timeout' | 'unreachable' | `status-${number}`

/** How long a call may take, from looking up the name to the answer. */
const patience = 5000

/** Makes the call once. Undefined if it was answered well; the body of the answer is nobody's business here. */
export async function send(
  { id, url, secret, body }: Outgoing,
  settings: Pick<Settings, 'webhookPrivate' | 'resolve'>,
  stopping: AbortSignal,
): Promise<CallProblem | undefined> {
  const late = AbortSignal.timeout(patience)
  const signal = AbortSignal.any([late, stopping])
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'user-agent': 'Durbar',
    'durbar-id': id,
    'durbar-timestamp': timestamp,
    'durbar-signature': `sha256=${signatureOf(secret, timestamp, text)}`,
  }
  try {
    const target = await Promise.race([targetOf(url, settings), aborted(signal)])
    if (typeof target === 'string') return target
    const status = await post(target.url, target.address, headers, text, signal)
    return status >= 200 && status < 300 ? undefined : `status-${status}`
  } catch {
    return late.aborted ? 'timeout' : 'unreachable'
  }
}

export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = (): void => reject(signal.reason as Error)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
}

function post(
  url: URL,
  address: Address,
  headers: Readonly<Record<string, string | number>>,
  text: string,
  signal: AbortSignal,
): Promise<number> {
  const request = url.protocol === 'https:' ? requestSafely : requestPlainly
  // The name is not looked up again: what was checked is what is called.
  const pinned: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [address]) : answer(null, address.address, address.family)
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, agent: false, lookup: pinned, signal }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    call.on('error', reject)
    call.end(text)
  })
}
