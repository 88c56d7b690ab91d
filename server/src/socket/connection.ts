import { type JsonObject, NotationError, type Viewer } from '@durbar/kernel'
import { type ClientMessage, clientMessage, type ServerMessage } from '@durbar/protocol'
import { type EntryRequest, entryOf, recapOf } from '@durbar/table'
import type { AdviceJob } from '@durbar/table/advise'
import { TooBusy } from '../bots/pool.ts'
import type { House } from '../house.ts'
import { problemOf } from '../http/errors.ts'
import { Doubt, Problem } from '../problem.ts'
import { bucket } from '../rate.ts'
import { addChat, chatOf } from '../store/chat.ts'
import { findGuest } from '../store/guests.ts'
import type { GuestRow } from '../store/schema.ts'
import { hintJob, objectToHints } from '../tables/hints.ts'
import { type Outcome, record } from '../tables/record.ts'
import type { Room, Watcher } from '../tables/registry.ts'
import { admit, eyesOf, needOwnSeat, needPlayingSeat } from '../tables/seats.ts'
import { lastSeq, needCourse, needRules, type Table } from '../tables/table.ts'
import { badRequest, parse, parseJson, textOf } from '../wire.ts'
import { announceChat, announceTable, sendChat, sendState } from './updates.ts'

/** One WebSocket, without the socket: text in, messages out. */
export interface Connection {
  receive(text: string | undefined): void
  /** Resolves when everything asked so far is answered. */
  settled(): Promise<void>
  close(): void
}

interface Line {
  /** What `textOf` has written. */
  send(text: string): void
  /** Whether the address may send one more message now. */
  mayTalk(): boolean
  /** Cuts off somebody who does not listen. */
  hangUp(): void
}

type Asking<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>
type HintAnswer = Extract<ServerMessage, { t: 'hint' }>
type RecapAnswer = Extract<ServerMessage, { t: 'recap' }>

/** Chat lines shown when opening a table. */
const remembered = 200
/** So many more messages refused than answered, and the connection is cut off. */
const patience = 200
/** Messages that may wait for their answer; a store that hangs must not fill the memory. */
const mostWaiting = 100

