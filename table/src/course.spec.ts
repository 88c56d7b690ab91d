import { gameOf } from '@durbar/catalog'
import { at, configure, type Entry, hashPosition, type Move, writeEntry } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { addToCourse, beginCourse, type Course, isStale, type KeptEntry, replayCourse } from './course.ts'
import { readyRules } from './rules.ts'

const game = gameOf('maharaja')
if (!game) throw new Error('no Maharaja')
const config = configure(game, { players: 3, options: {} })
const rules = readyRules(game, config)
const time = '2026-11-15T00:00:00.000Z'

/** Plays the first legal move so often; returns what somebody would have kept. */
function play(course: Course, moves: number): KeptEntry[] {
  return Array.from({ length: moves }, () => {
    const seat = at(rules.game.deciders(course.play.position), 0)
    const entry: Entry<Move> = { seat, move: at(rules.game.legalMoves(course.play.position, seat), 0) }
    addToCourse(course, entry, time)
    return { seq: course.log.length, document: writeEntry(rules.game, config, entry), at: time }
  })
}

it('is the same after it was kept and replayed', () => {
  const course = beginCourse(rules, 'seed')
  const kept = play(course, 30)
  const again = replayCourse(rules, 'seed', kept)
  expect(hashPosition(rules.game, again.play.position)).toBe(hashPosition(rules.game, course.play.position))
  expect(again.log).toEqual(course.log)
})

it('does not replay what cannot have been played', () => {
  const kept = play(beginCourse(rules, 'seed'), 6)
  expect(() => replayCourse(rules, 'seed', kept.toSpliced(2, 1))).toThrow('missing')
  const other = { ...at(kept, 5), document: at(kept, 0).document }
  expect(() => replayCourse(rules, 'seed', kept.with(5, other))).toThrow('refused')
})

it('knows who has seen too little to answer', () => {
  const course = beginCourse(rules, 'seed')
  play(course, 1)
  const seat = at(rules.game.deciders(course.play.position), 0)
  expect(isStale(course, seat, 0)).toBe(true)
  expect(isStale(course, seat, 1)).toBe(false)
  expect(isStale(course, seat, 2)).toBe(true)
})
