import type { Refusal } from '@durbar/kernel'
import type { ErrorCode } from '@durbar/protocol'

/** Something the asker did or wants that cannot be: answered as HTTP 4xx or `failed`, and nothing has changed. */
export class Problem extends Error {
  readonly status: number
  /** A code for programs; `message` is the sentence for people. */
  readonly error: ErrorCode
  readonly refusal: Refusal | undefined

  constructor(status: number, error: ErrorCode, message: string, refusal?: Refusal) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.error = error
    this.refusal = refusal
  }
}

/** The same answer for a table that is not there and one the asker may not know of. */
export function noSuchTable(): Problem {
  return new Problem(404, 'no-such-table', 'There is no such table, or the invite is missing or no longer valid.')
}

/**
 * Another process has written to the table meanwhile. What was being done has changed nothing and is done again with
 * the fresh table; only the registry catches this.
 */
export class Overtaken extends Error {
  constructor(tableId: string) {
    super(`Somebody else was faster at table ${tableId}`)
    this.name = 'Overtaken'
  }
}

/**
 * A task that was begun without asking the store whether the table has changed found nothing it could commit: it is done
 * again with the fresh table. Only the registry catches this.
 */
export class Doubt extends Error {
  constructor(tableId: string) {
    super(`What is known of table ${tableId} may be out of date`)
    this.name = 'Doubt'
  }
}
