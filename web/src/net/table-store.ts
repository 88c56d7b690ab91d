import type { JsonObject, Refusal, Viewer } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import type { Frame, Told } from '@durbar/table'
import type { Suggestion } from '@durbar/table/advise'
import { isLocal } from '../local/ids.ts'
import { openLocalLine } from '../local/line.ts'
import { openSocket, type Request } from './socket.ts'
import { emptyTable, lastSeq, type Pending, reduceTable, type TableAction, type TableState } from './table-state.ts'

export type { Frame } from '@durbar/table'

export interface TableStore {
  subscribe(listener: () => void): () => void
  state(): TableState
  play(move: JsonObject): void
  undo(steps: number): void
  redo(steps: number): void
  why(move: JsonObject): Promise<Refusal | undefined>
  /** Good moves for the viewer's decision; rejects if there are none to be had. */
  hint(): Promise<readonly Suggestion[]>
  /** No hints at this table any more. */
  objectToHints(): Promise<boolean>
  /** What the viewer saw after each move since an entry. */
  recap(since: number): Promise<readonly Frame[]>
  /** False if it could not be sent. */
  chat(text: string): Promise<boolean>
  close(): void
}

interface Opening {
  readonly table: string
  readonly viewer: Viewer
  readonly invite: string | undefined
  /** What is already known of the table, so that nothing flickers while the line is made. */
  readonly known: TableSummary | undefined
  /** The least time between two moves of others, so that eyes can follow a fast bot. */
  pace(): number
}

/** Looks at a table through one seat, or as a spectator, and keeps the line open until it is closed. */
export function openTable({ table, viewer, invite, known, pace }: Opening): TableStore {
  let state = emptyTable(viewer, known)
  const listeners = new Set<() => void>()

  function dispatch(action: TableAction): void {
    const next = reduceTable(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const queue = pacedQueue((message) => dispatch({ t: 'message', message }), pace)

  const socket = (isLocal(table) ? openLocalLine : openSocket)({
    hello: () => ({
      t: 'open',
      table,
      as: viewer,
      ...(invite === undefined ? {} : { invite }),
      ...(state.game === undefined ? {} : { since: lastSeq(state) }),
    }),
    onMessage: (message) => queue.add(message, isOthersMove(message, viewer) && state.game !== undefined),
    onStatus: (status) => dispatch({ t: 'status', status }),
    onRefused: (answer) => dispatch({ t: 'shut', problem: answer.t === 'failed' ? answer.error : 'unknown' }),
  })

  async function send(pending: Pending, request: Request): Promise<void> {
    if (state.pending !== undefined || state.connection !== 'open') return
    dispatch({ t: 'sent', pending })
    const answer = await socket.request(request)
    if (answer?.t === 'done') dispatch({ t: 'committed', seq: answer.seq })
    else if (answer?.t === 'refused') dispatch({ t: 'refused', refusal: answer.refusal as unknown as Refusal })
    else if (answer?.t === 'failed') {
      // A stale move lost against somebody else's; the fresh state is already on its way and asks anew.
      dispatch({ t: 'failed', failure: answer.error === 'conflict' ? undefined : answer.error })
      // Only the table itself knows what became of it: a new line begins with how it stands.
      if (answer.error === 'store-uncertain') socket.renew()
    }
  }

  const seatAndSeq = () => ({ seat: viewer === 'spectator' ? 0 : viewer, seq: state.game?.seq ?? 0 })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    play: (move) => void send('play', { t: 'play', ...seatAndSeq(), move: document(move) }),
    undo: (steps) => void send('undo', { t: 'undo', ...seatAndSeq(), steps }),
    redo: (steps) => void send('redo', { t: 'redo', ...seatAndSeq(), steps }),
    async why(move) {
      if (viewer === 'spectator') return undefined
      const answer = await socket.request({ t: 'why', seat: viewer, move: document(move) })
      return answer?.t === 'why' ? ((answer.refusal ?? undefined) as Refusal | undefined) : undefined
    },
    async hint() {
      const answer = viewer === 'spectator' ? undefined : await socket.request({ t: 'hint', seat: viewer })
      if (answer?.t !== 'hint') throw new Error(answer?.t === 'failed' ? answer.error : 'no answer')
      return answer.suggestions
    },
    objectToHints: async () =>
      viewer !== 'spectator' && (await socket.request({ t: 'object-to-hints', seat: viewer }))?.t === 'done',
    async recap(since) {
      const answer = await socket.request({ t: 'recap', since })
      return answer?.t === 'recap' ? answer.frames : []
    },
    chat: async (text) => (await socket.request({ t: 'chat', text }))?.t === 'done',
    close() {
      queue.close()
      socket.close()
    },
  }
}

type Document = Extract<Request, { t: 'play' }>['move']
/** The wire's type of a document is the mutable twin of the kernel's; nobody writes into it. */
const document = (move: JsonObject): Document => move as Document

function isOthersMove(message: Told, viewer: Viewer): boolean {
  return message.t === 'state' && message.log.length > 0 && message.log.every((entry) => entry.seat !== viewer)
}

type StateMessage = Extract<Told, { t: 'state' }>

/** What has come between two frames is drawn once. */
const frame = 16

/**
 * Hands messages on, keeping a pause before those that want one; a long backlog is let through at once. States that may
 * be handed on together become one, with the entries of all: a page slower than the bots never falls behind them.
 */
export function pacedQueue(hand: (message: Told) => void, pace: () => number) {
  const waiting: { message: Told; paced: boolean }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY

  function run(): void {
    timer = undefined
    let state: StateMessage | undefined
    const others: Told[] = []
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const wait = next.paced && waiting.length < 40 ? last + pace() - performance.now() : 0
      if (wait > 0) {
        timer = setTimeout(run, wait)
        break
      }
      waiting.shift()
      if (next.message.t === 'state') {
        last = performance.now()
        state = state ? joined(state, next.message) : next.message
      } else others.push(next.message)
    }
    if (state) hand(state)
    for (const message of others) hand(message)
  }

  return {
    add(message: Told, paced: boolean): void {
      waiting.push({ message, paced })
      timer ??= setTimeout(run, Math.max(0, Math.min(frame, last + frame - performance.now())))
    },
    close: () => clearTimeout(timer),
  }
}

function joined(older: StateMessage, newer: StateMessage): StateMessage {
  const known = older.log.at(-1)?.seq ?? 0
  return { ...newer, log: [...older.log, ...newer.log.filter(({ seq }) => seq > known)] }
}
