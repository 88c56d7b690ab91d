const prefix = 'local-'

/** Tables kept on this device carry it in their id; the server's ids never begin like this. */
export function isLocal(table: string): boolean {
  return table.startsWith(prefix)
}

export function newLocalId(): string {
  return prefix + randomHex(8)
}

/** Enough bytes make a secret: a seed nobody guesses. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
