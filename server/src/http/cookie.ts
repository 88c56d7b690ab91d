import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * The guest cookie: who somebody is, and a signature that only this house can make. Nothing of it is stored, so that one
 * guest may have it in several browsers. The first secret signs; the others are still accepted, so that a secret
 * can be replaced without sending anybody away.
 */
export interface Cookies {
  read(headers: IncomingHttpHeaders): Claim | undefined
  /** The Set-Cookie header. */
  write(guestId: string, secure: boolean): string
}

export type Claim =
  /** The signature is right; `fresh` if the present secret made it. */
  | { readonly k: 'signed'; readonly guestId: string; readonly fresh: boolean }
  /** A cookie from before cookies were signed: a secret of which the store has the hash. */
  | { readonly k: 'secret'; readonly secret: string }

const cookieName = 'durbar_guest'
/** As long as browsers keep a cookie at most. */
const lifetime = 400 * 24 * 60 * 60

export function createCookies(secrets: readonly string[]): Cookies {
  const [present = '', ...former] = secrets
  if (present === '') throw new Error('cookies need a secret')

  return {
    read(headers) {
      const value = valueIn(headers)
      if (value === undefined) return undefined
      const [, guestId, signature] = /^1\.([\w-]{8,40})\.([\w-]{43})$/.exec(value) ?? []
      if (guestId === undefined || signature === undefined)
        return /^[\w-]{43}$/.test(value) ? { k: 'secret', secret: value } : undefined
      if (isSame(signature, sign(present, guestId))) return { k: 'signed', guestId, fresh: true }
      const known = former.some((secret) => isSame(signature, sign(secret, guestId)))
      return known ? { k: 'signed', guestId, fresh: false } : undefined
    },
    write(guestId, secure) {
      const value = `1.${guestId}.${sign(present, guestId)}`
      const attributes = [`${cookieName}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${lifetime}`]
      return [...attributes, ...(secure ? ['Secure'] : [])].join('; ')
    },
  }
}

function sign(secret: string, guestId: string): string {
  return createHmac('sha256', secret).update(`durbar guest ${guestId}`).digest('base64url')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function valueIn(headers: IncomingHttpHeaders): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === cookieName && value) return value
  }
  return undefined
}
