import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSecret, sha256 } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** What Prometheus reads: with a token if one is configured, else only from this very machine and past no proxy. */
export function addMetrics(app: FastifyInstance, { metrics, metricsToken }: Settings): void {
  const hashes = metricsToken.map(sha256)

  function mayRead({ headers, raw }: FastifyRequest): boolean {
    if (hashes.length === 0) {
      const address = raw.socket.remoteAddress ?? ''
      return /^(127\.|::1$|::ffff:127\.)/.test(address) && headers['x-forwarded-for'] === undefined
    }
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
    return hashes.some((hash) => isSecret(token, hash))
  }

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text())
  })
}
