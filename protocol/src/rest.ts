import { z } from 'zod'
import { botName, document, pace, personName, seatKind, tableName, tableSummary } from './table.ts'

/**
 * The REST API. Who asks is known by the guest cookie, which the server sets on the first request.
 *
 *   GET    /api/me                        who am I
 *   PATCH  /api/me                        change my name
 *   POST   /api/me/recovery               a new recovery code in place of the old one
 *   POST   /api/me/recover                be the guest whose recovery code this is, in this browser
 *   GET    /api/me/webhook                where I am called when a table waits for me
 *   PUT    /api/me/webhook                be called there from now on; answers with the secret of the signature, once
 *   DELETE /api/me/webhook                be called no more
 *   POST   /api/me/webhook/test           call me now
 *   GET    /api/games                     the titles with their options and bots
 *   POST   /api/tables                    make a table
 *   GET    /api/tables                    my tables
 *   GET    /api/tables/:id                one table
 *   DELETE /api/tables/:id                delete it for good (host; not while others play)
 *   POST   /api/tables/:id/join           sit down: a free seat, or a bot's
 *   POST   /api/tables/:id/leave          give my seat to a bot, or free it before the start
 *   POST   /api/tables/:id/start          begin (host)
 *   POST   /api/tables/:id/pause          wish for a pause, or no longer
 *   POST   /api/tables/:id/substitute     let a bot play for somebody the table has waited for too long
 *   POST   /api/tables/:id/invite         a new invite in place of the old one (host)
 *   GET    /api/tables/:id/record         the record, when the game is over (application/jsonl)
 *   GET    /api/tables/:id/components     the printed data this table is played with
 *   GET    /api/games/:game/components    the printed data of the house, to be edited into a pack
 *   GET    /api/openapi.json              this API as an OpenAPI document
 *   GET    /healthz                       does the process live
 *   GET    /readyz                        does the store answer, and is the server not about to stop
 *
 * A table answers to its host, to whoever holds a seat, and to whoever brings its invite: `?invite=` on the GET
 * addresses, `invite` in the body of join. For everybody else it does not exist, but for the record of a finished game:
 * that is open to anybody who knows the table's id.
 */

export const me = z.object({ name: z.string() })
export const renameRequest = z.object({ name: personName })

/** To be written down: whoever types it in another browser is this guest there too. */
export const recoveryCode = z.object({ code: z.string() })
export const recoverRequest = z.object({ code: z.string().max(60) })

/** Where a guest is called. `problem` is what was wrong with the last call, `offAt` since when calls are given up. */
export const webhook = z.object({
  url: z.string(),
  createdAt: z.string(),
  problem: z.string().nullable(),
  offAt: z.string().nullable(),
})
export const webhookAnswer = z.object({ webhook: webhook.nullable() })
export const webhookRequest = z.object({ url: z.string().max(1000) })
/** The secret is told only here. */
export const newWebhook = z.object({ webhook, secret: z.string() })
/** `problem` is null if the call was answered with a status of 200 to 299. */
export const webhookTest = z.object({ problem: z.string().nullable() })

export const newSeat = z.object({
  kind: seatKind,
  name: personName.optional(),
  bot: botName.optional(),
})

export const newTable = z.object({
  game: z.string().max(40),
  name: tableName.optional(),
  options: z.record(z.string().max(40), z.string().max(40)).optional(),
  components: document.optional(),
  /** One entry per seat; `person` seats are held by whoever makes the table (several: a hot seat). */
  seats: z.array(newSeat).min(1).max(8),
  /** Allow hints against people, until somebody at the table objects. Alone against bots they always are. */
  hints: z.boolean().optional(),
  /** Without it nobody's time runs. */
  pace: pace.optional(),
  /** Begin at once; possible if no seat is open. */
  start: z.boolean().optional(),
})
export type NewTable = z.infer<typeof newTable>

/** The invite is part of the link that the host shares; it lets a guest see the table and take a free seat. */
export const createdTable = z.object({ table: tableSummary, invite: z.string() })

export const tableQuery = z.object({ invite: z.string().max(100).optional() })

/** The invite is not needed to take one's own seat back. Without `seat`: one's own seat, else the first free one. */
export const joinRequest = z.object({
  invite: z.string().max(100).optional(),
  seat: z.int().min(0).max(7).optional(),
  name: personName.optional(),
})

/** Open seats are played by the bot named in `fill`; without it there must be none. */
export const startRequest = z.object({ fill: botName.optional() })

export const leaveRequest = z.object({ seat: z.int().min(0).max(7) })
export const pauseRequest = z.object({ seat: z.int().min(0).max(7), wish: z.boolean() })
export const substituteRequest = z.object({ seat: z.int().min(0).max(7) })

export const gameInfo = z.object({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(
    z.string(),
    z.object({
      kind: z.enum(['variant', 'ruling']),
      rule: z.string(),
      values: z.array(z.string()),
      default: z.string(),
    }),
  ),
  bots: z.array(botName),
})
export type GameInfo = z.infer<typeof gameInfo>

export const gameList = z.array(gameInfo)
export const tableList = z.array(tableSummary)
export const deletedTable = z.object({ deleted: z.string() })
export const newInvite = z.object({ invite: z.string() })
export const health = z.object({ status: z.literal('ok') })

/** Every error of the API: a code for programs, a sentence for people, the rule where there is one. */
export const apiError = z.object({
  error: z.string(),
  message: z.string(),
  refusal: document.optional(),
})
export type ApiError = z.infer<typeof apiError>
