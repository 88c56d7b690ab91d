import type { LogEntry, ViewerState } from '@durbar/protocol'
import type { Told } from '@durbar/table'
import { describe, expect, it, vi } from 'vitest'
import { backoff } from './socket.ts'
import { emptyTable, lastSeq, reduceTable, type TableState } from './table-state.ts'
import { pacedQueue } from './table-store.ts'

const entry = (seq: number, seat = 0, kind: LogEntry['kind'] = 'move', steps = 1): LogEntry => ({
  seq,
  seat,
  kind,
  steps,
  events: kind === 'undo' ? [] : [{ k: 'built', seat, n: seq }],
  at: '',
})
const viewerState = (seq: number): ViewerState => ({
  viewer: 0,
  seq,
  view: {},
  moves: [],
  undo: 0,
  redo: 0,
  result: null,
})
const update = (seq: number, ...log: LogEntry[]): Told => ({ t: 'state', state: viewerState(seq), log })
const after = (...messages: Told[]): TableState =>
  messages.reduce((state, message) => reduceTable(state, { t: 'message', message }), emptyTable(0))

describe('the table as this page knows it', () => {
  it('begins with the whole log and nothing to animate', () => {
    const state = after(update(2, entry(1), entry(2, 1)))
    expect(lastSeq(state)).toBe(2)
    expect(state.recent).toEqual([])
  })

  it('appends new entries once, and animates only those', () => {
    const state = after(update(1, entry(1)), update(2, entry(1), entry(2)), update(2, entry(2)))
    expect(state.log.map(({ seq }) => seq)).toEqual([1, 2])
    expect(state.recent).toEqual([{ k: 'built', seat: 0, n: 2 }])
  })

  it('animates nothing when a move is taken back', () => {
    expect(after(update(1, entry(1)), update(2, entry(2, 0, 'undo'))).recent).toEqual([])
  })

  it('ignores a state older than the one it shows', () => {
    expect(after(update(3, entry(1), entry(2), entry(3)), update(2)).game?.seq).toBe(3)
  })

  it('keeps a move pending until the state that holds it is here', () => {
    let state = reduceTable(after(update(1, entry(1))), { t: 'sent', pending: 'play' })
    state = reduceTable(state, { t: 'committed', seq: 2 })
    expect(state.pending).toBe('play')
    state = reduceTable(state, { t: 'message', message: update(2, entry(2)) })
    expect(state.pending).toBeUndefined()
  })

  it('settles at once if the state came before the answer', () => {
    let state = reduceTable(after(update(1, entry(1))), { t: 'sent', pending: 'play' })
    state = reduceTable(state, { t: 'message', message: update(2, entry(2)) })
    expect(state.pending).toBe('play')
    expect(reduceTable(state, { t: 'committed', seq: 2 }).pending).toBeUndefined()
  })

  it('lets go of what was pending when the line breaks', () => {
    const state = reduceTable(after(update(1, entry(1))), { t: 'sent', pending: 'play' })
    expect(reduceTable(state, { t: 'status', status: 'lost' }).pending).toBeUndefined()
  })

  it('says that something sent has failed until the table tells how it stands, or something else is sent', () => {
    const sent = reduceTable(after(update(1, entry(1))), { t: 'sent', pending: 'play' })
    const failed = reduceTable(sent, { t: 'failed', failure: 'store-uncertain' })
    expect(failed).toMatchObject({ pending: undefined, failure: 'store-uncertain' })
    const lost = reduceTable(failed, { t: 'status', status: 'lost' })
    expect(lost.failure).toBe('store-uncertain')
    expect(reduceTable(lost, { t: 'message', message: update(2, entry(2)) }).failure).toBeUndefined()
    expect(reduceTable(failed, { t: 'sent', pending: 'play' }).failure).toBeUndefined()
  })

  it('keeps chat in order and without doubles', () => {
    const line = (id: number) => ({ id, seat: 0, name: 'Ines', text: `${id}`, at: '' })
    const state = after({ t: 'chat', lines: [line(2)] }, { t: 'chat', lines: [line(1), line(2), line(3)] })
    expect(state.chat.map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('pacedQueue', () => {
  it('keeps a pause between the moves of others, and the order of everything', () => {
    vi.useFakeTimers()
    const seen: number[] = []
    const queue = pacedQueue(
      (message) => seen.push(message.t === 'state' ? message.state.seq : -1),
      () => 400,
    )
    queue.add(update(1, entry(1, 1)), true)
    queue.add(update(2, entry(2, 1)), true)
    queue.add({ t: 'chat', lines: [] }, false)
    vi.advanceTimersByTime(17)
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(401)
    expect(seen).toEqual([1, 2, -1])
    queue.close()
    vi.useRealTimers()
  })
})

describe('a page slower than the bots', () => {
  it('is handed everything that has come since it last looked as one state', () => {
    vi.useFakeTimers()
    const handed: Told[] = []
    const queue = pacedQueue(
      (message) => handed.push(message),
      () => 0,
    )
    const table = { t: 'chat', lines: [] } as const satisfies Told
    for (let seq = 1; seq <= 30; seq++) {
      queue.add(update(seq, entry(seq, 1)), true)
      queue.add(table, false)
    }
    vi.advanceTimersByTime(17)
    const states = handed.filter((message) => message.t === 'state')
    expect(states).toHaveLength(1)
    expect(states[0]?.state.seq).toBe(30)
    expect(states[0]?.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    queue.close()
    vi.useRealTimers()
  })
})

describe('backoff', () => {
  it('grows, and stops growing', () => {
    expect(backoff(0, 0.5)).toBe(400)
    expect(backoff(3, 0.5)).toBeGreaterThan(backoff(2, 0.5))
    expect(backoff(50, 1)).toBe(15_000)
  })
})
