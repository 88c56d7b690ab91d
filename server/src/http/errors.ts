import type { ApiError, ErrorCode } from '@durbar/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { storeProblem } from '../store/failure.ts'

/** Every error as the protocol writes it: a code for programs, a sentence for people. */
export function addErrors(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { statusCode = 500 } = error as FastifyError
    if (!(error instanceof Problem) && statusCode < 500)
      return reply.status(statusCode).send({ error: codeOf(statusCode), message: error.message })
    const {
      status,
      error: code,
      message,
      refusal,
    } = problemOf(error, settings, `${request.method} ${routeOf(request)}`)
    if (status === 429 || status === 503) reply.header('retry-after', '5')
    const body: ApiError = { error: code, message }
    return reply.status(status).send(refusal ? { ...body, refusal } : body)
  })
}

/** What is told to whoever asked; what is nobody's fault but ours is logged, and no detail of it leaves the house. */
export function problemOf(error: unknown, { log, metrics }: Pick<Settings, 'log' | 'metrics'>, what: string): Problem {
  if (error instanceof Problem) return error
  log(`${what} failed`, error)
  const ofStore = storeProblem(error)
  if (ofStore) metrics.storeFailures.add({ error: ofStore.error })
  return ofStore ?? new Problem(500, 'internal', 'Something went wrong here; nothing was changed.')
}

function routeOf(request: { readonly routeOptions: { readonly url?: string | undefined } }): string {
  return request.routeOptions.url ?? '?'
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'too-large'
  if (status === 415) return 'unknown-type'
  return 'bad-request'
}
