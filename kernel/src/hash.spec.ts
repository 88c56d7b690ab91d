import { describe, expect, it } from 'vitest'
import { hashJson } from './hash.ts'
import type { Json } from './json.ts'
import { range } from './list.ts'

describe('the fingerprint of a document', () => {
  it('is sixteen hex digits, also of nothing', () => {
    const documents: Json[] = [null, '', [], {}, 0, { a: [1, 'ß', { b: null }] }]
    for (const json of documents) expect(hashJson(json)).toMatch(/^[0-9a-f]{16}$/)
  })

  it('is the same for equal documents', () => {
    expect(hashJson({ a: 1, b: [2] })).toBe(hashJson(JSON.parse('{"a":1,"b":[2]}')))
  })

  it('differs for documents that differ anywhere', () => {
    const documents: Json[] = [
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: '1' },
      { a: [1] },
      { a: 1, b: 1 },
      [{ a: 1 }],
      { a: null },
    ]
    expect(new Set(documents.map(hashJson)).size).toBe(documents.length)
  })

  it('has no collision among many small documents, in neither half', () => {
    const hashes = range(40_000).map((index) => hashJson({ gold: index % 200, seat: Math.floor(index / 200) }))
    expect(new Set(hashes).size).toBe(40_000)
    for (const half of [0, 8]) {
      const halves = new Set(hashes.map((hash) => hash.slice(half, half + 8)))
      // A good 32-bit half of so many has one collision in five such sets on average.
      expect(halves.size).toBeGreaterThan(39_990)
    }
  })

  it('changes about half of its bits with one character', () => {
    const bits = (hash: string): number[] =>
      [...hash].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit ? 1 : 0)))
    const changed = range(400).map((index) => {
      const [one, two] = [bits(hashJson({ n: index })), bits(hashJson({ n: index + 1 }))]
      return one.filter((bit, place) => bit !== two[place]).length
    })
    const mean = changed.reduce((sum, count) => sum + count, 0) / changed.length
    expect(mean).toBeGreaterThan(28)
    expect(mean).toBeLessThan(36)
  })
})
