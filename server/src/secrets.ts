import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that fit into a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A name for a row: not a secret, but not to be counted through either. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
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
