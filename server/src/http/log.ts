import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Settings } from '../settings.ts'

/** Whoever takes the lines of the log. */
export interface LogSink {
  write(line: string): void
}

/** Names under which a secret might stand in something that is logged by mistake. */
const secretNames = ['cookie', 'set-cookie', 'authorization', 'invite', 'code', 'secret', 'seed', 'url', 'rawPacket']

/**
 * JSON lines that tell what happened and never who somebody is: no cookie, no invite, no recovery code, no address of
 * a person. Requests are logged by route, so that nothing in a path or query can get in.
 */
export function logOptions({ logLevel }: Pick<Settings, 'logLevel'>, sink: LogSink): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: logLevel,
      stream: sink,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      serializers: { err: describe },
    },
  }
}

/** What helps to find the fault. Other properties of an error may hold whatever was sent. */
function describe(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: JSON.stringify(error) ?? 'nothing', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  return { type: error.name, message: error.message, ...code, ...cause, stack: error.stack ?? '' }
}

/** One line and one count per request. */
export function addRequestLog(app: FastifyInstance, { metrics }: Pick<Settings, 'metrics'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    metrics.requests.add({ method, route, status })
    metrics.requestSeconds.observe(reply.elapsedTime / 1000, { route })
    const level =
      status === 429 || status === 503 ? 'warn' : status >= 500 ? 'error' : route.startsWith('/api') ? 'info' : 'debug'
    request.log[level]({ method, route, status, milliseconds }, 'request')
  })
}
