import type { Kysely } from 'kysely'

/**
 * The rows of the store. Types are the least that SQLite and PostgreSQL share: text and integers; documents are JSON
 * text, times are ISO 8601 in UTC.
 */
export interface Schema {
  guest: GuestRow
  game_table: TableRow
  seat: SeatRow
  entry: EntryRow
  chat_line: ChatRow
  house_secret: SecretRow
  snapshot: SnapshotRow
  duty: DutyRow
  process: ProcessRow
  presence: PresenceRow
  webhook: WebhookRow
  delivery: DeliveryRow
}

export type Store = Kysely<Schema>

/** Somebody with a cookie. */
export interface GuestRow {
  id: string
  /** SHA-256 of the secret in a cookie from before cookies were signed. */
  secret_hash: string
  /** SHA-256 of the code that moves the guest to another browser; null if none was asked for. */
  recovery_hash: string | null
  name: string
  created_at: string
}

export interface TableRow {
  id: string
  game: string
  /** Pinned when the table is made: its record is replayed with these rules and no others. */
  rules_version: number
  name: string
  options: string
  /** A component pack, or null for the house's own. */
  components: string | null
  /** Secret until the game is over. */
  seed: string
  status: 'waiting' | 'playing' | 'finished'
  /** The guest who made the table. */
  host: string
  invite_hash: string
  /** Whether hints are allowed against people; nobody can allow them again once somebody has objected. */
  hints: 'off' | 'on' | 'objected'
  /** What lists of tables show of the position, so that they need not replay it; see `Glance`. */
  glance: string
  /** A `Pace`, or null if nobody is in a hurry. */
  pace: string | null
  /** How much time everybody has left; see `Clock`. Null without a pace, and before the start. */
  clock: string | null
  created_at: string
  updated_at: string
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  /** The guest who holds a person's seat. */
  guest_id: string | null
  name: string
  /** The bot that plays here; at a person's seat, the one that plays on while the person is away. */
  bot: string | null
  color: number
}

/** One line of the log. The log only grows: nothing here is ever changed, and deleted only with the whole table. */
export interface EntryRow {
  table_id: string
  /** From 1 without gaps; with `table_id` the primary key, so that only one of two writers can have it. */
  seq: number
  /** `play`: an entry of the record. `table`: somebody sat down or left, the play began, the invite was renewed. */
  kind: 'play' | 'table'
  /** The entry as notation writes it: a move, an undo or a redo; or a `TableEvent`. */
  document: string
  at: string
}

export interface ChatRow {
  table_id: string
  id: number
  /** The seat the writer looked through, or null for a spectator. */
  seat: number | null
  guest_id: string
  name: string
  text: string
  at: string
}

/** What the guest cookie is signed with, if no secret is configured; one row. */
export interface SecretRow {
  id: number
  secret: string
  created_at: string
}

/** What a log leads to, so that a long one need not be replayed. A cache: deleting every row loses nothing. */
export interface SnapshotRow {
  table_id: string
  /** The last entry of the log that is in it. */
  seq: number
  document: string
}

/** Something a server process has to do for a table by itself, such as a bot's turn, or what happens when somebody's time is up. */
export interface DutyRow {
  kind: 'bots' | 'clock' | 'webhooks'
  table_id: string
  /** The time from which it is to be done, in milliseconds since 1970. */
  due: number
  /** The process that does it. If that one is no longer alive, another takes it over. */
  owner: string
}

/** A server process that says again and again that it is alive. */
export interface ProcessRow {
  id: string
  /** Taken for dead after this time, by the clock of the database, in milliseconds since 1970. */
  until: number
}

/** Through this process somebody looks at a table; written only where processes share the store. */
export interface PresenceRow {
  table_id: string
  process: string
  guest_id: string
  /** The seat through whose eyes, or -1 for a spectator's. */
  seat: number
}

/** Where a guest wants to be called. Not in the guest's row: whoever exports a table must not export this. */
export interface WebhookRow {
  guest_id: string
  url: string
  /** What calls are signed with; it has to be known, not just recognized. */
  secret: string
  /** The origin under which the guest knows this server, for links. */
  site: string
  created_at: string
  /** Calls that failed since the last one that did not. */
  failures: number
  /** When the first of these failed; null if the last call was answered. */
  failing_since: string | null
  /** What was wrong with the last call; null if nothing. */
  problem: string | null
  /** Since when nobody is called any more, because it failed for too long; null while it works. */
  off_at: string | null
}

/** A call that is still to be made. The same seat is called only once for the same reason: the newer one counts. */
export interface DeliveryRow {
  table_id: string
  seat: number
  event: 'turn' | 'time'
  /** Stays the same however often it is tried, so that the receiver can tell. */
  id: string
  guest_id: string
  at: string
  attempts: number
  /** The time of the next try, in milliseconds since 1970. */
  due: number
}
