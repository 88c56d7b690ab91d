import { describe, expect, it } from 'vitest'
import { asked, common, deciders, eventsOf, field, goods, movesOf, pass, restOfTurn, scene } from '../../test/table.ts'
import { tawantinsuyu } from '../index.ts'

const place = { move: 'place', worker: 'blue', role: 'architect', space: 'U0b' }

describe('a turn', () => {
  it('TW:1.7 passes clockwise to the left neighbor', () => {
    const table = scene({ people: 3, active: 2, agenda: [{ frame: 'end-turn', seat: 2 }], rest: { village: ['red'] } })
    expect(deciders(table)).toEqual([0])
    expect(common(table, 'active')).toBe(0)
  })

  it('TW:3.1 is a placement or two different side actions, and there is no passing', () => {
    const table = scene({ players: [{ gold: 1, workers: ['blue'] }], rest: { nomads: { red: 1 } } })
    expect(new Set(table.moves(0).map(({ move }) => move))).toEqual(
      new Set(['place', 'move-priest', 'pray', 'train', 'recruit']),
    )
    expect(table.refusal(0, pass)).toMatchObject({ rule: 'TW:3.1', reason: 'not-asked-now' })
    table.play(0, { move: 'recruit', worker: 'red' })
    expect(table.refusal(0, { move: 'recruit', worker: 'red' })).toMatchObject({
      rule: 'TW:3.1',
      reason: 'side-action-done',
      action: 'recruit',
    })
    expect(table.refusal(0, place)).toMatchObject({ rule: 'TW:3.1', reason: 'side-actions-begun' })
    table.play(0, { move: 'pray' }, { move: 'god-card', card: null }, { move: 'god-card', card: null })
    expect(asked(table)).toBe('hire')
  })

  it('TW:3.2 army cards can be discarded for their resource at any time of the own turn', () => {
    const table = scene({ players: [{ army: { '1-potato': 1, '2-stone': 1 } }, { army: { '1-gold': 1 } }] })
    table.play(0, { move: 'discard-army', card: '1-potato' }, { move: 'discard-army', card: '2-stone' })
    expect(goods(table, 0)).toEqual({ potato: 2, corn: 0, stone: 1, gold: 0 })
    expect(asked(table)).toBe('turn')
    expect(common(table, 'armyDiscard')).toMatchObject({ '1-potato': 1, '2-stone': 1 })
    expect(table.refusal(0, { move: 'discard-army', card: '1-gold' })).toMatchObject({ reason: 'card-not-in-hand' })
  })

  it('TW:3.2 not in another turn: reactions are paid from what is there', () => {
    const table = scene({
      players: [{ priest: 0 }, { corn: 3, army: { '1-gold': 1 } }],
    })
    table.play(0, { move: 'move-priest', sections: 1 }, { move: 'take-gold' })
    expect(asked(table)).toBe('offering')
    expect(table.refusal(1, { move: 'discard-army', card: '1-gold' })).toMatchObject({
      rule: 'TW:3.2',
      reason: 'not-your-turn',
    })
  })

  it('TW:C54 in a Festival free actions are for its holder, or for nobody', () => {
    const festival = [...restOfTurn(0), { frame: 'festival-end', seat: 0 }, { frame: 'feed', seat: 0 }]
    const start = { players: [{ gods: ['G01'], army: { '1-potato': 1 } }], agenda: festival }
    expect(movesOf(scene(start), 0, 'discard-army')).toEqual([{ card: '1-potato' }])
    const strict = scene({ ...start, options: { festivalFreeActions: 'nobody' } })
    expect(strict.refusal(0, { move: 'discard-army', card: '1-potato' })).toMatchObject({ rule: 'TW:C54' })
  })

  it('TW:3.3 TW:C46 ends with recruiting, the limit, the card to the offer, the market and the Festival tile', () => {
    const table = scene({
      players: [{ potato: 1, workers: ['red', 'white'] }],
      market: ['P02', 'Z01', 'Z03'],
      agenda: restOfTurn(0),
      rest: { village: ['blue'], placement: { card: 'G01' } },
    })
    const events = table.play(0, { move: 'hire', end: 'potato' }, { move: 'dismiss', worker: 'white' })
    const order = events.map(({ event }) => event)
    const steps = [
      'worker-gained',
      'worker-dismissed',
      'card-offered',
      'market-filled',
      'festival-called',
      'turn-began',
    ]
    expect(order.filter((kind) => steps.includes(String(kind)))).toEqual(steps)
    expect(table.position.market).toHaveLength(4)
    expect(common(table, 'offer')).toEqual(['G01'])
  })

  it('TW:C60 TW:C31 the High Priest and Train are always there, so two side actions always are', () => {
    const table = scene({
      godDeck: [],
      rest: {
        nomads: { blue: 0, green: 0, red: 0, yellow: 0, white: 0 },
        bag: { blue: 0, green: 0, red: 0, yellow: 0, white: 0 },
      },
    })
    expect(table.refusal(0, { move: 'pray' })).toMatchObject({ rule: 'TW:C26', reason: 'no-god-cards' })
    expect(table.refusal(0, { move: 'recruit', worker: 'blue' })).toMatchObject({
      rule: 'TW:12',
      reason: 'no-such-nomad',
    })
    expect(new Set(table.moves(0).map(({ move }) => move))).toEqual(new Set(['move-priest', 'train']))
  })
})

