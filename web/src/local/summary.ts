import type { TableSummary } from '@durbar/protocol'
import { hintsFor } from '@durbar/table'
import type { LocalTable } from './database.ts'

/** A table on this device as the pages know tables: everybody who sits here is here, and all people's seats are ours. */
export function summarize(table: LocalTable): TableSummary {
  const { id, game, name, rulesVersion, status, glance, createdAt, updatedAt } = table
  return {
    id,
    game,
    name,
    rulesVersion,
    players: table.seats.length,
    options: { ...table.options },
    ownComponents: table.components !== null,
    status,
    seats: table.seats.map((seat, index) => ({
      ...seat,
      seat: index,
      color: index,
      present: true,
      yours: seat.kind === 'person',
    })),
    deciders: [...glance.deciders],
    pace: null,
    clocks: null,
    overdue: [],
    seq: glance.seq,
    progress: glance.progress as TableSummary['progress'],
    host: true,
    hints: hintsFor(table.hints, table.seats),
    // Nobody here has to be shown that the shuffle was fixed beforehand.
    commitment: '',
    seed: status === 'finished' ? table.seed : null,
    createdAt,
    updatedAt,
  }
}
