import { configure, type Game } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { describe, expect, it } from 'vitest'
import { agra, invariants } from '../rules/index.ts'

const optionSets: readonly Record<string, string>[] = [
  {},
  {
    removeCoverTile: 'pay-all',
    luxuryGoods: 'one-in-all',
    frenchTrader: 'unlimited',
    processExtra: 'alone',
    merchantFavor: 'before',
    dyer: 'once-per-turn',
    guildScoring: 'contracts-only',
    dockThree: 'two-more',
    influencePerNotable: 'per-action',
  },
]

describe('random play', () => {
  for (const players of [2, 3, 4])
    for (const options of optionSets) {
      const name = Object.keys(options).length === 0 ? 'the recommended rulings' : 'the other rulings'
      it(`keeps every invariant with ${players} players and ${name}`, { timeout: 60_000 }, () => {
        const config = configure(agra as unknown as Game, { players, options })
        const report = checkRandomPlay({
          game: agra,
          config,
          seed: `${players} ${name}`,
          invariants,
          maxDecisions: 20_000,
          every: 40,
        })
        expect(report.decisions).toBeGreaterThan(200)
        expect(report.rulesRefused.size).toBeGreaterThan(10)
      })
    }
})
