import type { Json } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { endTurn, read, type Seated, table } from '../test/table.ts'
import { agra } from './index.ts'

/** The last turn of the game ends: seat 1 of two players is in turn in the final round. */
function final(seats: readonly Seated[], also: Record<string, Json> = {}) {
  const last = Math.max(2, seats.length) - 1
  const t = table({
    seats,
    also: {
      round: 9,
      endRound: 8,
      active: last,
      agenda: [{ frame: 'turn-ends' }, { frame: 'orders', seat: last, done: false }],
      ...also,
    },
  })
  t.play(last, endTurn)
  return agra.result(t.position)
}

function sheet(result: ReturnType<typeof final>, seat: number): Record<string, number> {
  const standing = result?.standings.find((one) => one.seat === seat)
  return Object.fromEntries((standing?.sheet ?? []).map(({ key, value }) => [key, value]))
}

const noGoods = { rupees: 0 }

describe('the end', () => {
  it('AG:15.1 AG:15.2 TV-41 the round of the trigger is finished, then one more is played', () => {
    const t = table({ seats: [{ influence: { artisans: 8 } }, {}], also: { start: 1, round: 4 } })
    t.play(0, { move: 'place', space: 'architect' }, { move: 'step', guild: 'artisans' }, endTurn)
    expect(read(t, 'round')).toBe(5)
    for (const seat of [1, 0]) {
      expect(agra.deciders(t.position)).toEqual([seat])
      if (seat === 0) t.play(0, { move: 'end-meditation' })
      t.play(
        seat,
        { move: 'place', space: seat === 0 ? 'quarry' : 'trader' },
        seat === 0 ? { move: 'produce', count: 0 } : { move: 'stop' },
        endTurn,
      )
    }
    expect(agra.deciders(t.position)).toEqual([])
    expect(agra.result(t.position)?.standings).toHaveLength(2)
    expect(t.refusal(0, endTurn)).toEqual({ rule: 'AG:15.2', reason: 'game-over' })
  })

  it('AG:15.2 a trigger in the last round changes nothing', () => {
    const t = table({ seats: [{ influence: { artisans: 8 } }], also: { round: 9, endRound: 8 } })
    const events = t.play(0, { move: 'place', space: 'architect' }, { move: 'step', guild: 'artisans' })
    expect(read(t, 'endRound')).toBe(8)
    expect(events.map((event) => event.event)).not.toContain('end-triggered')
  })
})

