import {
  ConfigError,
  configure,
  gameIdOf,
  isObject,
  type Json,
  type JsonObject,
  NotationError,
  readRecordHead,
  writeEntry,
} from '@durbar/kernel'
import type { NewTable, TableSummary } from '@durbar/protocol'
import { beginCourse, type Course, glanceOf, readyRules, replayCourse } from '@durbar/table'
import { ApiFailure } from '../net/rest.ts'
import { needGame } from './course.ts'
import type { LocalSeat, LocalTable } from './database.ts'
import { newLocalId, randomHex } from './ids.ts'
import { addTable } from './store.ts'
import { summarize } from './summary.ts'

type NewSeat = NewTable['seats'][number]

/** Makes a table on this device and begins at once. Open seats there are none: nobody else can come here. */
export async function createLocalTable(wish: NewTable): Promise<TableSummary> {
  const game = await needGame(wish.game)
  const components = wish.components as JsonObject | undefined
  const course = checked(() => {
    const config = configure(game, { players: wish.seats.length, options: wish.options ?? {}, components })
    return beginCourse(readyRules(game, config), randomHex(32))
  })
  return keep(wish.name ?? '', wish.seats, course, wish.hints ? 'on' : 'off')
}

interface Continuation {
  readonly name?: string
  /** The number of entries after which to go on; all of them if left out. */
  readonly upTo?: number
  /** Who plays on, seat by seat. */
  readonly seats: readonly NewSeat[]
}

/** Makes a table on this device that goes on from a record: the documents of its lines, the head first. */
export async function createLocalTableFrom(record: readonly Json[], continuation: Continuation): Promise<TableSummary> {
  const { seats, upTo = record.length, name = '' } = continuation
  const [head = null, ...lines] = record
  const game = await needGame(checked(() => gameIdOf(head)))
  const now = new Date().toISOString()
  const kept = lines
    .slice(0, upTo)
    .map((document, index) => ({ seq: index + 1, document, at: timeOf(document) ?? now }))
  const course = checked(() => {
    const { config, seed, start } = readRecordHead(game, head)
    if (config.players !== seats.length) throw new NotationError('players', `the record has ${config.players} seats`)
    return replayCourse(readyRules(game, config), seed, kept, start)
  })
  return keep(name, seats, course)
}

function timeOf(line: Json): string | undefined {
  return isObject(line) && typeof line.at === 'string' ? line.at : undefined
}

async function keep(
  name: string,
  seats: readonly NewSeat[],
  course: Course,
  hints: LocalTable['hints'] = 'off',
): Promise<TableSummary> {
  const { rules, play, start, log } = course
  const { game, config } = rules
  const now = new Date().toISOString()
  const table: LocalTable = {
    id: newLocalId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    name,
    options: config.options,
    components: config.components ?? null,
    seed: play.seed,
    start,
    status: game.result(play.position) ? 'finished' : 'playing',
    seats: seats.map(seatOf),
    hints,
    glance: glanceOf(game, play.position, log.length),
    createdAt: now,
    updatedAt: now,
  }
  const entries = play.entries.map((entry, index) => ({
    table: table.id,
    seq: index + 1,
    seat: entry.seat,
    document: writeEntry(game, config, entry),
    at: log[index]?.at ?? now,
  }))
  await addTable(table, entries)
  askToKeep()
  return summarize(table)
}

function seatOf({ kind, name, bot = 'greedy' }: NewSeat): LocalSeat {
  if (kind === 'open') throw new ApiFailure('open-seats', '', 409)
  return kind === 'bot' ? { kind, name: name ?? bot, bot } : { kind, name: name ?? '', bot: null }
}

/** What is wrong with the wish, in the words of the rules. */
function checked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ConfigError) throw new ApiFailure('bad-table', error.message, 400, error.refusal)
    throw new ApiFailure('bad-table', error instanceof Error ? error.message : String(error), 400)
  }
}

/** An installed app may ask the browser not to clear its tables away; as a page it would only bother people. */
function askToKeep(): void {
  if (matchMedia('(display-mode: standalone)').matches) navigator.storage?.persist?.().catch(() => undefined)
}
