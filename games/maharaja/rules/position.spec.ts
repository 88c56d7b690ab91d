import { describe, expect, it } from 'vitest'
import { Blue, Green, Red, table } from '../test/table.ts'
import { FirstVillage } from './components.ts'
import { Ledger } from './names.ts'
import {
  addGold,
  addHouse,
  clone,
  housesInCity,
  housesInVillage,
  lowestCharacter,
  ownsHouseInVillage,
  type Position,
  removeHouse,
  seatsInOrder,
} from './position.ts'

const fresh = (): Position =>
  table({ players: [{ character: 'builder' }, { character: 'mogul' }, { character: 'sadhu' }], turnOf: Red }).position

describe('a copy of a position', () => {
  it('shares nothing that can change with its original', () => {
    const p = fresh()
    const before = JSON.stringify(p)
    const copy = clone(p)
    expect(JSON.stringify(copy)).toBe(before)
    addHouse(copy, Red, FirstVillage)
    addHouse(copy, Red, 1)
    addGold(copy, Red, Ledger.Trader, 1)
    copy.track.reverse()
    copy.sites.fill(Blue)
    copy.rng[0] = 0
    for (const frame of copy.agenda)
      if (frame.k === 'turn') {
        frame.left.fill(0)
        frame.actions.fill(0)
        frame.used = 15
      }
    copy.agenda.pop()
    expect(JSON.stringify(p)).toBe(before)
  })
})

describe('houses in a village', () => {
  it('MH:8 stand side by side and close up when one leaves', () => {
    const p = fresh()
    const village = FirstVillage + 3
    addHouse(p, Blue, village)
    addHouse(p, Red, village)
    expect(housesInVillage(p, village)).toBe(2)
    removeHouse(p, Blue, village)
    expect(housesInVillage(p, village)).toBe(1)
    expect([Red, Blue].map((seat) => ownsHouseInVillage(p, village, seat))).toEqual([true, false])
    removeHouse(p, Red, village)
    expect(housesInVillage(p, village)).toBe(0)
  })

  it('MH:29 of two of one owner, one stays', () => {
    const p = fresh()
    addHouse(p, Red, FirstVillage)
    addHouse(p, Red, FirstVillage)
    removeHouse(p, Red, FirstVillage)
    expect(ownsHouseInVillage(p, FirstVillage, Red)).toBe(true)
    expect(housesInVillage(p, FirstVillage)).toBe(1)
  })
})

describe('houses in a city', () => {
  it('MH:27 are counted by owner', () => {
    const p = fresh()
    addHouse(p, Red, 2)
    addHouse(p, Red, 2)
    addHouse(p, Green, 2)
    removeHouse(p, Red, 2)
    expect([Red, Blue, Green].map((seat) => housesInCity(p, 2, seat))).toEqual([1, 0, 1])
    expect(housesInCity(p, 1, Red)).toBe(0)
  })
})

describe('the order of play', () => {
  it('MH:6, MH:72 goes by the lowest character of each', () => {
    const p = fresh()
    expect(seatsInOrder(p)).toEqual([Blue, Green, Red])
    for (const someone of p.players) someone.characters <<= 1
    expect([Red, Blue, Green].map((seat) => lowestCharacter(p, seat))).toEqual([5, 1, 3])
    const [red] = p.players
    if (red) red.characters = 0b1000001
    expect(seatsInOrder(p)).toEqual([Red, Blue, Green])
  })
})
