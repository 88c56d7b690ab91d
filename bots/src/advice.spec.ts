import { games } from '@durbar/catalog'
import { configure, type Game, pick, range, rngFromSeed, type Seat } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { advise } from './index.ts'

const titles: readonly (readonly [string, Game])[] = Object.entries(games)

/** A position some random moves into a game, and a guess of whoever decides. */
function somewhere(
  game: Game,
  moves: number,
  players = game.seats.max,
): { guess: ReturnType<Game['setup']>; seat: Seat } {
  const p = game.setup(configure(game, { players }), `advice ${moves}`)
  const rng = rngFromSeed(`advice ${moves}`)
  for (let count = 0; count < moves; count++) {
    const seat = game.deciders(p)[0]
    if (seat === undefined) break
    game.play(p, seat, pick(rng, game.legalMoves(p, seat)))
  }
  const seat = game.deciders(p)[0] ?? 0
  return { guess: game.determinize(p, seat, rng), seat }
}

describe.each(titles)('advice for %s', (_, game) => {
  it('lists legal moves, the most visited first, each with a chance and a line that begins with it', () => {
    for (const moves of [0, 9, 40]) {
      const { guess, seat } = somewhere(game, moves)
      const advice = advise(game, guess, seat, { iterations: 60, seed: 'a' })
      const key = (move: unknown): string => JSON.stringify(move)
      const legal = game.legalMoves(guess, seat).map(key)
      expect(advice.length).toBeGreaterThan(0)
      expect(new Set(advice.map(({ move }) => key(move))).size).toBe(advice.length)
      for (const { move } of advice) expect(legal).toContain(key(move))
      advice.forEach(({ move, chance, visits, line }, index) => {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        expect(line[0]).toEqual({ seat, move })
        expect(visits).toBeLessThanOrEqual(advice[index - 1]?.visits ?? visits)
      })
    }
  })

  it('tells a chance of winning among as many as there are', () => {
    for (const players of range(game.seats.max + 1).slice(2)) {
      const { guess, seat } = somewhere(game, 12, players)
      const advice = advise(game, guess, seat, { iterations: 40, seed: 'a' })
      const byValue = advice.toSorted((a, b) => a.value - b.value)
      expect(byValue.map(({ chance }) => chance)).toEqual(advice.map(({ chance }) => chance).sort((a, b) => a - b))
      for (const { chance, value } of advice)
        if (players === 2) expect(chance).toBeCloseTo(value)
        else expect(Math.sign(chance - 1 / players)).toBe(Math.sign(value - 0.5))
    }
  })

  it('is the same for the same seed, and leaves the guess alone', () => {
    const { guess, seat } = somewhere(game, 20)
    const before = JSON.stringify(guess)
    const ask = (seed: string) => advise(game, guess, seat, { iterations: 50, seed })
    expect(ask('one')).toEqual(ask('one'))
    expect(JSON.stringify(guess)).toBe(before)
  })
})

describe('advice for somebody alone', () => {
  it('tells the chance of reaching the goal, not of coming nearer to it', () => {
    const game = games.tawantinsuyu as Game
    const guess = game.determinize(game.setup(configure(game, { players: 1 }), 'alone'), 0, rngFromSeed('alone'))
    const now = game.evaluate(guess, 0)
    expect(now).toBeLessThan(-20)
    for (const { chance, value } of advise(game, guess, 0, { iterations: 40, seed: 'a' })) {
      expect(chance).toBeLessThan(0.3)
      expect(value).toBeGreaterThan(chance)
    }
  })
})
