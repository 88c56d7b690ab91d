import type { SeatSummary, TableSummary } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { nextAtDevice, viewerOf } from './hot-seat.ts'

const seat = (number: number, yours: boolean, bot: string | null = null): SeatSummary => ({
  seat: number,
  kind: yours || bot === null ? 'person' : 'bot',
  name: `${number}`,
  bot,
  color: number,
  present: true,
  yours,
})
const table = (seats: SeatSummary[], deciders: number[], status: TableSummary['status'] = 'playing') =>
  ({ seats, deciders, status }) as TableSummary

describe('one device', () => {
  it('looks through the only seat it holds, or as a spectator', () => {
    expect(viewerOf(table([seat(0, false), seat(1, true)], [0]), undefined)).toBe(1)
    expect(viewerOf(table([seat(0, false), seat(1, false, 'greedy')], [0]), undefined)).toBe('spectator')
    expect(nextAtDevice(table([seat(0, false), seat(1, true)], [1]), undefined)).toBeUndefined()
  })

  it('does not count a seat that a bot keeps warm', () => {
    expect(viewerOf(table([seat(0, true, 'greedy'), seat(1, false)], [0]), undefined)).toBe('spectator')
  })

  it('asks for nobody’s secrets until somebody says who looks', () => {
    const shared = table([seat(0, true), seat(1, true), seat(2, false)], [1])
    expect(viewerOf(shared, undefined)).toBe('spectator')
    expect(nextAtDevice(shared, undefined)).toBe(1)
    expect(viewerOf(shared, 1)).toBe(1)
    expect(nextAtDevice(shared, 1)).toBeUndefined()
  })

  it('is passed on only when the one who looks has nothing left to decide', () => {
    const both = table([seat(0, true), seat(1, true)], [0, 1])
    expect(nextAtDevice(both, 0)).toBeUndefined()
    expect(nextAtDevice({ ...both, deciders: [1] }, 0)).toBe(1)
    expect(nextAtDevice({ ...both, deciders: [2] }, 0)).toBeUndefined()
  })

  it('needs no passing on when the game is over', () => {
    const over = table([seat(0, true), seat(1, true)], [], 'finished')
    expect(viewerOf(over, undefined)).toBe(0)
    expect(nextAtDevice(over, undefined)).toBeUndefined()
  })
})