export function connect(house: House, guest: GuestRow | undefined, line: Line): Connection {
  const { limits, metrics } = house.settings
  const tokens = bucket(limits.messages)
  const hints = bucket({ burst: 5, perSecond: 0.2 })
  const recaps = bucket({ burst: 4, perSecond: 0.2 })
  let hinting = false
  let open: { readonly id: string; readonly watcher: Watcher; goUnseen(): void } | undefined
  let closed = false
  let refused = 0
  let waiting = 0
  let tail: Promise<void> = Promise.resolve()

  function say(message: ServerMessage): void {
    line.send(textOf(message))
  }

  /** The requests of one connection are answered in the order they came. */
  async function answer(text: string | undefined): Promise<void> {
    let id: number | null = null
    let type = 'unread'
    try {
      if (text === undefined) throw badRequest('Messages are text.')
      const json = parseJson(text)
      id = idOf(json)
      const message = parse(clientMessage, json)
      type = message.t
      await handle(message)
      metrics.messages.add({ type, answer: 'answered' })
    } catch (error) {
      const problem = problemOf(error, house.settings, `WebSocket ${type}`)
      metrics.messages.add({ type, answer: problem.error })
      say({ t: 'failed', id, error: problem.error, message: problem.message })
    } finally {
      waiting--
    }
  }

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'open':
        return look(message)
      case 'play':
      case 'undo':
      case 'redo':
        return act(message)
      case 'why':
        return inRoom(({ table }) => explain(table, message))
      case 'hint':
        return hint(message)
      case 'object-to-hints':
        return inRoom((room) => object(room, message))
      case 'recap':
        return inRoom(({ table }, { wanted }) => recap(table, wanted, message))
      case 'chat':
        return inRoom((room) => chat(room, message))
    }
  }

  function needOpen(): NonNullable<typeof open> {
    if (!open) throw new Problem(409, 'no-table-open', 'Open a table first.')
    return open
  }

  async function inRoom(work: (room: Room, watcher: Watcher) => void | Promise<void>): Promise<void> {
    const { id, watcher } = needOpen()
    return house.registry.run(id, (room) => work(room, watcher))
  }

  async function look({ id, table: tableId, as, invite, since = 0 }: Asking<'open'>): Promise<void> {
    const seq = await house.registry.run(tableId, async (room) => {
      admit(room.table, guest?.id, invite)
      if (as !== 'spectator') needOwnSeat(room.table.seats, guest?.id, as)
      needRules(room.table)
      const lines = await chatOf(house.store, tableId, remembered)
      goAway()
      if (closed) return 0
      const length = lastSeq(room.table)
      const sent = since <= length ? since : 0
      const watcher: Watcher = { guestId: guest?.id, wanted: as, sent, shown: undefined, heard: 0, send: line.send }
      open = { id: tableId, watcher, goUnseen: comeIn(tableId, as) }
      room.watchers.add(watcher)
      sendState(room, watcher)
      sendChat(watcher, lines)
      // Tells the newcomer about the table, and the others about the newcomer.
      announceTable(house, room)
      return length
    })
    say({ t: 'done', id, seq })
  }

  /** The other processes are told that a guest looks at the table. */
  function comeIn(tableId: string, wanted: Viewer): () => void {
    return guest ? house.presence.come({ tableId, guestId: guest.id, wanted }) : () => undefined
  }

  async function act(message: EntryRequest): Promise<void> {
    const { id, seat, seq } = message
    return house.registry.runHopefully(needOpen().id, async (room, sure) => {
      needPlayingSeat(room.table.seats, guest?.id, seat)
      const { rules } = needCourse(room.table)
      const entry = readable(() => entryOf(rules, message))
      const outcome = await record(house, room, seq, entry)
      if (outcome.k !== 'done' && !sure) throw new Doubt(room.id)
      tell(room, id, outcome)
    })
  }

  function tell(room: Room, id: number, outcome: Outcome): void {
    if (outcome.k === 'done') say({ t: 'done', id, seq: outcome.seq })
    else if (outcome.k === 'refused') say({ t: 'refused', id, refusal: wire(outcome.refusal) })
    else {
      if (open) sendState(room, open.watcher)
      throw new Problem(409, 'conflict', 'The table has moved on since then; look again.')
    }
  }

  /** Only for a seat the asker holds: what it learns is about its own moves. */
  function explain(table: Table, { id, seat, move }: Asking<'why'>): void {
    needOwnSeat(table.seats, guest?.id, seat)
    const { rules, play } = needCourse(table)
    const asked = readable(() => rules.notation.move.read(move as JsonObject, 'move'))
    const refusal = rules.game.refusal(play.position, seat, asked)
    say({ t: 'why', id, refusal: refusal ? wire(refusal) : null })
  }

  /** The table is not kept waiting while the hint is thought out, and neither is this connection. */
  async function hint({ id, seat }: Asking<'hint'>): Promise<void> {
    if (hinting || !hints.take()) throw new Problem(429, 'too-fast', 'One hint at a time; wait a moment.')
    let job: AdviceJob | undefined
    await inRoom(({ table }) => {
      needPlayingSeat(table.seats, guest?.id, seat)
      job = hintJob(table, seat)
    })
    if (!job) return
    hinting = true
    house
      .suggest(job)
      .then((suggestions) => say({ t: 'hint', id, suggestions: suggestions as HintAnswer['suggestions'] }))
      .catch((error: unknown) => {
        const busy = error instanceof TooBusy
        if (!busy) house.settings.log('A hint could not be thought out', error)
        const message = busy ? 'Too many ask for hints just now.' : 'The hint could not be thought out.'
        say({ t: 'failed', id, error: busy ? 'too-fast' : 'internal', message })
      })
      .finally(() => {
        hinting = false
      })
  }

  async function object(room: Room, { id, seat }: Asking<'object-to-hints'>): Promise<void> {
    needOwnSeat(room.table.seats, guest?.id, seat)
    await objectToHints(house, room, seat)
    say({ t: 'done', id, seq: lastSeq(room.table) })
  }

  /** Nothing but what these eyes saw then. */
  function recap(table: Table, wanted: Viewer, { id, since }: Asking<'recap'>): void {
    if (!recaps.take()) throw new Problem(429, 'too-fast', 'Wait a moment.')
    const frames = recapOf(needCourse(table), eyesOf(table.seats, guest?.id, wanted), since)
    say({ t: 'recap', id, frames: frames as RecapAnswer['frames'] })
  }

  async function chat(room: Room, { id, text }: Asking<'chat'>): Promise<void> {
    if (!guest || !open) throw new Problem(403, 'no-guest', 'Without the guest cookie there is no chat.')
    const eyes = eyesOf(room.table.seats, guest.id, open.watcher.wanted)
    const seat = eyes === 'spectator' ? null : eyes
    const name = seat === null ? await currentName(guest) : (room.table.seats[seat]?.name ?? guest.name)
    const at = new Date().toISOString()
    await addChat(house.store, { table_id: room.id, seat, guest_id: guest.id, name, text, at })
    house.bus.tell(room.id)
    await announceChat(house, room)
    say({ t: 'done', id, seq: lastSeq(room.table) })
  }

  /** The connection may be older than the name. */
  async function currentName({ id, name }: GuestRow): Promise<string> {
    return (await findGuest(house.store, id))?.name ?? name
  }

  function goAway(): void {
    if (!open) return
    const { id, watcher, goUnseen } = open
    open = undefined
    goUnseen()
    if (!house.registry.leave(id, watcher)) return
    house.registry
      .run(id, (room) => {
        announceTable(house, room)
      })
      .catch((error: unknown) => house.settings.log(`Nobody could be told who left table ${id}`, error))
  }

  return {
    receive(text) {
      if (closed) return
      if (waiting < mostWaiting && tokens.take() && line.mayTalk()) {
        refused = Math.max(0, refused - 1)
        waiting++
        tail = tail.then(() => answer(text))
        return
      }
      metrics.limited.add({ limit: 'messages' })
      say({ t: 'failed', id: idIn(text), error: 'too-fast', message: 'Too many messages; wait a moment.' })
      if (++refused > patience) line.hangUp()
    },
    settled: () => tail,
    close() {
      closed = true
      goAway()
    },
  }
}

function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotationError) throw new Problem(400, 'bad-move', error.message)
    throw error
  }
}

function wire(refusal: object): Extract<ServerMessage, { t: 'refused' }>['refusal'] {
  return { ...refusal }
}

function idIn(text: string | undefined): number | null {
  try {
    return idOf(parseJson(text ?? ''))
  } catch {
    return null
  }
}

/** The id of a message that is otherwise wrong, so that its sender knows which one it was. */
function idOf(json: unknown): number | null {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null
}
