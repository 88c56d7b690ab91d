import { createRequire } from 'node:module'
import { cpuSeconds } from './cpu.ts'
import { filler } from './filler.ts'

/** boardgame.io's reducer on the filler game: undo off, production mode. */

export interface TheirFigures {
  readonly movesPerSecond: number
  readonly stateBytes: number
  readonly fieldsWrittenPerMove: number
}

interface State {
  readonly ctx: { readonly currentPlayer: string }
  readonly G: { readonly players: readonly { readonly fields: readonly number[] }[] }
}
interface Internal {
  InitializeGame(request: { game: object; numPlayers: number }): State
  CreateGameReducer(request: { game: object }): (state: State, action: object) => State
}

const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as Internal

const [bytes = 0, fields = 0, players = 0, movesPerTurn = 1, seconds = 0] = process.argv.slice(2).map(Number)

const game = filler(bytes, fields, players, movesPerTurn)
const reducer = CreateGameReducer({ game })
let state = InitializeGame({ game, numPlayers: players })
const move = (start: number): void => {
  const payload = { type: 'write', args: [start], playerID: state.ctx.currentPlayer }
  state = reducer(state, { type: 'MAKE_MOVE', payload })
}

// Both sides warm up for as long as they are measured.
let moves = 0
const warming = cpuSeconds()
while (cpuSeconds() - warming < seconds) for (let batch = 0; batch < 50; batch++) move(moves++)
moves = 0
const started = cpuSeconds()
while (cpuSeconds() - started < seconds) for (let batch = 0; batch < 50; batch++) move(moves++)
const elapsed = cpuSeconds() - started

const figures: TheirFigures = {
  movesPerSecond: moves / elapsed,
  stateBytes: JSON.stringify(state.G).length,
  fieldsWrittenPerMove: fields,
}
process.stdout.write(JSON.stringify(figures))
