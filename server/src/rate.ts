import type { Rate } from './knob.ts'

/** A bucket that fills with time; every request takes one token, and without a token there is no service. */
export interface Bucket {
  take(): boolean
  /** Nothing was taken for so long that forgetting the bucket changes nothing. */
  isFull(): boolean
}

export function bucket({ burst, perSecond }: Rate): Bucket {
  let tokens = burst
  let filledAt = performance.now()
  const fill = (): void => {
    const now = performance.now()
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
  }
  return {
    take() {
      fill()
      if (tokens < 1) return false
      tokens--
      return true
    },
    isFull() {
      fill()
      return tokens >= burst
    },
  }
}

/**
 * One bucket per key. Full ones are forgotten when there are many; and if a crowd of keys keeps them all from filling,
 * the oldest is forgotten, so that nobody can fill the memory with keys.
 */
export function buckets(rate: Rate, many = 10_000): (key: string) => boolean {
  const known = new Map<string, Bucket>()
  let added = 0

  function makeRoom(): void {
    // Looking at all of them costs as much as they are many: only once for so many new ones.
    if (++added >= many) {
      added = 0
      for (const [key, filling] of known) if (filling.isFull()) known.delete(key)
    }
    for (const oldest of known.keys()) {
      if (known.size < 4 * many) break
      known.delete(oldest)
    }
  }

  return (key) => {
    let mine = known.get(key)
    if (!mine) {
      makeRoom()
      mine = bucket(rate)
      known.set(key, mine)
    }
    return mine.take()
  }
}
