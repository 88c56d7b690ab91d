import { z } from 'zod'
import { plainText } from './text.ts'

/** A document as notation writes it. */
export const document = z.record(z.string(), z.json())

/**
 * Who holds a seat: a person, a bot, or nobody yet. A person who has left still holds the seat; `bot` then names the
 * bot that plays on, and the owner may take the seat back.
 */
export const seatKind = z.enum(['open', 'person', 'bot'])
export const botName = z.string().regex(/^[a-z0-9-]{1,24}$/)
/** Names and chat are plain text; they are shown as text and never as markup. */
export const personName = z.string().overwrite(plainText).min(1).max(24)
export const tableName = z.string().overwrite(plainText).max(60)
export const chatText = z.string().overwrite(plainText).min(1).max(500)

export const seatSummary = z.object({
  seat: z.int().min(0),
  kind: seatKind,
  name: z.string(),
  /** The bot that plays here, or that keeps the seat warm for its owner. */
  bot: botName.nullable(),
  /** Index of the player color. */
  color: z.int().min(0),
  /** Somebody with this seat has the table open now. */
  present: z.boolean(),
  /** The asking guest holds this seat, even while a bot keeps it warm. */
  yours: z.boolean(),
})
export type SeatSummary = z.infer<typeof seatSummary>

/**
 * How fast a table is meant to be played: everybody has a bank of seconds, which runs while the seat is being asked, and
 * gets the increment back whenever it stops running. At a live table everybody is there; a slow one may take weeks.
 */
export const pace = z.object({
  kind: z.enum(['live', 'slow']),
  bank: z
    .int()
    .min(1)
    .max(60 * 86_400),
  increment: z
    .int()
    .min(0)
    .max(14 * 86_400),
  /** When a bank is empty: the others may call a bot to the seat, or one comes by itself. Its owner may always come back. */
  timeout: z.enum(['ask', 'bot']),
})
export type Pace = z.infer<typeof pace>

/** The clocks at the moment of sending. */
export const clocks = z.object({
  /** By seat, the milliseconds in the bank. */
  left: z.array(z.int().min(0)),
  /** The seats whose time runs. */
  running: z.array(z.int()),
  /** The seats that would like a pause. When all people at the table would, nobody's time runs. */
  wishes: z.array(z.int()),
  paused: z.boolean(),
})
export type Clocks = z.infer<typeof clocks>

export const tableStatus = z.enum(['waiting', 'playing', 'finished'])

/** What everybody may know of a table. */
export const tableSummary = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  rulesVersion: z.int(),
  players: z.int(),
  options: z.record(z.string(), z.string()),
  /** The table uses other printed values than the house's own. */
  ownComponents: z.boolean(),
  status: tableStatus,
  seats: z.array(seatSummary),
  /** The seats whose answer is awaited. */
  deciders: z.array(z.int()),
  /** Null if nobody is in a hurry. */
  pace: pace.nullable(),
  /** Null without a pace, and before the start. */
  clocks: clocks.nullable(),
  /** The seats the table has waited for too long: the others may call a bot to them. */
  overdue: z.array(z.int()),
  /** The number of entries in the record. */
  seq: z.int(),
  /**
   * How far the play is, as data for the game's text: a part of everybody's view. Null before the start, and over the
   * WebSocket, where `state` shows more.
   */
  progress: z.json(),
  /** The asking guest made this table and may start it. */
  host: z.boolean(),
  /** Whether hints can be had here: not against people unless the host allowed it, and not once somebody objected. */
  hints: z.enum(['allowed', 'against-people', 'objected']),
  /** SHA-256 of the seed, published before the first move; the seed follows when the game is over. */
  commitment: z.string(),
  seed: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TableSummary = z.infer<typeof tableSummary>

/** One entry of the record as this viewer may see it: its events, never the move itself. */
export const logEntry = z.object({
  seq: z.int().min(1),
  seat: z.int(),
  kind: z.enum(['move', 'undo', 'redo']),
  /** How many moves an undo or redo goes over. */
  steps: z.int(),
  events: z.array(document),
  at: z.string(),
})
export type LogEntry = z.infer<typeof logEntry>

/** A move worth making: how likely it wins, and what it and the next ones would bring about. */
export const suggestion = z.object({
  move: document,
  chance: z.number().min(0).max(1),
  aims: z.array(z.object({ seat: z.int(), events: z.array(document) })),
})

export const chatLine = z.object({
  id: z.int(),
  seat: z.int().nullable(),
  name: z.string(),
  text: z.string(),
  at: z.string(),
})
export type ChatLine = z.infer<typeof chatLine>

/** The game as one viewer sees it now. */
export const viewerState = z.object({
  viewer: z.union([z.int(), z.literal('spectator')]),
  seq: z.int(),
  view: z.json(),
  /** The legal moves of the viewer, as notation. */
  moves: z.array(document),
  /** How many moves the viewer can take back, or play again, now. */
  undo: z.int(),
  redo: z.int(),
  /** Final standings, once the game is over. */
  result: z.json().nullable(),
})
export type ViewerState = z.infer<typeof viewerState>

/** The same, with what has changed of the view since the last one: `{ to }` is new, `{ in }` has parts that have changed. */
export const viewerChange = viewerState.omit({ view: true }).extend({ change: z.json() })
