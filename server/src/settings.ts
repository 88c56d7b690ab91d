import { availableParallelism } from 'node:os'

/** What may be turned; everything has a default that suits a table among friends. */
export interface Settings {
  /** The file that bot workers run; see `bots/worker.ts`. */
  readonly worker: URL
  readonly botWorkers: number
  /** A bot's decision takes at least so long, in milliseconds, so that people can follow. */
  readonly botPace: number
  /** A bot that thinks longer than this is stopped. */
  readonly botLimit: number
  /** Further origins that browsers may come from, where a proxy changes the Host header; such as https://example.org */
  readonly origins: readonly string[]
  readonly limits: Limits
  /** A table nobody looks at is dropped from memory after so many milliseconds; it is read again when needed. */
  readonly idle: number
  log(message: string, error?: unknown): void
}

export interface Limits {
  /** Bytes of a request body; a component pack is the largest thing sent. */
  readonly body: number
  /** Bytes of a WebSocket message. */
  readonly message: number
  /** Messages of one connection: so many at once, then so many per second. */
  readonly messages: Rate
  /** Requests that change something, of one guest or address. */
  readonly requests: Rate
  /** Bytes that may wait to be sent to a slow connection before it is cut off. */
  readonly backlog: number
}

export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export const defaultSettings: Settings = {
  worker: new URL('./worker.js', import.meta.url),
  botWorkers: Math.max(1, Math.min(2, availableParallelism() - 1)),
  botPace: 500,
  botLimit: 10_000,
  origins: [],
  limits: {
    body: 256 * 1024,
    message: 16 * 1024,
    messages: { burst: 40, perSecond: 20 },
    requests: { burst: 60, perSecond: 10 },
    backlog: 4 * 1024 * 1024,
  },
  idle: 10 * 60_000,
  log(message, error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : error
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), message, cause })}\n`)
  },
}
