import type { Seat } from '@durbar/kernel'
import type { Call } from '../store/webhooks.ts'
import type { Room } from './registry.ts'

/** Who is to be called outside the browser because the table has become so. */
export function callsOf(room: Room, awaited: readonly Seat[], before: readonly Seat[], late: readonly Seat[]): Call[] {
  const asked = awaited.filter((seat) => !before.includes(seat))
  return [...callsTo(room, asked, 'turn'), ...callsTo(room, late, 'time')]
}

function callsTo(room: Room, seats: readonly Seat[], event: Call['event']): Call[] {
  return seats.flatMap((seat) => {
    const guest_id = room.table.seats[seat]?.guest_id
    return guest_id && !isLooking(room, guest_id) ? [{ seat, event, guest_id }] : []
  })
}

/** Whether the guest has the table open here, through whichever eyes; who looks elsewhere is spared when it is called. */
function isLooking({ watchers }: Room, guestId: string): boolean {
  return [...watchers].some((watcher) => watcher.guestId === guestId)
}
