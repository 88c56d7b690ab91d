import type { Position } from '@durbar/kernel'
import { suite as maharaja } from '@durbar/maharaja/test'

/** What random play of a game is checked with. */
export interface Suite {
  readonly optionSets: readonly { readonly name: string; readonly options: Readonly<Record<string, string>> }[]
  invariants(p: Position): readonly string[]
  readonly maxDecisions: number
}

export const suites: Readonly<Record<string, Suite>> = { maharaja: maharaja as Suite }
