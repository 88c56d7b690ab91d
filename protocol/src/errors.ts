/** The codes of everything that can go wrong, for programs and for words in other languages. */
export const errorCodes = [
  /** What was sent is not what the schemas say. */
  'bad-request',
  'bad-move',
  'bad-table',
  'too-large',
  'unknown-type',
  /** Who asks, from where, how often. */
  'foreign-origin',
  'too-fast',
  'no-guest',
  'no-such-code',
  'too-many-tables',
  /** A webhook that cannot be called, or must not be, and none at all. */
  'bad-webhook',
  'private-webhook',
  'no-webhook',
  /** What is not there, or not for the asker to know. */
  'not-found',
  'no-such-game',
  'no-such-table',
  'no-such-seat',
  'no-table-open',
  /** Seats. */
  'no-free-seat',
  'seat-taken',
  'seat-left',
  'already-seated',
  'not-your-seat',
  'not-the-host',
  'not-at-the-table',
  'open-seats',
  'others-play',
  /** Not at this time. */
  'not-started',
  'started',
  'finished',
  'not-finished',
  'no-hints',
  'not-overdue',
  'no-clock',
  'conflict',
  /** The table is pinned to rules this server does not have. */
  'unknown-rules',
  /** The server's own fault, or its disk's; nothing was changed. */
  'store-full',
  'store-unavailable',
  /** The line to the store was lost in the middle: it may have been kept or not; what the table shows next is true. */
  'store-uncertain',
  'stopping',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]
