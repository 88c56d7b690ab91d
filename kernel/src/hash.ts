import type { Json } from './json.ts'

/**
 * A 64-bit fingerprint of a document as 16 hex digits: two 32-bit lanes over the characters of its JSON text.
 * It finds accidents (another rules version, a flipped bit, a lost move); it is not a cryptographic signature.
 */
export function hashJson(json: Json): string {
  const text = JSON.stringify(json)
  let high = 0x243f6a88
  let low = 0x85a308d3
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x85ebca77)
    high ^= low >>> 15
    low ^= high >>> 13
  }
  high = Math.imul(high ^ (low >>> 16), 0xc2b2ae3d)
  low = Math.imul(low ^ (high >>> 15), 0x27d4eb2f)
  return hex(high ^ (high >>> 16)) + hex(low ^ (low >>> 14))
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
