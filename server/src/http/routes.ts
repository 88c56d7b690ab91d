import type { z } from '@durbar/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gate } from '../gate.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { GuestRow } from '../store/schema.ts'
import { parse } from '../wire.ts'
import type { Cookies } from './cookie.ts'
import { guestOf, newGuest } from './guests.ts'
import { type Asked, handlers } from './handlers.ts'
import { openApi } from './openapi.ts'
import { type Operation, type OperationName, operations } from './operations.ts'
import { isOwnOrigin } from './origin.ts'

/** Registers every operation: origin and rate first, then the schemas, then the handler. */
export function addRoutes(app: FastifyInstance, house: House, gate: Gate, cookies: Cookies): void {
  const { origins } = house.settings
  const behindTls = origins.some((origin) => origin.startsWith('https:'))

  function check(request: FastifyRequest, known: GuestRow | undefined): void {
    if (!isOwnOrigin(request.headers, origins))
      throw new Problem(403, 'foreign-origin', 'Requests that change something must come from this site.')
    gate.need('requests', known ? `guest ${known.id}` : gate.of(request.raw))
  }

  function asked(operation: Operation, request: FastifyRequest, reply: FastifyReply, known: GuestRow | undefined) {
    let guest = known
    const secure = behindTls || gate.isSecure(request.raw)
    const become = ({ id }: GuestRow): void => {
      reply.header('set-cookie', cookies.write(id, secure))
    }
    return {
      house,
      params: request.params,
      body: operation.body && parse(operation.body, request.body ?? {}),
      query: operation.query && parse(operation.query, request.query),
      known,
      async guest() {
        if (!guest) {
          gate.need('newGuests', gate.of(request.raw))
          guest = await newGuest(house.store, request.headers['accept-language'])
          become(guest)
        }
        return guest
      },
      site: request.headers.origin ?? `${secure ? 'https' : 'http'}://${request.host}`,
      become,
      need: (limit: 'newTables' | 'recoveries') => gate.need(limit, gate.of(request.raw)),
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
        if (!operation.path.startsWith('/api')) return handle({ house })
        gate.need('addressRequests', gate.of(request.raw))
        const found = await guestOf(house.store, cookies, request.headers)
        const known = found?.guest
        // Whoever comes without a cookie is about to be given one, which is a row in the store.
        if (operation.method !== 'GET' || (name === 'me' && !known)) check(request, known)
        const question = asked(operation, request, reply, known)
        // An old cookie, or one signed with a former secret, is written anew while it is still accepted.
        if (found && !found.fresh && name === 'me') question.become(found.guest)
        const answer = await handle(question as unknown as Asked<OperationName>)
        reply.header('cache-control', 'no-store').status(operation.status ?? 200)
        if (operation.type) reply.type(operation.type)
        return answer as z.output<typeof operation.answer>
      },
    })
  }

  const description = openApi()
  app.get('/api/openapi.json', async () => description)
}
