import { configure, type Game, nextInt, type Rng, rngFromSeed, type Seat } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from '../test/table.ts'
import { evaluate } from './evaluate.ts'
import { tawantinsuyu } from './index.ts'
import type { Move } from './moves.ts'
import type { Position } from './position.ts'
import { finalScore } from './scoring.ts'

/** The move after which the position looks best, on a guess of what the seat cannot see. */
function greedy(p: Position, seat: Seat, rng: Rng): Move {
  const guess = tawantinsuyu.determinize(p, seat, rng)
  let best: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of tawantinsuyu.legalMoves(p, seat)) {
    const after = tawantinsuyu.clone(guess)
    tawantinsuyu.play(after, seat, move)
    const worth = evaluate(after, seat)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best ?? { k: 'pass' }
}

function play(players: number, seed: string, isGreedy: (seat: Seat) => boolean): Position {
  const rng = rngFromSeed(seed)
  const p = tawantinsuyu.setup(configure(tawantinsuyu as unknown as Game, { players }), seed)
  for (;;) {
    const [seat] = tawantinsuyu.deciders(p)
    if (seat === undefined) return p
    const moves = tawantinsuyu.legalMoves(p, seat)
    const move = isGreedy(seat) ? greedy(p, seat, rng) : moves[nextInt(rng, moves.length)]
    tawantinsuyu.play(p, seat, move ?? { k: 'pass' })
  }
}

describe('the evaluator', () => {
  it('lets one ply of greed beat chance', () => {
    for (const game of [0, 1, 2, 3, 4, 5]) {
      const me = game % 2
      const p = play(2, `greed ${game}`, (seat) => seat === me)
      expect(finalScore(p, me)).toBeGreaterThan(finalScore(p, 1 - me))
    }
  })

  it('leads to a decent score against Axomamma', () => {
    const p = play(1, 'greed alone', () => true)
    expect(finalScore(p, 0)).toBeGreaterThan(50)
  })

  it('is the margin to Axomamma or to the goal, whichever is harder, when a game alone is over', () => {
    const end = (own: number, hers: number): number =>
      evaluate(
        scene({ agenda: [], people: 1, players: [{ score: own }, { score: hers }], rest: { festivals: 3 } }).position,
        0,
      )
    expect(end(130, 140)).toBe(-10)
    expect(end(130, 100)).toBe(11)
    expect(end(119, 100)).toBe(0)
  })

  it('is the margin when the game is over', () => {
    const { position } = scene({ agenda: [], players: [{ score: 70 }, { score: 61 }], rest: { festivals: 3 } })
    expect([evaluate(position, 0), evaluate(position, 1)]).toEqual([9, -9])
  })
})
