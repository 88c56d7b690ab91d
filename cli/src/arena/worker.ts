import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@durbar/catalog'
import type { Config } from '@durbar/kernel'
import { type MatchRequest, playMatch } from './match.ts'

/** The entry of an arena thread: one game to play in, its result out. */

const { game: id, config } = workerData as { game: string; config: Config }
const game = gameOf(id)
if (!game) throw new Error(`no game "${id}"`)

parentPort?.on('message', (request: MatchRequest) => parentPort?.postMessage(playMatch(game, config, request)))
