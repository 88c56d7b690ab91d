import type { SeatSummary, TableSummary } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { sameAgain } from './final-sheet.tsx'
import { inTurnOrder } from './seats.tsx'

const seat = (number: number, kind: SeatSummary['kind'], yours = false): SeatSummary => ({
  seat: number,
  kind,
  name: `P${number}`,
  bot: kind === 'bot' ? 'greedy' : null,
  color: number,
  present: true,
  yours,
})
const table = (seats: SeatSummary[]) =>
  ({ game: 'maharaja', name: 'Monsoon table', options: { yogi: 'on' }, seats }) as unknown as TableSummary

describe('sameAgain', () => {
  it('seats me and the bots at once', () => {
    expect(sameAgain(table([seat(0, 'person', true), seat(1, 'bot')]))).toEqual({
      game: 'maharaja',
      name: 'Monsoon table',
      options: { yogi: 'on' },
      seats: [
        { kind: 'person', name: 'P0' },
        { kind: 'bot', name: 'P1', bot: 'greedy' },
      ],
      start: true,
    })
  })

  it('keeps a free seat for those who play elsewhere, and waits for them', () => {
    const again = sameAgain(table([seat(0, 'person', true), seat(1, 'person')]))
    expect(again.seats[1]).toEqual({ kind: 'open' })
    expect(again.start).toBeUndefined()
  })
})

describe('inTurnOrder', () => {
  const seats = [seat(0, 'person'), seat(1, 'bot'), seat(2, 'bot')]

  it('follows the order the view tells', () => {
    const players = [
      { seat: 0, order: 2 },
      { seat: 1, order: 0 },
      { seat: 2, order: 1 },
    ]
    expect(inTurnOrder(seats, { players }).map((one) => one.seat)).toEqual([1, 2, 0])
  })

  it('goes round the table when the view tells none', () => {
    expect(inTurnOrder(seats, { players: [{ seat: 0, order: null }] }).map((one) => one.seat)).toEqual([0, 1, 2])
    expect(inTurnOrder(seats, null).map((one) => one.seat)).toEqual([0, 1, 2])
  })
})
