import { configure, type Game, nextInt, push, range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { checkRandomPlay } from './random-play.ts'
import { type ToyEvent, type ToyMove, type ToyPosition, type ToyView, toyGame, toyInvariants } from './toy-game.ts'

/** Random play is only worth something if it notices what is wrong: each of these games has one fault. */
type Toy = Game<ToyPosition, ToyMove, ToyView, ToyEvent>

function check(game: Toy, invariants: (p: ToyPosition) => string[] = toyInvariants): void {
  for (const players of [2, 3])
    for (const seed of range(6))
      checkRandomPlay({
        game,
        config: configure(game, { players }),
        seed: `toy ${seed}`,
        invariants,
        maxDecisions: 3000,
        every: 1,
      })
}

let strayed = 0
const passing: ToyMove = { k: 'pass' }

const faults: readonly (readonly [string, Partial<Toy>, string | RegExp])[] = [
  [
    'a view that shows a secret',
    { view: (p, viewer) => ({ ...toyGame.view(p, viewer), secret: p.secret }) },
    'shows what it must not',
  ],
  [
    'a list of tables that tells a secret',
    { progress: ({ secret }) => ({ secret }) },
    'progress tells another "secret"',
  ],
  [
    'views that are mixed up',
    { views: (p, viewers) => viewers.map((_, index) => toyGame.view(p, index + 1)) },
    'views differ',
  ],
  [
    'views that change with the position',
    { views: (p, viewers) => viewers.map((viewer) => ({ ...toyGame.view(p, viewer), stones: p.stones })) },
    'a view changes',
  ],
  [
    'an event that tells a secret',
    {
      play(p, seat, move, sink) {
        toyGame.play(p, seat, move, sink)
        if (move.k === 'take') sink?.({ k: 'taken', seat, count: p.secret })
      },
    },
    'leak to seat',
  ],
  [
    'a look that raises no barrier',
    {
      play(p, seat, move, sink) {
        const { revealed } = p
        toyGame.play(p, seat, move, sink)
        p.revealed = revealed
      },
    },
    /raises no barrier|events of .*look.* leak/,
  ],
  [
    'a legal move that is refused',
    {
      refusal: (p, seat, move) => (move.k === 'roll' ? { rule: 'TY:3', reason: 'no' } : toyGame.refusal(p, seat, move)),
    },
    'is listed and refused',
  ],
  [
    'a move that is neither listed nor refused',
    { legalMoves: (p, seat) => toyGame.legalMoves(p, seat).filter((move) => move.k !== 'take' || move.count !== 2) },
    'is not listed but not refused',
  ],
  [
    'a move that is listed twice',
    {
      legalMoves(p, seat) {
        const moves = toyGame.legalMoves(p, seat)
        return moves.some((move) => move.k === 'pass') ? [...moves, passing] : moves
      },
    },
    'is listed twice',
  ],
  [
    'a refusal without a rule',
    {
      refusal(p, seat, move) {
        const refusal = toyGame.refusal(p, seat, move)
        return refusal && { ...refusal, rule: 'somewhere' }
      },
    },
    'a refusal without a rule',
  ],
  ['a dead end', { legalMoves: (p, seat) => (p.pile < 8 ? [] : toyGame.legalMoves(p, seat)) }, 'dead end'],
  [
    'clones that share',
    { clone: (p) => ({ ...toyGame.clone(p), stones: p.stones }) },
    'playing on a clone changed the original',
  ],
  [
    'a game that never ends',
    {
      play(p, seat, move, sink) {
        toyGame.play(p, seat, move, sink)
        if (p.agenda.length === 0) push(p, { k: 'turn', seat: 0 })
      },
    },
    'the game does not end',
  ],
  [
    'a guess that looks at what is hidden',
    {
      determinize(p, seat, rng) {
        const guess = toyGame.determinize(p, seat, rng)
        if (!p.lookedAt[seat]) guess.secret = (p.secret + nextInt(rng, 2)) % 3
        return guess
      },
    },
    'looks at what the seat cannot see',
  ],
  [
    'chance from elsewhere',
    {
      play(p, seat, move, sink) {
        toyGame.play(p, seat, move, sink)
        if (move.k === 'pass') p.revealed += strayed++
      },
    },
    'leads to another position',
  ],
  ['a result before the end', { result: () => ({ standings: [] }) }, 'a game is over if and only if'],
]

describe('random play', () => {
  it('finds nothing wrong with an honest game', () => {
    expect(() => check(toyGame)).not.toThrow()
  })

  it.each(faults)('finds %s', (_, fault, problem) => {
    expect(() => check({ ...toyGame, ...fault })).toThrow(problem)
  })

  it('finds a broken invariant, and says where to find it again', () => {
    const broken = (p: ToyPosition): string[] => (p.pile === 12 ? [] : ['a stone was moved'])
    expect(() => check(toyGame, broken)).toThrow(
      /toy .* seed "toy 0" decision \d+: broken invariant: a stone was moved/,
    )
  })

  it('reports what it did', () => {
    const config = configure(toyGame, { players: 2 })
    const once = (): ReturnType<typeof checkRandomPlay> =>
      checkRandomPlay({ game: toyGame, config, seed: 'x', invariants: toyInvariants, maxDecisions: 3000, every: 2 })
    const report = once()
    expect(report.decisions).toBeGreaterThan(1)
    expect(report.rulesRefused.size).toBeGreaterThan(0)
    expect(once().hash).toBe(report.hash)
  })
})
