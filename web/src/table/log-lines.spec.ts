import type { LogEntry } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { firstSinceLastTurn, linesOf, pathOf } from './log-lines.ts'

let seq = 0
const entry = (seat: number, kind: LogEntry['kind'], steps: number): LogEntry => ({
  seq: ++seq,
  seat,
  kind,
  steps,
  events: [],
  at: '',
})
const move = (seat: number) => entry(seat, 'move', 1)
const undo = (seat: number, steps = 1) => entry(seat, 'undo', steps)
const redo = (seat: number, steps = 1) => entry(seat, 'redo', steps)
const told = (...log: LogEntry[]) =>
  linesOf(log).map((line) => (line.kind === 'move' ? line.seq : `${line.seat} took back ${line.count}`))

describe('linesOf', () => {
  it('tells the moves that stand', () => {
    const [a, b] = [move(0), move(1)]
    expect(told(a, b)).toEqual([a.seq, b.seq])
  })

  it('notes what was taken back', () => {
    const [a, b, c] = [move(0), move(0), move(0)]
    expect(told(a, b, c, undo(0, 2))).toEqual([a.seq, '0 took back 2'])
  })

  it('forgets an undo that was redone, and tells the moves once', () => {
    const [a, b] = [move(0), move(0)]
    expect(told(a, b, undo(0, 2), redo(0, 2))).toEqual([a.seq, b.seq])
    expect(told(a, b, undo(0, 2), redo(0, 1))).toEqual([a.seq, '0 took back 1'])
    expect(told(a, b, undo(0, 2), redo(0, 2), undo(0, 1))).toEqual([a.seq, '0 took back 1'])
  })

  it('keeps the note when another move takes the place', () => {
    const [a, b, c] = [move(0), move(0), move(0)]
    expect(told(a, b, undo(0), c)).toEqual([a.seq, '0 took back 1', c.seq])
  })

  it('steps back over an older note', () => {
    const [a, b, c] = [move(0), move(0), move(0)]
    expect(told(a, b, undo(0), c, undo(0, 2))).toEqual(['0 took back 2'])
  })
})

describe('firstSinceLastTurn', () => {
  const since = (viewer: number, ...log: LogEntry[]) => firstSinceLastTurn(linesOf(log), viewer)

  it('is where the others went on after me', () => {
    expect(since(0, move(0), move(1), move(2))).toBe(1)
  })

  it('stays there while I play on', () => {
    expect(since(0, move(0), move(1), move(2), move(0), move(0))).toBe(1)
  })

  it('is nowhere before my first turn, or when nobody else has moved', () => {
    expect(since(0, move(1), move(2))).toBeUndefined()
    expect(since(0, move(0), move(0))).toBeUndefined()
    expect(since(0)).toBeUndefined()
  })
})

describe('pathOf', () => {
  const did = (seat: number, what: string): LogEntry => ({ ...move(seat), events: [{ what }] })
  const path = (viewer: number | 'spectator', ...log: LogEntry[]) =>
    pathOf(linesOf(log), viewer).map(({ what }) => what)
  const [a, b, c, d] = [did(0, 'a'), did(1, 'b'), did(2, 'c'), did(0, 'd')]

  it('is what the others have done since my turn, until I move', () => {
    expect(path(0, a, b, c)).toEqual(['b', 'c'])
    expect(path(0, a, b, c, d)).toEqual(['d'])
    expect(path(0, a, b, c, d, did(0, 'e'))).toEqual(['d', 'e'])
  })

  it('is what it was when I have taken my moves back', () => {
    expect(path(0, a, b, c, d, undo(0))).toEqual(['b', 'c'])
  })

  it('keeps the turn of another in which I decide something, from its beginning', () => {
    const begins: LogEntry = { ...move(1), events: [{ what: 'before' }, { event: 'turn-began', what: 'begins' }] }
    expect(path(0, a, b, begins, c, d)).toEqual(['begins', 'c', 'd'])
    expect(path(0, a, b, begins, c, d, did(2, 'e'))).toEqual(['begins', 'c', 'd', 'e'])
    expect(path(0, a, begins, c)).toEqual(['before', 'begins', 'c'])
  })

  it('follows the last seat for whoever has not moved', () => {
    expect(path('spectator', a, b, did(1, 'e'))).toEqual(['b', 'e'])
    expect(path(2, a, b)).toEqual(['b'])
    expect(path(0)).toEqual([])
  })
})
