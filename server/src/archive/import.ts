import { gameOf } from '@durbar/catalog'
import {
  gameIdOf,
  type Json,
  type JsonObject,
  type PlayedTable,
  readRecordHead,
  writeConfig,
  writeEntry,
} from '@durbar/kernel'
import { botToMove, type Course, firstGlance, glanceOf, type KeptEntry, readyRules, replayCourse } from '@durbar/table'
import { newId, newSecret, sha256 } from '../secrets.ts'
import type { EntryRow, SeatRow, Store, TableRow } from '../store/schema.ts'
import { findTable } from '../store/tables.ts'
import { type Surroundings, surroundings } from './surroundings.ts'

/** What is to be imported cannot be; nothing was changed. */
export class ImportError extends Error {}

export interface Imported {
  readonly id: string
  readonly entries: number
  /** Opens the table to whoever brings it; only for a record that came without its surroundings. */
  readonly invite: string | undefined
}

/**
 * Makes a table of a record that has been verified. With its surroundings it is the same table as before; without, it
 * is a new one whose seats are open, or bear the names in the record if the game is over.
 */
export async function importTable(store: Store, record: string, around: unknown): Promise<Imported> {
  const { course, played, components, options } = readRecord(record)
  const { game } = course.rules
  const isOver = game.result(course.play.position) !== undefined
  const invite = around === undefined ? newSecret() : undefined
  const known = around === undefined ? strangers(course, played, isOver, sha256(invite ?? '')) : readAround(around)
  const { id } = known.table
  if (known.seats.length !== course.rules.config.players) throw new ImportError('the seats are not those of the record')
  if (await findTable(store, id)) throw new ImportError(`table ${id} is in the store already`)
  const { status } = known.table
  const hasBegun = status !== 'waiting'
  if (isOver !== (status === 'finished') || (!hasBegun && course.log.length > 0))
    throw new ImportError(`the table is ${status}, which is not what the record says`)
  const glance = glanceOf(game, course.play.position, course.log.length)
  const row: TableRow = {
    ...known.table,
    game: game.id,
    rules_version: game.rulesVersion,
    name: played?.name ?? '',
    options,
    components,
    seed: course.play.seed,
    glance: JSON.stringify(hasBegun ? glance : firstGlance),
  }
  const botsDue = status === 'playing' && botToMove(course, known.seats) !== undefined
  await write(store, row, known, logOf(id, course, known.events), botsDue)
  return { id, entries: course.log.length, invite }
}

function readRecord(text: string) {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as JsonObject)
  const [head, ...rest] = lines
  const game = head && gameOf(gameIdOf(head))
  if (!game) throw new ImportError('there is no such game here')
  const { config, seed, start, table } = readRecordHead(game, head)
  // The seed is what the table was made with: everything that happens there follows from it.
  if (start !== undefined) throw new ImportError('a table begins with the setup of its game, not with a position')
  const kept = rest.map(
    (line, index): KeptEntry => ({
      seq: index + 1,
      document: line,
      at: typeof line.at === 'string' ? line.at : new Date().toISOString(),
    }),
  )
  const { components } = writeConfig(config)
  return {
    course: replayCourse(readyRules(game, config), seed, kept),
    played: table,
    options: JSON.stringify(config.options),
    components: components === undefined ? null : JSON.stringify(components),
  }
}

function readAround(json: unknown): Surroundings {
  const { data, error } = surroundings.safeParse(json)
  if (!data) throw new ImportError(`the file beside the record is not one of a table: ${error.issues[0]?.message}`)
  return data
}

/** A record from somewhere: nobody here is known to have played it. */
function strangers(course: Course, played: PlayedTable | undefined, isOver: boolean, inviteHash: string): Surroundings {
  const now = new Date().toISOString()
  const guest = { id: newId(), secret_hash: sha256(newSecret()), recovery_hash: null, name: 'Import', created_at: now }
  return {
    durbar: 'table',
    format: 1,
    table: {
      id: newId(),
      status: isOver ? 'finished' : 'playing',
      host: guest.id,
      invite_hash: inviteHash,
      hints: 'off',
      pace: null,
      clock: null,
      created_at: course.log[0]?.at ?? now,
      updated_at: course.log.at(-1)?.at ?? now,
    },
    seats: course.askedSince.map((_, seat) => ({
      seat,
      kind: isOver ? 'person' : 'open',
      guest_id: null,
      name: played?.seats[seat]?.name ?? '',
      bot: null,
      color: played?.seats[seat]?.color ?? seat,
    })),
    events: [],
    chat: [],
    guests: [guest],
  }
}

/** The log as it was: events have their numbers, and the record fills those between. */
function logOf(id: string, { rules, play, log }: Course, events: Surroundings['events']): EntryRow[] {
  const rows: EntryRow[] = events.map((event) => ({ table_id: id, kind: 'table', ...event }))
  const taken = new Set(events.map(({ seq }) => seq))
  let seq = 0
  play.entries.forEach((entry, index) => {
    do seq++
    while (taken.has(seq))
    const document: Json = writeEntry(rules.game, rules.config, entry)
    rows.push({ table_id: id, seq, kind: 'play', document: JSON.stringify(document), at: log[index]?.at ?? '' })
  })
  rows.sort((a, b) => a.seq - b.seq)
  if (rows.some((row, index) => row.seq !== index + 1)) throw new ImportError('the events do not fit the record')
  return rows
}

/** Rows that go into one statement. */
const portion = 500

async function write(
  store: Store,
  table: TableRow,
  { seats, chat, guests }: Surroundings,
  log: readonly EntryRow[],
  botsDue: boolean,
): Promise<void> {
  const table_id = table.id
  await store.transaction().execute(async (write) => {
    await write
      .insertInto('guest')
      .values(guests)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await write.insertInto('game_table').values(table).execute()
    await write
      .insertInto('seat')
      .values(seats.map((seat): SeatRow => ({ table_id, ...seat })))
      .execute()
    for (let first = 0; first < log.length; first += portion)
      await write
        .insertInto('entry')
        .values(log.slice(first, first + portion))
        .execute()
    for (let first = 0; first < chat.length; first += portion)
      await write
        .insertInto('chat_line')
        .values(chat.slice(first, first + portion).map((line) => ({ table_id, ...line })))
        .execute()
    if (botsDue) await write.insertInto('duty').values({ kind: 'bots', table_id, due: 0, owner: '' }).execute()
  })
}