describe('side actions', () => {
  it('TW:8 Pray takes two god cards; the second source is chosen after seeing the first', () => {
    const table = scene({ godDeck: ['G42', 'G41'], rest: { offer: ['G05'] } })
    const events = table.play(0, { move: 'pray' }, { move: 'god-card', card: null })
    expect(eventsOf(events, 'god-seen')).toEqual([{ seat: 0, card: 'G42', only: [0] }])
    expect(field(table, 0, 'gods')).toEqual(['G42'])
    expect(movesOf(table, 0, 'god-card')).toEqual([{ card: null }, { card: 'G05' }])
    table.play(0, { move: 'god-card', card: 'G05' })
    expect(field(table, 0, 'gods')).toEqual(['G42', 'G05'])
  })

  it('TW:9 Train is the same as the task', () => {
    const table = scene({ armyDeck: ['2-stone', '1-corn', '1-gold'] })
    table.play(0, { move: 'train' })
    expect(movesOf(table, 0, 'keep-army')).toEqual([{ card: '2-stone' }, { card: '1-corn' }])
    table.play(0, { move: 'keep-army', card: '1-corn' })
    expect(field(table, 0, 'army')).toMatchObject({ '1-corn': 1, '2-stone': 0 })
    expect(common(table, 'armyDiscard')).toMatchObject({ '2-stone': 1 })
  })

  it('TW:10 Recruit takes a Nomad, and another one comes from the bag', () => {
    const table = scene({
      rest: {
        nomads: { blue: 1, green: 1, red: 1, yellow: 0, white: 0 },
        bag: { blue: 0, green: 0, red: 0, yellow: 2, white: 0 },
      },
    })
    table.play(0, { move: 'recruit', worker: 'red' })
    expect(field(table, 0, 'workers')).toEqual(['red'])
    expect(common(table, 'nomads')).toEqual({ blue: 1, green: 1, red: 0, yellow: 1, white: 0 })
  })

  it('TW:C30 only the High Priest lets the others join', () => {
    const table = scene({ players: [{}, { potato: 9, corn: 9 }], rest: { nomads: { red: 1 } } })
    table.play(0, { move: 'recruit', worker: 'red' }, { move: 'train' })
    expect(deciders(table)).toEqual([0])
  })
})

describe('secrets', () => {
  it('TW:C63 hands, drawn cards and decks are hidden from the others', () => {
    const table = scene({ players: [{ gods: ['G01'], army: { '1-gold': 1 } }], armyDeck: ['2-stone', '1-corn'] })
    table.play(0, { move: 'train' })
    const other = tawantinsuyu.view(table.position, 1)
    expect(other.players[0]).toMatchObject({ gods: null, army: null, godCards: 1, armyCards: 1 })
    expect(other.drill).toBeNull()
    expect(tawantinsuyu.view(table.position, 0).drill).toEqual(['2-stone', '1-corn'])
    expect(tawantinsuyu.view(table.position, 'spectator').drill).toBeNull()
  })
})
