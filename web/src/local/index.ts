import { opponentNames, usualOpponent } from '@durbar/bots'
import type { JsonObject, Seat } from '@durbar/kernel'
import type { GameInfo, TableSummary } from '@durbar/protocol'
import { infoOf, recordLines } from '@durbar/table'
import { courseOf, needGame } from './course.ts'
import { noSuchTable } from './problem.ts'
import { inRoom, type Room, seatBot } from './room.ts'
import { enterRoom, leaveRoom } from './rooms.ts'
import { entriesOf, findTable } from './store.ts'
import { summarize } from './summary.ts'

/** Tables on this device, and what this device knows without asking a server. Loaded when it is needed. */

export { createLocalTable, createLocalTableFrom } from './create.ts'
export { openLocalSocket } from './socket.ts'
export { deleteTable as deleteLocalTable } from './store.ts'

export async function localTable(id: string): Promise<TableSummary> {
  const table = await findTable(id)
  if (!table) throw noSuchTable()
  return summarize(table)
}

export async function localTableComponents(id: string): Promise<JsonObject> {
  const table = await findTable(id)
  if (!table) throw noSuchTable()
  return table.components ?? localComponents(table.game)
}

/** The record as the server writes it. It shows everything, secrets included, even before the game is over. */
export async function localRecord(id: string): Promise<Blob> {
  const table = await findTable(id)
  if (!table) throw noSuchTable()
  const course = await courseOf(table, await entriesOf(id))
  const seats = table.seats.map(({ name }, color) => ({ name, color }))
  return new Blob([...recordLines(course, { name: table.name, seats })], { type: 'application/jsonl' })
}

/** Leaves a seat to a bot, or takes it back. */
export const leaveLocalSeat = (id: string, seat: Seat): Promise<void> =>
  visit(id, (room) => seatBot(room, seat, usualOpponent))
export const takeLocalSeat = (id: string, seat: Seat): Promise<void> => visit(id, (room) => seatBot(room, seat, null))

async function visit(id: string, work: (room: Room) => Promise<void>): Promise<void> {
  const room = await enterRoom(id)
  try {
    await inRoom(room, () => work(room))
  } finally {
    leaveRoom(id)
  }
}

export async function localGame(id: string): Promise<GameInfo> {
  return infoOf(await needGame(id), opponentNames)
}

export async function localComponents(id: string): Promise<JsonObject> {
  const game = await needGame(id)
  return game.components.standard
}
