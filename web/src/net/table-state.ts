import type { JsonObject, Refusal, Result, Viewer } from '@durbar/kernel'
import type { ChatLine, LogEntry, TableSummary, ViewerState } from '@durbar/protocol'
import type { Told } from '@durbar/table'
import type { SocketStatus } from './socket.ts'

/** What goes out and is not answered yet. */
export type Pending = 'play' | 'undo' | 'redo'

/** A table as this page knows it through one viewer's eyes. */
export interface TableState {
  readonly viewer: Viewer
  readonly connection: SocketStatus | 'refused'
  readonly problem: string | undefined
  readonly table: TableSummary | undefined
  readonly game: ViewerState | undefined
  readonly result: Result | undefined
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** The events of the last update; empty when the table is first shown and after an undo. */
  readonly recent: readonly JsonObject[]
  readonly pending: Pending | undefined
  /** The entry that answers what is pending, once it is on the server's disk; the state that holds it is on its way. */
  readonly awaited: number | undefined
  /** The last refusal of something sent, until something else is sent. */
  readonly refusal: Refusal | undefined
  /** The error that came instead of an answer to something sent, until something else is sent or the table tells how it stands. */
  readonly failure: string | undefined
}

export type TableAction =
  | { readonly t: 'message'; readonly message: Told }
  | { readonly t: 'status'; readonly status: SocketStatus }
  | { readonly t: 'shut'; readonly problem: string }
  | { readonly t: 'sent'; readonly pending: Pending }
  | { readonly t: 'committed'; readonly seq: number }
  | { readonly t: 'refused'; readonly refusal: Refusal }
  | { readonly t: 'failed'; readonly failure: string | undefined }

export function emptyTable(viewer: Viewer, table?: TableSummary): TableState {
  return {
    viewer,
    connection: 'connecting',
    problem: undefined,
    table,
    game: undefined,
    result: undefined,
    log: [],
    chat: [],
    recent: [],
    pending: undefined,
    awaited: undefined,
    refusal: undefined,
    failure: undefined,
  }
}

export function reduceTable(state: TableState, action: TableAction): TableState {
  switch (action.t) {
    case 'message':
      return receive(state, action.message)
    case 'status':
      // What was on its way when the line broke is answered by the state that comes with the next line.
      return action.status === 'lost'
        ? { ...state, connection: 'lost', pending: undefined, awaited: undefined }
        : { ...state, connection: action.status }
    case 'shut':
      return { ...state, connection: 'refused', problem: action.problem, pending: undefined, awaited: undefined }
    case 'sent':
      return { ...state, pending: action.pending, awaited: undefined, refusal: undefined, failure: undefined }
    case 'committed':
      return settle({ ...state, awaited: action.seq })
    case 'refused':
      return { ...state, pending: undefined, awaited: undefined, refusal: action.refusal }
    case 'failed':
      return { ...state, pending: undefined, awaited: undefined, failure: action.failure }
  }
}

function receive(state: TableState, message: Told): TableState {
  switch (message.t) {
    case 'table':
      return { ...state, table: message.table }
    case 'chat':
      return { ...state, chat: merge(state.chat, message.lines, (line) => line.id) }
    case 'state': {
      if (state.game !== undefined && message.state.seq < state.game.seq) return state
      const fresh = message.log.filter((entry) => entry.seq > lastSeq(state))
      return settle({
        ...state,
        game: message.state,
        result: (message.state.result ?? undefined) as Result | undefined,
        log: fresh.length === 0 ? state.log : [...state.log, ...fresh],
        recent: state.game === undefined ? [] : recentOf(fresh, state.recent),
        failure: undefined,
      })
    }
    default:
      return state
  }
}

/** Nothing is pending any more once the state that holds it is here. */
function settle(state: TableState): TableState {
  const here = state.awaited !== undefined && state.game !== undefined && state.game.seq >= state.awaited
  return here ? { ...state, pending: undefined, awaited: undefined } : state
}

/** An update without entries (somebody came or left) leaves the last events as they were. */
function recentOf(fresh: readonly LogEntry[], before: readonly JsonObject[]): readonly JsonObject[] {
  if (fresh.length === 0) return before
  return fresh.flatMap((entry) => (entry.kind === 'undo' ? [] : entry.events))
}

export function lastSeq(state: TableState): number {
  return state.log.at(-1)?.seq ?? 0
}

function merge<T>(old: readonly T[], more: readonly T[], key: (item: T) => number): readonly T[] {
  const known = new Set(old.map(key))
  const fresh = more.filter((item) => !known.has(key(item)))
  return fresh.length === 0 ? old : [...old, ...fresh].sort((a, b) => key(a) - key(b))
}
