import type { WebSocket } from 'ws'

export interface Heartbeat {
  add(client: WebSocket): void
  stop(): void
}

/** So many parts of a round: thousands of connections asked all at once would keep everybody waiting. */
const parts = 60

/** Asks every connection once in so many milliseconds whether it is still there; `silent` ones did not answer the last time. */
export function createHeartbeat(every: number, silent: (client: WebSocket) => void): Heartbeat {
  const asked: Set<WebSocket>[] = Array.from({ length: parts }, () => new Set())
  const alive = new WeakSet<WebSocket>()
  let added = 0
  let beats = 0
  const beating = setInterval(() => {
    for (const client of asked[beats++ % parts] ?? [])
      if (alive.delete(client)) client.ping()
      else silent(client)
  }, every / parts)
  beating.unref()
  return {
    add(client) {
      const part = asked[added++ % parts]
      part?.add(client)
      alive.add(client)
      client.on('pong', () => alive.add(client))
      client.on('close', () => part?.delete(client))
    },
    stop: () => clearInterval(beating),
  }
}
