import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Somebody's program that is called by webhooks. */
export interface Receiver {
  readonly url: string
  readonly calls: Call[]
  /** What it answers from now on, by how often it has been called. */
  answer: (count: number) => { readonly status: number; readonly headers?: Record<string, string> }
  until(done: (calls: readonly Call[]) => boolean): Promise<void>
}

export function useReceiver(): Receiver {
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      receiver.calls.push({ path: request.url ?? '', headers: request.headers, body })
      const { status, headers = {} } = receiver.answer(receiver.calls.length)
      response.writeHead(status, headers).end('x'.repeat(1000))
      for (const look of waiting) look()
    })
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const receiver: Receiver = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    },
    calls: [],
    answer: () => ({ status: 204 }),
    until: (done) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!done(receiver.calls)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
  return receiver
}
