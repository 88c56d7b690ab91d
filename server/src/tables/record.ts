import { type Entry, type Move, type Refusal, refuseEntry, writeEntry } from '@durbar/kernel'
import { addToCourse, glanceOf, isStale } from '@durbar/table'
import type { House } from '../house.ts'
import { announceEntries } from '../socket/updates.ts'
import { appendEntry } from '../store/log.ts'
import type { Room } from './registry.ts'
import { loadTable, needCourse } from './table.ts'

export type Outcome =
  | { readonly k: 'done'; readonly seq: number }
  | { readonly k: 'refused'; readonly refusal: Refusal }
  /** The question has changed since the entry the asker has seen. */
  | { readonly k: 'conflict' }

/**
 * Adds an entry to the record of a table: first in memory, so that rules which fail leave no trace in the log, then on
 * disk, and only then is anybody told. `seq` is the last entry the asker has seen.
 */
export async function record(house: House, room: Room, seq: number, entry: Entry<Move>): Promise<Outcome> {
  const { table } = room
  const course = needCourse(table)
  const { rules, play } = course
  const { metrics } = house.settings
  if (isStale(course, entry.seat, seq)) {
    metrics.conflicts.add({ found: 'asked' })
    return { k: 'conflict' }
  }
  const refusal = refuseEntry(play, entry)
  if (refusal) return { k: 'refused', refusal }

  const at = new Date().toISOString()
  const document = JSON.stringify(writeEntry(rules.game, rules.config, entry))
  addToCourse(course, entry, at)
  table.glance = glanceOf(rules.game, play.position, course.log.length)
  const status = rules.game.result(play.position) ? 'finished' : 'playing'
  const glance = JSON.stringify(table.glance)
  const row = { table_id: room.id, seq: course.log.length, seat: entry.seat, document, at }
  const began = performance.now()
  const written = await appendEntry(house.store, row, { status, glance })
  metrics.appendSeconds.observe((performance.now() - began) / 1000)
  if (!written) {
    metrics.conflicts.add({ found: 'written' })
    await reload(house, room)
    return { k: 'conflict' }
  }
  metrics.appends.add()
  table.row = { ...table.row, status, glance, updated_at: at }
  announceEntries(house, room)
  return { k: 'done', seq: row.seq }
}

/** Another writer was faster: what it wrote is what is true, and everybody here is told. */
export async function reload(house: House, room: Room): Promise<void> {
  const fresh = await loadTable(house.store, room.id)
  if (!fresh) throw new Error(`Table ${room.id} is gone`)
  room.table = fresh
  announceEntries(house, room)
}
