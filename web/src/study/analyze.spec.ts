import { botMove } from '@durbar/bots'
import { games } from '@durbar/catalog'
import { at, configure, type Game, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { analyze, coarseFirst, type Finding, thinned } from './analyze.ts'
import { type Line, lineOf, type Played, readMove } from './line.ts'
import { scoresAlong } from './scores.ts'
import { deedsOf, timesOf, timeText } from './statistics.ts'

const game = games.maharaja as Game

/** A whole game of a greedy player against three who move at random, one move a second. */
function wholeGame(): Line {
  const start = game.setup(configure(game, { players: 4 }), 'seed')
  const position = game.clone(start)
  const rng = rngFromSeed('bots')
  const moves: Played[] = []
  for (let seats = game.deciders(position); seats.length > 0; seats = game.deciders(position)) {
    const seat = at(seats, 0)
    const move = botMove(seat === 0 ? 'greedy' : 'random', game, position, seat, rng)
    game.play(position, seat, move)
    moves.push({ seat, move, at: new Date(1000 * moves.length).toISOString() })
  }
  return lineOf(game, start, moves)
}

const line = wholeGame()
const budget = { iterations: 6, positions: 12, swings: 3 }

describe('an analysis', () => {
  const findings: readonly Finding[] = [...analyze(line, budget)]
  const samples = findings.flatMap((finding) => (finding.t === 'sample' ? [finding.sample] : []))

  it('gives every seat a chance, and all of them together one', () => {
    expect(samples.length).toBeGreaterThanOrEqual(budget.positions)
    for (const { chances } of samples) {
      expect(chances).toHaveLength(4)
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
    const winner = game.result(line.position(line.length))?.standings[0]?.seat ?? -1
    expect(samples.find(({ index }) => index === line.length)?.chances[winner]).toBe(1)
  })

  it('tells how far it is, and ends where it said', () => {
    const progress = findings.flatMap((finding) => (finding.t === 'sample' ? [finding] : []))
    expect(progress.map(({ done }) => done)).toEqual(progress.map((_, index) => index + 1))
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total)
  })

  it('says what else could have been played where it turned, and that is playable', () => {
    const swings = findings.flatMap((finding) => (finding.t === 'swing' ? [finding.swing] : []))
    expect(swings.length).toBeGreaterThan(0)
    for (const { from, to, seat, before, after, instead } of swings) {
      expect(Math.abs(after - before)).toBeGreaterThan(0.05)
      expect(line.step(from + 1).seat).toBe(seat)
      expect(to).toBeGreaterThan(from)
      const position = line.position(from)
      for (const next of instead) {
        const move = readMove(line, next.move)
        expect(game.refusal(position, next.seat, move)).toBeUndefined()
        game.play(position, next.seat, move)
      }
    }
  })

  it('finds the same again', () => {
    expect([...analyze(line, budget)]).toEqual(findings)
  })
})

it('looks at far apart places first, and at each once', () => {
  expect(coarseFirst(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7])
  for (const count of [0, 1, 2, 7, 40])
    expect(coarseFirst(count).toSorted((a, b) => a - b)).toEqual([...Array(count).keys()])
  expect(thinned([0, 3, 5, 9, 12], 3)).toEqual([0, 5, 12])
  expect(thinned([0, 3], 5)).toEqual([0, 3])
})

describe('statistics', () => {
  it('count every move once, the commonest first', () => {
    const deeds = deedsOf(line, 4)
    const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
    expect(total(deeds.map(({ counts }) => total(counts)))).toBe(line.length)
    expect(deeds.map(({ counts }) => total(counts))).toEqual(
      deeds.map(({ counts }) => total(counts)).toSorted((a, b) => b - a),
    )
  })

  it('give each seat the time before its own moves', () => {
    const times = timesOf(line, 4) ?? []
    expect(times.reduce((sum, { all }) => sum + all, 0)).toBe(1000 * (line.length - 1))
    for (const { all, longest } of times) expect(longest).toBeLessThanOrEqual(all)
  })

  it('do not make times up', () => {
    const { seat, move } = line.step(1)
    expect(timesOf(lineOf(game, line.position(0), [{ seat, move }]), 4)).toBeUndefined()
  })

  it('write times as clocks do', () => {
    expect(timeText(0)).toBe('0:00')
    expect(timeText(65_400)).toBe('1:05')
    expect(timeText(3_723_000)).toBe('1:02:03')
  })

  it('end with the final score', () => {
    const [last] = scoresAlong(line, [line.length])
    for (const { seat, score } of game.result(line.position(line.length))?.standings ?? [])
      expect(last?.values[seat]).toBe(score)
  })
})
