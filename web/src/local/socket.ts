import { type Json, NotationError, type Seat, type Viewer } from '@durbar/kernel'
import { entryOf, recapOf, type Told } from '@durbar/table'
import { suggestHere } from '../hint/think.ts'
import { ApiFailure } from '../net/rest.ts'
import type { Answer, Request, Socket, Wishes } from '../net/socket.ts'
import { forbidHints, hear, inRoom, type Room, record, say, tell, type Watcher } from './room.ts'
import { enterRoom, leaveRoom } from './rooms.ts'
import { chatOf } from './store.ts'
import { summarize } from './summary.ts'

/** A line to a table on this device: the same messages as the server's, and nobody in between. */
export function openLocalSocket({ hello, onMessage, onStatus, onRefused }: Wishes): Socket {
  const first = hello()
  if (first.t !== 'open') throw new TypeError('a line begins with opening a table')
  const id = first.table
  let closed = false
  const gone = new AbortController()
  const watcher: Watcher = {
    viewer: first.as,
    sent: 0,
    heard: 0,
    send: (message) => !closed && onMessage(message),
    shut: () => refuse(failed('no-such-table')),
  }

  function refuse(answer: Answer): void {
    if (closed) return
    close()
    onRefused(answer)
  }

  onStatus('connecting')
  const room = enterRoom(id)
  room.then(
    (entered) =>
      inRoom(entered, async () => {
        const lines = await chatOf(id)
        if (closed) return
        entered.watchers.add(watcher)
        tell(entered, watcher)
        hear(watcher, lines)
        onStatus('open')
      }),
    (problem: unknown) => refuse(failure(problem)),
  )

  async function request(message: Request): Promise<Answer | undefined> {
    try {
      const entered = await room
      if (closed) return undefined
      // The table is not kept waiting while a hint is thought out.
      if (message.t === 'hint') return await hint(entered, message.seat, gone.signal)
      return await inRoom(entered, () => answer(entered, watcher.viewer, message))
    } catch (problem) {
      return failure(problem)
    }
  }

  function close(): void {
    if (closed) return
    closed = true
    gone.abort(new Error('nobody waits any more'))
    void room.then(({ watchers }) => watchers.delete(watcher)).catch(() => undefined)
    leaveRoom(id)
  }

  // Nothing comes between this page and its own tables.
  return { request, renew: () => undefined, close }
}

async function answer(room: Room, viewer: Viewer, message: Exclude<Request, { t: 'hint' }>): Promise<Answer> {
  const { rules, play } = room.course
  switch (message.t) {
    case 'open':
      return failed('bad-request')
    case 'chat':
      await say(room, viewer === 'spectator' ? null : viewer, message.text)
      return done(room)
    case 'why': {
      const move = rules.notation.move.read(message.move as Json, 'move')
      const refusal = rules.game.refusal(play.position, message.seat, move)
      return { t: 'why', id, refusal: refusal ? { ...refusal } : null } as Answer
    }
    case 'recap':
      return { t: 'recap', id, frames: recapOf(room.course, viewer, message.since) } as Answer
    case 'object-to-hints':
      await forbidHints(room)
      return done(room)
    default: {
      const { seat, seq } = message
      if (seat !== viewer || room.table.seats[seat]?.bot !== null) return failed('not-your-seat')
      const outcome = await record(room, seq, entryOf(rules, { ...message, id }))
      if (outcome.k === 'done') return { t: 'done', id, seq: outcome.seq }
      if (outcome.k === 'refused') return { t: 'refused', id, refusal: { ...outcome.refusal } } as Answer
      return failed('conflict')
    }
  }
}

async function hint({ course, table }: Room, seat: Seat, signal: AbortSignal): Promise<Answer> {
  const { game } = course.rules
  const { position } = course.play
  if (summarize(table).hints !== 'allowed' || !game.deciders(position).includes(seat)) return failed('no-hints')
  return { t: 'hint', id, suggestions: await suggestHere(game, position, seat, signal) } as Answer
}

/** Answers need no number here: they are returned to whoever asked. */
const id = 0
const done = ({ course }: Room): Answer => ({ t: 'done', id, seq: course.log.length })
const failed = (error: string, message = ''): Extract<Told, { t: 'failed' }> => ({
  t: 'failed',
  id,
  error,
  message,
})

function failure(problem: unknown): Answer {
  if (problem instanceof ApiFailure) return failed(problem.code, problem.message)
  if (problem instanceof NotationError) return failed('bad-move', problem.message)
  console.error(problem)
  return failed('internal')
}
