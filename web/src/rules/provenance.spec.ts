import { describe, expect, it } from 'vitest'
import { printedGroups, spaced } from './provenance.ts'

describe('printedGroups', () => {
  it('reads values, lists and per-field provenance', () => {
    expect(
      printedGroups({
        name: 'pack',
        values: { startingGold: { value: 15, provenance: 'text' } },
        cities: [
          { id: 'agra', name: 'Agra', x: 1, home: 'trader', provenance: { name: 'public', home: 'reconstructed' } },
        ],
        payouts: { 2: { value: [10, 5], provenance: 'text' } },
        roads: [{ from: 'agra', to: 'delhi', villages: ['a', 'b'], provenance: 'reconstructed' }],
      }),
    ).toEqual([
      { name: 'values', values: [{ name: 'starting gold', value: '15', provenance: 'text' }] },
      { name: 'cities', values: [{ name: 'Agra', value: 'trader', provenance: 'reconstructed' }] },
      { name: 'payouts', values: [{ name: '2', value: '10, 5', provenance: 'text' }] },
      { name: 'roads', values: [{ name: '1', value: 'agra · delhi · a, b', provenance: 'reconstructed' }] },
    ])
  })

  it('writes keys as words', () => {
    expect(spaced('trackFieldsBelow')).toBe('track fields below')
  })
})
