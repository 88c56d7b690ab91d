import type { Seat, Viewer } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'

/** The seats this guest plays; not those a bot keeps warm. */
function heldSeats(table: TableSummary): readonly Seat[] {
  return table.seats
    .filter(({ yours, kind, bot }) => yours && kind === 'person' && bot === null)
    .map(({ seat }) => seat)
}

/**
 * Through whose eyes the page looks. With several seats on one device nobody's secrets are asked for until somebody
 * has said who is looking; until then the page sees what a spectator sees.
 */
export function viewerOf(table: TableSummary, confirmed: Seat | undefined): Viewer {
  const held = heldSeats(table)
  const [first] = held
  if (first === undefined) return 'spectator'
  if (held.length === 1 || table.status === 'finished') return first
  return confirmed !== undefined && held.includes(confirmed) ? confirmed : 'spectator'
}

/** The seat the device is to be passed to, if whoever looks now has nothing to decide and another one has. */
export function nextAtDevice(table: TableSummary, confirmed: Seat | undefined): Seat | undefined {
  const held = heldSeats(table)
  if (table.status !== 'playing' || held.length < 2) return undefined
  if (confirmed !== undefined && table.deciders.includes(confirmed)) return undefined
  return held.find((seat) => table.deciders.includes(seat))
}
