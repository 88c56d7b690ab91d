import { games } from '@durbar/catalog'
import { at, configure, type Entry, type Game, type Move, refuseEntry, undoable } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { addToCourse, beginCourse } from './course.ts'
import { recapOf } from './recap.ts'
import { readyRules } from './rules.ts'

const game = games.maharaja as Game

/** A game under way, with the view of seat 0 after every entry as it was shown then. */
function underWay() {
  const course = beginCourse(readyRules(game, configure(game, { players: 3 })), 'seed')
  const seen = new Map<number, unknown>()
  const add = (entry: Entry<Move>) => {
    expect(refuseEntry(course.play, entry)).toBeUndefined()
    addToCourse(course, entry, '2026-11-15T00:00:00.000Z')
    seen.set(course.log.length, game.view(course.play.position, 0))
  }
  for (let count = 0; count < 60; count++) {
    const seat = at(game.deciders(course.play.position), 0)
    const moves = game.legalMoves(course.play.position, seat)
    add({ seat, move: at(moves, count % moves.length) })
    if (count % 7 === 0 && undoable(course.play, seat) > 0) add({ seat, undo: 1 })
  }
  return { course, seen }
}

it('shows every move that stands as the viewer saw it, and none that was taken back', () => {
  const { course, seen } = underWay()
  const since = 20
  const frames = recapOf(course, 0, since)
  expect(frames.length).toBeGreaterThan(10)
  expect(frames.length).toBeLessThan(course.log.length - since)
  for (const { seq, view } of frames) {
    expect(seq).toBeGreaterThan(since)
    expect(course.log[seq - 1]?.kind).toBe('move')
    expect(view).toEqual(seen.get(seq))
  }
  const last = frames.at(-1)
  expect(last?.view).toEqual(game.view(course.play.position, 0))
})

it('shows nobody what they could not see', () => {
  const { course } = underWay()
  for (const { view } of recapOf(course, 'spectator', 0)) {
    const { you, players } = view as { you: number | null; players: readonly { gold: number | null }[] }
    expect(you).toBeNull()
    for (const { gold } of players) expect(gold).toBeNull()
  }
})

it('is empty when nothing happened', () => {
  const { course } = underWay()
  expect(recapOf(course, 0, course.log.length)).toEqual([])
})
