import { checkTable, openStore, type Store } from '@durbar/server/archive'
import { entriesOf } from '@durbar/server/log'
import type { Told } from '../load/fleet.ts'

/** What a store has kept of what people were told. */
export interface Finding {
  /** Acknowledged moves that are not in the log, or not as they were sent. */
  readonly lost: number
  /** Entries of the log that nobody was told of: they were under way when something broke. */
  readonly unacknowledged: number
  /** Tables whose log does not replay, has gaps, or leads elsewhere than the server said. */
  readonly broken: number
  readonly problems: readonly string[]
}

export const nothing: Finding = { lost: 0, unacknowledged: 0, broken: 0, problems: [] }

/** Compares what is in the store with what people were told. */
export async function look(place: string, tables: readonly Told[]): Promise<Finding> {
  const store = await openStore(place)
  try {
    let finding = nothing
    for (const table of tables) {
      const { lost, unacknowledged, broken, problems } = await lookAt(store, table)
      finding = {
        lost: finding.lost + lost,
        unacknowledged: finding.unacknowledged + unacknowledged,
        broken: finding.broken + broken,
        problems: [...finding.problems, ...problems],
      }
    }
    return finding
  } finally {
    await store.destroy()
  }
}

async function lookAt(store: Store, { id, acknowledged, shown }: Told): Promise<Finding> {
  const played = (await entriesOf(store, id)).filter(({ kind }) => kind === 'play')
  const missing = [...acknowledged].filter(([seq, document]) => played[seq - 1]?.document !== document)
  const problems = missing.map(([seq, document]) => `${id}: entry ${seq} is not ${document}`)
  if (shown > played.length) problems.push(`${id}: entry ${shown} was shown, and the log ends at ${played.length}`)
  let broken = 0
  try {
    await checkTable(store, id)
  } catch (error) {
    broken = 1
    problems.push(`${id}: ${error instanceof Error ? error.message : error}`)
  }
  const unacknowledged = played.length - (acknowledged.size - missing.length)
  return { lost: missing.length, unacknowledged, broken, problems }
}
