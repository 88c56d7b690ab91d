import type { Json } from '@durbar/kernel'
import type { Answer, Job } from '@durbar/table'
import { hireThread } from '../thread/hire.ts'
import type { Question } from '../thread/worker.ts'

/**
 * One thread in which the bots of a table think, so that the page never does. It is kept ready with the rules of the
 * game; a thought nobody wants any more ends with its thread, and a new one is made ready at once.
 */
export interface Thinker {
  /** The bot's move; one job at a time. Rejects if the bot or its thread fails, and when the signal says stop. */
  decide(job: Job, signal: AbortSignal): Promise<Json>
  close(): void
}

/** A bot that thinks longer than this, in milliseconds, is stopped. */
const limit = 30_000

export function createThinker(game: string, hire: () => Worker = hireThread): Thinker {
  let worker = ready()

  function ready(): Worker {
    const fresh = hire()
    fresh.postMessage({ t: 'warm', game } satisfies Question)
    return fresh
  }

  function replace(): void {
    worker.terminate()
    worker = ready()
  }

  return {
    async decide(job, signal) {
      signal.throwIfAborted()
      const over = new AbortController()
      try {
        return await new Promise<Json>((resolve, reject) => {
          const listening = { signal: over.signal }
          const fail = (problem: unknown): void => {
            replace()
            reject(problem)
          }
          worker.addEventListener(
            'message',
            ({ data }: MessageEvent<Answer>) => ('move' in data ? resolve(data.move) : reject(new Error(data.error))),
            listening,
          )
          worker.addEventListener('error', ({ message }) => fail(new Error(message || 'the thread ended')), listening)
          signal.addEventListener('abort', () => fail(signal.reason), listening)
          const timer = setTimeout(() => fail(new Error(`the bot thought longer than ${limit} ms`)), limit)
          over.signal.addEventListener('abort', () => clearTimeout(timer))
          worker.postMessage({ t: 'job', job } satisfies Question)
        })
      } finally {
        over.abort()
      }
    },
    close: () => worker.terminate(),
  }
}
