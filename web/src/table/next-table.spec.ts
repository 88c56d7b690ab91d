import type { TableSummary } from '@durbar/protocol'
import { expect, it } from 'vitest'
import { nextOf } from './next-table.ts'

const table = (id: string, decider: number, updatedAt: string): TableSummary =>
  ({
    id,
    status: 'playing',
    seats: [{ seat: 0, yours: true, bot: null }],
    deciders: [decider],
    updatedAt,
  }) as unknown as TableSummary

it('is the table that has waited longest for me, and never this one', () => {
  const tables = [table('here', 0, '1'), table('new', 0, '3'), table('theirs', 1, '0'), table('old', 0, '2')]
  expect(nextOf(tables, 'here')?.id).toBe('old')
  expect(nextOf([table('here', 0, '1'), table('theirs', 1, '0')], 'here')).toBeUndefined()
})
