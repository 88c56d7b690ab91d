import { randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { newId, newSecret, sha256 } from '../secrets.ts'
import { addGuest, findGuest } from '../store/guests.ts'
import type { GuestRow, Store } from '../store/schema.ts'

/** A guest is whoever has the cookie: a random secret of which the store only knows the hash. */

const cookieName = 'durbar_guest'
/** As long as browsers keep a cookie at most. */
const lifetime = 400 * 24 * 60 * 60

function secretIn(headers: IncomingHttpHeaders): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === cookieName && value && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

export async function guestOf(store: Store, headers: IncomingHttpHeaders): Promise<GuestRow | undefined> {
  const secret = secretIn(headers)
  return secret === undefined ? undefined : findGuest(store, sha256(secret))
}

export async function newGuest(store: Store): Promise<{ guest: GuestRow; secret: string }> {
  const secret = newSecret()
  const guest: GuestRow = {
    id: newId(),
    secret_hash: sha256(secret),
    name: `Guest ${randomInt(1000, 10_000)}`,
    created_at: new Date().toISOString(),
  }
  await addGuest(store, guest)
  return { guest, secret }
}

export function cookie(secret: string, secure: boolean): string {
  const attributes = [`${cookieName}=${secret}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${lifetime}`]
  return [...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}
