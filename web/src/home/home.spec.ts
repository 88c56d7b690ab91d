import type { TableSummary } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { inOrder, isMyTurn } from './table-order.ts'
import { ago } from './time.ts'

const table = (id: string, changes: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'maharaja',
  name: id,
  rulesVersion: 1,
  players: 2,
  options: {},
  ownComponents: false,
  status: 'playing',
  seats: [
    { seat: 0, kind: 'person', name: 'Ines', bot: null, color: 0, present: true, yours: true },
    { seat: 1, kind: 'bot', name: 'Rani', bot: 'greedy', color: 1, present: false, yours: false },
  ],
  deciders: [1],
  pace: null,
  clocks: null,
  overdue: [],
  seq: 3,
  progress: null,
  host: true,
  hints: 'allowed',
  commitment: '',
  seed: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...changes,
})

describe('my tables', () => {
  it('come with my turn first, then the running, then the finished, the latest first', () => {
    const tables = [
      table('over', { status: 'finished', updatedAt: '2026-02-02T00:00:00Z' }),
      table('old', {}),
      table('new', { updatedAt: '2026-01-05T00:00:00Z' }),
      table('mine', { deciders: [0] }),
    ]
    expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'over'])
  })

  it('do not call me to a seat that a bot keeps for me', () => {
    const [mine, other] = table('t', {}).seats
    if (!mine || !other) throw new Error('two seats')
    expect(isMyTurn(table('t', { deciders: [0] }))).toBe(true)
    expect(isMyTurn(table('t', { deciders: [0], seats: [{ ...mine, bot: 'greedy' }, other] }))).toBe(false)
  })
})

describe('ago', () => {
  it('picks a unit a person would pick', () => {
    const now = Date.parse('2026-01-02T12:00:00Z')
    expect(ago('2026-01-02T11:57:00Z', now, 'en')).toBe('3 min')
    expect(ago('2026-01-02T11:59:30Z', now, 'en')).toBe('')
    expect(ago('2026-01-02T09:00:00Z', now, 'en')).toBe('3 hr')
    expect(ago('2026-01-01T11:00:00Z', now, 'en')).toBe('1 day')
  })
})
