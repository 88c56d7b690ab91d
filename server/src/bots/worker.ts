import { parentPort } from 'node:worker_threads'
import { gameOf } from '@durbar/catalog'
import type { Job } from '@durbar/table'
import { type AdviceJob, suggest } from '@durbar/table/advise'
import { think } from '@durbar/table/think'
import type { Reply } from './pool.ts'

/** The entry of a bot worker thread. */
parentPort?.on('message', (job: Job | AdviceJob) => parentPort?.postMessage(answer(job)))

function answer(job: Job | AdviceJob): Reply {
  const game = gameOf(job.game)
  if ('bot' in job) return think(job, game)
  try {
    return { suggestions: suggest(job, game) }
  } catch (error) {
    return { error: String(error) }
  }
}
