import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { closingCode, type ServerMessage } from '@durbar/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Gate } from '../gate.ts'
import type { House } from '../house.ts'
import type { Cookies } from '../http/cookie.ts'
import { guestOf } from '../http/guests.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { GuestRow } from '../store/schema.ts'
import { type Connection, connect } from './connection.ts'
import { createHeartbeat } from './heartbeat.ts'

/** Connections that do not answer within this time are gone: presence must be true. */
const round = 30_000
/** How long a closed connection may take to say goodbye. */
const goodbye = 1000

export interface Sockets {
  /** Answers what was asked, asks everybody to come back, and hangs up; no longer than so many milliseconds. */
  close(within: number): Promise<void>
}

/** The WebSocket at /ws, on the port of the HTTP server. */
export function addSockets(http: Server, house: House, gate: Gate, cookies: Cookies): Sockets {
  const { limits, origins, log, metrics, reconnect } = house.settings
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    // Pongs are counted like everything else that waits to be sent.
    autoPong: false,
  })
  const heartbeat = createHeartbeat(round, (client) => {
    metrics.dropped.add({ reason: 'silent' })
    client.terminate()
  })
  const connections = new Map<WebSocket, Connection>()

  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    admit(request, socket, head).catch((error: unknown) => {
      log('A WebSocket could not be opened', error)
      turnAway(socket, 500, 'Internal Server Error')
    })
  })

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== '/ws') return turnAway(socket, 404, 'Not Found')
    if (!isOwnOrigin(request.headers, origins)) return turnAway(socket, 403, 'Forbidden')
    if (house.isStopping()) return turnAway(socket, 503, 'Service Unavailable')
    const address = gate.of(request)
    if (!gate.allows('addressRequests', address)) return turnAway(socket, 429, 'Too Many Requests')
    const guest = (await guestOf(house.store, cookies, request.headers))?.guest
    if (socket.destroyed) return
    const leave = gate.enter(address, guest?.id)
    if (!leave) return turnAway(socket, 429, 'Too Many Requests')
    socket.once('close', leave)
    server.handleUpgrade(request, socket, head, (client) => welcome(client, socket, guest, address))
  }

  function welcome(client: WebSocket, socket: Duplex, guest: GuestRow | undefined, address: string): void {
    const drop = (reason: string): void => {
      metrics.dropped.add({ reason })
      client.terminate()
    }
    const isSlow = (): boolean => client.bufferedAmount > limits.backlog
    let gathering = false
    /** What is said in the same turn of the event loop goes out together: writing to the system is what costs. */
    const gather = (): void => {
      if (gathering) return
      gathering = true
      socket.cork()
      process.nextTick(pour)
    }
    const pour = (): void => {
      if (gathering) socket.uncork()
      gathering = false
    }
    const connection = connect(house, guest, {
      send(text) {
        if (client.readyState !== client.OPEN) return
        // What was gathered waits for nobody but us.
        if (isSlow()) pour()
        if (isSlow()) return drop('slow')
        gather()
        client.send(text)
      },
      mayTalk: () => gate.allows('addressMessages', address),
      hangUp() {
        metrics.dropped.add({ reason: 'flood' })
        client.close(1008, 'too many messages')
      },
    })
    connections.set(client, connection)
    heartbeat.add(client)
    client.on('ping', (data) => {
      if (isSlow()) drop('slow')
      else client.pong(data)
    })
    client.on('message', (data, binary) => connection.receive(binary ? undefined : data.toString()))
    client.on('close', () => {
      connections.delete(client)
      connection.close()
    })
    // A message that is too large or no valid frame: ws closes the connection and says why in the close code.
    client.on('error', () => undefined)
  }

  /** A crowd that comes back all at once would be the first thing the next process has to bear. */
  async function dismiss(client: WebSocket, connection: Connection): Promise<void> {
    const gone = new Promise((resolve) => client.once('close', resolve))
    await connection.settled()
    if (client.readyState === client.OPEN) {
      const message: ServerMessage = { t: 'closing', after: Math.round(Math.random() * reconnect) }
      client.send(JSON.stringify(message))
    }
    client.close(closingCode, 'the server restarts')
    const patience = setTimeout(() => client.terminate(), goodbye)
    await gone
    clearTimeout(patience)
  }

  return {
    async close(within) {
      heartbeat.stop()
      const patience = setTimeout(() => {
        for (const client of server.clients) client.terminate()
      }, within)
      await Promise.all([...connections].map(([client, connection]) => dismiss(client, connection)))
      clearTimeout(patience)
      server.close()
    },
  }
}

function turnAway(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
