import { z } from 'zod'
import { chatLine, chatText, document, logEntry, suggestion, tableSummary, viewerChange, viewerState } from './table.ts'

/**
 * The WebSocket at /ws. One connection looks at one table through one seat the guest holds, or as a spectator, and is
 * sent nothing that this viewer may not see. Requests carry an `id`; exactly one `done`, `refused` or `failed` answers
 * each (`why`, `hint` and `recap` are answered by their namesakes). `done` comes after the entry is on disk and after the `state` that shows it.
 */

/** With this code the server closes connections when it stops or restarts: nothing is wrong, come back. */
export const closingCode = 1012

/** A move as notation writes it. What comes as a message is JSON; to make sure of it again would cost the most of all. */
const move = z.record(z.string(), z.unknown()) as unknown as typeof document

const id = z.int().min(0)
const table = z.string().max(40)
const seat = z.int().min(0).max(7)

export const clientMessage = z.discriminatedUnion('t', [
  /** Look at a table. `since` is the last entry already known, for coming back. */
  z.object({
    t: z.literal('open'),
    id,
    table,
    as: z.union([seat, z.literal('spectator')]),
    invite: z.string().max(100).optional(),
    since: z.int().min(0).optional(),
  }),
  /**
   * Perform a legal move. `seq` is the entry the sender has seen last. If the question has changed since then, the
   * fresh `state` is sent, followed by `failed` with the error `conflict`. Others answering the same simultaneous
   * question do not make a move stale.
   */
  z.object({ t: z.literal('play'), id, seat, seq: z.int().min(0), move }),
  z.object({ t: z.literal('undo'), id, seat, seq: z.int().min(0), steps: z.int().min(1) }),
  z.object({ t: z.literal('redo'), id, seat, seq: z.int().min(0), steps: z.int().min(1) }),
  /** Why is this move not possible? */
  z.object({ t: z.literal('why'), id, seat, move }),
  /** What would be good moves now? Asked for a seat whose decision is awaited, at a table that allows hints. */
  z.object({ t: z.literal('hint'), id, seat }),
  /** I do not want hints at this table: there are none from now on, for nobody. */
  z.object({ t: z.literal('object-to-hints'), id, seat }),
  /** What did I see after each move since this entry? */
  z.object({ t: z.literal('recap'), id, since: z.int().min(0) }),
  z.object({ t: z.literal('chat'), id, text: chatText }),
])
export type ClientMessage = z.infer<typeof clientMessage>

export const serverMessage = z.discriminatedUnion('t', [
  /** Answers. */
  z.object({ t: z.literal('done'), id, seq: z.int().min(0) }),
  z.object({ t: z.literal('refused'), id, refusal: document }),
  z.object({ t: z.literal('why'), id, refusal: document.nullable() }),
  z.object({ t: z.literal('hint'), id, suggestions: z.array(suggestion) }),
  /** The moves that stand, oldest first; of very many only the last. */
  z.object({ t: z.literal('recap'), id, frames: z.array(z.object({ seq: z.int().min(1), view: z.json() })) }),
  z.object({ t: z.literal('failed'), id: id.nullable(), error: z.string(), message: z.string() }),
  /** Who sits here, what is awaited; after every change. */
  z.object({ t: z.literal('table'), table: tableSummary }),
  /**
   * The game after new entries; a table that waits for players has none yet. `log` holds the entries since the last
   * update, or since `since` when opening.
   */
  z.object({ t: z.literal('state'), state: viewerState, log: z.array(logEntry) }),
  /** The same for whoever was sent a view of this viewer before, on this connection: what has changed of it. */
  z.object({ t: z.literal('change'), state: viewerChange, log: z.array(logEntry) }),
  z.object({ t: z.literal('chat'), lines: z.array(chatLine) }),
  /** The server is about to stop; come back after so many milliseconds. The connection is closed next. */
  z.object({ t: z.literal('closing'), after: z.int().min(0) }),
])
export type ServerMessage = z.infer<typeof serverMessage>
