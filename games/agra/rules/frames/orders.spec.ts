import { describe, expect, it } from 'vitest'
import { asked, endTurn, goodsOf, kindsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const order = (guild: string) => ({ move: 'order', guild })
const akbar = (good: string) => ({ move: 'akbar', good })

describe('the Order phase', () => {
  it('AG:11.1 one good for Akbar or one order, or nothing', () => {
    const situation = {
      phase: 'order',
      seats: [{ goods: { oil: 1, dye: 1, turmeric: 1, statue: 1 }, influence: { artisans: 1 } }],
    } as const
    const t = table(situation)
    expect(kindsOf(t, 0)).toEqual(['statue', 'akbar', 'order', 'end-turn'])
    t.play(0, akbar('oil'))
    expect(t.refusal(0, akbar('dye'))).toEqual({ rule: 'AG:11.1', reason: 'order-phase-used' })
    expect(t.refusal(0, order('artisans'))).toEqual({ rule: 'AG:11.1', reason: 'order-phase-used' })
    expect(kindsOf(t, 0)).toEqual(['end-turn'])
    const none = table(situation)
    none.play(0, endTurn)
    expect(read(none, 'active')).toBe(1)
  })

  it('AG:11.2 Akbar and orders are nowhere else', () => {
    const t = table({ seats: [{ goods: { oil: 1, turmeric: 1, statue: 1 }, influence: { artisans: 1 } }] })
    expect(t.refusal(0, akbar('oil'))).toEqual({ rule: 'AG:5.1', reason: 'not-asked-now' })
    t.play(0, place('sailor'))
    expect(t.refusal(0, akbar('oil'))).toEqual({ rule: 'AG:6.5', reason: 'not-asked-now' })
    t.play(0, stop)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:11.3 AG:1.18 a bowl takes its own good, once in the game; basic goods have none', () => {
    const t = table({
      phase: 'order',
      seats: [{ goods: { oil: 1, wood: 1, paper: 1 } }, {}],
      also: { bowls: { oil: 1 } },
    })
    expect(movesOf(t, 0, 'akbar')).toEqual([{ good: 'paper' }])
    expect(t.refusal(0, akbar('oil'))).toEqual({ rule: 'AG:11.3', reason: 'bowl-taken', bowl: 'oil' })
    expect(t.refusal(0, akbar('wood'))).toEqual({ rule: 'AG:11.3', reason: 'no-bowl', good: 'wood' })
    expect(t.refusal(0, akbar('statue'))).toMatchObject({ rule: 'AG:11.3', reason: 'needs-good' })
    t.play(0, akbar('paper'))
    expect(read(t, 'bowls.paper')).toBe(0)
    expect(goodsOf(t, 0)).toEqual({ oil: 1, wood: 1 })
    expect(read(t, 'players.0.rupees')).toBe(2)
  })

  it('AG:11.5 AG:1.17 the marked order, below the limit, with influence and both goods', () => {
    const seat = { goods: { turmeric: 1, statue: 1 }, influence: { artisans: 1 } }
    const refused = (also: object, change: object = {}) =>
      table({ phase: 'order', seats: [{ ...seat, ...change }, {}], also: { ...also } }).refusal(0, order('artisans'))
    expect(refused({})).toBeUndefined()
    expect(refused({ orderMarkers: { artisans: 2 } })).toMatchObject({
      rule: 'AG:11.5',
      reason: 'needs-good',
      good: 'planks',
    })
    expect(refused({ orders: { artisans: [null, 1, 1, 'neutral', null, null] } })).toMatchObject({
      rule: 'AG:11.5',
      reason: 'order-limit',
      need: 3,
      have: 3,
    })
    expect(refused({ dock: 3, orders: { artisans: [null, 1, 1, 'neutral', null, null] } })).toBeUndefined()
    expect(refused({}, { influence: {} })).toMatchObject({ rule: 'AG:11.5', reason: 'needs-influence' })
    expect(refused({}, { goods: { turmeric: 1 } })).toMatchObject({
      rule: 'AG:11.5',
      reason: 'needs-good',
      good: 'statue',
    })
    expect(refused({ orderMarkers: { artisans: null } })).toEqual({
      rule: 'AG:11.7',
      reason: 'column-full',
      guild: 'artisans',
    })
  })

  it('AG:11.6 AG:9.24 goods, marker, order marker, rupees, step: in this order', () => {
    const t = table({
      phase: 'order',
      seats: [{ goods: { turmeric: 1, statue: 1 }, influence: { artisans: 1 } }, { influence: { artisans: 4 } }],
    })
    const events = t.play(0, order('artisans'))
    expect(events.map((event) => event.event)).toEqual(['order-fulfilled', 'spent', 'spent', 'rupees', 'influence'])
    expect(read(t, 'players.0')).toMatchObject({ rupees: 2 + 2 - 1, influence: { artisans: 2 } })
  })

  it('AG:11.6 the leader alone gets the full amount and stays', () => {
    const t = table({ phase: 'order', seats: [{ goods: { turmeric: 1, statue: 1 }, influence: { artisans: 6 } }, {}] })
    t.play(0, order('artisans'))
    expect(read(t, 'players.0')).toMatchObject({ rupees: 2 + 5, influence: { artisans: 6 } })
  })

  it('AG:11.7 the order marker goes down to the next free order, from the bottom to the top', () => {
    const after = (column: (number | string | null)[], marker: number, goods: object) => {
      const t = table({
        phase: 'order',
        seats: [{ goods: { ...goods }, influence: { artisans: 1 } }, {}],
        also: { dock: 5, orders: { artisans: column }, orderMarkers: { artisans: marker } },
      })
      t.play(0, order('artisans'))
      return t
    }
    expect(
      read(after([null, 'neutral', 1, null, null, null], 1, { turmeric: 1, statue: 1 }), 'orderMarkers.artisans'),
    ).toBe(4)
    expect(
      read(after(['neutral', null, 1, null, null, null], 6, { turmeric: 1, book: 1 }), 'orderMarkers.artisans'),
    ).toBe(2)
  })

  it('AG:11.7 AG:2.18 AG:15.1 a full column, neutral markers included, triggers the end', () => {
    const t = table({
      phase: 'order',
      seats: [{ goods: { turmeric: 1, book: 1 }, influence: { artisans: 1 } }, {}],
      also: { dock: 5, orders: { artisans: [1, 1, 'neutral', 'neutral', 0, null] }, orderMarkers: { artisans: 6 } },
    })
    const events = t.play(0, order('artisans'))
    expect(read(t, 'orderMarkers.artisans')).toBeNull()
    expect(events).toContainEqual({ event: 'end-triggered', why: 'orders', round: 1 })
  })
})
