import { describe, expect, it } from 'vitest'
import { scene } from '../test/table.ts'
import { canCommit, cardsWith, commitments } from './soldiers.ts'

const space = (name: string): number => scene().position.rules.box.conquestNames.indexOf(name)

describe('soldiers for a conquest', () => {
  it('TW:7.6 are made up without a superfluous card; surplus soldiers of a card are wasted', () => {
    const { position } = scene({ players: [{ up: { '1-corn': 3, '2-stone': 2 } }] })
    // CH3: two turned down, one discarded
    expect(commitments(position, 0, space('CH3'))).toEqual([
      [2, 0, 1, 0],
      [2, 0, 0, 1],
      [0, 1, 1, 0],
      [0, 1, 0, 1],
    ])
  })

  it('TW:7.6 there is a way if and only if one is found', () => {
    for (const ones of [0, 1, 2, 3])
      for (const twos of [0, 1, 2]) {
        const { position } = scene({ players: [{ up: { '1-corn': ones, '2-stone': twos } }] })
        expect([cardsWith(position, 0, 1), cardsWith(position, 0, 2)]).toEqual([ones, twos])
        position.conquests.forEach((_, place) => {
          expect(canCommit(position, 0, place, ones, twos)).toBe(commitments(position, 0, place).length > 0)
        })
      }
  })
})
