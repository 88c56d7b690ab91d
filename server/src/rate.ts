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

/** One bucket per key; full ones are forgotten when there are many. */
export function buckets(rate: Rate, most = 10_000): (key: string) => boolean {
  const known = new Map<string, Bucket>()
  return (key) => {
    if (known.size >= most) for (const [other, filling] of known) if (filling.isFull()) known.delete(other)
    let mine = known.get(key)
    if (!mine) {
      mine = bucket(rate)
      known.set(key, mine)
    }
    return mine.take()
  }
}
