import { playBots } from './bots.ts'
import { onLocalChange } from './changes.ts'
import { courseOf } from './course.ts'
import { noSuchTable } from './problem.ts'
import { catchUp, type Room } from './room.ts'
import { entriesOf, findTable } from './store.ts'

/** The tables this tab has open. */

interface Opened {
  readonly room: Promise<Room>
  users: number
  close(): void
}

/** So long a table nobody looks at stays ready, in milliseconds: passing the device on must not read it anew. */
const grace = 3000
const rooms = new Map<string, Opened>()

/** Opens the table for one user, who hands it back with `leaveRoom`. */
export function enterRoom(id: string): Promise<Room> {
  const known = rooms.get(id)
  if (known) {
    known.users++
    return known.room
  }
  const room = loadRoom(id)
  const deaf = onLocalChange((changed) => {
    if (changed === id) room.then(catchUp).catch(console.error)
  })
  const close = (): void => {
    deaf()
    rooms.delete(id)
    room.then(({ bots }) => bots.stop()).catch(() => undefined)
  }
  rooms.set(id, { room, users: 1, close })
  room.catch(close)
  return room
}

export function leaveRoom(id: string): void {
  const known = rooms.get(id)
  if (!known) return
  known.users--
  setTimeout(() => {
    if (known.users === 0 && rooms.get(id) === known) known.close()
  }, grace)
}

async function loadRoom(id: string): Promise<Room> {
  const table = await findTable(id)
  if (!table) throw noSuchTable()
  const course = await courseOf(table, await entriesOf(id))
  const room: Room = { table, course, watchers: new Set(), bots: playBots(() => room), tail: Promise.resolve() }
  room.bots.wake()
  return room
}
