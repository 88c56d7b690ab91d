import type { Viewer } from '@durbar/kernel'
import type { ChatLine } from '@durbar/protocol'
import { type Course, viewerLog, viewerState } from '@durbar/table'
import type { House } from '../house.ts'
import { chatSince } from '../store/chat.ts'
import type { ChatRow } from '../store/schema.ts'
import type { Room, Watcher } from '../tables/registry.ts'
import { eyesOf, mayPlay } from '../tables/seats.ts'
import { summarize } from '../tables/summary.ts'
import type { Table } from '../tables/table.ts'
import { textOf } from '../wire.ts'

/**
 * What watchers are told. Every change of a table passes through here after it is on disk, whether this process made it
 * or another one did.
 */

/** Messages that are the same for several watchers are written once: by eyes and entry, and by guest. */
interface Texts {
  readonly states: Map<string, string>
  readonly tables: Map<string | undefined, string>
}
const noTexts = (): Texts => ({ states: new Map(), tables: new Map() })

/** The record has grown, or the play has begun. */
export function announceEntries(house: House, room: Room): void {
  const texts = noTexts()
  for (const watcher of room.watchers) {
    sendState(room, watcher, texts)
    sendTable(house, room, watcher, texts)
  }
}

/** Somebody sat down, left, came or went; or it is somebody else's turn. */
export function announceTable(house: House, room: Room): void {
  const texts = noTexts()
  for (const watcher of room.watchers) sendTable(house, room, watcher, texts)
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
export function sendState(room: Room, watcher: Watcher, { states } = noTexts()): void {
  const { course, seats } = room.table
  if (!course) return
  const viewer = eyesOf(seats, watcher.guestId, watcher.wanted)
  const key = `${viewer} ${watcher.sent}`
  const known = states.get(key)
  const text = known ?? stateText(room.table, course, viewer, watcher.sent)
  if (known === undefined) states.set(key, text)
  watcher.send(text)
  watcher.sent = course.log.length
}

function stateText({ seats }: Table, course: Course, viewer: Viewer, sent: number): string {
  const state = viewerState(course, viewer, viewer !== 'spectator' && mayPlay(seats, viewer))
  return textOf({ t: 'state', state, log: viewerLog(course, viewer, sent) })
}

/** Without the view of a spectator that lists of tables get: whoever looks at the table has a better one. */
export function sendTable(house: House, room: Room, watcher: Watcher, { tables } = noTexts()): void {
  const { guestId } = watcher
  const known = tables.get(guestId)
  const text = known ?? tableText(house, room, guestId)
  if (known === undefined) tables.set(guestId, text)
  watcher.send(text)
}

function tableText({ registry, settings }: House, { id, table }: Room, guestId: string | undefined): string {
  const summary = summarize(table, guestId, registry.present(id), settings)
  return textOf({ t: 'table', table: { ...summary, progress: null } })
}

export function sendChat(watcher: Watcher, rows: readonly ChatRow[]): void {
  watcher.send(textOf({ t: 'chat', lines: rows.map(chatLine) }))
  watcher.heard = rows.at(-1)?.id ?? watcher.heard
}

function chatLine({ id, seat, name, text, at }: ChatRow): ChatLine {
  return { id, seat, name, text, at }
}
