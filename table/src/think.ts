import { decide, isBotName } from '@durbar/bots'
import { type Game, readPosition } from '@durbar/kernel'
import type { Answer, Job } from './job.ts'

/** Answers a job. It is only ever given a guess, never the true position. */
export function think(job: Job, game: Game | undefined): Answer {
  try {
    if (!game) throw new Error(`no game "${job.game}"`)
    if (!isBotName(job.bot)) throw new Error(`no bot "${job.bot}"`)
    const guess = readPosition(game, job.guess)
    const chosen = decide(job.bot, game, guess, job.seat, job.seed)
    return { move: game.notation(game.configOf(guess)).move.write(chosen) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
