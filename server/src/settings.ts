import { availableParallelism } from 'node:os'
import { trustProblem } from './address.ts'
import {
  defaultsOf,
  type Knob,
  type KnobLine,
  linesOf,
  oneOf,
  rate,
  readKnobs,
  type ValuesOf,
  whole,
  word,
  words,
  yesOrNo,
} from './knob.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type Resolve, resolveHost } from './webhooks/target.ts'

const minute = 60_000

/**
 * Everything that may be turned from outside. This table is what is parsed, what `durbar serve --help` shows and what
 * docs/operating.md lists; the defaults suit a table among friends.
 */
const knobs = {
  port: whole({ env: 'PORT', flag: 'port', about: 'the port; 0 for any free one', default: 3000 }, 0, 65_535),
  host: word(
    {
      env: 'HOST',
      flag: 'host',
      about: 'the address to listen on; 0.0.0.0 for every network',
      default: '127.0.0.1',
    },
    'ADDRESS',
  ),
  dataDir: word({ env: 'DURBAR_DATA', flag: 'data', about: 'the folder the data is kept in', default: 'data' }, 'DIR'),
  databaseUrl: word(
    {
      env: 'DATABASE_URL',
      about:
        'postgres://… keeps the data in a PostgreSQL database that any number of servers can share (empty: in the folder)',
      default: '',
    },
    'URL',
  ),
  secrets: words(
    {
      env: 'DURBAR_SECRET',
      about:
        'signs the guest cookie; several: the first one signs, all are accepted (empty: one is made and kept in the store)',
      default: [],
    },
    'SECRET,…',
    (secret) => (secret.length < 32 ? 'a secret has at least 32 characters' : undefined),
  ),
  origins: words(
    {
      env: 'DURBAR_ORIGINS',
      about: 'further origins that browsers may come from, where a proxy changes the Host header',
      default: [],
    },
    'URL,…',
    (origin) =>
      URL.canParse(origin) && new URL(origin).origin === origin
        ? undefined
        : `"${origin}" is no origin such as https://durbar.example`,
  ),
  trustProxy: words(
    {
      env: 'DURBAR_TRUST_PROXY',
      about: 'proxies whose X-Forwarded-For and -Proto are believed: how many, or their addresses and networks',
      default: [],
    },
    'N|ADDRESS,…',
    trustProblem,
  ),
  logLevel: oneOf({ env: 'DURBAR_LOG', about: 'what is logged, as JSON lines on stderr', default: 'info' }, [
    'silent',
    'error',
    'warn',
    'info',
    'debug',
  ]),
  metricsToken: words(
    {
      env: 'DURBAR_METRICS_TOKEN',
      about: 'who sends it as a bearer token may read /metrics (empty: only this machine may)',
      default: [],
    },
    'TOKEN,…',
    (token) => (token.length < 16 ? 'a token has at least 16 characters' : undefined),
  ),
  botWorkers: whole(
    {
      env: 'DURBAR_BOT_WORKERS',
      about: 'threads in which bots think',
      default: Math.max(1, Math.min(2, availableParallelism() - 1)),
    },
    1,
    64,
  ),
  botPace: whole(
    {
      env: 'DURBAR_BOT_PACE',
      flag: 'bot-pace',
      about: 'how long a bot takes at least, so that people can follow',
      default: 500,
    },
    0,
    minute,
    'MS',
  ),
  botLimit: whole(
    { env: 'DURBAR_BOT_LIMIT', about: 'a bot that thinks longer is stopped', default: 10_000 },
    100,
    10 * minute,
    'MS',
  ),
  idle: whole(
    {
      env: 'DURBAR_IDLE',
      about: 'a table nobody looks at is dropped from memory after so long; it is read again when needed',
      default: 10 * minute,
    },
    0,
    24 * 60 * minute,
    'MS',
  ),
  absence: whole(
    {
      env: 'DURBAR_ABSENCE',
      about: 'at a table without clocks: after so long without an answer the others may call a bot to the seat',
      default: 3 * 24 * 60 * minute,
    },
    1000,
    365 * 24 * 60 * minute,
    'MS',
  ),
  webhookPrivate: yesOrNo({
    env: 'DURBAR_WEBHOOK_PRIVATE',
    about: 'webhooks may go to this machine and its networks, and without TLS; for a server among friends at home',
    default: false,
  }),
  webhookRetry: whole(
    {
      env: 'DURBAR_WEBHOOK_RETRY',
      about: 'a webhook that was not answered is tried again after so long, then after twice as long each time',
      default: 10_000,
    },
    1,
    60 * minute,
    'MS',
  ),
  lease: whole(
    {
      env: 'DURBAR_LEASE',
      about:
        'where servers share a database: one that was not heard of for so long is taken for dead; so often each also looks for changes it was not told of',
      default: 10_000,
    },
    500,
    10 * minute,
    'MS',
  ),
  drain: whole(
    {
      env: 'DURBAR_DRAIN',
      about: 'when told to stop: how long /readyz says so before anything is closed',
      default: 0,
    },
    0,
    10 * minute,
    'MS',
  ),
  shutdown: whole(
    { env: 'DURBAR_SHUTDOWN', about: 'when told to stop: how long work under way may take', default: 10_000 },
    100,
    10 * minute,
    'MS',
  ),
  reconnect: whole(
    {
      env: 'DURBAR_RECONNECT',
      about: 'when stopping, browsers are asked to come back within this time, each at its own moment',
      default: 2000,
    },
    0,
    minute,
    'MS',
  ),
} as const satisfies Record<string, Knob<unknown>>

