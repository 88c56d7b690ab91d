import { gameOf } from '@durbar/catalog'
import type { Json, JsonObject, Seat } from '@durbar/kernel'
import type { Pace } from '@durbar/protocol'
import {
  type AnyPlay,
  addKept,
  beginCourse,
  botToMove,
  type Course,
  type Glance,
  glanceOf,
  type KeptEntry,
  type Rules,
  readSnapshot,
  replayOn,
  rulesOf,
  writeSnapshot,
} from '@durbar/table'
import { Problem } from '../problem.ts'
import { entriesOf } from '../store/log.ts'
import type { EntryRow, SeatRow, Store, TableRow } from '../store/schema.ts'
import { findSnapshot, keepSnapshot } from '../store/snapshots.ts'
import { clockOf, findTable, seatsOf } from '../store/tables.ts'
import { type Clock, newClock, turn } from './clock.ts'
import { type Fixed, fixedOf } from './fixed.ts'
import { mayPlay } from './seats.ts'

/** A table in memory: its rows, and the course its log leads to. Everything here can be read again from the store. */
export interface Table {
  row: TableRow
  seats: SeatRow[]
  glance: Glance
  /** The last entry of the log that is in here. */
  head: number
  /** Undefined if this server does not have the rules the table is pinned to. */
  readonly rules: Rules | undefined
  /** Undefined before the start, and without rules. */
  course: Course | undefined
  readonly fixed: Fixed
  /** Undefined without a pace, and before the start. */
  clock: Clock | undefined
}

/**
 * Reads a table and replays its log, from the last snapshot on if there is one. What comes out is the same with every
 * snapshot deleted.
 */
export async function loadTable(store: Store, id: string, snapshots = true, asked?: Asked): Promise<Table | undefined> {
  const rows = await readTable(store, id, snapshots)
  if (!rows) return undefined
  const { row, seats, snapshot, entries } = rows
  const fixed = fixedOf(row)
  const rules = rulesOf(gameOf(row.game), {
    rulesVersion: row.rules_version,
    players: seats.length,
    options: fixed.options,
    components: row.components === null ? undefined : (JSON.parse(row.components) as JsonObject),
  })
  const glance = JSON.parse(row.glance) as Glance
  const head = entries.at(-1)?.seq ?? snapshot?.seq ?? 0
  const table: Table = { row, seats, glance, head, rules, course: undefined, fixed, clock: readClock(row.clock) }
  if (!rules || row.status === 'waiting') return table
  const known = snapshot && readSnapshot(rules, row.seed, snapshot.document)
  // A snapshot of another build: as if there were none.
  if (snapshot && !known) return loadTable(store, id, false, asked)
  const course = known ?? beginCourse(rules, row.seed)
  sound(id, () => replay(course, playedIn(entries, snapshot?.seq ?? 0, course.log.length), asked))
  if (snapshots && entries.length >= long)
    await keepSnapshot(store, { table_id: id, seq: head, document: writeSnapshot(course) })
  return { ...table, course, glance: glanceOf(rules.game, course.play.position, course.log.length) }
}

/** What each seat was being asked when the record had so many entries; see `isStale`. */
export interface Asked {
  readonly length: number
  readonly since: readonly number[]
}

export function askedAt({ course }: Table): Asked | undefined {
  return course && { length: course.log.length, since: [...course.askedSince] }
}

/** Whoever was asked something and is still asked the same need not see the table again before they answer. */
function replay(course: Course, kept: readonly KeptEntry[], asked: Asked | undefined): void {
  const known = asked && asked.length >= course.log.length ? asked : undefined
  const isOld = ({ seq }: KeptEntry): boolean => !known || seq <= known.length
  replayOn(course, kept.filter(isOld))
  if (!known) return
  known.since.forEach((since, seat) => {
    course.askedSince[seat] = since
  })
  for (const one of kept) if (!isOld(one)) addKept(course, one)
}

/** Whoever had to replay so many entries leaves a snapshot for the next one. */
const long = 100

/** All rows of a table as they were at one moment; of the log what comes after the snapshot. */
async function readTable(store: Store, id: string, snapshots: boolean) {
  return store
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (read) => {
      const row = await findTable(read, id)
      if (!row) return undefined
      const seats = await seatsOf(read, [id])
      const snapshot = snapshots ? await findSnapshot(read, id) : undefined
      return { row, seats, snapshot, entries: await entriesOf(read, id, snapshot?.seq) }
    })
}

