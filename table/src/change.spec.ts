import { games } from '@durbar/catalog'
import { configure, type Json, nextInt, pick, type Rng, range, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { type Change, changeOf, type KnownChanges, withChange } from './change.ts'

const copy = (json: unknown): Json => JSON.parse(JSON.stringify(json)) as Json

/** What somebody has who knows `before` and is told the change over the wire. */
function told(before: Json, after: Json): Json {
  const change = changeOf(before, after)
  return change ? withChange(before, JSON.parse(JSON.stringify(change))) : before
}

function randomDocument(rng: Rng, depth: number): Json {
  const kind = nextInt(rng, depth > 0 ? 6 : 4)
  if (kind === 4) return range(nextInt(rng, 4)).map(() => randomDocument(rng, depth - 1))
  if (kind === 5)
    return Object.fromEntries(
      range(nextInt(rng, 4)).map(() => [pick(rng, ['to', 'in', 'a', '0']), randomDocument(rng, depth - 1)]),
    )
  return pick(rng, [null, true, nextInt(rng, 3), 'word'])
}

describe('a change', () => {
  it('leads from any document to any other', () => {
    const rng = rngFromSeed('documents')
    for (const _ of range(5000)) {
      const [before, after] = [randomDocument(rng, 3), randomDocument(rng, 3)]
      expect(told(before, after)).toEqual(after)
    }
  })

  it('is nothing where nothing has changed', () => {
    const rng = rngFromSeed('same')
    for (const _ of range(500)) {
      const document = randomDocument(rng, 3)
      expect(changeOf(document, copy(document))).toBeUndefined()
    }
  })

  it('names only what is different, and keeps the rest as it was', () => {
    const before = { gold: 3, cards: ['a', 'b'], sites: { delhi: [1, 2], agra: [3] } }
    const after = { gold: 3, cards: ['a', 'c'], sites: { delhi: [1, 2], agra: [3, 4] } }
    const change = changeOf(before, after)
    expect(change).toEqual({
      in: { cards: { in: { 1: { to: 'c' } } }, sites: { in: { agra: { to: [3, 4] } } } },
    })
    const result = change && (withChange(before, change) as typeof before)
    expect(result).toEqual(after)
    expect(result?.sites.delhi).toBe(before.sites.delhi)
  })

  it('does not fit another document', () => {
    const change = changeOf({ a: { b: 1 } }, { a: { b: 2 } })
    if (!change) throw new Error('there is a change')
    const others: Json[] = [{}, { a: 1 }, { a: {} }, 'a', null]
    for (const other of others) expect(() => withChange(other, change)).toThrow('fit')
  })
})

for (const game of Object.values(games))
  it(`follows every seat through a play of ${game.id}, in a fraction of the bytes`, () => {
    const rng = rngFromSeed(game.id)
    const config = configure(game, { players: game.seats.max })
    const viewers = [...range(config.players), 'spectator'] as const
    const p = game.setup(config, game.id)
    /** What the server remembers, and what the other side has: a view must not change when the position does. */
    const shown = new Map<number | 'spectator', Json>()
    const known = new Map<number | 'spectator', Json>()
    let whole = 0
    let sent = 0
    for (let moves = 0; game.deciders(p).length > 0 && moves < 400; moves++) {
      const changes: KnownChanges = new Map()
      const views = game.views(p, viewers)
      for (const [index, viewer] of viewers.entries()) {
        const view = views[index] as Json
        const [before, theirs] = [shown.get(viewer), known.get(viewer)]
        shown.set(viewer, view)
        known.set(viewer, copy(view))
        if (before === undefined || theirs === undefined) continue
        const text = JSON.stringify(changeOf(before, view, changes) ?? null)
        const change = JSON.parse(text) as Change | null
        expect(change ? withChange(theirs, change) : theirs).toEqual(copy(view))
        whole += JSON.stringify(view).length
        sent += text.length
      }
      const seat = pick(rng, game.deciders(p))
      game.play(p, seat, pick(rng, game.legalMoves(p, seat)))
    }
    expect(sent).toBeLessThan(whole / 5)
  })
