import type { TableSummary } from '@durbar/protocol'
import { allTables } from './store.ts'
import { summarize } from './summary.ts'

/** The tables on this device. Apart from everything else here, for pages that only list them: no rules, no bots. */
export async function localTables(): Promise<readonly TableSummary[]> {
  return (await allTables()).map(summarize)
}
