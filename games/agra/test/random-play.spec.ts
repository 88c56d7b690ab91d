import { agra, type Event, stepInvariants } from '@durbar/agra/rules'
import { configure, pick, rngFromSeed } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { describe, expect, it } from 'vitest'
import { optionSets } from './option-sets.ts'
import { suite } from './suite.ts'

/** Seeds with short games: what is checked at every decision is dear, and long random games only repeat themselves. */
const games: readonly (readonly [number, number, string])[] = [
  [2, 0, 's9'],
  [2, 1, 's4'],
  [3, 1, 's10'],
  [4, 0, 's1'],
]

describe('random play', () => {
  it.each(games)('AG:13.1 keeps every property: %i players, option set %i, seed %s', (players, set, seed) => {
    const config = configure(agra, { players, options: optionSets[set]?.options ?? {} })
    const report = checkRandomPlay({ game: agra, config, seed, every: 60, ...suite })
    expect(report.decisions).toBeGreaterThan(200)
    expect(report.rulesRefused.size).toBeGreaterThan(10)
  })

  it('AG:1.5 keeps every property with the other set of price faces', () => {
    const priceTokens = [0, 1, 2].map((lower) => ({ faces: [lower, lower + 2], provenance: 'reconstructed' }))
    const components = { ...agra.components.standard, priceTokens }
    const config = configure(agra, { players: 2, components })
    const report = checkRandomPlay({ game: agra, config, seed: 's9', every: 60, ...suite })
    expect(report.decisions).toBeGreaterThan(200)
  })

  it.each([2, 3, 4])('AG:3.3 keeps what never goes back, move by move, with %i players', (players) => {
    const config = configure(agra, { players })
    for (let game = 0; game < 2; game++) {
      const rng = rngFromSeed(`moves ${players} ${game}`)
      const p = agra.setup(config, `moves ${players} ${game}`)
      let moves = 0
      for (let seat = agra.deciders(p)[0]; seat !== undefined; seat = agra.deciders(p)[0]) {
        const before = agra.clone(p)
        const events: Event[] = []
        agra.play(p, seat, pick(rng, agra.legalMoves(p, seat)), (event) => events.push(event))
        expect(stepInvariants(before, p, events)).toEqual([])
        moves++
      }
      expect(moves).toBeGreaterThan(200)
      expect(p.round).toBe(p.endRound + 1)
    }
  })
})
