import { describe, expect, it } from 'vitest'
import { rowsOf } from './score-rows.ts'

describe('rowsOf', () => {
  it('puts sheets side by side, parts included', () => {
    expect(
      rowsOf([
        [
          { key: 'palaces', value: 5 },
          { key: 'gold', value: 12, parts: [{ key: 'payout', value: 12 }] },
        ],
        [
          { key: 'palaces', value: 4 },
          { key: 'gold', value: 3, parts: [{ key: 'tolls', value: 3 }] },
          { key: 'luck', value: 1 },
        ],
      ]),
    ).toEqual([
      { key: 'palaces', values: [5, 4], parts: [] },
      {
        key: 'gold',
        values: [12, 3],
        parts: [
          { key: 'payout', values: [12, undefined], parts: [] },
          { key: 'tolls', values: [undefined, 3], parts: [] },
        ],
      },
      { key: 'luck', values: [undefined, 1], parts: [] },
    ])
  })
})
