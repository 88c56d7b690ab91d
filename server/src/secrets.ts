import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that fit into a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A name for a row: not a secret, but not to be counted through either. Commands take a dash in front for an option. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether the secret is the one whose hash is stored, in a time that does not tell how much of it is right. */
export function isSecret(secret: string | undefined, storedHash: string): boolean {
  const given = Buffer.from(sha256(secret ?? ''), 'hex')
  const stored = Buffer.from(storedHash, 'hex')
  return secret !== undefined && given.length === stored.length && timingSafeEqual(given, stored)
}

/** Digits and capitals without I, L, O and U, which are read and typed wrongly: five bits each. */
const typed = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of 140 random bits to be written down and typed in again: seven groups of four. */
export function newRecoveryCode(): string {
  const signs = [...randomBytes(28)].map((byte) => typed[byte % typed.length]).join('')
  return (signs.match(/.{4}/g) ?? []).join('-')
}

/** The code as it was given out, however it was typed; what is stored is the hash of this. */
export function plainRecoveryCode(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return (signs.match(/.{1,4}/g) ?? []).join('-')
}
