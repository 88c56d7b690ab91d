import type { SeatSummary } from '@durbar/protocol'
import { describe, expect, it } from 'vitest'
import { automataOf, colorsOf } from './automata.ts'

const seat = (color: number): SeatSummary => ({ color }) as SeatSummary
const view = (players: number) => ({ players: Array.from({ length: players }, () => ({})) })

describe('a player nobody sits for', () => {
  it('is found in the view', () => {
    expect(automataOf([seat(0)], view(2))).toEqual([1])
    expect(automataOf([seat(0), seat(1)], view(2))).toEqual([])
    expect(automataOf([seat(0)], undefined)).toEqual([])
  })

  it('has a color of its own, whatever the others have chosen', () => {
    expect(colorsOf([seat(3)], view(2))).toEqual([3, 1])
    expect(colorsOf([seat(1)], view(2))).toEqual([1, 0])
  })
})
