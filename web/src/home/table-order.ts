import type { TableSummary } from '@durbar/protocol'

export function isMyTurn(table: TableSummary): boolean {
  return (
    table.status === 'playing' &&
    table.seats.some(({ seat, yours, bot }) => yours && bot === null && table.deciders.includes(seat))
  )
}

const urgency = (table: TableSummary): number => (isMyTurn(table) ? 0 : table.status === 'finished' ? 2 : 1)

/** My turn first, then what waits for others, then what is over; the latest first in each. */
export function inOrder(tables: readonly TableSummary[]): readonly TableSummary[] {
  return tables.toSorted((a, b) => urgency(a) - urgency(b) || b.updatedAt.localeCompare(a.updatedAt))
}
