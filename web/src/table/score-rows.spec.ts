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
  it('leaves out what brought nobody anything', () => {
    expect(
      rowsOf([
        [
          { key: 'deliveries', value: 0, parts: [{ key: 'orders', value: 0 }] },
          {
            key: 'even',
            value: 0,
            parts: [
              { key: 'won', value: 2 },
              { key: 'lost', value: -2 },
            ],
          },
          { key: 'sales', value: 0 },
        ],
        [
          { key: 'deliveries', value: 0 },
          { key: 'sales', value: 4 },
        ],
      ]),
    ).toEqual([
      {
        key: 'even',
        values: [0, undefined],
        parts: [
          { key: 'won', values: [2, undefined], parts: [] },
          { key: 'lost', values: [-2, undefined], parts: [] },
        ],
      },
      { key: 'sales', values: [0, 4], parts: [] },
    ])
  })
})
