import type { Pace } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { clocksAt, dueAt, newClock, outOfTime, turn, welcome, wish } from './clock.ts'

const pace: Pace = { kind: 'live', bank: 60, increment: 10, timeout: 'ask' }
const people = [0, 1, 2]
const begun = turn(newClock(pace, 3, 1000), pace, { people, awaited: [0] }, 1000)

describe('the clock', () => {
  it('runs only for whoever is awaited, and gives the increment when the seat has answered', () => {
    expect(clocksAt(begun, 21_000).left).toEqual([40_000, 60_000, 60_000])
    const next = turn(begun, pace, { people, awaited: [1] }, 21_000)
    expect(clocksAt(next, 26_000)).toMatchObject({ left: [50_000, 55_000, 60_000], running: [1] })
  })

  it('goes on without an increment while the same seat is asked again', () => {
    const again = turn(begun, pace, { people, awaited: [0] }, 21_000)
    expect(clocksAt(again, 31_000).left[0]).toBe(30_000)
  })

  it('runs for several seats while they choose at the same time, and stops for each that has chosen', () => {
    const all = turn(begun, pace, { people, awaited: people }, 1000)
    const two = turn(all, pace, { people, awaited: [0, 2] }, 11_000)
    expect(clocksAt(two, 31_000).left).toEqual([30_000, 60_000, 30_000])
  })

  it('never goes below nothing, says when it will be empty, and never runs backwards', () => {
    expect(dueAt(begun)).toBe(61_000)
    expect(outOfTime(begun, 60_999)).toEqual([])
    expect(outOfTime(begun, 61_000)).toEqual([0])
    expect(clocksAt(begun, 90_000).left[0]).toBe(0)
    expect(clocksAt(begun, 0).left[0]).toBe(60_000)
    const late = turn(begun, pace, { people, awaited: [1] }, 90_000)
    expect(late.left[0]).toBe(10_000)
  })

  it('tells once that the time is up', () => {
    const told = { ...begun, told: [0] }
    expect(dueAt(told)).toBeUndefined()
    expect(turn(told, pace, { people, awaited: [1] }, 2000).told).toEqual([])
  })

  it('stands still when all people wish for a pause, and only then', () => {
    const two = turn(wish(wish(begun, 0, true), 1, true), pace, { people, awaited: [0] }, 11_000)
    expect(two.paused).toBe(false)
    const three = turn(wish(two, 2, true), pace, { people, awaited: [0] }, 21_000)
    expect(three).toMatchObject({ paused: true, wishes: [0, 1, 2] })
    expect(dueAt(three)).toBeUndefined()
    expect(clocksAt(three, 900_000).left[0]).toBe(40_000)
    const back = turn(wish(three, 1, false), pace, { people, awaited: [0] }, 900_000)
    expect(clocksAt(back, 910_000)).toMatchObject({ paused: false, left: [30_000, 60_000, 60_000] })
  })

  it('does not wait for the wish of somebody who has left', () => {
    const wished = wish(wish(begun, 0, true), 1, true)
    expect(turn(wished, pace, { people: [0, 1], awaited: [0] }, 2000).paused).toBe(true)
  })

  it('gives nothing to a seat that a bot takes over, and something to its owner who comes back', () => {
    const left = turn(begun, pace, { people: [1, 2], awaited: [] }, 61_000)
    expect(left.left[0]).toBe(0)
    expect(welcome(left, pace, 0).left[0]).toBe(10_000)
    expect(welcome(left, pace, 1).left[1]).toBe(60_000)
    expect(welcome(left, { ...pace, bank: 600 }, 0).left[0]).toBe(60_000)
  })
})
