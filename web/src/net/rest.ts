import type { JsonObject, Refusal } from '@durbar/kernel'
import type { ApiError, GameInfo, NewTable, TableSummary } from '@durbar/protocol'
import { isLocal } from '../local/ids.ts'
import { serverless } from '../serverless.ts'

export interface Me {
  readonly name: string
}
export interface CreatedTable {
  readonly table: TableSummary
  readonly invite: string
}

/** Where I am called when a table waits for me. */
export interface Webhook {
  readonly url: string
  /** What was wrong with the last call. */
  readonly problem: string | null
  /** Since when calls are given up. */
  readonly offAt: string | null
}
interface NewWebhook {
  readonly webhook: Webhook
  readonly secret: string
}

/** An answer that is not the one hoped for; `code` is "offline" when there was no answer at all. */
export class ApiFailure extends Error {
  readonly code: string
  readonly status: number
  readonly refusal: Refusal | undefined

  constructor(code: string, message: string, status: number, refusal?: Refusal) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
    this.refusal = refusal
  }
}

export const isOffline = (problem: unknown): boolean => problem instanceof ApiFailure && problem.code === 'offline'

/** The tables on this device, and what it knows without asking anybody; loaded when it is needed. */
const here = () => import('../local/index.ts')

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  read?: (response: Response) => Promise<T>,
): Promise<T> {
  if (serverless) throw new ApiFailure('offline', '', 0)
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((problem: unknown) => {
    throw new ApiFailure('offline', String(problem), 0)
  })
  if (response.ok && read) return read(response)
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw failureOf(response.status, answer)
  // The server answers with the schemas of @durbar/protocol; checking them again would ship zod to every browser.
  return answer as T
}

function failureOf(status: number, answer: unknown): ApiFailure {
  const said = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<ApiError>
  // Without a body of ours it was a proxy in front of a server that is away.
  const code = said.error ?? (status >= 500 ? 'offline' : 'unknown')
  return new ApiFailure(code, said.message ?? '', status, said.refusal as Refusal | undefined)
}

/**
 * The answer that brings the cookie. Whatever is done in our name waits for it: two first requests at once would make
 * two guests, and what belongs to the one would be lost to the other.
 */
let introduction: Promise<Me> | undefined

function introduce(): Promise<Me> {
  introduction = call<Me>('GET', '/api/me')
  return introduction
}

async function act<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  // Where the introduction failed, the request itself says why.
  await (introduction ?? introduce()).catch(() => undefined)
  return call<T>(method, path, body)
}

const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const withInvite = (invite?: string) => (invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`)

export const api = {
  me: introduce,
  rename: (name: string) => act<Me>('PATCH', '/api/me', { name }),
  /** A new code in place of the old one. */
  newRecovery: () => act<{ readonly code: string }>('POST', '/api/me/recovery', {}),
  /** From now on this browser is the guest with this code. */
  recover: (code: string) => act<Me>('POST', '/api/me/recover', { code }),
  webhook: () => call<{ readonly webhook: Webhook | null }>('GET', '/api/me/webhook'),
  setWebhook: (url: string) => act<NewWebhook>('PUT', '/api/me/webhook', { url }),
  removeWebhook: () => act<unknown>('DELETE', '/api/me/webhook'),
  /** Calls at once; the problem is null if it was answered well. */
  testWebhook: () => act<{ readonly problem: string | null }>('POST', '/api/me/webhook/test', {}),
  games: () => call<readonly GameInfo[]>('GET', '/api/games'),
  /** One game: as the server plays it, or without a server as this build does. */
  async game(id: string): Promise<GameInfo | undefined> {
    try {
      return (await api.games()).find((game) => game.id === id)
    } catch (problem) {
      if (isOffline(problem)) return (await here()).localGame(id)
      throw problem
    }
  },
  tableComponents: async (id: string, invite?: string) =>
    isLocal(id)
      ? (await here()).localTableComponents(id)
      : call<JsonObject>('GET', `${tablePath(id)}/components${withInvite(invite)}`),
  components: (game: string) =>
    call<JsonObject>('GET', `/api/games/${encodeURIComponent(game)}/components`).catch(async (problem: unknown) => {
      if (isOffline(problem)) return (await here()).localComponents(game)
      throw problem
    }),
  tables: () => call<readonly TableSummary[]>('GET', '/api/tables'),
  table: async (id: string, invite?: string) =>
    isLocal(id) ? (await here()).localTable(id) : call<TableSummary>('GET', tablePath(id) + withInvite(invite)),
  create: (table: NewTable) => act<CreatedTable>('POST', '/api/tables', table),
  join: async (id: string, request: { invite?: string; seat?: number; name?: string }) =>
    isLocal(id)
      ? (await here()).takeLocalSeat(id, request.seat ?? 0)
      : act<unknown>('POST', `${tablePath(id)}/join`, request),
  leave: async (id: string, seat: number) =>
    isLocal(id) ? (await here()).leaveLocalSeat(id, seat) : act<unknown>('POST', `${tablePath(id)}/leave`, { seat }),
  /** Open seats are played by the bot named in `fill`. */
  start: (id: string, fill?: string) => act<unknown>('POST', `${tablePath(id)}/start`, fill ? { fill } : {}),
  pause: (id: string, seat: number, wish: boolean) => act<unknown>('POST', `${tablePath(id)}/pause`, { seat, wish }),
  /** Lets a bot play for somebody the table has waited for too long. */
  substitute: (id: string, seat: number) => act<unknown>('POST', `${tablePath(id)}/substitute`, { seat }),
  newInvite: (id: string) => act<{ readonly invite: string }>('POST', `${tablePath(id)}/invite`, {}),
  /** The record of a finished table, whoever played there. */
  record: async (id: string) =>
    isLocal(id)
      ? (await (await here()).localRecord(id)).text()
      : call<string>('GET', `${tablePath(id)}/record`, undefined, (response) => response.text()),
  recordPath: (id: string) => `${tablePath(id)}/record`,
}
