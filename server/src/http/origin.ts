import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from this server's own pages, or from no page at all. Browsers name the page's origin on
 * WebSockets and on every request that can change something; programs that are no browsers have no cookie to steal.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (origins.includes(origin)) return true
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.host === host
}
