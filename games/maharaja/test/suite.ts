import { invariants, type Position } from '@durbar/maharaja/rules'
import { optionSets } from './option-sets.ts'

/** What random play of this game is checked with, in tests and in `durbar soak`. */
export const suite = {
  optionSets,
  invariants: (p: Position): string[] => invariants(p),
  /** Travel is free and unlimited, so random players wander; no game has come near this. */
  maxDecisions: 20_000,
}
