import { parentPort } from 'node:worker_threads'
import { decide, isBotName } from '@durbar/bots'
import { gameOf } from '@durbar/catalog'
import { readPosition } from '@durbar/kernel'
import type { Answer, Job } from './job.ts'

/** The entry of a bot worker thread: one job in, one move out. It is only ever given a guess, never the true position. */

function move(job: Job): Answer {
  try {
    const game = gameOf(job.game)
    if (!game) throw new Error(`no game "${job.game}"`)
    if (!isBotName(job.bot)) throw new Error(`no bot "${job.bot}"`)
    const guess = readPosition(game, job.guess)
    const chosen = decide(job.bot, game, guess, job.seat, job.seed)
    return { move: game.notation(game.configOf(guess)).move.write(chosen) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(move(job)))
