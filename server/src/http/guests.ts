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

/** `languages` is what the browser says its owner reads: the name is the guest's own, so it is in their language. */
export async function newGuest(store: Store, languages = ''): Promise<GuestRow> {
  const guest: GuestRow = {
    id: newId(),
    // Nobody knows this secret: guests are recognized by the signature of their cookie.
    secret_hash: sha256(newSecret()),
    recovery_hash: null,
    name: `${guestIn(languages)} ${randomInt(1000, 10_000)}`,
    created_at: new Date().toISOString(),
  }
  await addGuest(store, guest)
  return guest
}

/** By language; the browser names the best one first. */
const guestWords: readonly (readonly [language: RegExp, word: string])[] = [
  [/^en\b/i, 'Guest'],
  [/^pl\b/i, 'Gość'],
  [/^es\b/i, 'Invitado'],
  [/^zh\b/i, '訪客'],
]

export function guestIn(languages: string): string {
  for (const language of languages.split(',')) {
    const known = guestWords.find(([pattern]) => pattern.test(language.trim()))
    if (known) return known[1]
  }
  return 'Guest'
}
