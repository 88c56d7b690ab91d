import { type Entry, type Move, type Refusal, refuseEntry, writeEntry } from '@durbar/kernel'
import { addToCourse, isStale } from '@durbar/table'
import type { House } from '../house.ts'
import { announceEntries } from '../socket/updates.ts'
import { commit } from './commit.ts'
import type { Room } from './registry.ts'
import { bringUpToDate, lastSeq, needCourse } from './table.ts'

export type Outcome =
  | { readonly k: 'done'; readonly seq: number }
  | { readonly k: 'refused'; readonly refusal: Refusal }
  /** The question has changed since the entry the asker has seen. */
  | { readonly k: 'conflict' }

/**
 * Adds an entry to the record of a table: first in memory, so that rules which fail leave no trace in the log, then on
 * disk, and only then is anybody told. `seq` is the last entry of the record that the asker has seen.
 */
export async function record(house: House, room: Room, seq: number, entry: Entry<Move>): Promise<Outcome> {
  const { table } = room
  const course = needCourse(table)
  const { rules, play } = course
  if (isStale(course, entry.seat, seq)) {
    house.settings.metrics.conflicts.add({ found: 'asked' })
    return { k: 'conflict' }
  }
  const refusal = refuseEntry(play, entry)
  if (refusal) return { k: 'refused', refusal }

  const at = new Date().toISOString()
  const document = JSON.stringify(writeEntry(rules.game, rules.config, entry))
  await commit(house, room, { kind: 'play', document, at }, () => {
    addToCourse(course, entry, at)
    bringUpToDate(table, course, at)
    return undefined
  })
  announceEntries(house, room)
  return { k: 'done', seq: lastSeq(table) }
}
