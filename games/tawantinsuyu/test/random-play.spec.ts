import { configure, type Game } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { describe, expect, it } from 'vitest'
import { invariants, tawantinsuyu } from '../rules/index.ts'
import { options as schema } from '../rules/options.ts'

/** Whole games at random: what must be true of every game holds at every decision. */
function playAtRandom(players: number, seed: string, options: Record<string, string> = {}): number {
  const config = configure(tawantinsuyu as unknown as Game, { players, options })
  const { decisions } = checkRandomPlay({
    game: tawantinsuyu,
    config,
    seed,
    invariants,
    maxDecisions: 20_000,
    every: 31,
  })
  return decisions
}

/** Every option with its last value, which is never the default. */
function turned(names: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => names(name))
      .map(([name, { values, default: usual }]) => [name, values.find((value) => value !== usual) ?? usual]),
  )
}

const forHer = (name: string): boolean => name.startsWith('axomamma')

describe('random play', () => {
  for (const players of [1, 2, 3, 4])
    it(`keeps every invariant, secret, barrier and document with ${players} at the table`, () => {
      for (const seed of ['a', 'b', 'c']) expect(playAtRandom(players, `${seed}${players}`)).toBeGreaterThan(50)
    })

  it('with every ruling turned around', () => {
    for (const players of [2, 3, 4])
      expect(
        playAtRandom(
          players,
          `rulings ${players}`,
          turned((name) => !forHer(name)),
        ),
      ).toBeGreaterThan(50)
  })

  it('with every switch of Axomamma turned, and with hers and the rulings together', () => {
    expect(playAtRandom(1, 'switches', turned(forHer))).toBeGreaterThan(30)
    expect(
      playAtRandom(
        1,
        'everything',
        turned(() => true),
      ),
    ).toBeGreaterThan(30)
  })
})
