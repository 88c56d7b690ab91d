import { gameOf } from '@durbar/catalog'
import type { Json, JsonObject } from '@durbar/kernel'
import { type AnyPlay, type Course, type Glance, glanceOf, type Rules, replayCourse, rulesOf } from '@durbar/table'
import { Problem } from '../problem.ts'
import { entriesOf } from '../store/log.ts'
import type { SeatRow, Store, TableRow } from '../store/schema.ts'
import { findTable, seatsOf } from '../store/tables.ts'

/** A table in memory: its rows, and the course its log leads to. Everything here can be read again from the store. */
export interface Table {
  row: TableRow
  seats: SeatRow[]
  glance: Glance
  /** Undefined if this server does not have the rules the table is pinned to. */
  readonly rules: Rules | undefined
  /** Undefined before the start, and without rules. */
  course: Course | undefined
}

/** Reads a table and replays its log. */
export async function loadTable(store: Store, id: string): Promise<Table | undefined> {
  const row = await findTable(store, id)
  if (!row) return undefined
  const seats = await seatsOf(store, [id])
  const rules = rulesOf(gameOf(row.game), {
    rulesVersion: row.rules_version,
    players: seats.length,
    options: JSON.parse(row.options) as Record<string, string>,
    components: row.components === null ? undefined : (JSON.parse(row.components) as JsonObject),
  })
  const glance = JSON.parse(row.glance) as Glance
  const table: Table = { row, seats, glance, rules, course: undefined }
  if (!rules || row.status === 'waiting') return table
  const kept = (await entriesOf(store, id)).map((entry) => ({
    ...entry,
    document: JSON.parse(entry.document) as Json,
  }))
  const course = replayed(id, () => replayCourse(rules, row.seed, kept))
  return { ...table, course, glance: glanceOf(rules.game, course.play.position, course.log.length) }
}

function replayed<T>(id: string, replay: () => T): T {
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

/** The number of the last entry; 0 before the first. */
export function lastSeq({ course }: Table): number {
  return course?.log.length ?? 0
}
