import type { Json } from '@durbar/kernel'
import type { ServerMessage } from '@durbar/protocol'
import { type Change, withChange } from './change.ts'

/** What a server says, with every state in full. */
export type Told = Exclude<ServerMessage, { t: 'change' }>

/** Understands what is said on one connection, message by message: changes of the last view become the view. */
export function createHearing(): (message: ServerMessage) => Told {
  let last: Json | undefined
  return (message) => {
    if (message.t !== 'state' && message.t !== 'change') return message
    if (message.t === 'state') {
      last = message.state.view as Json
      return message
    }
    if (last === undefined) throw new Error('There was no view before that could have changed')
    const { change, ...rest } = message.state
    last = change === null ? last : withChange(last, change as unknown as Change)
    return { t: 'state', state: { ...rest, view: last as ViewOf<Told> }, log: message.log }
  }
}

type ViewOf<M> = M extends { t: 'state'; state: { view: infer V } } ? V : never
