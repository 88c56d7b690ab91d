import { gameOf } from '@durbar/catalog'
import {
  addEntry,
  type Config,
  configure,
  type Entry,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  type Move,
  type Notation,
  type Play,
  type Position,
  range,
  readEntry,
  refuseEntry,
  type Seat,
  startPlay,
} from '@durbar/kernel'
import { Problem } from '../problem.ts'
import { entriesOf } from '../store/log.ts'
import type { SeatRow, Store, TableRow } from '../store/schema.ts'
import { findTable, seatsOf } from '../store/tables.ts'
import { type Glance, glanceOf } from './glance.ts'

export type AnyPlay = Play<Position, Move, GameEvent>

/** A table in memory: its rows, and the position its log leads to. Everything here can be read again from the store. */
export interface Table {
  row: TableRow
  seats: SeatRow[]
  glance: Glance
  /** Undefined if this server does not have the rules the table is pinned to. */
  readonly rules: Rules | undefined
  /** Undefined before the start, and without rules. */
  play: AnyPlay | undefined
  /** What happened, entry by entry; the entry with the number `seq` is at `seq - 1`. */
  readonly log: Happening[]
  /** For each seat, the entry since which it is being asked the same question; see `isStale`. */
  readonly askedSince: number[]
}

export interface Rules {
  readonly game: Game
  readonly config: Config
  readonly notation: Notation<Position, Move, GameEvent>
}

interface Happening {
  readonly seat: Seat
  readonly kind: 'move' | 'undo' | 'redo'
  readonly steps: number
  readonly events: readonly { readonly only: readonly Seat[] | undefined; readonly document: JsonObject }[]
  readonly at: string
}

/** Reads a table and replays its log. */
export async function loadTable(store: Store, id: string): Promise<Table | undefined> {
  const row = await findTable(store, id)
  if (!row) return undefined
  const seats = await seatsOf(store, [id])
  const rules = rulesOf(row, seats.length)
  const glance = JSON.parse(row.glance) as Glance
  const table: Table = { row, seats, glance, rules, play: undefined, log: [], askedSince: seats.map(() => 0) }
  if (!rules || row.status === 'waiting') return table
  table.play = startPlay(rules.game, rules.config, row.seed)
  for (const { seq, document, at } of await entriesOf(store, id)) {
    if (seq !== table.log.length + 1) throw broken(id, seq, 'an entry before it is missing')
    const entry = readEntry(rules.game, rules.config, JSON.parse(document) as Json)
    const refusal = refuseEntry(table.play, entry)
    if (refusal) throw broken(id, seq, `it is refused: ${refusal.reason} (${refusal.rule})`)
    happen(rules, table.play, table.log, entry, at)
  }
  table.askedSince.fill(table.log.length)
  table.glance = glanceOf(rules.game, table.play.position, table.log.length)
  return table
}

function broken(id: string, seq: number, why: string): Error {
  return new Error(`The log of table ${id} cannot be replayed at entry ${seq}: ${why}`)
}

function rulesOf(row: TableRow, players: number): Rules | undefined {
  const game = gameOf(row.game)
  if (!game || game.rulesVersion !== row.rules_version) return undefined
  const config = configure(game, {
    players,
    options: JSON.parse(row.options) as Record<string, string>,
    components: row.components === null ? undefined : (JSON.parse(row.components) as JsonObject),
  })
  return { game, config, notation: game.notation(config) }
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

export function needPlay(table: Table): AnyPlay {
  needRules(table)
  if (!table.play) throw new Problem(409, 'not-started', 'The game has not started yet.')
  return table.play
}

/** Adds an entry that is not refused to the play and to what happened. */
export function addToTable(table: Table, rules: Rules, play: AnyPlay, entry: Entry<Move>, at: string): void {
  const { game } = rules
  const others = range(table.seats.length).filter((seat) => seat !== entry.seat)
  const question = (seat: Seat): string => JSON.stringify(game.legalMoves(play.position, seat))
  const before = others.map(question)
  happen(rules, play, table.log, entry, at)
  const seq = table.log.length
  table.askedSince[entry.seat] = seq
  others.forEach((seat, index) => {
    if (before[index] === '[]' || before[index] !== question(seat)) table.askedSince[seat] = seq
  })
  table.glance = glanceOf(game, play.position, seq)
}

/**
 * Whether the asker has seen too little to answer. In a question to several seats at once the others' answers come
 * in between and change nothing for this seat, so what counts is the seat's own question, not the whole log.
 */
export function isStale(table: Table, seat: Seat, seq: number): boolean {
  return seq > table.log.length || seq < (table.askedSince[seat] ?? Number.POSITIVE_INFINITY)
}

function happen(rules: Rules, play: AnyPlay, log: Happening[], entry: Entry<Move>, at: string): void {
  const events: { only: readonly Seat[] | undefined; document: JsonObject }[] = []
  addEntry(play, entry, (event) => {
    events.push({ only: event.only, document: rules.notation.event.write(event) as JsonObject })
  })
  log.push({ seat: entry.seat, ...kindOf(entry), events, at })
}

function kindOf(entry: Entry<Move>): Pick<Happening, 'kind' | 'steps'> {
  if ('move' in entry) return { kind: 'move', steps: 1 }
  return 'undo' in entry ? { kind: 'undo', steps: entry.undo } : { kind: 'redo', steps: entry.redo }
}
