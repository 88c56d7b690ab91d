import { Worker } from 'node:worker_threads'
import type { Config, Game } from '@durbar/kernel'
import type { MatchRequest } from './match.ts'
import type { MatchReport } from './worker.ts'

export interface ArenaRequest {
  readonly game: Game
  readonly config: Config
  readonly matches: readonly MatchRequest[]
  readonly workers: number
  onReport(report: MatchReport): void
}

/** Plays all matches, each thread one after the other. Rejects when one of them fails. */
export async function runMatches({ game, config, matches, workers, onReport }: ArenaRequest): Promise<void> {
  const queue = matches.slice()
  // The bundle puts the worker beside the command line.
  const file = new URL('./arena-worker.js', import.meta.url)
  const threads = Array.from(
    { length: Math.min(workers, queue.length) },
    () => new Worker(file, { workerData: { game: game.id, config } }),
  )
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const match = queue.shift()
        if (match) thread.postMessage(match)
        else resolve()
      }
      thread.on('message', (report: MatchReport) => {
        onReport(report)
        next()
      })
      thread.on('error', reject)
      next()
    })
  try {
    await Promise.all(threads.map(work))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
