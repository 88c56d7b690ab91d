import { gameOf } from '@durbar/catalog'
import { configure, type Game } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { type MatchResult, playMatch } from './match.ts'
import { schedule } from './schedule.ts'
import { figuresOf, thinkingOf, wilson } from './statistics.ts'

describe('the schedule of an arena', () => {
  it('moves every bot through every seat with the same deal, in whole blocks', () => {
    expect(schedule(['a', 'b', 'c'], 3, 4)).toEqual([
      { block: 0, rotation: 0, bots: ['a', 'b', 'c'] },
      { block: 0, rotation: 1, bots: ['c', 'a', 'b'] },
      { block: 0, rotation: 2, bots: ['b', 'c', 'a'] },
      { block: 1, rotation: 0, bots: ['a', 'b', 'c'] },
      { block: 1, rotation: 1, bots: ['c', 'a', 'b'] },
      { block: 1, rotation: 2, bots: ['b', 'c', 'a'] },
    ])
  })

  it('fills the table with the last bot, and lets every bot play alone where one plays', () => {
    expect(schedule(['a', 'b'], 4, 1).map(({ bots }) => bots.join(''))).toEqual(['abbb', 'babb', 'bbab', 'bbba'])
    expect(schedule(['a', 'b'], 1, 3).map(({ block, bots }) => `${block}${bots.join('')}`)).toEqual([
      '0a',
      '0b',
      '1a',
      '1b',
    ])
  })
})

function game(block: number, ranks: readonly number[], bots = ['a', 'b']): MatchResult {
  return { block, rotation: 0, bots, ranks, scores: ranks.map((rank) => 10 - rank), decisions: 1 }
}

describe('the figures of an arena', () => {
  it('are Wilson intervals', () => {
    const { low, high } = wilson(0.8, 200)
    expect(low).toBeCloseTo(0.739, 3)
    expect(high).toBeCloseTo(0.85, 3)
    expect(wilson(1, 20)).toMatchObject({ value: 1, high: 1, low: expect.closeTo(0.839, 3) })
  })

  it('count shared wins in parts and shared places by their mean', () => {
    const [a, b] = figuresOf(['a', 'b'], [game(0, [1, 1]), game(1, [1, 2])], 's')
    expect(a).toMatchObject({ seats: 2, winShare: { value: 0.75 }, fairShare: 0.5, meanRank: 1.25, meanMargin: 0.5 })
    expect(b).toMatchObject({ winShare: { value: 0.25 }, meanRank: 1.75, meanMargin: -0.5 })
  })

  it('rate three wins of four about 191 points higher, and the last bot 0', () => {
    const results = Array.from({ length: 400 }, (_, index) => game(index, index % 4 === 0 ? [2, 1] : [1, 2]))
    const [a, b] = figuresOf(['a', 'b'], results, 's')
    expect(a?.rating.value).toBeGreaterThan(180)
    expect(a?.rating.value).toBeLessThan(200)
    expect(a?.rating.low).toBeGreaterThan(120)
    expect(a?.rating.high).toBeLessThan(260)
    expect(b?.rating).toEqual({ value: 0, low: 0, high: 0 })
  })

  it('rank three bots that met each other', () => {
    const results = [
      [1, 2, 3],
      [1, 2, 3],
      [2, 1, 3],
      [1, 3, 2],
    ].map((ranks, block) => game(block, ranks, ['a', 'b', 'c']))
    const ratings = figuresOf(['a', 'b', 'c'], results, 's').map(({ rating }) => rating.value)
    expect(ratings[0]).toBeGreaterThan(ratings[1] as number)
    expect(ratings[1]).toBeGreaterThan(ratings[2] as number)
  })
})

it('knows how long bots usually think, how long seldom, and how long at most', () => {
  const thoughts = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(thinkingOf(thoughts)).toEqual({ decisions: 200, p50: 100, p99: 198, max: 200 })
  expect(thinkingOf([7])).toEqual({ decisions: 1, p50: 7, p99: 7, max: 7 })
})

it('plays the same game for the same request, and another deal in another block', () => {
  const maharaja = gameOf('maharaja') as Game
  const config = configure(maharaja, { players: 2 })
  const play = (block: number) =>
    playMatch(maharaja, config, { seed: 's', block, rotation: 0, bots: ['greedy', 'random'] })
  expect(play(0)).toEqual(play(0))
  expect(play(0).ranks).toEqual([1, 2])
  expect([1, 2, 3].map((block) => play(block).decisions)).not.toEqual([0, 0, 0].map(() => play(0).decisions))
})
