import { z } from '@durbar/protocol'

/**
 * What a record does not say of its table: who sits there, what was said, when somebody came or left. Written beside the
 * record so that a table can be moved to another store and go on there as if nothing had happened.
 */
export const surroundings = z.object({
  durbar: z.literal('table'),
  format: z.literal(1),
  table: z.object({
    id: z.string(),
    status: z.enum(['waiting', 'playing', 'finished']),
    host: z.string(),
    invite_hash: z.string(),
    hints: z.enum(['off', 'on', 'objected']),
    pace: z.string().nullable(),
    clock: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  seats: z.array(
    z.object({
      seat: z.int(),
      kind: z.enum(['open', 'person', 'bot']),
      guest_id: z.string().nullable(),
      name: z.string(),
      bot: z.string().nullable(),
      color: z.int(),
    }),
  ),
  /** The entries of the log that are not in the record; the record fills the numbers between. */
  events: z.array(z.object({ seq: z.int(), document: z.string(), at: z.string() })),
  chat: z.array(
    z.object({
      id: z.int(),
      seat: z.int().nullable(),
      guest_id: z.string(),
      name: z.string(),
      text: z.string(),
      at: z.string(),
    }),
  ),
  /** Everybody named above. Of their secrets only the hashes, as in the store. */
  guests: z.array(
    z.object({
      id: z.string(),
      secret_hash: z.string(),
      recovery_hash: z.string().nullable(),
      name: z.string(),
      created_at: z.string(),
    }),
  ),
})
export type Surroundings = z.infer<typeof surroundings>
