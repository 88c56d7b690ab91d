import { configure } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { maharaja } from '@durbar/maharaja/rules'
import { describe, expect, it } from 'vitest'
import { suite } from './suite.ts'

describe.each([2, 3, 4, 5])('random play of %i', (players) => {
  it.each(suite.optionSets)('keeps every property: $name', ({ name, options }) => {
    const config = configure(maharaja, { players, options })
    const report = checkRandomPlay({ game: maharaja, config, seed: `${players} ${name}`, every: 7, ...suite })
    expect(report.decisions).toBeGreaterThan(players * 5)
  })
})
