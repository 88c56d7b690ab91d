import { type Config, engine, type Game, type Seed, viewing } from '@durbar/kernel'
import { components } from './components.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import type { Event } from './events.ts'
import { type Frame, frames, freeMoves, moves } from './frames/index.ts'
import type { Move } from './moves.ts'
import { notation } from './notation.ts'
import { options, refuseOptions, rulesetOf } from './options.ts'
import { clone, type Position } from './position.ts'
import { result, standings } from './scoring.ts'
import { setUp } from './setup.ts'
import { everybodySees, progress, type View, viewerSees } from './view.ts'

const rules = engine<Position, Frame, Move, Event>({ frames, moves, free: freeMoves, overRule: 'TW:15.2' })

export const tawantinsuyu: Game<Position, Move, View, Event> = {
  id: 'tawantinsuyu',
  prefix: 'TW',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options,
  refuseOptions,
  components,
  setup(config: Config, seed: Seed) {
    const p = setUp(rulesetOf(config), seed)
    rules.run(p)
    return p
  },
  deciders: rules.deciders,
  legalMoves: rules.legalMoves,
  refusal: rules.refusal,
  play(p, seat, move, sink) {
    // TW:C18 any other move opens the way for a new exchange
    if (move.k !== 'exchange') p.exchanged = 0
    rules.play(p, seat, move, sink)
  },
  ...viewing((p) => everybodySees(p, rules.deciders(p)), viewerSees),
  progress,
  determinize,
  clone,
  standings,
  result,
  evaluate,
  configOf: (p) => p.rules.config,
  notation,
}

export { boxOf } from './components.ts'
export { type Event, ruleOfEvent } from './events.ts'
export { invariants } from './invariants.ts'
export type { Move } from './moves.ts'
export type { Position } from './position.ts'
export type { AxomammaView, PlacementView, PlayerView, QuestionView, View } from './view.ts'
