import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signatureOf } from '../src/webhooks/send.ts'
import { certificate, key } from './certificate.ts'
import { type Guest, newGuest } from './client.ts'
import { useServer } from './local.ts'

/** Names stand for this machine here, and calls may go there. */
const server = useServer({ webhookPrivate: true, resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
const path = '/api/me/webhook'

const calls: { readonly host: string; readonly body: string; readonly signature: string; readonly time: string }[] = []
const receiver = createServer({ cert: certificate, key }, (request, response) => {
  const { host = '', 'durbar-signature': signature, 'durbar-timestamp': time } = request.headers
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk
  })
  request.on('end', () => {
    calls.push({ host, body, signature: String(signature), time: String(time) })
    response.writeHead(204).end()
  })
})
beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)))
afterAll(() => void receiver.close())
afterEach(() => {
  vi.restoreAllMocks()
  calls.length = 0
})

const urlAt = (name: string): string => `https://${name}:${(receiver.address() as AddressInfo).port}/hook`

/** As if the certificate were signed by somebody the machine trusts. */
function trust(): void {
  const connect = tls.connect
  vi.spyOn(tls, 'connect').mockImplementation(((options: tls.ConnectionOptions) =>
    connect({ ...options, ca: certificate })) as typeof tls.connect)
}

async function guestCalledAt(name: string): Promise<{ guest: Guest; secret: string }> {
  const guest = await newGuest(server.url)
  const { body } = await guest.request('PUT', path, { url: urlAt(name) })
  return { guest, secret: (body as { secret: string }).secret }
}

const test = async (guest: Guest): Promise<unknown> => (await guest.request('POST', `${path}/test`)).body

it('calls by https under the name the guest gave, signed', async () => {
  trust()
  const { guest, secret } = await guestCalledAt('hooks.example')
  expect(await test(guest)).toEqual({ problem: null })
  const [call] = calls
  expect(calls).toHaveLength(1)
  expect(call?.host).toBe(new URL(urlAt('hooks.example')).host)
  expect(call?.signature).toBe(`sha256=${signatureOf(secret, call?.time ?? '', call?.body ?? '')}`)
})

it('tells nothing to a server whose certificate is for another name', async () => {
  trust()
  const { guest } = await guestCalledAt('other.example')
  expect(await test(guest)).toEqual({ problem: 'unreachable' })
  expect(calls).toEqual([])
})

it('tells nothing to a server whose certificate nobody trusts', async () => {
  const { guest } = await guestCalledAt('hooks.example')
  expect(await test(guest)).toEqual({ problem: 'unreachable' })
  expect(calls).toEqual([])
})
