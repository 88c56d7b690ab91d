import { parentPort } from 'node:worker_threads'
import { gameOf } from '@durbar/catalog'
import type { Job } from '@durbar/table'
import { think } from '@durbar/table/think'

/** The entry of a bot worker thread. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(think(job, gameOf(job.game))))
