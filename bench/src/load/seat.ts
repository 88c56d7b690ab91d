import type { ServerMessage, ViewerState } from '@durbar/protocol'
import { WebSocket } from 'ws'

/** What a scripted seat says of itself. */
export interface Witness {
  /** The server has answered: this is the entry with this number. */
  acknowledged(seq: number, document: string, milliseconds: number): void
  /** The server has shown this many entries of the record. */
  shown(seq: number): void
  finished(): void
  /** The connection was lost. */
  lost(): void
  /** The server has said what it never should. */
  broken(reason: string): void
}

/** One WebSocket that looks through one seat and, while it may, answers every question at once. */
export interface SeatPlayer {
  open(table: string): void
  /** Looks at whether there is something to answer. */
  wake(): void
  /** Whether an answer of the server is awaited. */
  isWaiting(): boolean
  /** Whether the table is open on a living connection. */
  isOpen(): boolean
  close(): void
}

/** Long enough not to be in the way of a server that starts. */
const pause = 50

/**
 * Like a browser it comes back by itself: at the next of the addresses, until one answers. `mayPlay` says whether it may
 * move now.
 */
export function createSeat(
  urls: () => readonly string[],
  cookie: string,
  seat: number,
  mayPlay: () => boolean,
  witness: Witness,
): SeatPlayer {
  let table = ''
  let socket: WebSocket | undefined
  let tries = seat
  let asked = 0
  let opened = 0
  let isOpen = false
  let closed = false
  let state: ViewerState | undefined
  let seen = 0
  let waiting: { readonly id: number; readonly document: string; readonly since: number } | undefined

  function connect(): void {
    const all = urls()
    const url = all[tries++ % all.length]
    if (closed) return
    if (url === undefined) return void setTimeout(connect, pause)
    const next = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
    socket = next
    next.on('open', () => look(next))
    next.on('message', (data) => hear(data.toString()))
    next.on('error', () => undefined)
    next.on('close', () => {
      if (isOpen) witness.lost()
      isOpen = false
      waiting = undefined
      state = undefined
      if (!closed) setTimeout(connect, pause)
    })
  }

  function look(line: WebSocket): void {
    if (table === '') return
    opened = ++asked
    state = undefined
    line.send(JSON.stringify({ t: 'open', id: opened, table, as: seat, since: seen }))
  }

  function hear(text: string): void {
    // Most of what is sent shows a position in which another seat has to answer; that is not worth reading.
    if (text.startsWith('{"t":"state"') && text.includes('"moves":[],"undo"') && text.includes('"result":null')) {
      state = undefined
      return
    }
    if (text.startsWith('{"t":"table"') || text.startsWith('{"t":"chat"')) return
    take(JSON.parse(text) as ServerMessage)
  }

  function take(message: ServerMessage): void {
    if (message.t === 'state') {
      state = message.state
      seen = state.seq
      witness.shown(seen)
      if (state.result !== null) witness.finished()
    } else if (message.t === 'done' && message.id === opened) isOpen = true
    else if (message.t === 'done' && message.id === waiting?.id) {
      const { document, since } = waiting
      waiting = undefined
      witness.acknowledged(message.seq, document, performance.now() - since)
    } else if (message.t === 'refused')
      witness.broken(`a listed move was refused: ${JSON.stringify(message.refusal)} ${waiting?.document}`)
    else if (message.t === 'failed') fail(message)
    wake()
  }

  /** Somebody else was faster, or the store is away for a moment: look again, as a browser would. */
  function fail({ error }: Extract<ServerMessage, { t: 'failed' }>): void {
    waiting = undefined
    if (error === 'internal') witness.broken('the server failed for a reason of its own')
    const line = socket
    setTimeout(() => line && line === socket && line.readyState === line.OPEN && look(line), pause)
  }

  function wake(): void {
    const move = state?.moves[(state.seq * 7919) % Math.max(1, state.moves.length)]
    if (!state || !move || !isOpen || waiting || !socket || !mayPlay()) return
    waiting = { id: ++asked, document: JSON.stringify({ seat, move }), since: performance.now() }
    socket.send(JSON.stringify({ t: 'play', id: waiting.id, seat, seq: state.seq, move }))
    state = undefined
  }

  connect()
  return {
    open(next) {
      table = next
      seen = 0
      isOpen = false
      if (socket?.readyState === WebSocket.OPEN) look(socket)
    },
    wake,
    isWaiting: () => waiting !== undefined,
    isOpen: () => isOpen,
    close() {
      closed = true
      socket?.close()
    },
  }
}
