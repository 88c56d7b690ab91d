import type { TableSummary } from '@durbar/protocol'
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
    seq: glance.seq,
    progress: glance.progress as TableSummary['progress'],
    host: true,
    hints: hintsAt(table),
    // Nobody here has to be shown that the shuffle was fixed beforehand.
    commitment: '',
    seed: status === 'finished' ? table.seed : null,
    createdAt,
    updatedAt,
  }
}

/** Whoever plays alone against bots may ask for hints; among people all must want them. */
function hintsAt({ hints, seats }: LocalTable): TableSummary['hints'] {
  if (hints === 'objected') return 'objected'
  const alone = seats.filter(({ kind }) => kind === 'person').length < 2
  return alone || hints === 'on' ? 'allowed' : 'against-people'
}
