import type { Viewer } from '@durbar/kernel'
import type { ChatLine, ServerMessage } from '@durbar/protocol'
import { viewerLog, viewerState } from '@durbar/table'
import type { House } from '../house.ts'
import { chatSince } from '../store/chat.ts'
import type { ChatRow } from '../store/schema.ts'
import type { Room, Watcher } from '../tables/registry.ts'
import { eyesOf, mayPlay } from '../tables/seats.ts'
import { summarize } from '../tables/summary.ts'

/**
 * What watchers are told. Every change of a table passes through here after it is on disk, whether this process made it
 * or another one did.
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
}

/** Somebody has written, here or elsewhere: everybody is sent the lines they have not been sent yet. */
export async function announceChat(house: House, room: Room): Promise<void> {
  const heard = Math.min(...[...room.watchers].map((watcher) => watcher.heard))
  if (room.watchers.size === 0) return
  const rows = await chatSince(house.store, room.id, heard)
  for (const watcher of room.watchers) {
    const news = rows.filter(({ id }) => id > watcher.heard)
    if (news.length > 0) sendChat(watcher, news)
  }
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
  const table = summarize(room.table, watcher.guestId, house.registry.present(room.id), house.settings)
  watcher.send({ t: 'table', table })
}

export function sendChat(watcher: Watcher, rows: readonly ChatRow[]): void {
  const message: ServerMessage = { t: 'chat', lines: rows.map(chatLine) }
  watcher.send(message)
  watcher.heard = rows.at(-1)?.id ?? watcher.heard
}

function chatLine({ id, seat, name, text, at }: ChatRow): ChatLine {
  return { id, seat, name, text, at }
}
