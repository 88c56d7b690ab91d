import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@durbar/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { House } from '../house.ts'
import { guestOf } from '../http/guests.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { GuestRow } from '../store/schema.ts'
import { connect } from './connection.ts'

/** Connections that do not answer within this time are gone: presence must be true. */
const heartbeat = 30_000

export interface Sockets {
  close(): Promise<void>
}

/** The WebSocket at /ws, on the port of the HTTP server. */
export function addSockets(http: Server, house: House): Sockets {
  const { limits, origins, log } = house.settings
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false })
  const alive = new WeakSet<WebSocket>()

  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const { pathname } = new URL(request.url ?? '/', 'http://durbar')
    if (pathname !== '/ws') return turnAway(socket, 404, 'Not Found')
    if (!isOwnOrigin(request.headers, origins)) return turnAway(socket, 403, 'Forbidden')
    guestOf(house.store, request.headers).then(
      (guest) => server.handleUpgrade(request, socket, head, (client) => welcome(client, guest)),
      (error: unknown) => {
        log('A WebSocket could not be opened', error)
        turnAway(socket, 500, 'Internal Server Error')
      },
    )
  })

  function welcome(client: WebSocket, guest: GuestRow | undefined): void {
    const connection = connect(house, guest, {
      send(message: ServerMessage) {
        if (client.readyState !== client.OPEN) return
        if (client.bufferedAmount > limits.backlog) client.terminate()
        else client.send(JSON.stringify(message))
      },
      hangUp: () => client.close(1008, 'too many messages'),
    })
    alive.add(client)
    client.on('pong', () => alive.add(client))
    client.on('message', (data, binary) => connection.receive(binary ? undefined : data.toString()))
    client.on('close', () => connection.close())
    // A message that is too large or no valid frame: ws closes the connection and says why in the close code.
    client.on('error', () => undefined)
  }

  const beating = setInterval(() => {
    for (const client of server.clients)
      if (alive.delete(client)) client.ping()
      else client.terminate()
  }, heartbeat)
  beating.unref()

  return {
    async close() {
      clearInterval(beating)
      const gone = [...server.clients].map((client) => new Promise((resolve) => client.once('close', resolve)))
      for (const client of server.clients) client.close(1001, 'the server stops')
      const patience = setTimeout(() => {
        for (const client of server.clients) client.terminate()
      }, 1000)
      await Promise.all(gone)
      clearTimeout(patience)
      server.close()
    },
  }
}

function turnAway(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
