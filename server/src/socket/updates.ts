import type { Json, Viewer } from '@durbar/kernel'
import type { ChatLine, LogEntry, ServerMessage, ViewerState } from '@durbar/protocol'
import { type Course, changeOf, type KnownChanges, viewerLog, viewerState } from '@durbar/table'
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

/** Messages that are the same for several watchers are written once: by eyes, and by guest. */
interface Texts {
  readonly states: Map<Viewer, StateText>
  /** What has changed for one viewer has changed for the others too. */
  readonly changes: KnownChanges
  readonly tables: Map<string | undefined, string>
}
const noTexts = (): Texts => ({ states: new Map(), changes: new Map(), tables: new Map() })

/** The state of one viewer, and how it was last told: to somebody who had been shown this view and sent so many entries. */
interface StateText {
  readonly state: ViewerState
  /** What of it the next change is told from. */
  readonly seen: NonNullable<Watcher['shown']>
  shown: Watcher['shown']
  sent: number
  text: string | undefined
}

/** The record has grown, or the play has begun. */
export function announceEntries(house: House, room: Room): void {
  const texts = noTexts()
  prepareStates(room, texts)
  for (const watcher of room.watchers) {
    sendState(room, watcher, texts)
    sendTable(house, room, watcher, texts)
  }
}

/** All states that will be told: what is the same in their views is made once. */
function prepareStates({ table, watchers }: Room, { states }: Texts): void {
  const { course, seats } = table
  if (!course) return
  const viewers = [...new Set([...watchers].map(({ guestId, wanted }) => eyesOf(seats, guestId, wanted)))]
  const views = course.rules.game.views(course.play.position, viewers)
  viewers.forEach((viewer, index) => {
    states.set(viewer, newState(table, course, viewer, views[index]))
  })
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
export function sendState(room: Room, watcher: Watcher, { states, changes } = noTexts()): void {
  const { course, seats } = room.table
  if (!course) return
  const viewer = eyesOf(seats, watcher.guestId, watcher.wanted)
  const known = states.get(viewer) ?? newState(room.table, course, viewer)
  states.set(viewer, known)
  const shown = watcher.shown?.viewer === viewer ? watcher.shown : undefined
  if (known.text === undefined || known.shown !== shown || known.sent !== watcher.sent) {
    known.text = stateText(known.state, shown, changes, viewerLog(course, viewer, watcher.sent))
    known.shown = shown
    known.sent = watcher.sent
  }
  watcher.send(known.text)
  watcher.sent = course.log.length
  watcher.shown = known.seen
}

function newState({ seats }: Table, course: Course, viewer: Viewer, view?: unknown): StateText {
  const mayAct = viewer !== 'spectator' && mayPlay(seats, viewer)
  const state = viewerState(course, viewer, mayAct, view)
  return { state, seen: { viewer, view: state.view }, shown: undefined, sent: 0, text: undefined }
}

/** Most of a view is as it was before: only the rest is worth sending. */
function stateText(state: ViewerState, shown: Watcher['shown'], changes: KnownChanges, log: LogEntry[]): string {
  if (!shown) return textOf({ t: 'state', state, log })
  const { view, ...rest } = state
  const change = changeOf(shown.view as Json, view as Json, changes) ?? null
  return textOf({ t: 'change', state: { ...rest, change: change as ChangeMessage['state']['change'] }, log })
}

type ChangeMessage = Extract<ServerMessage, { t: 'change' }>

/** Without the progress that lists of tables tell: whoever looks at the table sees more. */
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
