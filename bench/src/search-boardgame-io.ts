import { createRequire } from 'node:module'
import { cpuSeconds } from './cpu.ts'
import { filler } from './filler.ts'

/** Iterations of boardgame.io's own tree search on the filler game, with as many moves to choose from as ours has. */

export interface TheirSearchFigures {
  readonly iterationsPerSecond: number
}

interface Internal {
  InitializeGame(request: { game: object; numPlayers: number }): object
}
interface Ai {
  MCTSBot: new (options: {
    game: object
    enumerate: () => { move: string; args: number[] }[]
    seed: string
    iterations: number
    playoutDepth: number
  }) => { play(state: object, playerID: string): Promise<object> }
}

const require = createRequire(import.meta.url)
const { InitializeGame } = require('boardgame.io/internal') as Internal
const { MCTSBot } = require('boardgame.io/ai') as Ai

const [bytes = 0, fields = 0, players = 0, movesPerTurn = 1, branching = 1, depth = 0, seconds = 0] = process.argv
  .slice(2)
  .map(Number)

/** Iterations of one search, as many as ours makes. */
const perSearch = 200
const game = filler(bytes, fields, players, movesPerTurn)
const moves = Array.from({ length: branching }, (_, start) => ({ move: 'write', args: [start * 13] }))
const bot = new MCTSBot({
  game,
  enumerate: () => moves.slice(),
  seed: 'search',
  iterations: perSearch,
  playoutDepth: depth,
})
const state = InitializeGame({ game, numPlayers: players })

// Both sides warm up for as long as they are measured.
const warming = cpuSeconds()
while (cpuSeconds() - warming < seconds) await bot.play(state, '0')
let iterations = 0
const started = cpuSeconds()
while (cpuSeconds() - started < seconds) {
  await bot.play(state, '0')
  iterations += perSearch
}
const figures: TheirSearchFigures = { iterationsPerSecond: iterations / (cpuSeconds() - started) }
process.stdout.write(JSON.stringify(figures))
