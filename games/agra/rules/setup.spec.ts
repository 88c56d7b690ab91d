import { type Config, configure, type Game, range, rngFromSeed } from '@durbar/kernel'
import { given } from '@durbar/kernel/testing'
import { describe, expect, it } from 'vitest'
import { printedOf } from './components.ts'
import { agra } from './index.ts'
import { Neutral, None, NotableCount } from './names.ts'
import {
  balanceGuilds,
  drawRiver,
  guildDistance,
  neutralBowls,
  neutralOrders,
  newPosition,
  orderMarkerStarts,
} from './setup.ts'

function config(players: number): Config {
  return configure(agra as unknown as Game, { players })
}

function dice(...faces: number[]): () => number {
  return () => faces.shift() ?? Number.NaN
}

const seeds = range(40).map((index) => `setup ${index}`)

describe('common setup', () => {
  it('AG:1.1 AG:2.1 two to four players, and a random start player who begins every round', () => {
    expect(() => config(1)).toThrow('2 to 4')
    expect(() => config(5)).toThrow('2 to 4')
    const starts = new Set(seeds.map((seed) => newPosition(config(4), seed).start))
    expect([...starts].sort()).toEqual([0, 1, 2, 3])
    for (const seed of seeds.slice(0, 5)) {
      const p = newPosition(config(3), seed)
      expect(p.active).toBe(p.start)
    }
  })

  it('AG:2.2 the three price tokens lie at the Trader with their lower face up', () => {
    const { tokens, faces } = newPosition(config(2), 'a')
    expect(tokens).toEqual([None, None, None])
    expect(faces).toEqual([0, 0, 0])
  })

  it('AG:1.8 AG:2.3 twelve bonus tiles, and sites on everything but the production buildings', () => {
    const written = given(agra, { players: 2 }).written()
    expect(written.bonusTiles).toHaveLength(12)
    expect(written.built).toEqual(['quarry', 'lumber-mill', 'turmeric-field', 'cotton-field'])
  })

  it('AG:2.5 AG:1.9 the Builder begins on one of the first six sites of the path', () => {
    const sites = new Set(seeds.map((seed) => newPosition(config(2), seed).builder))
    expect([...sites].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9])
  })

  it('AG:2.6 AG:2.7 with four players the river holds 5, 4, 3 and 2 notables, guilds 5/5/4', () => {
    const { level, guild } = printedOf()
    for (const seed of seeds) {
      const { river } = newPosition(config(4), seed)
      expect(range(4).map((one) => river.filter((notable) => level[notable] === one).length)).toEqual([5, 4, 3, 2])
      const guilds = range(3).map((one) => river.filter((notable) => guild[notable] === one).length)
      expect(guilds.sort()).toEqual([4, 5, 5])
      expect(new Set(river).size).toBe(14)
    }
  })

  it('AG:2.7 swaps repair a lopsided river, at level I before the others, and keep its levels', () => {
    const printed = printedOf()
    const byLevel = (one: number) => range(NotableCount).filter((notable) => printed.level[notable] === one)
    const artisansFirst = (one: number) =>
      byLevel(one).sort((a, b) => (printed.guild[a] ?? 0) - (printed.guild[b] ?? 0))
    const river = [5, 4, 3, 2].flatMap((count, one) => artisansFirst(one).slice(0, count))
    const unused = range(NotableCount).filter((notable) => !river.includes(notable))
    const before = river.slice()
    expect(guildDistance(printed, [5, 5, 4], river)).toBeGreaterThan(0)
    balanceGuilds(printed, [5, 5, 4], river, unused, rngFromSeed('swap'))
    expect(guildDistance(printed, [5, 5, 4], river)).toBe(0)
    const swapped = before.filter((notable) => !river.includes(notable))
    expect(swapped.length).toBeGreaterThan(0)
    expect(swapped.every((notable) => (printed.level[notable] ?? 9) <= 1)).toBe(true)
    expect(river.map((notable) => printed.level[notable])).toEqual(before.map((notable) => printed.level[notable]))
  })

  it('AG:2.8 AG:2.9 boat at dock 1, order limit 3, the meditation marker on Deliver', () => {
    const view = agra.view(agra.setup(config(4), 'a'), 'spectator')
    expect(view).toMatchObject({ dock: 1, orderLimit: 3, blocked: 'deliver' })
  })

  it('AG:2.10 AG:1.12 AG:1.20 every player begins alike', () => {
    const written = given(agra, { players: 3 }).written()
    for (const player of written.players as object[])
      expect(player).toMatchObject({
        workers: 10,
        supply: 22,
        favor: 0,
        rupees: 2,
        tracker: 1,
        influence: { artisans: 0, merchants: 0, scholars: 0 },
        farmers: { top: 3, right: 3, bottom: 3, left: 3 },
        covers: [
          'top-near',
          'top-far',
          'right-near',
          'right-far',
          'bottom-near',
          'bottom-far',
          'left-near',
          'left-far',
        ],
        tiles: [],
        contracts: [],
      })
  })

  it('AG:2.13 fourteen favor tiles in a random order, three of them face up', () => {
    const first = given(agra, { players: 2, seed: 'one' }).written()
    const second = given(agra, { players: 2, seed: 'two' }).written()
    expect(first.display).toHaveLength(3)
    expect(first.pile).toHaveLength(11)
    expect(new Set([...(first.display as string[]), ...(first.pile as string[])]).size).toBe(14)
    expect(second.pile).not.toEqual(first.pile)
  })

  it('AG:2.1 the same seed gives the same setup', () => {
    expect(given(agra, { players: 3, seed: 'x' }).written()).toEqual(given(agra, { players: 3, seed: 'x' }).written())
  })
})

