import { invariants, type Position } from '@durbar/agra/rules'
import { optionSets } from './option-sets.ts'

/** What random play of this game is checked with, in tests and in `durbar soak`. */
export const suite = {
  optionSets,
  invariants: (p: Position): readonly string[] => invariants(p),
  /** Random players only stumble into the end, after a hundred rounds and more. */
  maxDecisions: 40_000,
}