/** The entries of the record in a part of the log that begins after `head`; `last` is the number of the one before. */
function playedIn(entries: readonly EntryRow[], head: number, last: number): KeptEntry[] {
  entries.forEach(({ seq }, index) => {
    if (seq !== head + index + 1) throw new Error(`Entry ${head + index + 1} of the log is missing`)
  })
  return entries
    .filter((entry) => entry.kind === 'play')
    .map(({ document, at }, index) => ({ seq: last + index + 1, document: JSON.parse(document) as Json, at }))
}

/**
 * Adds what other writers have appended to the log. False if more than the record has changed: then the table has to be
 * read again.
 */
export async function catchUp(store: Store, table: Table): Promise<boolean> {
  const { course } = table
  const entries = await entriesOf(store, table.row.id, table.head)
  if (!course || entries.some((entry) => entry.kind !== 'play')) return false
  sound(table.row.id, () => {
    for (const kept of playedIn(entries, table.head, course.log.length)) addKept(course, kept)
  })
  const last = entries.at(-1)
  if (last) {
    bringUpToDate(table, course, last.at)
    if (table.fixed.pace) table.clock = readClock(await clockOf(store, table.row.id))
    table.head = last.seq
  }
  return true
}

/** What follows from the course for the table's row. */
export function bringUpToDate(table: Table, { rules: { game }, play, log }: Course, at: string): void {
  table.glance = glanceOf(game, play.position, log.length)
  const status = game.result(play.position) ? 'finished' : 'playing'
  table.row = { ...table.row, status, glance: JSON.stringify(table.glance), updated_at: at }
}

/** What follows from a change at the table for everybody's time. */
export function keepTime(table: Table, at: string): void {
  const { pace } = table.fixed
  if (!pace || !table.course) return
  table.clock = clockAfter(table, pace, table.clock, at)
  table.row = { ...table.row, clock: JSON.stringify(table.clock) }
}

/** The clock when the table has become so; it begins if there was none. */
export function clockAfter(table: Whose, pace: Pace, before: Clock | undefined, at: string): Clock {
  const { seats } = table
  const people = seats.filter(({ seat }) => mayPlay(seats, seat)).map(({ seat }) => seat)
  const time = Date.parse(at)
  return turn(before ?? newClock(pace, seats.length, time), pace, { people, awaited: awaitedPeople(table) }, time)
}

/** As much of a table as says whose answer is awaited. */
interface Whose {
  readonly row: Pick<TableRow, 'status'>
  readonly seats: readonly SeatRow[]
  readonly glance: Glance
}

/** The people whose answer is awaited. */
export function awaitedPeople({ row, seats, glance }: Whose): readonly Seat[] {
  return row.status === 'playing' ? glance.deciders.filter((seat) => mayPlay(seats, seat)) : []
}

export function readClock(text: string | null): Clock | undefined {
  return text === null ? undefined : (JSON.parse(text) as Clock)
}

/** Whether a bot has to move now. */
export function isBotAwaited({ row, course, seats }: Table): boolean {
  return row.status === 'playing' && course !== undefined && botToMove(course, seats) !== undefined
}

function sound<T>(id: string, replay: () => T): T {
  try {
    return replay()
  } catch (error) {
    throw new Error(`Table ${id} is broken`, { cause: error })
  }
}

/** The rules, for everything that cannot be done without. */
export function needRules(table: Table): Rules {
  if (table.rules) return table.rules
  const { game, rules_version } = table.row
  const known = gameOf(game)
  const have = known ? `has version ${known.rulesVersion}` : 'does not have this game'
  throw new Problem(
    409,
    'unknown-rules',
    `This table is played with version ${rules_version} of the ${game} rules; this server ${have}.`,
  )
}

export function needCourse(table: Table): Course {
  needRules(table)
  if (!table.course) throw new Problem(409, 'not-started', 'The game has not started yet.')
  return table.course
}

export function needPlay(table: Table): AnyPlay {
  return needCourse(table).play
}

/** The number of the last entry of the record; 0 before the first. */
export function lastSeq({ course }: Table): number {
  return course?.log.length ?? 0
}
