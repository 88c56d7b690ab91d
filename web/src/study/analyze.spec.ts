import { botMove } from '@durbar/bots'
import { games } from '@durbar/catalog'
import { at, configure, type Game, nextInt, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { analyze, coarseFirst, type Finding, thinned } from './analyze.ts'
import { chancesAt } from './chances.ts'
import { type Line, lineOf, type Played, readMove, writeMove } from './line.ts'
import { scoresAlong } from './scores.ts'
import { deedsOf, timesOf, timeText } from './statistics.ts'

const game = games.maharaja as Game

/** A whole game of greedy players, of whom each now and then moves at random, one move a second. */
function wholeGame(): Line {
  const start = game.setup(configure(game, { players: 4 }), 'seed')
  const position = game.clone(start)
  const rng = rngFromSeed('bots')
  const moves: Played[] = []
  for (let seats = game.deciders(position); seats.length > 0; seats = game.deciders(position)) {
    const seat = at(seats, 0)
    const move = botMove(nextInt(rng, 6) === 0 ? 'random' : 'greedy', game, position, seat, rng)
    game.play(position, seat, move)
    moves.push({ seat, move, at: new Date(1000 * moves.length).toISOString() })
  }
  return lineOf(game, start, moves)
}

const line = wholeGame()
const budget = { playOuts: 2, positions: 30, swings: 3, iterations: 12 }

it('gives nobody the better chances for being the one to move', () => {
  const start = lineOf(game, game.setup(configure(game, { players: 4 }), 'seed'), [])
  for (const chance of chancesAt(start, 0, 8)) expect(chance).toBeGreaterThan(0.1)
  for (const chance of chancesAt(start, 0, 8)) expect(chance).toBeLessThan(0.45)
})

describe('an analysis', () => {
  const findings: readonly Finding[] = [...analyze(line, budget)]
  const samples = findings.flatMap((finding) => (finding.t === 'sample' ? [finding.sample] : []))
  const swings = findings.flatMap((finding) => (finding.t === 'swing' ? [finding.swing] : []))

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
    expect(findings.map(({ done }) => done)).toEqual(findings.map((_, index) => index + 1))
    for (const { done, total } of findings) expect(done).toBeLessThanOrEqual(total)
    expect(findings.at(-1)?.done).toBe(findings.at(-1)?.total)
  })

  it('tells the biggest change first, and one that cost somebody much for everybody who had one', () => {
    const sizes = swings.map(({ before, after }) => Math.abs(after - before))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    for (const size of sizes) expect(size).toBeGreaterThan(0.05)
    for (const { from, to, seat } of swings) {
      expect(line.step(from + 1).seat).toBe(seat)
      expect(to).toBeGreaterThan(from)
    }
    expect(swings.length).toBeGreaterThanOrEqual(budget.swings)
  })

  it('says what else could have been played in that turn, that it is playable and promises more', () => {
    const better = swings.flatMap(({ instead, ...swing }) => (instead ? [{ ...swing, instead }] : []))
    expect(better.length).toBeGreaterThan(0)
    for (const { from, to, seat, after, instead } of better) {
      expect(instead.from).toBeGreaterThanOrEqual(from)
      expect(instead.from).toBeLessThan(to)
      expect(instead.chance).toBeGreaterThan(after)
      expect(instead.moves.length).toBeGreaterThan(0)
      expect(instead.moves[0]).not.toEqual(writeMove(line, line.step(instead.from + 1).move))
      const position = line.position(instead.from)
      for (const document of instead.moves) {
        const move = readMove(line, document)
        expect(game.refusal(position, seat, move)).toBeUndefined()
        game.play(position, seat, move)
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