describe('setup for two and three players', () => {
  it('AG:2.14 the river holds 4, 3, 2 and 1 notables, guilds 4/3/3', () => {
    const printed = printedOf()
    for (const players of [2, 3])
      for (const seed of seeds.slice(0, 20)) {
        const river = drawRiver(printed, players, rngFromSeed(seed))
        expect(range(4).map((one) => river.filter((notable) => printed.level[notable] === one).length)).toEqual([
          4, 3, 2, 1,
        ])
        expect(guildDistance(printed, [4, 3, 3], river)).toBe(0)
      }
  })

  it('AG:2.15 neutral markers at Akbar: one roll a half with three, two with two players, repeats lost', () => {
    const covered = (bowls: number[]) => bowls.flatMap((owner, bowl) => (owner === Neutral ? [bowl] : []))
    expect(covered(neutralBowls(3, dice(2, 6)))).toEqual([1, 11])
    expect(covered(neutralBowls(2, dice(2, 2, 1, 6)))).toEqual([1, 6, 11])
    expect(covered(neutralBowls(4, dice()))).toEqual([])
  })

  it('AG:2.16 neutral markers on orders: one a column with three, two with two players, repeats rolled again', () => {
    const covered = (orders: number[]) => orders.flatMap((owner, order) => (owner === Neutral ? [order] : []))
    expect(covered(neutralOrders(3, dice(1, 2, 6)))).toEqual([0, 7, 17])
    expect(covered(neutralOrders(2, dice(1, 1, 2, 3, 4, 5, 6)))).toEqual([0, 1, 8, 9, 16, 17])
  })

  it('AG:2.11 AG:2.17 order markers come after the neutral ones and skip what is covered, from the bottom to the top', () => {
    const orders = neutralOrders(2, dice(6, 1, 3, 4, 5, 6))
    expect(orderMarkerStarts(orders, dice(6, 3, 4))).toEqual([1, 4, 3])
    for (const seed of seeds) {
      const p = newPosition(config(2), seed)
      p.orderMarkers.forEach((order, guild) => {
        expect(p.orders[guild * 6 + order]).toBe(None)
      })
    }
  })
})
