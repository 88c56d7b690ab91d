import type { ApiError, ErrorCode } from '@durbar/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'

/** Every error as the protocol writes it: a code for programs, a sentence for people. */
export function addErrors(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    reply.header('cache-control', 'no-store')
    if (error instanceof Problem) {
      const { status, refusal } = error
      const body: ApiError = { error: error.error, message: error.message }
      return reply.status(status).send(refusal ? { ...body, refusal } : body)
    }
    const { statusCode = 500 } = error
    if (statusCode < 500) return reply.status(statusCode).send({ error: codeOf(statusCode), message: error.message })
    settings.log(`${request.method} ${request.routeOptions.url ?? '?'} failed`, error)
    return reply.status(500).send({ error: 'internal', message: 'Something went wrong here; nothing was changed.' })
  })
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'too-large'
  if (status === 415) return 'unknown-type'
  return 'bad-request'
}
