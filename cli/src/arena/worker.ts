import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@durbar/catalog'
import type { Config } from '@durbar/kernel'
import { type MatchRequest, type MatchResult, playMatch } from './match.ts'

/** What an arena thread sends back: the result, and how long each bot thought about each decision, in milliseconds. */
export interface MatchReport {
  readonly result: MatchResult
  readonly thoughts: readonly { readonly bot: string; readonly milliseconds: number }[]
}

/** The entry of an arena thread: one game to play in, its report out. */

const { game: id, config } = workerData as { game: string; config: Config }
const game = gameOf(id)
if (!game) throw new Error(`no game "${id}"`)

parentPort?.on('message', (request: MatchRequest) => {
  const thoughts: { bot: string; milliseconds: number }[] = []
  const result = playMatch(game, config, request, (bot, milliseconds) => thoughts.push({ bot, milliseconds }))
  parentPort?.postMessage({ result, thoughts } satisfies MatchReport)
})
