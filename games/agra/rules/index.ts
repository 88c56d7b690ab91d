import { engine, type Game, viewing } from '@durbar/kernel'
import { components } from './components.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import type { Event } from './events.ts'
import { frames, freeMoves, moves } from './frames/index.ts'
import type { Move } from './moves.ts'
import { notation } from './notation.ts'
import { options } from './options.ts'
import { clone, type Position } from './position.ts'
import { result, standings } from './scoring.ts'
import { newPosition } from './setup.ts'
import { everybodySees, progress, type View, viewerSees } from './view.ts'

const rules = engine({ frames, moves, free: freeMoves, overRule: 'AG:15.2' })

/** Agra (Keller, 2017), for two to four players. */
export const agra: Game<Position, Move, View, Event> = {
  id: 'agra',
  prefix: 'AG',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  refuseOptions: () => undefined,
  components,
  setup(config, seed) {
    const p = newPosition(config, seed)
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

export { type Printed, printedOf } from './components.ts'
export { type Event, ruleOfEvent } from './events.ts'
export type { Frame } from './frames/index.ts'
export { invariants } from './invariants.ts'
export type { Move } from './moves.ts'
export {
  abilityNames,
  aidNames,
  bonusNames,
  buildingNames,
  circleNames,
  coverNames,
  endNames,
  favorNames,
  foodNames,
  goodNames,
  guildNames,
  ledgerNames,
  notableNames,
  phaseNames,
  sideNames,
  spaceNames,
  tokenNames,
} from './names.ts'
export type { Position } from './position.ts'
export { stepInvariants } from './step-invariants.ts'
export type { GuildView, NotableView, Owner, PlayerView, SpaceView, View } from './view.ts'
