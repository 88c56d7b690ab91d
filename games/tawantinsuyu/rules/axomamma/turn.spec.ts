import { configure, type Game, type JsonObject, range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { beforeHerTurn, herTurn, herTurnWithRoll } from '../../test/solo.ts'
import {
  asked,
  common,
  deciders,
  eventsOf,
  field,
  goods,
  movesOf,
  pass,
  type Scene,
  scene,
  scoreOf,
} from '../../test/table.ts'
import { tawantinsuyu } from '../index.ts'
import { total } from '../position.ts'

const cards = ['G01', 'G08', 'G15', 'G22']
const tucked: JsonObject = { axomamma: { tucked: cards } }
/** All her conditions fail with this, so she places a worker. */
const placing: Scene = { players: [{}, { workers: ['white'], priest: 0 }], rest: tucked }

describe('setup of a solo game', () => {
  const start = (options: Record<string, string> = {}, seed = 'solo') => {
    const p = tawantinsuyu.setup(configure(tawantinsuyu as unknown as Game, { players: 1, options }), seed)
    const hers = p.players[1]?.tapestries.length
    while (p.agenda.at(-1)?.k !== 'turn') {
      const moves = tawantinsuyu.legalMoves(p, 0)
      tawantinsuyu.play(p, 0, moves.find(({ k }) => k === 'pass') ?? moves[0] ?? { k: 'pass' })
    }
    return { p, hers }
  }

  it('TW:17.1 she has a starter before you choose, two workers, no god hand, her goods and a hidden army card', () => {
    const { p, hers } = start()
    const [, she] = p.players
    expect(hers).toBe(1)
    expect(p.rules.players).toBe(2)
    expect(she?.workers).toHaveLength(2)
    expect(she?.gods).toEqual([])
    expect(she?.goods).toEqual([0, 2, 4, 1])
    expect(total(she?.army ?? [])).toBe(1)
    expect(p.active).toBe(0)
    expect(p.weavingsOut.filter((tile) => tile < 4)).toHaveLength(2)
    expect(tawantinsuyu.view(p, 0).players[1]).toMatchObject({ army: null, armyCards: 1, automaton: true })
  })

  it('TW:C35 by option she does without the common two stone', () => {
    expect(start({ axomammaStartStone: '2' }).p.players[1]?.goods[2]).toBe(2)
  })

  it('TW:17.2 her High Priest stands as far from yours as the die says, with a free marker in its section', () => {
    for (const seed of range(12)) {
      const { p } = start({}, `priest ${seed}`)
      const [you, she] = p.players
      expect(((she?.priest ?? 0) - (you?.priest ?? 0) + 5) % 5).toBe(p.axomamma.die)
      expect(p.stairs[(she?.priest ?? 0) * 2]).toBe(1)
      expect(she?.stairs).toBe(4)
      expect(she?.score).toBe(10)
    }
  })

  it('TW:17.3 tokens stand on their start fields, four cards are tucked, a Personality is drawn', () => {
    const { p } = start()
    expect(p.axomamma.tokens).toEqual(p.rules.box.axomamma.tokenStart)
    expect(p.axomamma.tucked.every((card) => card >= 0)).toBe(true)
    const seen = tawantinsuyu.view(p, 0).axomamma
    expect(seen?.slots.every((god) => typeof god === 'string' && !god.startsWith('G'))).toBe(true)
    expect(new Set(range(40).map((seed) => start({}, `p${seed}`).p.axomamma.personality))).toEqual(
      new Set([0, 1, 2, 3]),
    )
  })
})

describe('her choice', () => {
  it('TW:17.4 TW:C82 the nearer of the next two sides whose condition holds; then an army card and two offer cards away', () => {
    const { table, events } = herTurn({
      players: [{}, { priest: 4, corn: 4, statues: { 'gate-small': 1 }, workers: ['red'] }],
      rest: { ...tucked, offer: ['G02', 'G03', 'G04'] },
    })
    expect(eventsOf(events, 'priest-moved')).toEqual([{ seat: 1, section: 0, action: 'worship' }])
    expect(eventsOf(events, 'offer-card-removed')).toEqual([{ card: 'G02' }, { card: 'G03' }])
    expect(common(table, 'offer')).toEqual(['G04'])
    expect(eventsOf(events, 'army-drawn')).toEqual([{ seat: 1, cards: 1 }])
    expect(field(table, 1, 'workers')).toEqual(['red'])
    expect(scoreOf(table, 1)).toBe(10)
    expect(deciders(table)).toEqual([0])
  })

  it('D34 TW:17.4 two sides on if the nearer condition does not hold', () => {
    const { table, events } = herTurn({
      players: [{}, { priest: 4, corn: 4, workers: ['red'] }],
      rest: { ...tucked, offer: ['G02'] },
    })
    expect(eventsOf(events, 'priest-moved')).toEqual([{ seat: 1, section: 1, action: 'offering' }])
    expect(goods(table, 1)).toMatchObject({ corn: 0 })
    expect(table.position.players[1]?.temple).toBe(2)
    expect(eventsOf(events, 'army-drawn')).toHaveLength(1)
  })

  const triggered = (
    she: JsonObject,
    action: string,
    options: Record<string, string> = {},
    rest: JsonObject = {},
  ): boolean => {
    const priest = { worship: 4, offering: 0, refresh: 1, conquest: 2, production: 3 }[action]
    const { events } = herTurn({
      players: [{}, { ...she, priest: priest ?? 0 }],
      options,
      rest: { ...tucked, ...rest },
    })
    return eventsOf(events, 'priest-moved').some(
      (event) => event.action === action && eventsOf(events, 'axomamma').some(({ why }) => why === 'condition-met'),
    )
  }

  it('TW:17.5 her conditions', () => {
    expect([triggered({ corn: 3, workers: ['red'] }, 'offering'), triggered({ corn: 4 }, 'offering')]).toEqual([
      false,
      true,
    ])
    expect([triggered({ ready: ['P01'] }, 'production'), triggered({ ready: ['P01', 'P02'] }, 'production')]).toEqual([
      false,
      true,
    ])
    expect([triggered({}, 'worship'), triggered({ statues: { 'gate-small': 1 } }, 'worship')]).toEqual([false, true])
    expect([
      triggered({ spent: ['P01'], down: { '1-corn': 1 } }, 'refresh'),
      triggered({ spent: ['P01'], down: { '1-corn': 2 } }, 'refresh'),
    ]).toEqual([false, true])
  })

  it('D35 TW:17.5 TW:17.23 TW:C43 more soldiers than casualties, or as many by option', () => {
    const fallen = { casualties: { red: 3 } }
    const soldiers = { army: { '1-corn': 1 }, up: { '2-stone': 1 } }
    expect(triggered(soldiers, 'conquest', {}, fallen)).toBe(false)
    expect(triggered(soldiers, 'conquest', { axomammaEqualSoldiers: 'on' }, fallen)).toBe(true)
    expect(triggered({ ...soldiers, up: { '2-stone': 2 } }, 'conquest', {}, fallen)).toBe(true)
  })

  it('TW:17.22 by option Worship needs two statues', () => {
    expect(triggered({ statues: { 'gate-small': 1 } }, 'worship', { axomammaTwoStatues: 'on' })).toBe(false)
    expect(triggered({ statues: { 'gate-small': 2 } }, 'worship', { axomammaTwoStatues: 'on' })).toBe(true)
  })

  it('TW:17.6 without a worker she rests: a Nomad, two offer cards for a point each, an army card, one section', () => {
    const rest = { ...tucked, offer: ['G02', 'G03', 'G04'], nomads: { blue: 0, green: 0, red: 0, yellow: 0, white: 3 } }
    const { table, events } = herTurn({ players: [{}, { priest: 0 }], rest })
    expect(field(table, 1, 'workers')).toEqual(['white'])
    // two cards, and the reward of a white worker
    expect(scoreOf(table, 1)).toBe(13)
    expect(eventsOf(events, 'army-drawn')).toEqual([{ seat: 1, cards: 1 }])
    expect(table.position.players[1]?.priest).toBe(1)
    expect(asked(table)).toBe('turn')
  })

  it('TW:17.22 TW:17.23 resting without an army card, or with two points more', () => {
    const rest = { ...tucked, nomads: { blue: 3, green: 0, red: 0, yellow: 0, white: 0 } }
    const easy = herTurn({ players: [{}, { priest: 0 }], rest, options: { axomammaNoIdleArmy: 'on' } })
    expect(eventsOf(easy.events, 'army-drawn')).toEqual([])
    const hard = herTurn({ players: [{}, { priest: 0 }], rest, options: { axomammaIdlePoints: 'on' } })
    expect(scoreOf(hard.table, 1)).toBe(12)
  })
})

describe('her placement', () => {
  it('TW:17.8 TW:C45 TW:C77 the oldest worker on the upper terrace, on a space of the rolled card’s god nearest to her', () => {
    const { table, events } = herTurnWithRoll(1, {
      players: [{}, { workers: ['white', 'red'], priest: 0 }],
      rest: tucked,
    })
    // spiral spaces of the upper terrace: U0a in her own section, U3b and U4c
    expect(eventsOf(events, 'placed')).toEqual([{ seat: 1, worker: 'white', role: 'priest', space: 'U0a' }])
    expect((field(table, 1, 'workers') as string[])[0]).toBe('red')
  })

  it('D53 TW:17.8 TW:C75 after one Festival the middle terrace, then the upper, then the lower', () => {
    const full = { M0c: 'red', M1d: 'red', M2d: 'red' }
    const { events } = herTurnWithRoll(1, { ...placing, rest: { ...tucked, festivals: 1, hill: full } })
    expect(String(eventsOf(events, 'placed')[0]?.space)).toMatch(/^U/)
    const open = herTurnWithRoll(1, { ...placing, rest: { ...tucked, festivals: 1 } })
    expect(String(eventsOf(open.events, 'placed')[0]?.space)).toMatch(/^M/)
    const late = herTurnWithRoll(1, { ...placing, rest: { ...tucked, festivals: 2 } })
    expect(String(eventsOf(late.events, 'placed')[0]?.space)).toMatch(/^L/)
  })

  it('TW:17.8 no space for the god: the card goes to the offer and the deck gives another', () => {
    const spirals = Object.fromEntries(
      ['U0a', 'U3b', 'U4c', 'M0c', 'M1d', 'M2d', 'L1b', 'L2e', 'L3b', 'L4c'].map((space) => [space, 'red']),
    )
    const { table, events } = herTurnWithRoll(1, {
      ...placing,
      godDeck: ['G09', 'G30', 'G31'],
      rest: { ...tucked, hill: spirals },
    })
    expect(eventsOf(events, 'card-offered')).toEqual([{ card: 'G01' }, { card: 'G09' }])
    expect(eventsOf(events, 'placed')[0]).toMatchObject({ space: 'U1a' })
    expect(table.position.axomamma.tucked[0]).toBe(29)
  })

  it('TW:17.9 she pays no food and does no tasks; your stairs score; a matching statue brings five points', () => {
    const { table, events } = herTurnWithRoll(1, {
      players: [{}, { workers: ['white'], priest: 4, statues: {} }],
      rest: { ...tucked, festivals: 1, stairs: { S0u: 0, S1u: 0, S2u: 0 } },
    })
    expect(eventsOf(events, 'paid')).toEqual([])
    expect(eventsOf(events, 'tasks-counted')).toEqual([])
    expect(scoreOf(table, 0)).toBe(11)
    const pious = herTurnWithRoll(1, {
      ...placing,
      players: [{}, { workers: ['white'], priest: 1, statues: { 'spiral-large': 1 } }],
    })
    expect(eventsOf(pious.events, 'scored')).toContainEqual({ seat: 1, source: 'axomamma', points: 5 })
  })

  it('D51 TW:17.9 TW:C69 her card joins the offer at once, a full one is shuffled first, and the slot is refilled', () => {
    const { table, events } = herTurnWithRoll(1, {
      ...placing,
      godDeck: ['G30', 'G31'],
      rest: { ...tucked, offer: ['G02', 'G03', 'G04'] },
    })
    expect(eventsOf(events, 'offer-shuffled')).toHaveLength(1)
    expect(common(table, 'offer')).toEqual(['G01'])
    expect(table.position.axomamma.tucked.every((card) => card >= 0)).toBe(true)
    expect(eventsOf(events, 'slot-filled')).toHaveLength(1)
  })

  it('D10 TW:17.10 every token of the rolled value acts, top row first, then moves by its value', () => {
    const { table, events } = herTurnWithRoll(3, placing)
    expect(eventsOf(events, 'axomamma').filter(({ why }) => why === 'token')).toHaveLength(2)
    expect(eventsOf(events, 'token-moved')).toEqual([
      { token: 'T3a', field: (4 + 3) % 5 },
      { token: 'T3b', field: (2 + 3) % 5 },
    ])
    expect(table.position.axomamma.tokens.filter((_, token) => token !== 5 && token !== 6)).toEqual([0, 0, 2, 0, 2, 4])
  })
})

describe('a solo table', () => {
  it('TW:17.20 she takes the Festival tile like a player', () => {
    const { table } = herTurnWithRoll(1, {
      ...placing,
      players: [{}, { workers: ['white'], priest: 0 }],
      rest: { ...tucked, village: ['red'] },
    })
    // her first token hires from the potato end of the Village
    expect(common(table, 'village')).toEqual([])
    expect(common(table, 'holder')).toBe(1)
    expect(scoreOf(table, 1)).toBe(11)
  })

  it('TW:17.4 you may join her action, on the terms of the others', () => {
    const table = beforeHerTurn({ players: [{ corn: 3 }, { priest: 0, corn: 4 }], rest: tucked })
    table.play(0, pass)
    expect(asked(table)).toBe('offering')
    expect(movesOf(table, 0, 'offer')).toEqual([{ steps: 1 }])
    table.play(0, { move: 'offer', steps: 1 })
    expect(goods(table, 0)).toMatchObject({ corn: 0 })
    expect(asked(table)).toBe('turn')
  })

  it('TW:17.23 by option every action of hers brings two points', () => {
    const { table } = herTurn({
      players: [{}, { priest: 0, corn: 4 }],
      rest: tucked,
      options: { axomammaActionPoints: 'on' },
    })
    expect(scoreOf(table, 1)).toBe(12)
    expect(scene({ people: 1 }).position.rules.axomamma.actionPoints).toBe(0)
  })
})
