import { describe, expect, it } from 'vitest'
import { type ToyEvent, type ToyMove, type ToyPosition, toyGame } from '../testing/toy-game.ts'
import { hashPosition, readEntry, writeEntry } from './document.ts'
import type { Json } from './json.ts'
import { configure } from './options.ts'
import { addEntry, continuePlay, type Entry, type Play, redoable, refuseEntry, startPlay, undoable } from './play.ts'

type ToyPlay = Play<ToyPosition, ToyMove, ToyEvent>

const config = configure(toyGame, { players: 2 })
const begin = (seed = 'seed'): ToyPlay => startPlay(toyGame, config, seed)
const take = (count: number): ToyMove => ({ k: 'take', count })
const hash = (play: ToyPlay): string => hashPosition(toyGame, play.position)

/** Adds entries, each of which must be allowed. */
function add(play: ToyPlay, ...entries: Entry<ToyMove>[]): ToyEvent[] {
  const events: ToyEvent[] = []
  for (const entry of entries) {
    expect(refuseEntry(play, entry)).toBeUndefined()
    addEntry(play, entry, (event) => events.push(event))
  }
  return events
}
const moves = (seat: number, ...all: ToyMove[]): Entry<ToyMove>[] => all.map((move) => ({ seat, move }))

describe('undo', () => {
  it('takes back the own moves one by one or several at once', () => {
    const play = begin()
    const hashes = [hash(play)]
    for (const entry of moves(0, take(1), take(2), take(1))) {
      add(play, entry)
      hashes.push(hash(play))
    }
    add(play, { seat: 0, undo: 1 })
    expect(hash(play)).toBe(hashes[2])
    add(play, { seat: 0, undo: 2 })
    expect(hash(play)).toBe(hashes[0])
    expect(undoable(play, 0)).toBe(0)
  })

  it('is refused beyond what there is, with the numbers', () => {
    const play = begin()
    add(play, ...moves(0, take(1)))
    expect(refuseEntry(play, { seat: 0, undo: 2 })).toEqual({
      rule: 'table',
      reason: 'nothing-to-undo',
      need: 2,
      have: 1,
    })
    for (const steps of [0, -1, 0.5]) expect(refuseEntry(play, { seat: 0, undo: steps })).toMatchObject({ need: steps })
  })

  it('is for the seat that moved', () => {
    const play = begin()
    add(play, ...moves(0, take(1)))
    expect(undoable(play, 1)).toBe(0)
    expect(refuseEntry(play, { seat: 1, undo: 1 })).toMatchObject({ reason: 'nothing-to-undo', have: 0 })
  })

  it('does not cross chance', () => {
    const play = begin()
    add(play, ...moves(0, take(1), { k: 'roll' }))
    expect(undoable(play, 0)).toBe(0)
    add(play, ...moves(0, take(1)))
    expect(undoable(play, 0)).toBe(1)
    const rolled = play.position.stones[0]
    add(play, { seat: 0, undo: 1 })
    expect(play.position.stones[0]).toBe((rolled ?? 0) - 1)
    expect(undoable(play, 0)).toBe(0)
  })

  it('does not cross something revealed', () => {
    const play = begin()
    add(play, ...moves(0, take(1), { k: 'look' }))
    expect(undoable(play, 0)).toBe(0)
  })

  it('does not cross the decision of another seat, though the turn comes back', () => {
    const play = begin()
    add(play, ...moves(0, take(2), { k: 'ask', seat: 1 }))
    expect(undoable(play, 0)).toBe(0)
    add(play, ...moves(1, { k: 'answer', count: 0 }))
    expect(toyGame.deciders(play.position)).toEqual([0])
    expect([undoable(play, 0), undoable(play, 1)]).toEqual([0, 0])
  })

  it('does not cross the end of the turn', () => {
    const play = begin()
    add(play, ...moves(0, take(2), { k: 'pass' }))
    expect([undoable(play, 0), undoable(play, 1)]).toEqual([0, 0])
  })

  it('tells no events', () => {
    const play = begin()
    add(play, ...moves(0, take(2)))
    expect(add(play, { seat: 0, undo: 1 })).toEqual([])
  })
})

describe('redo', () => {
  it('plays again what was taken back, in order, and tells it again', () => {
    const play = begin()
    add(play, ...moves(0, take(1), take(2)))
    const before = hash(play)
    add(play, { seat: 0, undo: 2 })
    expect(redoable(play, 0)).toBe(2)
    expect(redoable(play, 1)).toBe(0)
    expect(add(play, { seat: 0, redo: 1 })).toEqual([{ k: 'taken', seat: 0, count: 1 }])
    expect(redoable(play, 0)).toBe(1)
    add(play, { seat: 0, redo: 1 })
    expect(hash(play)).toBe(before)
    expect(redoable(play, 0)).toBe(0)
    expect(undoable(play, 0)).toBe(2)
  })

  it('is lost with the next move', () => {
    const play = begin()
    add(play, ...moves(0, take(1)), { seat: 0, undo: 1 }, ...moves(0, take(2)))
    expect(refuseEntry(play, { seat: 0, redo: 1 })).toEqual({
      rule: 'table',
      reason: 'nothing-to-redo',
      need: 1,
      have: 0,
    })
  })
})

describe('a record', () => {
  const long: Entry<ToyMove>[] = [
    ...moves(0, take(1), take(2)),
    { seat: 0, undo: 2 },
    { seat: 0, redo: 1 },
    ...moves(0, { k: 'roll' }, take(1)),
    { seat: 0, undo: 1 },
    ...moves(0, { k: 'pass' }),
    ...moves(1, { k: 'look' }, take(1), { k: 'pass' }),
  ]

  it('only grows: an undo is an entry', () => {
    const play = begin()
    add(play, ...long)
    expect(play.entries).toEqual(long)
  })

  it('replays to the same position, written down and read back', () => {
    const play = begin()
    add(play, ...long)
    const again = begin()
    for (const entry of play.entries)
      addEntry(
        again,
        readEntry(toyGame, config, JSON.parse(JSON.stringify(writeEntry(toyGame, config, entry))) as Json),
      )
    expect(hash(again)).toBe(hash(play))
  })

  it('of another seed leads elsewhere', () => {
    const hashes = ['a', 'b', 'c', 'd'].map((seed) => {
      const play = begin(seed)
      add(play, ...long)
      return hash(play)
    })
    expect(new Set(hashes).size).toBe(4)
  })

  it('refuses a move that is not legal, and adds nothing by asking', () => {
    const play = begin()
    expect(refuseEntry(play, { seat: 0, move: take(3) })).toEqual({ rule: 'TY:2', reason: 'one-or-two' })
    expect(refuseEntry(play, { seat: 1, move: take(1) })).toEqual({ rule: 'TY:1', reason: 'not-your-decision' })
    expect(play.entries).toEqual([])
  })
})

describe('a play continued', () => {
  it('goes on from any position, and undo does not go behind it', () => {
    const first = begin()
    add(first, ...moves(0, take(2)))
    const play = continuePlay(toyGame, config, 'seed', toyGame.clone(first.position))
    expect(undoable(play, 0)).toBe(0)
    add(play, ...moves(0, take(1)), { seat: 0, undo: 1 })
    expect(hash(play)).toBe(hash(first))
    expect(first.position.pile).toBe(10)
  })
})
