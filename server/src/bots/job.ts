import type { Json, JsonObject, Seat } from '@durbar/kernel'

/** What a worker is asked: everything in it is plain data. */
export interface Job {
  readonly bot: string
  readonly game: string
  /** A position the seat cannot tell from the true one, as a document. */
  readonly guess: JsonObject
  readonly seat: Seat
  readonly seed: string
}

/** The move as notation writes it, or why there is none. */
export type Answer = { readonly move: Json } | { readonly error: string }
