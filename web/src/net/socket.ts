import type { ClientMessage, ServerMessage } from '@durbar/protocol'
import { createHearing, type Told } from '@durbar/table'

export type SocketStatus = 'connecting' | 'open' | 'lost'

const answers = ['done', 'refused', 'why', 'hint', 'recap', 'failed'] as const
export type Answer = Extract<Told, { t: (typeof answers)[number] }>
type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never
export type Request = WithoutId<ClientMessage>

export interface Wishes {
  /** The first message of every connection; asked anew each time, so that it says what is known by then. */
  hello(): Request
  onMessage(message: Told): void
  onStatus(status: SocketStatus): void
  /** The server knows us not, or not here: there is no point in trying again. */
  onRefused(answer: Answer): void
}

export interface Socket {
  /** Resolves with the one answer, or with undefined if the connection broke before it came. */
  request(request: Request): Promise<Answer | undefined>
  /** Begins anew, with everything there is to know. */
  renew(): void
  close(): void
}

/** Waits 0.4 s, then longer, never more than 12 s; a little chance keeps a crowd from coming back all at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(12_000, 400 * 1.7 ** attempt) * (0.75 + 0.5 * chance)
}

/** What the server cannot do now it may be able to do in a while. */
const passing = /^(store-\w+|stopping|too-fast|internal)$/

const isAnswer = (message: Told): message is Answer => answers.some((answer) => answer === message.t)

/** A connection that comes back by itself. */
export function openSocket({ hello, onMessage, onStatus, onRefused }: Wishes): Socket {
  const waiting = new Map<number, (answer: Answer | undefined) => void>()
  let socket: WebSocket | undefined
  let nextId = 1
  let attempt = 0
  /** When a server that stops asked us to come back. */
  let asked: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function request(message: Request): Promise<Answer | undefined> {
    const open = socket
    if (open?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined)
    const id = nextId++
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      open.send(JSON.stringify({ ...message, id }))
    })
  }

  function giveUp(): void {
    for (const resolve of waiting.values()) resolve(undefined)
    waiting.clear()
  }

  function connect(): void {
    clearTimeout(timer)
    if (closed) return
    const url = new URL('/ws', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const mine = new WebSocket(url)
    socket = mine
    const hear = createHearing()
    onStatus(attempt === 0 ? 'connecting' : 'lost')
    mine.onopen = async () => {
      const answer = await request(hello())
      if (closed || socket !== mine) return
      if (answer?.t === 'done') {
        attempt = 0
        onStatus('open')
      } else if (answer?.t === 'failed' && passing.test(answer.error)) {
        mine.close()
      } else if (answer !== undefined) {
        close()
        onRefused(answer)
      }
    }
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      if (closed || socket !== mine) return
      let message: Told
      try {
        message = hear(JSON.parse(data) as ServerMessage)
      } catch {
        // What is not understood cannot be built upon; a new connection begins with everything.
        return mine.close()
      }
      if (isAnswer(message) && message.id !== null) {
        waiting.get(message.id)?.(message)
        waiting.delete(message.id)
      } else if (message.t === 'closing') asked = message.after
      else onMessage(message)
    }
    mine.onclose = () => {
      if (closed || socket !== mine) return
      giveUp()
      onStatus('lost')
      timer = setTimeout(connect, asked ?? backoff(attempt, Math.random()))
      attempt++
      asked = undefined
    }
  }

  /** The network or the player is back: no need to sit out the wait. */
  function hurry(): void {
    if (!closed && socket?.readyState === WebSocket.CLOSED && document.visibilityState === 'visible') connect()
  }

  function close(): void {
    closed = true
    clearTimeout(timer)
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
    giveUp()
    socket?.close()
  }

  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  connect()
  return { request, renew: () => socket?.close(), close }
}
