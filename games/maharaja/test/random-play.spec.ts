import { type ConfigRequest, configure } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { invariants, maharaja } from '@durbar/maharaja/rules'
import { describe, expect, it } from 'vitest'
import { optionSets } from './option-sets.ts'

describe.each([2, 3, 4, 5])('random play of %i', (players) => {
  it.each(optionSets)('keeps every property: $name', ({ options }) => {
    const request: ConfigRequest = { players, options }
    const config = configure(maharaja, request)
    const report = checkRandomPlay({
      game: maharaja,
      config,
      seed: `smoke ${players} ${JSON.stringify(options)}`,
      invariants,
      maxDecisions: 20_000,
      every: 7,
    })
    expect(report.decisions).toBeGreaterThan(players * 5)
  })
})
