import { configure, type Game, range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { asked, common, deciders, field, goods, movesOf, pass, scene } from '../test/table.ts'
import { boxOf } from './components.ts'
import { tawantinsuyu } from './index.ts'
import type { Position } from './position.ts'
import { total } from './position.ts'

function setUp(players: number, seed = 'setup', options: Record<string, string> = {}): Position {
  return tawantinsuyu.setup(configure(tawantinsuyu as unknown as Game, { players, options }), seed)
}

const box = boxOf()

describe('setup', () => {
  it('TW:2.1 gives everybody 5 stairs and 10 conquest markers, 10 points and the lowest temple step', () => {
    for (const who of setUp(3).players) {
      expect(who).toMatchObject({ stairs: 5, markers: 10, score: 10, temple: 0 })
    }
  })

  it('TW:2.2 turns Coricancha at random, or leaves it as printed', () => {
    const rotations = new Set(range(30).map((seed) => setUp(2, String(seed)).rotation))
    expect([...rotations].sort()).toEqual([0, 1, 2, 3, 4])
    expect(new Set(range(9).map((seed) => setUp(2, String(seed), { coricancha: 'printed' }).rotation))).toEqual(
      new Set([0]),
    )
  })

  it('D38 TW:2.3 TW:2.5 puts every worker where it belongs', () => {
    const counts = [2, 3, 4].map((players) => {
      const p = setUp(players)
      const inHands = p.players.reduce((sum, { workers }) => sum + workers.length, 0)
      const onHill = p.hill.filter((worker) => worker >= 0).length
      return [total(p.bag), p.village.length, total(p.nomads), inHands, onHill, total(p.box)]
    })
    expect(counts).toEqual([
      [21, 7, 3, 4, 5, 5],
      [18, 8, 3, 6, 0, 10],
      [23, 10, 4, 8, 0, 0],
    ])
  })

  it('TW:2.4 deals two workers of different colors', () => {
    for (const seed of range(40))
      for (const { workers } of setUp(4, `workers ${seed}`).players) {
        expect(workers).toHaveLength(2)
        expect(workers[0]).not.toBe(workers[1])
      }
  })

  it('TW:2.6 blocks the marked upper spaces for two players only', () => {
    const taken = (players: number): string[] =>
      setUp(players).hill.flatMap((worker, space) => (worker >= 0 ? [box.spaceNames[space] ?? ''] : []))
    expect(taken(2).sort()).toEqual(['U0a', 'U1a', 'U2a', 'U3a', 'U4a'])
    expect(taken(3)).toEqual([])
  })

  it('TW:2.7 shows two buildings of each kind', () => {
    const p = setUp(2)
    expect(p.market.filter((tile) => tile < 19)).toHaveLength(2)
    expect(p.market.filter((tile) => tile >= 19)).toHaveLength(2)
  })

  it('TW:2.8 has all army cards in the deck and all statues for sale', () => {
    const p = setUp(2)
    expect(p.armyDeck).toHaveLength(30)
    expect(total(p.armyDiscard)).toBe(0)
    expect(total(p.statues)).toBe(18)
  })

  it('D55 TW:2.9 leaves 17, 24 or 31 weavings in the stack', () => {
    expect([2, 3, 4].map((players) => setUp(players).weavingStack.length)).toEqual([17, 24, 31])
    expect(setUp(4).weavingStack.every((tile) => tile >= 4)).toBe(true)
  })

  it('TW:2.10 picks the first player at random, but in a solo game the person begins (TW:17.1)', () => {
    expect(new Set(range(30).map((seed) => setUp(3, String(seed)).first)).size).toBe(3)
    expect(new Set(range(9).map((seed) => setUp(1, String(seed)).first))).toEqual(new Set([0]))
  })

  it('TW:2.11 asks for starters in turn order and removes those nobody took', () => {
    const p = setUp(3, 'starters')
    const order: number[] = []
    while (p.agenda.at(-1)?.k === 'starter') {
      const [seat = 0] = tawantinsuyu.deciders(p)
      order.push(seat)
      tawantinsuyu.play(p, seat, tawantinsuyu.legalMoves(p, seat)[0] ?? { k: 'pass' })
    }
    expect(order).toEqual([p.first, (p.first + 1) % 3, (p.first + 2) % 3])
    expect(p.weavingsOut.filter((tile) => tile < 4)).toEqual([3])
    expect(p.players.map(({ tapestries }) => tapestries.length)).toEqual([1, 1, 1])
  })

  it('TW:2.12 gives everybody two stone', () => {
    expect(setUp(4).players.map(({ goods: [, , stone] }) => stone)).toEqual([2, 2, 2, 2])
  })

  it('TW:2.16 begins with no casualties, no Festival tile taken and an empty offer (TW:2.14)', () => {
    const p = setUp(2)
    expect([total(p.casualties), p.holder, p.festivals, p.offer.length]).toEqual([0, -1, 0, 0])
  })
})

describe('opening hands', () => {
  const hands = {
    players: [
      { gods: ['G01', 'G02', 'G03', 'G04', 'G05', 'G06', 'G07', 'G08'] },
      { gods: ['G11', 'G12', 'G13', 'G14', 'G15', 'G16', 'G17', 'G18'] },
    ],
    agenda: [{ frame: 'open-cards' }, { frame: 'opening-hand' }],
    rest: { active: null },
  }

  it('TW:2.13 asks everybody at once; a choice can be changed until the last one is made', () => {
    const table = scene(hands)
    expect(deciders(table)).toEqual([0, 1])
    expect(movesOf(table, 0, 'keep')).toHaveLength(56)
    table.play(0, { move: 'keep', cards: ['G01', 'G02', 'G03'] })
    expect(deciders(table)).toEqual([1])
    table.play(0, { move: 'keep', cards: ['G06', 'G05', 'G04'] })
    expect(tawantinsuyu.view(table.position, 1).players[0]).toMatchObject({
      kept: null,
      gods: null,
      hasChosenHand: true,
    })
    table.play(1, { move: 'keep', cards: ['G11', 'G12', 'G13'] })
    expect(field(table, 0, 'gods')).toEqual(['G04', 'G05', 'G06'])
  })

  it('TW:2.13 refuses other hands than three cards of the eight', () => {
    const table = scene(hands)
    expect(table.refusal(0, { move: 'keep', cards: ['G01', 'G02', 'G11'] })).toMatchObject({
      rule: 'TW:2.13',
      reason: 'card-not-in-hand',
      card: 'G11',
    })
  })

  it('TW:2.13 resolves the cards in reverse turn order', () => {
    const table = scene(hands)
    table.play(0, { move: 'keep', cards: ['G01', 'G02', 'G03'] })
    table.play(1, { move: 'keep', cards: ['G11', 'G12', 'G13'] })
    expect(deciders(table)).toEqual([1])
    table.play(1, pass)
    expect(deciders(table)).toEqual([0])
    expect(common(table, 'limbo')).toHaveLength(10)
  })

  it('TW:2.14 TW:C53 shuffles the played cards into the deck when everybody is done', () => {
    const table = scene(hands)
    table.play(0, { move: 'keep', cards: ['G01', 'G02', 'G03'] })
    table.play(1, { move: 'keep', cards: ['G11', 'G12', 'G13'] })
    table.play(1, pass)
    table.play(0, pass)
    expect(common(table, 'limbo')).toEqual([])
    expect(table.position.godDeck).toHaveLength(36)
  })

  it('TW:2.15 TW:C3 places the High Priests in reverse turn order on any side, or in turn order by option', () => {
    for (const [highPriests, order] of [
      ['reverse-order', [1, 0]],
      ['turn-order', [0, 1]],
    ] as const) {
      const table = scene({ options: { highPriests }, agenda: [{ frame: 'close-opening' }], rest: { active: null } })
      for (const seat of order) {
        expect(deciders(table)).toEqual([seat])
        expect(movesOf(table, seat, 'settle-priest')).toHaveLength(5)
        table.play(seat, { move: 'settle-priest', section: 3 })
      }
      expect(asked(table)).toBe('turn')
      expect(deciders(table)).toEqual([0])
      expect(table.position.players.map(({ priest }) => priest)).toEqual([3, 3])
    }
  })

  it('TW:C33 a worker from an opening card may be the third', () => {
    const table = scene({
      players: [{ workers: ['red', 'blue'] }],
      agenda: [
        ...[{ frame: 'close-opening' }],
        { frame: 'rewards', seat: 0, effects: ['1 worker'], source: 'god-cards' },
      ],
      rest: { active: null, nomads: { white: 1 } },
    })
    table.play(0, { move: 'take', effect: '1 worker' }, { move: 'nomad', worker: 'white' })
    expect(field(table, 0, 'workers')).toEqual(['red', 'blue', 'white'])
    expect(goods(table, 0)).toMatchObject({ gold: 0 })
  })
})
