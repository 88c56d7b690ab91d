import { describe, expect, it } from 'vitest'
import { range } from './list.ts'
import { drawsOf, nextFraction, nextInt, pick, rngFromSeed, rollDie, shuffle } from './rng.ts'

/** How far counts are from equal, in the usual measure; for `n` kinds about `n - 1` is normal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function countsOf(kinds: number, draws: number, draw: () => number): number[] {
  const counts = range(kinds).map(() => 0)
  for (let index = 0; index < draws; index++) {
    const value = draw()
    counts[value] = (counts[value] ?? 0) + 1
  }
  expect(counts).toHaveLength(kinds)
  return counts
}

describe('the random source', () => {
  it('gives the same numbers for the same seed', () => {
    const [one, two] = ['same', 'same'].map((seed) => {
      const rng = rngFromSeed(seed)
      return range(50).map(() => nextInt(rng, 1000))
    })
    expect(one).toEqual(two)
  })

  it('gives other numbers for seeds that differ in one letter', () => {
    const firsts = range(500).map((index) => {
      const rng = rngFromSeed(`seed ${index}`)
      return `${nextInt(rng, 1 << 30)} ${nextInt(rng, 1 << 30)}`
    })
    expect(new Set(firsts).size).toBe(500)
  })

  it('first numbers of many seeds are evenly spread', () => {
    let seed = 0
    expect(chiSquare(countsOf(10, 5000, () => nextInt(rngFromSeed(String(seed++)), 10)))).toBeLessThan(28)
  })

  it('goes on from its four words alone', () => {
    const rng = rngFromSeed('words')
    nextInt(rng, 10)
    const copy = [...rng]
    expect(range(20).map(() => nextInt(copy, 100))).toEqual(range(20).map(() => nextInt(rng, 100)))
  })

  it('counts its draws', () => {
    const rng = rngFromSeed('count')
    const before = drawsOf(rng)
    nextFraction(rng)
    nextFraction(rng)
    expect(drawsOf(rng)).toBe(before + 2)
  })
})

describe('numbers', () => {
  it.each([2, 3, 6, 7, 45])('below %i are equally likely', (limit) => {
    const rng = rngFromSeed(`limit ${limit}`)
    const counts = countsOf(limit, 20_000, () => nextInt(rng, limit))
    // Far beyond what chance does in a thousand years of tests, far below what a bias would give.
    expect(chiSquare(counts)).toBeLessThan(limit - 1 + 6 * Math.sqrt(2 * limit))
  })

  it('below a limit that does not divide 2³² are not biased to the low end', () => {
    const rng = rngFromSeed('bias')
    const limit = 3 * 2 ** 30
    const low = range(9000).filter(() => nextInt(rng, limit) < 2 ** 30).length
    expect(low).toBeGreaterThan(2800)
    expect(low).toBeLessThan(3200)
  })

  it.each([0, -1, Number.NaN])('below %d do not exist', (limit) => {
    expect(() => nextInt(rngFromSeed('x'), limit)).toThrow(RangeError)
  })

  it('of a die are 1 to 6', () => {
    const rng = rngFromSeed('die')
    expect(new Set(range(200).map(() => rollDie(rng)))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('between 0 and 1 fill the space', () => {
    const rng = rngFromSeed('fraction')
    const counts = countsOf(10, 10_000, () => Math.floor(nextFraction(rng) * 10))
    expect(chiSquare(counts)).toBeLessThan(35)
  })
})

describe('lists', () => {
  it('are shuffled into every order, each equally likely', () => {
    const rng = rngFromSeed('shuffle')
    const seen = new Map<string, number>()
    for (let index = 0; index < 12_000; index++) {
      const list = ['a', 'b', 'c', 'd']
      shuffle(rng, list)
      expect([...list].sort()).toEqual(['a', 'b', 'c', 'd'])
      seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(chiSquare([...seen.values()])).toBeLessThan(60)
  })

  it('give every element when picked from', () => {
    const rng = rngFromSeed('pick')
    expect(new Set(range(100).map(() => pick(rng, ['x', 'y', 'z'])))).toEqual(new Set(['x', 'y', 'z']))
    expect(() => pick(rng, [])).toThrow(RangeError)
  })
})
