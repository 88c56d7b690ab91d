import { describe, expect, it } from 'vitest'
import { table } from '../test/table.ts'
import { Good } from './names.ts'
import { clone, completedOf, isAvailable, markCount, markersOn, markOf, markSeat, valueNow } from './position.ts'

describe('a position', () => {
  it('is copied without anything shared that can change', () => {
    const { position } = table({ seats: [{ goods: { wood: 1 } }] })
    const copy = clone(position)
    for (const key of Object.keys(position) as (keyof typeof position)[]) {
      if (key === 'rules' || !Array.isArray(position[key])) continue
      expect(copy[key]).toEqual(position[key])
      expect(copy[key]).not.toBe(position[key])
    }
    copy.players[0]?.goods.fill(9)
    expect(position.players[0]?.goods[Good.Wood]).toBe(1)
  })

  it('AG:9.3 packs who delivered how much into one number', () => {
    for (let seat = 0; seat < 4; seat++)
      for (const count of [1, 2])
        expect([markSeat(markOf(seat, count)), markCount(markOf(seat, count))]).toEqual([seat, count])
    expect([markSeat(0), markCount(0)]).toEqual([-1, 0])
  })

  it('AG:1.4 AG:9.13 knows values, markers, contracts and what is open', () => {
    const { position } = table({
      river: ['cook', 'caliph'],
      marks: { cook: { oil: { seat: 1, markers: 2 }, wood: { seat: 0, markers: 1 } } },
      seats: [{ contracts: ['sufi', 'muezzin'] }, { contracts: ['mahout'] }],
      also: { tokens: { third: 'book' }, faces: { third: 'upper' } },
    })
    expect([valueNow(position, Good.Book), valueNow(position, Good.Statue)]).toEqual([4, 3])
    expect(markersOn(position, 7)).toBe(3)
    expect([0, 1, 2].map((level) => completedOf(position, level))).toEqual([2, 1, 0])
    expect([isAvailable(position, 7), isAvailable(position, 10), isAvailable(position, 0)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
