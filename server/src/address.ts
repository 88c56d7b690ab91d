import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whose connection it is, for limits by address. Behind a proxy the connection is the proxy's, and who it comes from
 * stands in a header that anybody can write: it is believed only as far as the configured proxies wrote it.
 */
export interface Addresses {
  of(request: IncomingMessage): string
  /** Whether the browser speaks TLS, to us or to a trusted proxy. */
  isSecure(request: IncomingMessage): boolean
}

/** What is wrong with one word of the setting: a number of proxies, an address, or a network such as 10.0.0.0/8. */
export function trustProblem(item: string): string | undefined {
  const [address = '', bits, ...more] = item.split('/')
  if (/^[1-9]$/.test(item)) return undefined
  const most = isIPv6(address) ? 128 : 32
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) > 0 && fits && more.length === 0
    ? undefined
    : `"${item}" is neither a number of proxies from 1 to 9 nor an address nor a network such as 10.0.0.0/8`
}

export function createAddresses(trust: readonly string[]): Addresses {
  const hops = Math.max(0, ...trust.filter((item) => /^\d$/.test(item)).map(Number))
  const proxies = new BlockList()
  for (const item of trust) {
    const [address = '', bits] = item.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string, distance: number): boolean =>
    distance < hops || (isIP(address) > 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))

  return {
    of(request) {
      // The nearest first: the connection, then what each proxy added at the end of the header.
      const chain = [request.socket.remoteAddress ?? '', ...listed(request, 'x-forwarded-for').reverse()].map(plain)
      let distance = 0
      while (distance < chain.length - 1 && isTrusted(chain[distance] ?? '', distance)) distance++
      return network(chain[distance] ?? '')
    },
    isSecure(request) {
      if ('encrypted' in request.socket) return true
      const nearest = plain(request.socket.remoteAddress ?? '')
      return isTrusted(nearest, 0) && listed(request, 'x-forwarded-proto').at(-1) === 'https'
    },
  }
}

function listed(request: IncomingMessage, header: string): string[] {
  const value = request.headers[header]
  const text = Array.isArray(value) ? value.join(',') : (value ?? '')
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** An IPv4 address that arrived over IPv6 is the IPv4 address. */
function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

/** One household has a whole IPv6 network of 64 bits, and may use another address for every request. */
function network(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 45)
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  return `${[...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back].slice(0, 4).join(':')}::/64`
}
