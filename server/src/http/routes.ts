import type { z } from '@durbar/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { buckets } from '../rate.ts'
import type { GuestRow } from '../store/schema.ts'
import { parse } from '../wire.ts'
import { cookie, guestOf, newGuest } from './guests.ts'
import { type Asked, handlers } from './handlers.ts'
import { openApi } from './openapi.ts'
import { type Operation, type OperationName, operations } from './operations.ts'
import { isOwnOrigin } from './origin.ts'

/** Registers every operation: origin and rate first, then the schemas, then the handler. */
export function addRoutes(app: FastifyInstance, house: House): void {
  const { origins, limits } = house.settings
  const mayAsk = buckets(limits.requests)
  const secure = origins.some((origin) => origin.startsWith('https:'))

  function check(request: FastifyRequest, known: GuestRow | undefined): void {
    if (!isOwnOrigin(request.headers, origins))
      throw new Problem(403, 'foreign-origin', 'Requests that change something must come from this site.')
    if (!mayAsk(known ? `guest ${known.id}` : `address ${request.ip}`))
      throw new Problem(429, 'too-fast', 'Too many requests; wait a moment.')
  }

  function asked(operation: Operation, request: FastifyRequest, reply: FastifyReply, known: GuestRow | undefined) {
    let guest = known
    return {
      house,
      params: request.params,
      body: operation.body && parse(operation.body, request.body ?? {}),
      query: operation.query && parse(operation.query, request.query),
      known,
      async guest() {
        if (!guest) {
          const made = await newGuest(house.store)
          guest = made.guest
          reply.header('set-cookie', cookie(made.secret, secure || request.protocol === 'https'))
        }
        return guest
      },
    }
  }

  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name]
    // The handler takes what this very operation's schemas give; `operations` and `handlers` share their keys.
    const handle = handlers[name] as unknown as (asked: unknown) => Promise<unknown>
    app.route({
      method: operation.method,
      url: operation.path,
      async handler(request, reply) {
        const known = await guestOf(house.store, request.headers)
        // Whoever comes without a cookie is about to be given one, which is a row in the store.
        if (operation.method !== 'GET' || (name === 'me' && !known)) check(request, known)
        const answer = await handle(asked(operation, request, reply, known) as unknown as Asked<OperationName>)
        reply.header('cache-control', 'no-store').status(operation.status ?? 200)
        if (operation.type) reply.type(operation.type)
        return answer as z.output<typeof operation.answer>
      },
    })
  }

  const description = openApi()
  app.get('/api/openapi.json', async () => description)
}
