/**
 * The random source of a position: four 32-bit words, kept inside the position so that every play is reproducible.
 * The algorithm is sfc32. Its last word counts the draws, which is how the kernel knows that chance was used.
 */
export type Rng = number[]

/** Any text; the same seed, options and moves give the same play. */
export type Seed = string

export function rngFromSeed(seed: Seed): Rng {
  const rng: Rng = [spread(seed, 0x9e3779b9), spread(seed, 0x85ebca6b), spread(seed, 0xc2b2ae35), 1]
  for (let warmUp = 0; warmUp < 12; warmUp++) nextWord(rng)
  return rng
}

/** How many draws were made so far: changes if and only if chance was used. */
export function drawsOf(rng: Rng): number {
  return rng[3] as number
}

/** A whole number from 0 up to, not including, `limit`, each equally likely. */
export function nextInt(rng: Rng, limit: number): number {
  if (!(limit > 0)) throw new RangeError(`nextInt needs a positive limit, not ${limit}`)
  if (limit > 0x4000_0000) return Math.floor(nextFraction(rng) * limit)
  // As many bits as the limit has; what is too large is drawn again, so that no number is likelier than another.
  const mask = limit === 1 ? 0 : (1 << (32 - Math.clz32(limit - 1))) - 1
  let number = nextWord(rng) & mask
  while (number >= limit) number = nextWord(rng) & mask
  return number
}

/** The face of a six-sided die. */
export function rollDie(rng: Rng): number {
  return nextInt(rng, 6) + 1
}

/** A number from 0 up to, not including, 1. */
export function nextFraction(rng: Rng): number {
  return nextWord(rng) / 0x1_0000_0000
}

/** Puts the list into a random order, in place. */
export function shuffle<T>(rng: Rng, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = nextInt(rng, last + 1)
    const kept = list[last] as T
    list[last] = list[other] as T
    list[other] = kept
  }
}

export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[nextInt(rng, list.length)] as T
}

function nextWord(rng: Rng): number {
  const a = rng[0] as number
  const b = rng[1] as number
  const c = rng[2] as number
  const count = rng[3] as number
  const word = (a + b + count) | 0
  rng[0] = b ^ (b >>> 9)
  rng[1] = (c + (c << 3)) | 0
  rng[2] = (((c << 21) | (c >>> 11)) + word) | 0
  rng[3] = (count + 1) | 0
  return word >>> 0
}

/** One 32-bit word made from a text: every character stirs all bits. */
function spread(text: string, start: number): number {
  let word = start | 0
  for (let index = 0; index < text.length; index++) {
    word = Math.imul(word ^ text.charCodeAt(index), 0x01000193)
    word = (word << 13) | (word >>> 19)
  }
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return word ^ (word >>> 16)
}
