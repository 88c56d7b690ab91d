import { pick, rngFromSeed } from '@durbar/kernel'
import type { ServerMessage } from '@durbar/protocol'
import { WebSocket } from 'ws'

/** What a scripted seat says of itself. */
export interface Witness {
  /** The server has answered: this is the entry with this number. */
  acknowledged(table: string, seq: number, document: string, milliseconds: number): void
  /** The server has shown this many entries of the record. */
  shown(table: string, seq: number): void
  finished(): void
  /** The connection was lost. */
  lost(): void
  /** It is there again, and the table open, after so many milliseconds. */
  back(milliseconds: number): void
  /** The server could not do what was asked. */
  failed(error: string): void
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
  let lostAt: number | undefined
  /** How long the server asked to be left alone. */
  let patience = 0
  let closed = false
  let question: Question | undefined
  let seen = 0
  let waiting: Waiting | undefined

  function connect(): void {
    const all = urls()
    const url = all[tries++ % all.length]
    if (closed) return
    if (url === undefined) return void setTimeout(connect, pause)
    const next = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
    socket = next
    next.on('open', () => look(next))
    next.on('message', (data) => hear(data as Buffer))
    next.on('error', () => undefined)
    next.on('close', () => {
      if (isOpen) {
        witness.lost()
        lostAt = performance.now()
      }
      isOpen = false
      waiting = undefined
      question = undefined
      if (!closed) setTimeout(connect, pause + patience)
      patience = 0
    })
  }

  function look(line: WebSocket): void {
    if (table === '') return
    opened = ++asked
    question = undefined
    line.send(JSON.stringify({ t: 'open', id: opened, table, as: seat, since: seen }))
  }

  function hear(data: Buffer): void {
    const kind = data.toString('latin1', 6, 11)
    if (kind === 'table' || kind === 'chat"') return
    if (kind !== 'state' && kind !== 'chang') take(JSON.parse(data.toString()) as ServerMessage)
    // Most of what is sent shows a position in which another seat has to answer; that is not worth reading.
    else if (data.includes(nothingToAnswer) && data.includes(notOver)) question = undefined
    else see(data.toString())
    wake()
  }

  /** Until the table is open, what is shown may still be the one before; the last state before the answer is not. */
  function see(text: string): void {
    question = readState(text)
    if (isOpen) believe(question)
  }

  function believe({ seq, over }: Question): void {
    seen = seq
    witness.shown(table, seq)
    if (over) witness.finished()
  }

  function take(message: ServerMessage): void {
    if (message.t === 'done' && message.id === opened) {
      isOpen = true
      if (lostAt !== undefined) witness.back(performance.now() - lostAt)
      lostAt = undefined
      if (question) believe(question)
    } else if (message.t === 'closing') patience = message.after
    else if (message.t === 'done' && message.id === waiting?.id) {
      const { table: where, document, since } = waiting
      waiting = undefined
      witness.acknowledged(where, message.seq, document, performance.now() - since)
    } else if (message.t === 'refused')
      witness.broken(`a listed move was refused: ${JSON.stringify(message.refusal)} ${waiting?.document}`)
    else if (message.t === 'failed') fail(message)
  }

  /** Somebody else was faster, or the store is away for a moment: look again, as a browser would. */
  function fail({ error }: Extract<ServerMessage, { t: 'failed' }>): void {
    waiting = undefined
    witness.failed(error)
    if (error === 'internal') witness.broken('the server failed for a reason of its own')
    const line = socket
    setTimeout(() => line && line === socket && line.readyState === line.OPEN && look(line), pause)
  }

  function wake(): void {
    if (!question || !isOpen || waiting || !socket || !mayPlay()) return
    const { seq, moves } = question
    if (moves.length === 0) return
    // Drawn rather than counted: whoever counts can travel in circles forever.
    const move = pick(rngFromSeed(`${seq}`), moves)
    waiting = { id: ++asked, table, document: JSON.stringify({ seat, move }), since: performance.now() }
    socket.send(JSON.stringify({ t: 'play', id: waiting.id, seat, seq, move }))
    question = undefined
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

/** A move that is not answered yet. */
interface Waiting {
  readonly id: number
  readonly table: string
  readonly document: string
  readonly since: number
}

/** What a scripted seat wants to know of a state. */
interface Question {
  readonly seq: number
  readonly moves: readonly unknown[]
  readonly over: boolean
}

const nothingToAnswer = '"moves":[],"undo"'
const notOver = '"result":null'

/** Only the part that matters is read: reading whole views would cost the machine as much as making them. */
function readState(text: string): Question {
  const seq = /^\{"t":"(?:state|change)","state":\{"viewer":\d,"seq":(\d+)/.exec(text)?.[1]
  const end = text.lastIndexOf(',"undo":')
  const start = text.lastIndexOf('"moves":', end)
  if (seq === undefined || start < 0) throw new Error(`A state is not written as expected: ${text.slice(0, 200)}`)
  const moves = JSON.parse(text.slice(start + '"moves":'.length, end)) as unknown[]
  return { seq: Number(seq), moves, over: !text.includes(notOver) }
}
