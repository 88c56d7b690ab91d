import type { Seat } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import type { Glance } from '@durbar/table'
import type { Settings } from '../settings.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { clocksAt } from './clock.ts'
import { type Fixed, fixedOf } from './fixed.ts'
import { hintsAt } from './hints.ts'
import { readClock } from './table.ts'
import { overdue } from './time.ts'

export interface Seen {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly glance: Glance
  /** If it is known already. */
  readonly fixed?: Fixed
}

/** What everybody may know of a table, with the asking guest's own part in it. */
export function summarize(
  seen: Seen,
  guestId: string | undefined,
  present: ReadonlySet<Seat>,
  { absence }: Pick<Settings, 'absence'>,
): TableSummary {
  const { row, seats, glance } = seen
  const { options, pace, commitment } = seen.fixed ?? fixedOf(row)
  const now = Date.now()
  const clock = readClock(row.clock)
  return {
    id: row.id,
    game: row.game,
    name: row.name,
    rulesVersion: row.rules_version,
    players: seats.length,
    options: { ...options },
    ownComponents: row.components !== null,
    status: row.status,
    seats: seats.map(({ seat, kind, name, bot, color, guest_id }) => ({
      seat,
      kind,
      name,
      bot,
      color,
      present: present.has(seat),
      yours: guest_id !== null && guest_id === guestId,
    })),
    deciders: [...glance.deciders],
    pace,
    clocks: clock ? clocksAt(clock, now) : null,
    overdue: overdue(seen, now, absence),
    seq: glance.seq,
    progress: glance.progress as TableSummary['progress'],
    host: row.host === guestId,
    hints: hintsAt(seen),
    commitment,
    seed: row.status === 'finished' ? row.seed : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
