import {
  type Entry,
  type Move,
  type Refusal,
  readEntry,
  refuseEntry,
  type Seat,
  type Viewer,
  writeEntry,
} from '@durbar/kernel'
import type { ChatLine } from '@durbar/protocol'
import { addToCourse, type Course, glanceOf, isStale, type Told, viewerLog, viewerState } from '@durbar/table'
import type { BotPlayers } from './bots.ts'
import { courseOf } from './course.ts'
import type { LocalTable } from './database.ts'
import { addChat, appendEntry, changeTable, chatOf, entriesOf, findTable } from './store.ts'
import { summarize } from './summary.ts'

/** A table of this device that this tab has open: what the server's registry is to the server, for one table. */
export interface Room {
  table: LocalTable
  course: Course
  readonly watchers: Set<Watcher>
  readonly bots: BotPlayers
  /** The end of the queue of work: one thing at a time happens to a table. */
  tail: Promise<unknown>
}

export interface Watcher {
  readonly viewer: Viewer
  /** The last entry and the last line of chat it was sent. */
  sent: number
  heard: number
  send(message: Told): void
  /** The table is gone. */
  shut(): void
}

export type Outcome =
  | { readonly k: 'done'; readonly seq: number }
  | { readonly k: 'refused'; readonly refusal: Refusal }
  /** The question has changed since the entry the asker has seen. */
  | { readonly k: 'conflict' }

/** Does something with the table while nothing else in this tab does. */
export function inRoom<T>(room: Room, work: () => T | Promise<T>): Promise<T> {
  const done = room.tail.then(work)
  room.tail = done.catch(() => undefined)
  return done
}

/**
 * Adds an entry: first in memory, so that rules which fail leave no trace on disk, then on disk, and only then is
 * anybody told. To be called in the room.
 */
export async function record(room: Room, seq: number, entry: Entry<Move>): Promise<Outcome> {
  const { course, table } = room
  const { game, config } = course.rules
  if (isStale(course, entry.seat, seq)) return { k: 'conflict' }
  const refusal = refuseEntry(course.play, entry)
  if (refusal) return { k: 'refused', refusal }
  const at = new Date().toISOString()
  const document = writeEntry(game, config, entry)
  let kept = false
  try {
    addToCourse(course, entry, at)
    const row = { table: table.id, seq: course.log.length, seat: entry.seat, document, at }
    const after = {
      status: game.result(course.play.position) ? ('finished' as const) : ('playing' as const),
      glance: glanceOf(game, course.play.position, row.seq),
    }
    kept = await appendEntry(row, after)
    if (!kept) return { k: 'conflict' }
    room.table = { ...table, ...after, updatedAt: at }
    announce(room)
    return { k: 'done', seq: row.seq }
  } finally {
    // Another tab was faster, or the browser could not store it: what is on disk is what is true.
    if (!kept) await reload(room)
  }
}

async function reload(room: Room): Promise<void> {
  const table = await findTable(room.table.id)
  if (!table) return shut(room)
  room.table = table
  room.course = await courseOf(table, await entriesOf(table.id))
  for (const watcher of room.watchers) watcher.sent = Math.min(watcher.sent, room.course.log.length)
  announce(room)
}

/** Another tab may have written something: reads what is new. */
export function catchUp(room: Room): Promise<void> {
  return inRoom(room, async () => {
    const table = await findTable(room.table.id)
    if (!table) return shut(room)
    const { course } = room
    const fresh = await entriesOf(table.id, course.log.length)
    room.table = table
    for (const { document, at } of fresh)
      addToCourse(course, readEntry(course.rules.game, course.rules.config, document), at)
    announce(room)
    await announceChat(room)
  })
}

function shut(room: Room): void {
  room.bots.stop()
  for (const watcher of room.watchers) watcher.shut()
}

/** Everybody who looks is sent what is new to them, and a bot that is asked now begins to think. */
export function announce(room: Room): void {
  for (const watcher of room.watchers) tell(room, watcher)
  room.bots.wake()
}

/** The state as the watcher may see it, with the entries it has not been sent yet. */
export function tell({ course, table }: Room, watcher: Watcher): void {
  const { viewer, sent } = watcher
  const acts = viewer !== 'spectator' && table.seats[viewer]?.bot === null
  const log = viewerLog(course, viewer, sent)
  watcher.sent = course.log.length
  watcher.send({ t: 'state', state: viewerState(course, viewer, acts), log })
  watcher.send({ t: 'table', table: summarize(table) })
}

async function announceChat(room: Room): Promise<void> {
  if (room.watchers.size === 0) return
  const lines = await chatOf(room.table.id)
  for (const watcher of room.watchers) hear(watcher, lines)
}

export function hear(watcher: Watcher, lines: readonly ChatLine[]): void {
  const fresh = lines.filter(({ id }) => id > watcher.heard)
  if (fresh.length === 0) return
  watcher.heard = fresh.at(-1)?.id ?? watcher.heard
  watcher.send({ t: 'chat', lines: fresh.map(({ id, seat, name, text, at }) => ({ id, seat, name, text, at })) })
}

export async function say(room: Room, seat: Seat | null, text: string): Promise<void> {
  const { id, seats } = room.table
  const name = seat === null ? '' : (seats[seat]?.name ?? '')
  for (let added = false; !added; ) {
    const last = (await chatOf(id)).at(-1)?.id ?? 0
    added = await addChat(id, { id: last + 1, seat, name, text, at: new Date().toISOString() })
  }
  await announceChat(room)
}

/** Gives a person's seat to a bot, or, with null, back to the person. */
export async function seatBot(room: Room, seat: Seat, bot: string | null): Promise<void> {
  const seats = room.table.seats.map((held, index) =>
    index === seat && held.kind === 'person' ? { ...held, bot } : held,
  )
  await changeTable(room.table.id, { seats })
  room.table = { ...room.table, seats }
  announce(room)
}

/** Somebody here wants no hints: there are none at this table any more. */
export async function forbidHints(room: Room): Promise<void> {
  await changeTable(room.table.id, { hints: 'objected' })
  room.table = { ...room.table, hints: 'objected' }
  announce(room)
}
