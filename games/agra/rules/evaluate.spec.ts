import { botMove } from '@durbar/bots'
import { configure, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { endTurn, place, type Seated, table } from '../test/table.ts'
import { agra } from './index.ts'

function worth(...seats: Seated[]): number {
  return agra.evaluate(table({ seats }).position, 0)
}

describe('the estimate of a position', () => {
  it('likes rupees, goods, favor, influence and contracts, and none of them for others', () => {
    const plain = worth({}, {})
    expect(worth({ rupees: 3 }, {})).toBeCloseTo(plain + 1)
    for (const better of [
      { goods: { oil: 1 } },
      { favor: 1 },
      { influence: { artisans: 1 } },
      { contracts: ['mahout'] },
      { tracker: 2 },
    ]) {
      expect(worth(better, {})).toBeGreaterThan(plain)
      expect(worth({}, better)).toBeLessThan(plain)
    }
  })

  it('likes a good more where it is wanted', () => {
    const value = (river: string[]) => agra.evaluate(table({ river, seats: [{ goods: { wood: 1 } }] }).position, 0)
    expect(value(['cook', 'sufi'])).toBeGreaterThan(value(['khatib', 'sufi']))
  })

  it('counts what an action under way will bring', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 1, cotton: 1, curry: 1 } }] })
    const before = agra.evaluate(t.position, 0)
    t.play(0, place('sailor'))
    expect(agra.evaluate(t.position, 0)).toBeGreaterThan(before + 2)
  })

  it('is the margin to the best other player at the end', () => {
    const t = table({
      seats: [{ rupees: 20 }, { rupees: 12 }, { rupees: 15 }],
      also: {
        round: 9,
        endRound: 8,
        active: 2,
        agenda: [{ frame: 'turn-ends' }, { frame: 'orders', seat: 2, done: false }],
      },
    })
    t.play(2, endTurn)
    expect([0, 1, 2].map((seat) => agra.evaluate(t.position, seat))).toEqual([5, -8, -5])
  })
})

/** Plays one game; `g` seats decide greedily, the others at random. */
function playOut(lineup: string, seed: string): readonly { seat: number; score: number }[] {
  const rng = rngFromSeed(seed)
  const p = agra.setup(configure(agra, { players: lineup.length }), seed)
  for (let seat = agra.deciders(p)[0]; seat !== undefined; seat = agra.deciders(p)[0]) {
    const move = botMove(lineup[seat] === 'g' ? 'greedy' : 'random', agra, p, seat, rng)
    agra.play(p, seat, move)
  }
  return agra.result(p)?.standings ?? []
}

describe('a bot that looks one step ahead', () => {
  it('beats a random one', () => {
    for (const [lineup, greedySeat] of [
      ['gr', 0],
      ['rg', 1],
    ] as const)
      expect(playOut(lineup, `duel ${lineup}`)[0]?.seat).toBe(greedySeat)
  })

  it('plays a full game of four to a respectable score', () => {
    expect(playOut('gggg', 'four')[0]?.score).toBeGreaterThan(45)
  })
})