describe('the final sheet', () => {
  it('TV-24 AG:15.3 AG:14.19 AG:14.22 the example of the rulebook comes to 66', () => {
    const orange: Seated = {
      rupees: 36,
      contracts: ['subadar', 'grand-imam'],
      covers: ['top-near', 'top-far', 'right-near'],
      influence: { merchants: 6, scholars: 3, artisans: 0 },
    }
    const result = final([orange, { rupees: 0, influence: { merchants: 2, scholars: 5 } }], {
      orders: { merchants: [0, 0, null, null, null, null], scholars: [0, 0, 1, null, null, null] },
      bowls: { oil: 0, paper: 0, dye: 0, curry: 0, fabric: 0 },
    })
    expect(sheet(result, 0)).toMatchObject({
      rupees: 36,
      contracts: 8,
      influence: 4 + 2,
      meditation: 0,
      covers: 5,
      akbar: 11,
    })
    expect(result?.standings[0]).toMatchObject({ seat: 0, rank: 1, score: 66 })
  })

  it('TV-25 AG:15.3 markers at Akbar score 0, 1, 3, 5, then 3 more each', () => {
    const bowls = ['oil', 'paper', 'dye', 'curry', 'fabric', 'book']
    const scores = [0, 1, 2, 3, 4, 5, 6].map((count) => {
      const own = Object.fromEntries(bowls.slice(0, count).map((bowl) => [bowl, 0]))
      return sheet(final([noGoods], { bowls: own }), 0).akbar
    })
    expect(scores).toEqual([0, 1, 3, 5, 8, 11, 14])
  })

  it('TV-34 AG:14.17 the Dutch Trader scores 1, 3, 6 for orders in 1, 2, 3 guilds', () => {
    const column = [0, null, null, null, null, null]
    const guilds = ['artisans', 'merchants', 'scholars']
    const scores = [0, 1, 2, 3].map((count) => {
      const orders = Object.fromEntries(guilds.slice(0, count).map((guild) => [guild, column]))
      return sheet(final([{ ...noGoods, contracts: ['dutch-trader'] }], { orders }), 0).contracts
    })
    expect(scores).toEqual([0, 1, 3, 6])
  })

  it('TV-36 AG:15.3 first scores 2 for each order, all seconds 1; tied firsts 1 and no second', () => {
    const orders = { artisans: [0, 0, 1, 2, 3, null] }
    const scores = (...steps: number[]) => {
      const result = final(
        steps.map((artisans) => ({ ...noGoods, influence: { artisans } })),
        { orders },
      )
      return steps.map((_, seat) => sheet(result, seat).influence)
    }
    expect(scores(5, 3, 3, 1)).toEqual([4, 1, 1, 0])
    expect(scores(5, 5, 3, 1)).toEqual([2, 1, 0, 0])
    expect(scores(1, 5, 3, 3)).toEqual([0, 2, 1, 1])
  })

  it('AG:15.4 a player without orders still holds the rank', () => {
    const result = final([{ ...noGoods, influence: { artisans: 3 } }, { influence: { artisans: 5 } }], {
      orders: { artisans: [0, 0, null, null, null, null] },
    })
    expect(sheet(result, 0).influence).toBe(2)
    expect(sheet(result, 1).influence).toBe(0)
  })

  it('AG:15.3 the last meditation space scores 5, each removed cover 1', () => {
    const result = final([{ ...noGoods, tracker: 6, covers: [] }, { tracker: 5 }])
    expect(sheet(result, 0)).toMatchObject({ meditation: 5, covers: 8 })
    expect(sheet(result, 1)).toMatchObject({ meditation: 0, covers: 0 })
  })

  it('AG:14.20 AG:14.21 the Sadr us-Sudur scores markers at Akbar, the Grand Mufti sets of guilds', () => {
    const result = final([{ ...noGoods, contracts: ['sadr-us-sudur', 'grand-mufti', 'cook', 'takshaka'] }], {
      bowls: { oil: 0, dye: 0 },
      orders: { merchants: [0, null, null, null, null, null], scholars: [0, null, null, null, null, null] },
    })
    const parts = result?.standings.find((one) => one.seat === 0)?.sheet.find((line) => line.key === 'contracts')?.parts
    expect(parts).toEqual([
      { key: 'sadr-us-sudur', value: 2 },
      { key: 'grand-mufti', value: 6 },
    ])
  })

  it('AG:14.23 AG:14.24 AG:L-12 Court Artist and Dewan score contracts and orders of their guild', () => {
    const seat = { ...noGoods, contracts: ['court-artist', 'dewan', 'cook'] }
    const orders = { artisans: [0, 0, null, null, null, null], merchants: [0, null, null, null, null, null] }
    expect(sheet(final([seat], { orders }), 0).contracts).toBe(2 + 2 + 1 + 1)
    const t = table({
      options: { guildScoring: 'contracts-only' },
      seats: [seat],
      also: {
        round: 9,
        endRound: 8,
        active: 1,
        orders,
        agenda: [{ frame: 'turn-ends' }, { frame: 'orders', seat: 1, done: false }],
      },
    })
    t.play(1, endTurn)
    expect(sheet(agra.result(t.position), 0).contracts).toBe(2 + 1)
  })

  it('AG:15.5 a tie goes to goods at their value and favor, then is shared', () => {
    const tie = final([
      { rupees: 5, goods: { oil: 1 }, favor: 1 },
      { rupees: 5, goods: { wood: 2 } },
    ])
    expect(tie?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
    ])
    const priced = final(
      [
        { rupees: 5, goods: { oil: 1 } },
        { rupees: 5, goods: { wood: 2 } },
      ],
      { tokens: { first: 'oil' } },
    )
    expect(priced?.standings[0]?.seat).toBe(1)
    const shared = final([{ rupees: 5 }, { rupees: 5 }])
    expect(shared?.standings.map(({ rank }) => rank)).toEqual([1, 1])
    const clear = final([{ rupees: 5, favor: 9 }, { rupees: 6 }])
    expect(clear?.standings[0]?.seat).toBe(1)
  })

  it('AG:15.6 rupees on buildings and goods of the French Trader score nothing', () => {
    const seat = { rupees: 3, contracts: ['french-trader'], french: ['wood', 'oil', null] }
    const result = final([seat], { coins: { quarry: 5 } })
    expect(result?.standings.find((one) => one.seat === 0)?.score).toBe(3)
  })

  it('AG:1.14 the rupees in the bag are told by where they came from', () => {
    const result = final([{ rupees: 12 }])
    const line = result?.standings.find((one) => one.seat === 0)?.sheet[0]
    expect(line?.parts?.reduce((sum, part) => sum + part.value, 0)).toBe(12)
  })
})
