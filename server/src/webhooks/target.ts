import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** An address a name stands for. */
export interface Address {
  readonly address: string
  readonly family: number
}

/** All addresses of a name; replaced in tests. */
export type Resolve = (host: string) => Promise<readonly Address[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/** Why a call cannot be made, or was not answered as it should be. */
export type TargetProblem = 'bad-url' | 'not-https' | 'private-address' | 'no-such-host'

/** Addresses that belong to a machine, a household, a provider or nobody; calls go to the open Internet only. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// Within the open part of IPv6: protocol assignments with Teredo, documentation, and 6to4, which hides an IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

/** Only this part of IPv6 is the open Internet: loopback, link-local, mapped IPv4 and all the others lie outside. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false
  return isIPv6(address)
    ? open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    : !closed.check(address, 'ipv4')
}

/**
 * The address a call goes to. Every address of the name is checked, and the call is made to exactly the one returned:
 * a name that stands for something else a moment later leads nowhere.
 */
export async function targetOf(
  url: string,
  { webhookPrivate, resolve }: { readonly webhookPrivate: boolean; readonly resolve: Resolve },
): Promise<{ readonly url: URL; readonly address: Address } | TargetProblem> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '')
    return 'bad-url'
  if (parsed.protocol !== 'https:' && !webhookPrivate) return 'not-https'
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  const literal = isIP(host)
  const addresses = literal > 0 ? [{ address: host, family: literal }] : await resolve(host).catch(() => [])
  const [address] = addresses
  if (!address) return 'no-such-host'
  if (!webhookPrivate && !addresses.every((one) => isPublic(one.address))) return 'private-address'
  return { url: parsed, address }
}