const limitKnobs = {
  body: whole(
    {
      env: 'DURBAR_LIMIT_BODY',
      about: 'size of a request; a component pack is the largest thing sent',
      default: 256 * 1024,
    },
    1024,
    16 * 1024 * 1024,
    'BYTES',
  ),
  message: whole(
    { env: 'DURBAR_LIMIT_MESSAGE', about: 'size of a WebSocket message', default: 16 * 1024 },
    1024,
    1024 * 1024,
    'BYTES',
  ),
  backlog: whole(
    {
      env: 'DURBAR_LIMIT_BACKLOG',
      about: 'what may wait to be sent to a slow connection before it is cut off',
      default: 4 * 1024 * 1024,
    },
    16 * 1024,
    256 * 1024 * 1024,
    'BYTES',
  ),
  messages: rate({
    env: 'DURBAR_LIMIT_MESSAGES',
    about: 'messages of one WebSocket',
    default: { burst: 40, perSecond: 20 },
  }),
  addressMessages: rate({
    env: 'DURBAR_LIMIT_ADDRESS_MESSAGES',
    about: 'messages of all WebSockets of one address',
    default: { burst: 1000, perSecond: 500 },
  }),
  requests: rate({
    env: 'DURBAR_LIMIT_REQUESTS',
    about: 'requests of one guest that change something',
    default: { burst: 60, perSecond: 10 },
  }),
  addressRequests: rate({
    env: 'DURBAR_LIMIT_ADDRESS_REQUESTS',
    about: 'requests to the API and new WebSockets of one address',
    default: { burst: 600, perSecond: 100 },
  }),
  newGuests: rate({
    env: 'DURBAR_LIMIT_NEW_GUESTS',
    about: 'new guests of one address',
    default: { burst: 60, perSecond: 1 },
  }),
  newTables: rate({
    env: 'DURBAR_LIMIT_NEW_TABLES',
    about: 'new tables of one address',
    default: { burst: 120, perSecond: 0.5 },
  }),
  recoveries: rate({
    env: 'DURBAR_LIMIT_RECOVERIES',
    about: 'recovery codes tried by one address',
    default: { burst: 10, perSecond: 0.1 },
  }),
  webhooks: rate({
    env: 'DURBAR_LIMIT_WEBHOOKS',
    about: 'calls to the webhook of one guest',
    default: { burst: 20, perSecond: 0.2 },
  }),
  tables: whole(
    { env: 'DURBAR_LIMIT_TABLES', about: 'unfinished tables that one guest has made', default: 200 },
    1,
    1_000_000,
  ),
  sockets: whole({ env: 'DURBAR_LIMIT_SOCKETS', about: 'open WebSockets of one guest', default: 40 }, 1, 1_000_000),
  addressSockets: whole(
    { env: 'DURBAR_LIMIT_ADDRESS_SOCKETS', about: 'open WebSockets of one address', default: 400 },
    1,
    1_000_000,
  ),
} as const satisfies Record<string, Knob<unknown>>

export type Limits = ValuesOf<typeof limitKnobs>
/** What flags and environment say. */
export type Configuration = ValuesOf<typeof knobs> & { readonly limits: Limits }

/** What the rooms of the server are told. */
export interface Settings extends Omit<Configuration, 'port' | 'host' | 'dataDir' | 'databaseUrl'> {
  /** The file that bot workers run; see `bots/worker.ts`. */
  readonly worker: URL
  /** Counts what happens. */
  readonly metrics: Metrics
  /** The addresses a name stands for. */
  readonly resolve: Resolve
  /** Something went wrong that nobody who asks can be blamed for. */
  log(message: string, error?: unknown): void
}

const { port: _port, host: _host, dataDir: _dataDir, databaseUrl: _databaseUrl, ...defaults } = defaultsOf(knobs)

export const defaultSettings: Settings = {
  ...defaults,
  limits: defaultsOf(limitKnobs),
  worker: new URL('./worker.js', import.meta.url),
  metrics: createMetrics(),
  resolve: resolveHost,
  log(message, error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : error
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), message, cause })}\n`)
  },
}

export function readConfiguration(
  env: Readonly<Record<string, string | undefined>>,
  flags: Readonly<Record<string, unknown>>,
): Configuration {
  return { ...readKnobs(knobs, env, flags), limits: readKnobs(limitKnobs, env, flags) }
}

/** The table above, for whoever explains it. */
export const knobLines: { readonly settings: readonly KnobLine[]; readonly limits: readonly KnobLine[] } = {
  settings: linesOf(knobs),
  limits: linesOf(limitKnobs),
}
