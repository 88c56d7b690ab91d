import type {
  ApiError,
  ChatLine,
  ClientMessage,
  LogEntry,
  NewTable,
  ServerMessage,
  TableSummary,
  ViewerState,
} from '@durbar/protocol'
import { apiError, serverMessage, tableSummary } from '@durbar/protocol'
import { createHearing, type Told } from '@durbar/table'
import { WebSocket } from 'ws'

/** A guest as a browser would be one: a cookie, requests, and connections. */
export interface Guest {
  readonly cookie: string
  request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown; text: string }>
  table(path: string, body?: unknown): Promise<TableSummary>
  problem(path: string, body?: unknown): Promise<ApiError & { status: number }>
  create(wish: NewTable): Promise<{ table: TableSummary; invite: string }>
  connect(): Promise<Client>
  open(table: string, as: number | 'spectator', more?: { invite?: string; since?: number }): Promise<Client>
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never

/** One WebSocket that remembers everything it was sent. */
export interface Client {
  readonly frames: string[]
  readonly messages: Told[]
  readonly log: LogEntry[]
  readonly chat: ChatLine[]
  state(): ViewerState
  table(): TableSummary
  ask(message: Unnumbered<ClientMessage>): Promise<Told>
  play(seat: number, move: ViewerState['moves'][number]): Promise<Told>
  sendRaw(data: string | Buffer): void
  until(done: (client: Client) => boolean): Promise<void>
  /** The close code. */
  readonly closed: Promise<number>
  close(): Promise<void>
}

export async function newGuest(url: string): Promise<Guest> {
  const response = await fetch(`${url}/api/me`)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return guestWith(url, cookie)
}

/** The same guest again, perhaps at a server that was restarted. */
export function guestWith(url: string, cookie: string): Guest {
  const guest: Guest = {
    cookie,
    async request(method, path, body) {
      const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '')
      return { status: response.status, body: isJson ? JSON.parse(text) : undefined, text }
    },
    async table(path, body) {
      const answer = await guest.request(body === undefined ? 'GET' : 'POST', path, body)
      return tableSummary.parse(answer.body)
    },
    async problem(path, body) {
      const answer = await guest.request(body === undefined ? 'GET' : 'POST', path, body)
      if (answer.status < 400) throw new Error(`${path} should fail, but: ${answer.text}`)
      return { status: answer.status, ...apiError.parse(answer.body) }
    },
    async create(wish) {
      const { status, body, text } = await guest.request('POST', '/api/tables', wish)
      if (status !== 201) throw new Error(text)
      const { table, invite } = body as { table: unknown; invite: string }
      return { table: tableSummary.parse(table), invite }
    },
    connect: () => connect(url, cookie),
    async open(table, as, more = {}) {
      const client = await connect(url, cookie)
      const answer = await client.ask({ t: 'open', table, as, ...more })
      if (answer.t !== 'done') throw new Error(JSON.stringify(answer))
      return client
    },
  }
  return guest
}

export async function connect(url: string, cookie: string, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie, ...headers } })
  const waiting = new Set<() => void>()
  const messages: Told[] = []
  const hear = createHearing()
  let lost: Error | undefined
  let asked = 0
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const wakeAll = (): void => {
    for (const wake of waiting) wake()
  }
  const last = <T extends Told['t']>(t: T): Extract<Told, { t: T }> => {
    const found = messages.findLast((message) => message.t === t)
    if (!found) throw new Error(`no "${t}" has arrived`)
    return found as Extract<Told, { t: T }>
  }
  const client: Client = {
    frames: [],
    messages,
    log: [],
    chat: [],
    state: () => last('state').state,
    table: () => last('table').table,
    async ask(message) {
      const id = ++asked
      socket.send(JSON.stringify({ id, ...message }))
      let answer: Told | undefined
      await client.until(() => {
        answer = messages.find((one) => 'id' in one && one.id === id)
        return answer !== undefined
      })
      return answer as unknown as Told
    },
    play: (seat, move) => client.ask({ t: 'play', seat, seq: client.state().seq, move }),
    sendRaw: (data) => socket.send(data),
    until: (done) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (done(client)) resolve()
          else if (lost) reject(lost)
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    closed,
    async close() {
      socket.close()
      await closed
    },
  }
  socket.on('message', (data) => {
    const text = data.toString()
    client.frames.push(text)
    // Whatever the server says must be what the protocol says. Reading all of it takes longer than everything else the
    // tests do; the first messages of so many connections prove it.
    const json = JSON.parse(text) as ServerMessage
    const message = hear(messages.length < 25 ? serverMessage.parse(json) : json)
    messages.push(message)
    if (message.t === 'state') client.log.push(...message.log)
    if (message.t === 'chat') client.chat.push(...message.lines)
    wakeAll()
  })
  socket.on('close', () => {
    lost ??= new Error('the connection is closed')
    wakeAll()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', (error) => {
      lost = error
      reject(error)
    })
  })
  return client
}
