import { suite as agra } from '@durbar/agra/test'
import type { Position } from '@durbar/kernel'
import { suite as maharaja } from '@durbar/maharaja/test'
import { suite as tawantinsuyu } from '@durbar/tawantinsuyu/test'

/** A set of options to play at random with, for every number of players or for one. */
export interface OptionSet {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
  readonly players?: number
}

/** What random play of a game is checked with. */
export interface Suite {
  readonly optionSets: readonly OptionSet[]
  invariants(p: Position): readonly string[]
  readonly maxDecisions: number
}

export const suites: Readonly<Record<string, Suite>> = {
  maharaja: maharaja as Suite,
  agra: agra as Suite,
  tawantinsuyu: tawantinsuyu as Suite,
}
