import { engine, type Game, viewing } from '@durbar/kernel'
import { components } from './components.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import type { Event } from './events.ts'
import { frames, moves } from './frames/index.ts'
import type { Move } from './moves.ts'
import { notation } from './notation.ts'
import { options, refuseOptions } from './options.ts'
import { clone, type Position } from './position.ts'
import { result, standings } from './scoring.ts'
import { prepare } from './setup.ts'
import { everybodySees, progress, type View, viewerSees } from './view.ts'

const rules = engine({ frames, moves, overRule: 'MH:57' })

/** Maharaja (Kramer and Kiesling, 2004), for two to five players. */
export const maharaja: Game<Position, Move, View, Event> = {
  id: 'maharaja',
  prefix: 'MH',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options,
  refuseOptions,
  components,
  setup(config, seed) {
    const p = prepare(config, seed)
    rules.run(p)
    return p
  },
  deciders: rules.deciders,
  legalMoves: rules.legalMoves,
  refusal: rules.refusal,
  play: rules.play,
  ...viewing((p) => everybodySees(p, rules.deciders(p)), viewerSees),
  progress,
  determinize,
  clone,
  standings,
  result,
  evaluate,
  foresight: true,
  configOf: (p) => p.rules.config,
  notation,
}

export { type Event, ruleOfEvent } from './events.ts'
export { invariants } from './invariants.ts'
export type { Move } from './moves.ts'
export { actionNames, characterNames, ledgerNames, partNames } from './names.ts'
export type { Position } from './position.ts'
export type { ActionView, CityView, PlayerView, QuestionView, RoadView, TurnView, View } from './view.ts'
