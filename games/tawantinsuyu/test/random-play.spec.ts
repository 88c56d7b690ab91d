import { configure, type Game } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { describe, expect, it } from 'vitest'
import { invariants, tawantinsuyu } from '../rules/index.ts'

/** Whole games at random: what must be true of every game holds at every decision. */
function playAtRandom(players: number, seed: string, options: Record<string, string> = {}): number {
  const config = configure(tawantinsuyu as unknown as Game, { players, options })
  const { decisions } = checkRandomPlay({
    game: tawantinsuyu,
    config,
    seed,
    invariants,
    maxDecisions: 20_000,
    every: 23,
  })
  return decisions
}

describe('random play', () => {
  for (const players of [1, 2, 3, 4])
    it(`TW:g keeps every invariant with ${players} players`, () => {
      for (const seed of ['a', 'b']) expect(playAtRandom(players, `${seed}${players}`)).toBeGreaterThan(50)
    })
})
