import { randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { newId, newSecret, sha256 } from '../secrets.ts'
import { addGuest, findGuest, findGuestBySecret } from '../store/guests.ts'
import type { GuestRow, Store } from '../store/schema.ts'
import type { Cookies } from './cookie.ts'

/** A guest is whoever has the cookie. `fresh` is false if the cookie should be written anew. */
export async function guestOf(
  store: Store,
  cookies: Cookies,
  headers: IncomingHttpHeaders,
): Promise<{ guest: GuestRow; fresh: boolean } | undefined> {
  const claim = cookies.read(headers)
  if (!claim) return undefined
  const guest =
    claim.k === 'signed' ? await findGuest(store, claim.guestId) : await findGuestBySecret(store, sha256(claim.secret))
  return guest && { guest, fresh: claim.k === 'signed' && claim.fresh }
}

export async function newGuest(store: Store): Promise<GuestRow> {
  const guest: GuestRow = {
    id: newId(),
    // Nobody knows this secret: guests are recognized by the signature of their cookie.
    secret_hash: sha256(newSecret()),
    recovery_hash: null,
    name: `Guest ${randomInt(1000, 10_000)}`,
    created_at: new Date().toISOString(),
  }
  await addGuest(store, guest)
  return guest
}
