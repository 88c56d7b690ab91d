import { describe, expect, it } from 'vitest'
import { place, read, table } from '../test/table.ts'
import { agra } from './index.ts'
import { options } from './options.ts'

describe('table options', () => {
  it('are rulings with a rule and a default that is one of their values', () => {
    const rules = Object.values(agra.options).map(({ rule }) => rule)
    expect(rules).toEqual([
      'AG:L-02',
      'AG:L-04',
      'AG:L-05',
      'AG:L-06',
      'AG:L-07',
      'AG:L-11',
      'AG:L-12',
      'AG:L-13',
      'AG:L-19',
    ])
    for (const { kind, values, default: value } of Object.values(options)) {
      expect(kind).toBe('ruling')
      expect(values).toContain(value)
    }
  })

  it('AG:L-07 in the other reading the Merchant pays before the action and moves after it', () => {
    const t = table({ options: { merchantFavor: 'before' } })
    t.play(0, place('cotton-field'))
    expect(read(t, 'players.0.favor')).toBe(2)
    expect(read(t, 'merchant')).toBe('cotton-field')
    t.play(0, { move: 'produce', count: 0 })
    expect(read(t, 'players.0.favor')).toBe(2)
    expect(read(t, 'merchant')).not.toBe('cotton-field')
  })
})
