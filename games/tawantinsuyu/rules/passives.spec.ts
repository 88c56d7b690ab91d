import type { JsonObject } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import {
  asked,
  common,
  deciders,
  eventsOf,
  field,
  goods,
  movesOf,
  pass,
  restOfTurn,
  scene,
  scoreOf,
} from '../test/table.ts'

/** TW:16 the passive buildings, one by one; those of the Festival and of scoring have their tests there. */

const place = (worker: string, space: string, role: string): JsonObject => ({ move: 'place', worker, role, space })
const payGold: JsonObject = { move: 'pay-gold' }
const move: JsonObject = { move: 'move-priest', sections: 1 }
const perform: JsonObject = { move: 'perform' }
const instead: JsonObject = { move: 'take-gold' }

describe('passive buildings', () => {
  it('TW:16 work from the moment of building, not before', () => {
    const table = scene({
      players: [{ stone: 4, corn: 2, gold: 1 }],
      market: ['P01', 'P02', 'Z15', 'Z03'],
      agenda: [
        ...restOfTurn(0),
        { frame: 'turn', seat: 0, done: ['pray', 'train'] },
        { frame: 'build', seat: 0, free: true, swapped: false },
      ],
    })
    expect(table.refusal(0, { move: 'exchange', from: 'stone', to: 'corn' })).toMatchObject({
      reason: 'needs-building',
      building: 'Z15',
    })
    table.play(0, { move: 'build', tile: 'Z15' })
    expect(table.refusal(0, { move: 'exchange', from: 'stone', to: 'corn' })).toBeUndefined()
  })

  it('Z01 TW:16 every worker may be a Courier', () => {
    const table = scene({ players: [{ gold: 1, workers: ['green'], passives: ['Z01'] }] })
    // a Courier does not pay for the neighboring section
    expect(table.refusal(0, place('green', 'U1c', 'courier'))).toBeUndefined()
    expect(table.refusal(0, place('green', 'U1c', 'craftsman'))).toMatchObject({ reason: 'needs-food' })
    expect(table.refusal(0, place('green', 'U0c', 'priest'))).toMatchObject({ rule: 'TW:C7', role: 'priest' })
  })

  it('Z02 TW:16 every worker may be a Priest', () => {
    const table = scene({ players: [{ gold: 1, workers: ['green'], passives: ['Z02'] }] })
    table.play(0, place('green', 'U0b', 'priest'), payGold, { move: 'task', task: 'stone' })
    expect(asked(table)).toBe('god-card')
  })

  it('Z03 TW:16 a Warrior refreshes up to two production buildings', () => {
    const table = scene({
      players: [{ gold: 1, workers: ['red'], passives: ['Z03'], spent: ['P01', 'P02', 'P03'], down: { '1-corn': 1 } }],
    })
    table.play(0, place('red', 'U0b', 'warrior'), payGold)
    expect(table.refusal(0, { move: 'refresh-army', card: '1-corn' })).toMatchObject({
      rule: 'TW:16',
      reason: 'buildings-only',
    })
    table.play(0, { move: 'refresh-building', tile: 'P03' }, { move: 'refresh-building', tile: 'P01' })
    expect(field(table, 0, 'spent')).toEqual(['P02'])
    expect(asked(table)).toBe('tasks')
  })

  it('Z04 TW:16 TW:C66 a new link pays at once', () => {
    const agenda = [...restOfTurn(0), { frame: 'lay', seat: 0, tile: 'W06' }]
    const lay: JsonObject = { move: 'lay', next: 'SW04', side: 'right' }
    const table = scene({ players: [{ passives: ['Z04'], tapestries: [['SW04']] }], agenda })
    table.play(0, lay)
    expect(goods(table, 0)).toMatchObject({ potato: 3 })
    const without = scene({ players: [{ tapestries: [['SW04']] }], agenda })
    without.play(0, lay)
    expect(goods(without, 0)).toMatchObject({ potato: 0 })
    const left = scene({
      players: [{ passives: ['Z04'], tapestries: [['W06']] }],
      agenda: [...restOfTurn(0), { frame: 'lay', seat: 0, tile: 'SW04' }],
    })
    left.play(0, { move: 'lay', next: 'W06', side: 'left' })
    expect(goods(left, 0)).toMatchObject({ potato: 3 })
  })

  it('Z05 TW:16 Architects count on green and Craftsmen on blue', () => {
    for (const [worker, role, space, tasks] of [
      ['blue', 'architect', 'U0a', 2],
      ['green', 'craftsman', 'U0c', 2],
      ['blue', 'architect', 'U0b', 1],
    ] as const) {
      const table = scene({ players: [{ gold: 1, workers: [worker], passives: ['Z05'] }] })
      const events = table.play(0, place(worker, space, role), payGold)
      expect(eventsOf(events, 'tasks-counted')[0]).toMatchObject({ tasks })
    }
  })

  it('Z08 TW:16 TW:C64 five weavings are drawn and two put back first', () => {
    const table = scene({
      players: [{ corn: 1, passives: ['Z08'] }],
      weavings: ['W01', 'W02', 'W03', 'W04', 'W05', 'W06'],
      agenda: [...restOfTurn(0), { frame: 'show-weavings', seat: 0 }],
    })
    expect(movesOf(table, 0, 'put-under')).toHaveLength(5)
    table.play(0, { move: 'put-under', tile: 'W01' }, { move: 'put-under', tile: 'W04' })
    expect(movesOf(table, 0, 'buy')).toEqual([{ tile: 'W02' }, { tile: 'W03' }, { tile: 'W05' }])
    expect((common(table, 'weavingStack') as string[]).slice(0, 2)).toEqual(['W04', 'W01'])
    const short = scene({
      players: [{ corn: 1, passives: ['Z08'] }],
      weavings: ['W01', 'W02', 'W03'],
      agenda: [...restOfTurn(0), { frame: 'show-weavings', seat: 0 }],
    })
    expect(asked(short)).toBe('buy-weavings')
  })

  it('Z11 TW:16 TW:C58 Offering by anyone brings a weaving, the top one or the one below', () => {
    const table = scene({ players: [{ priest: 0 }, { passives: ['Z11'] }], weavings: ['W01', 'W02', 'W03'] })
    table.play(0, move)
    expect(deciders(table)).toEqual([1])
    table.play(1, { move: 'weaving', place: 'next' })
    expect(field(table, 1, 'tapestries')).toEqual([['W02']])
    expect(common(table, 'weavingStack')).toEqual(['W03', 'W01'])
    expect(asked(table)).toBe('perform')
  })

  it('Z12 TW:16 TW:C19 Worship by anyone lets the owner pay gold for a step, before it is resolved', () => {
    const table = scene({ players: [{ priest: 4 }, { gold: 1, passives: ['Z12'] }] })
    table.play(0, move)
    expect(deciders(table)).toEqual([1])
    table.play(1, { move: 'climb' })
    expect(table.position.players[1]?.temple).toBe(1)
    expect(goods(table, 1)).toMatchObject({ gold: 0 })
    expect(asked(table)).toBe('perform')
  })

  it('Z13 TW:16 TW:C17 a conquest takes one soldier less, but at least one', () => {
    const table = scene({
      players: [{ priest: 2, passives: ['Z13'], up: { '1-corn': 2 } }],
      rest: { village: ['red', 'blue'] },
    })
    table.play(0, move, perform, { move: 'lose-villager', end: 'corn' })
    const spaces = movesOf(table, 0, 'conquer').map(({ space }) => space)
    expect(spaces).toContain('CH3')
    expect(spaces).not.toContain('CH5')
    table.play(0, { move: 'conquer', space: 'CH3' })
    expect(movesOf(table, 0, 'commit')).toEqual([
      { down: { ones: 1, twos: 0 }, discard: { ones: 1, twos: 0 } },
      { down: { ones: 2, twos: 0 }, discard: { ones: 0, twos: 0 } },
    ])
    const single = scene({ players: [{ priest: 2, passives: ['Z13'], up: {} }], rest: { village: ['red', 'blue'] } })
    single.play(0, move, perform, { move: 'lose-villager', end: 'corn' })
    expect(asked(single)).toBe('turn')
  })

  it('Z15 TW:16 TW:C18 two stone, one gold and two corn are exchanged freely, also in other turns', () => {
    const table = scene({ players: [{ stone: 2, corn: 1, gold: 1, passives: ['Z15'] }] })
    expect(table.refusal(0, { move: 'exchange', from: 'corn', to: 'gold' })).toMatchObject({
      reason: 'needs-corn',
      need: 2,
      have: 1,
    })
    expect(table.refusal(0, { move: 'exchange', from: 'potato', to: 'gold' })).toMatchObject({
      reason: 'not-exchangeable',
    })
    table.play(0, { move: 'exchange', from: 'stone', to: 'gold' })
    expect(goods(table, 0)).toEqual({ potato: 0, corn: 1, stone: 0, gold: 2 })
    expect(table.refusal(0, { move: 'exchange', from: 'gold', to: 'stone' })).toMatchObject({
      reason: 'just-exchanged',
    })
    table.play(0, { move: 'pray' }, { move: 'god-card', card: null }, { move: 'god-card', card: null })
    table.play(0, { move: 'exchange', from: 'gold', to: 'corn' })
    expect(goods(table, 0)).toMatchObject({ corn: 3, gold: 1 })
    const other = scene({ players: [{ priest: 0 }, { stone: 6, passives: ['Z15'] }] })
    other.play(0, move, instead)
    other.play(
      1,
      { move: 'exchange', from: 'stone', to: 'corn' },
      { move: 'exchange', from: 'stone', to: 'corn' },
      { move: 'offer', steps: 1 },
    )
    expect(other.position.players[1]?.temple).toBe(1)
  })

  it('Z16 TW:16 TW:C80 Production by anyone refreshes a building or an army card, even without producing', () => {
    const table = scene({ players: [{ priest: 3 }, { passives: ['Z16'], spent: ['P01'], down: { '2-stone': 1 } }] })
    table.play(0, move, instead)
    expect(deciders(table)).toEqual([1])
    expect(table.moves(1).map(({ move: kind }) => kind)).toEqual(['refresh-building', 'refresh-army', 'pass'])
    table.play(1, { move: 'refresh-army', card: '2-stone' })
    expect(field(table, 1, 'up')).toMatchObject({ '2-stone': 1 })
    expect(deciders(table)).toEqual([0])
  })

  it('Z17 TW:16 Conquest by anyone brings a gold and a point', () => {
    const table = scene({ players: [{ priest: 2, passives: ['Z17'] }] })
    table.play(0, move)
    expect(goods(table, 0)).toMatchObject({ gold: 1 })
    expect(scoreOf(table, 0)).toBe(11)
  })

  it('Z18 TW:16 Refresh by anyone brings an army card and a gold', () => {
    const table = scene({ players: [{ priest: 1 }, { passives: ['Z18'] }] })
    const events = table.play(0, move)
    expect(eventsOf(events, 'army-drawn')).toEqual([{ seat: 1, cards: 1 }])
    expect(goods(table, 1)).toMatchObject({ gold: 1 })
  })

  it('Z19 TW:16 TW:C59 a potato buys a god card at any time of the own turn', () => {
    const table = scene({ players: [{ potato: 2, passives: ['Z19'] }], rest: { offer: ['G05'] } })
    table.play(
      0,
      { move: 'potato-card' },
      { move: 'god-card', card: 'G05' },
      { move: 'potato-card' },
      { move: 'god-card', card: null },
    )
    expect(table.position.players[0]?.gods).toHaveLength(2)
    expect(table.refusal(0, { move: 'potato-card' })).toMatchObject({ rule: 'TW:C59', reason: 'needs-potato' })
    expect(asked(table)).toBe('turn')
    const other = scene({ players: [{ priest: 0 }, { potato: 2, corn: 3, passives: ['Z19'] }] })
    other.play(0, move, instead)
    expect(other.refusal(1, { move: 'potato-card' })).toMatchObject({ rule: 'TW:3.2', reason: 'not-your-turn' })
    other.play(1, pass)
    expect(deciders(other)).toEqual([0])
  })
})
