import type { Viewer } from '@durbar/kernel'
import type { ChatLine, ServerMessage } from '@durbar/protocol'
import { viewerLog, viewerState } from '@durbar/table'
import type { House } from '../house.ts'
import type { ChatRow } from '../store/schema.ts'
import type { Room, Watcher } from '../tables/registry.ts'
import { eyesOf, mayPlay } from '../tables/seats.ts'
import { summarize } from '../tables/summary.ts'

/**
 * What watchers are told. With several server processes this is the place where they tell each other: every change of
 * a table passes through here, after it is on disk.
 */

/** The record has grown, or the play has begun. */
export function announceEntries(house: House, room: Room): void {
  const states = new Map<Viewer, ReturnType<typeof viewerState>>()
  for (const watcher of room.watchers) sendState(room, watcher, states)
  announceTable(house, room)
}

/** Somebody sat down, left, came or went; or it is somebody else's turn. */
export function announceTable(house: House, room: Room): void {
  for (const watcher of room.watchers) sendTable(house, room, watcher)
  house.wakeBots(room.id)
}

export function announceChat(room: Room, row: ChatRow): void {
  for (const watcher of room.watchers) watcher.send({ t: 'chat', lines: [chatLine(row)] })
}

/** The state as the watcher may see it, with the entries it has not been sent yet. */
export function sendState(
  room: Room,
  watcher: Watcher,
  states: Map<Viewer, ReturnType<typeof viewerState>> = new Map(),
): void {
  const { course, seats } = room.table
  if (!course) return
  const viewer = eyesOf(seats, watcher.guestId, watcher.wanted)
  const state = states.get(viewer) ?? viewerState(course, viewer, viewer !== 'spectator' && mayPlay(seats, viewer))
  states.set(viewer, state)
  watcher.send({ t: 'state', state, log: viewerLog(course, viewer, watcher.sent) })
  watcher.sent = course.log.length
}

export function sendTable(house: House, room: Room, watcher: Watcher): void {
  const table = summarize(room.table, watcher.guestId, house.registry.present(room.id))
  watcher.send({ t: 'table', table })
}

export function sendChat(watcher: Watcher, rows: readonly ChatRow[]): void {
  const message: ServerMessage = { t: 'chat', lines: rows.map(chatLine) }
  watcher.send(message)
}

function chatLine({ id, seat, name, text, at }: ChatRow): ChatLine {
  return { id, seat, name, text, at }
}
