import { beginCourse, recordLines } from '@durbar/table'
import { noSuchTable } from '../problem.ts'
import { chatSince } from '../store/chat.ts'
import { guestsNamed } from '../store/guests.ts'
import { entriesOf } from '../store/log.ts'
import type { Store } from '../store/schema.ts'
import { loadTable, needRules } from '../tables/table.ts'
import type { Surroundings } from './surroundings.ts'

export interface Exported {
  /** A record as `durbar verify` reads it. */
  readonly record: string
  readonly surroundings: Surroundings
}

/** A table as documents. A problem if it is not there, or if this build does not have its rules. */
export async function exportTable(store: Store, id: string): Promise<Exported> {
  const table = await loadTable(store, id)
  if (!table) throw noSuchTable()
  const rules = needRules(table)
  const { row, seats } = table
  const course = table.course ?? beginCourse(rules, row.seed)
  const played = { name: row.name, seats: seats.map(({ name, color }) => ({ name, color })) }
  const chat = await chatSince(store, id, 0)
  const log = await entriesOf(store, id)
  const named = [row.host, ...seats.flatMap(({ guest_id }) => guest_id ?? []), ...chat.map(({ guest_id }) => guest_id)]
  const { status, host, invite_hash, hints, pace, clock, created_at, updated_at } = row
  return {
    record: [...recordLines(course, played)].join(''),
    surroundings: {
      durbar: 'table',
      format: 1,
      table: { id, status, host, invite_hash, hints, pace, clock, created_at, updated_at },
      seats: seats.map(({ table_id: _, ...seat }) => seat),
      events: log.filter(({ kind }) => kind === 'table').map(({ seq, document, at }) => ({ seq, document, at })),
      chat: chat.map(({ table_id: _, ...line }) => line),
      guests: await guestsNamed(store, [...new Set(named)]),
    },
  }
}
