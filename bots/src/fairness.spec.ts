import { games } from '@durbar/catalog'
import { at, configure, type Game, type Position, pick, range, rngFromSeed, type Seat } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { botMove, decide } from './index.ts'

const titles: readonly (readonly [string, Game])[] = Object.entries(games)

/** Positions of a random game, each with a seat that decides. */
function places(game: Game, every: number, count: number): { p: Position; seat: Seat }[] {
  const p = game.setup(configure(game, { players: 3 }), 'fair')
  const rng = rngFromSeed('fair')
  const found: { p: Position; seat: Seat }[] = []
  for (let step = 0; found.length < count; step++) {
    const seat = game.deciders(p)[0]
    if (seat === undefined) break
    if (step % every === 0) found.push({ p: game.clone(p), seat })
    game.play(p, seat, pick(rng, game.legalMoves(p, seat)))
  }
  return found
}

describe.each(titles)('a bot at %s', (_, game) => {
  it('moves alike in two positions that its seat cannot tell apart', () => {
    for (const { p, seat } of places(game, 17, 8)) {
      // Another truth with the same view: what the seat cannot see is dealt anew.
      const other = game.determinize(p, seat, rngFromSeed('another truth'))
      expect(game.view(other, seat)).toEqual(game.view(p, seat))
      for (const bot of ['greedy', 'flat:20', 'search:40', 'suri', 'mira'])
        for (const seed of ['a', 'b'])
          expect(botMove(bot, game, other, seat, rngFromSeed(seed))).toEqual(
            botMove(bot, game, p, seat, rngFromSeed(seed)),
          )
    }
  })

  it('makes legal moves, the same ones for the same seed', () => {
    for (const { p, seat } of places(game, 23, 6)) {
      const guess = game.determinize(p, seat, rngFromSeed('guess'))
      for (const bot of ['random', 'greedy', 'flat:20', 'search:40', 'suri']) {
        const move = decide(bot, game, guess, seat, 'seed')
        expect(game.refusal(p, seat, move)).toBeUndefined()
        expect(decide(bot, game, guess, seat, 'seed')).toEqual(move)
      }
    }
  })
})

it('spreads a secret choice over what is nearly as good, so that nobody can count on it', () => {
  const maharaja = at(
    titles.filter(([id]) => id === 'maharaja'),
    0,
  )[1]
  const p = maharaja.setup(configure(maharaja, { players: 2 }), 'discs')
  const rng = rngFromSeed('discs')
  for (let seats = maharaja.deciders(p); seats.length < 2; seats = maharaja.deciders(p))
    maharaja.play(p, at(seats, 0), botMove('greedy', maharaja, p, at(seats, 0), rng))
  const chosen = range(12).map((seed) => JSON.stringify(botMove('search:60', maharaja, p, 0, rngFromSeed(`${seed}`))))
  expect(new Set(chosen).size).toBeGreaterThan(1)
})

it('refuses names and budgets that make no sense', () => {
  const maharaja = at(
    titles.filter(([id]) => id === 'maharaja'),
    0,
  )[1]
  const p = maharaja.setup(configure(maharaja, { players: 2 }), 'names')
  const seat = at(maharaja.deciders(p), 0)
  for (const name of ['genius', 'greedy:5', 'search:0', 'search:1e3', 'search:5:5', 'search:99999999', 'toString'])
    expect(() => decide(name, maharaja, p, seat, 'seed')).toThrow('no bot')
})
