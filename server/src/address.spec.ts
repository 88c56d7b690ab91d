import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createAddresses, trustProblem } from './address.ts'

function from(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage
}

const forwarded = { 'x-forwarded-for': '192.0.2.66, 198.51.100.7, 10.0.0.2', 'x-forwarded-proto': 'https' }

it.each([
  ['believes nobody unless told to', [], '10.0.0.1', '10.0.0.1', false],
  ['believes as many proxies as there are', ['1'], '10.0.0.1', '10.0.0.2', true],
  ['no further than the proxies wrote', ['2'], '10.0.0.1', '198.51.100.7', true],
  ['the proxies of a network', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.7', true],
  ['a header of whoever is no proxy is nothing', ['10.0.0.0/8'], '203.0.113.5', '203.0.113.5', false],
  ['IPv4 over IPv6 is IPv4', ['10.0.0.1', '10.0.0.2'], '::ffff:10.0.0.1', '198.51.100.7', true],
  ['one household is one address', [], '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', false],
  ['however it is written', [], '2001:db8::7', '2001:db8:0:0::/64', false],
])('%s', (_, trust, remote, address, secure) => {
  const addresses = createAddresses(trust)
  expect(addresses.of(from(remote, forwarded))).toBe(address)
  expect(addresses.isSecure(from(remote, forwarded))).toBe(secure)
})

it('says what is wrong with a setting', () => {
  for (const right of ['1', '9', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
    expect(trustProblem(right)).toBeUndefined()
  for (const wrong of ['0', '10', 'yes', '10.0.0.0/33', '10.0.0/8', '1.2.3.4/8/9', ''])
    expect(trustProblem(wrong)).toContain(wrong)
})
