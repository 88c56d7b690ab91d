import type { Entry, Json, Move } from '@durbar/kernel'
import type { ClientMessage } from '@durbar/protocol'
import type { Rules } from './rules.ts'

export type EntryRequest = Extract<ClientMessage, { t: 'play' | 'undo' | 'redo' }>

/** What is asked for as an entry of the record. Throws a NotationError if the move cannot be read. */
export function entryOf(rules: Rules, request: EntryRequest): Entry<Move> {
  const { seat } = request
  if (request.t === 'play') return { seat, move: rules.notation.move.read(request.move as Json, 'move') }
  return request.t === 'undo' ? { seat, undo: request.steps } : { seat, redo: request.steps }
}
