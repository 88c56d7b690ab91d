import { describe, expect, it } from 'vitest'
import { asked, decline, deliver, favor, goodsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const pay = (good: string) => ({ move: 'pay-sailor', good })

describe('delivering', () => {
  it('AG:9.1 notables of open levels are available, and lower levels stay so', () => {
    const river = ['cook', 'caliph', 'painter', 'dewan']
    const goods = { wood: 1, bricks: 1, oil: 1, cement: 1 }
    const available = (dock: number) => {
      const t = table({ river, seats: [{ goods }], also: { dock } })
      t.play(0, place('sailor'))
      return [...new Set(movesOf(t, 0, 'deliver').map((move) => move.notable))]
    }
    expect(available(1)).toEqual(['cook'])
    expect(available(2)).toEqual(['cook', 'caliph'])
    expect(available(3)).toEqual(['cook', 'caliph'])
    expect(available(4)).toEqual(['cook', 'caliph', 'painter'])
    expect(available(5)).toEqual(river)
    expect(available(6)).toEqual(river)
  })

  it('AG:9.2 AG:10.8 the tile for a delivery delivers one good and raises influence', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 2 }, favor: 4, tiles: ['deliver'] }] })
    t.play(0, favor('deliver'))
    expect(movesOf(t, 0, 'deliver')).toEqual([{ notable: 'cook', good: 'wood', double: false }])
    t.play(0, deliver('cook', 'wood'))
    expect(asked(t)).toMatchObject({ frame: 'steps' })
    expect(read(t, 'players.0.favor')).toBe(2)
  })

  it('AG:9.3 AG:1.2 a place takes the good it names, from one player, once', () => {
    const t = table({
      river: ['cook', 'sufi'],
      marks: { cook: { wood: { seat: 1, markers: 1 } } },
      seats: [{ goods: { wood: 1, paper: 1, oil: 1 } }, {}],
    })
    t.play(0, place('sailor'))
    expect(t.refusal(0, deliver('cook', 'wood'))).toEqual({
      rule: 'AG:9.3',
      reason: 'already-delivered',
      notable: 'cook',
      good: 'wood',
    })
    expect(t.refusal(0, deliver('cook', 'paper'))).toEqual({
      rule: 'AG:9.3',
      reason: 'not-wanted',
      notable: 'cook',
      good: 'paper',
    })
    expect(t.refusal(0, deliver('sufi', 'curry'))).toMatchObject({
      rule: 'AG:9.3',
      reason: 'needs-good',
      need: 1,
      have: 0,
    })
    t.play(0, deliver('cook', 'oil'))
    expect(goodsOf(t, 0)).toEqual({ wood: 1, paper: 1 })
  })

  it('AG:9.4 TV-38 the fifth marker on a notable of three goods pays five rupees', () => {
    const t = table({
      river: ['court-artist', 'sufi'],
      marks: { 'court-artist': { painting: { seat: 1, markers: 2 }, paper: { seat: 1, markers: 2 } } },
      seats: [{ goods: { oil: 1 } }, {}],
      also: { dock: 5 },
    })
    t.play(0, place('sailor'), deliver('court-artist', 'oil'))
    expect(read(t, 'players.0.rupees')).toBe(2 + 5)
  })

  it('AG:9.5 AG:1.23 generous contracts pay for every delivered good: notables, orders, Akbar, French Trader', () => {
    const contracts = ['cook', 'calligrapher', 'subadar', 'french-trader']
    const t = table({
      phase: 'order',
      seats: [{ goods: { cement: 1, paper: 1 }, influence: { merchants: 1 }, contracts }],
      also: { orderMarkers: { merchants: 2 } },
    })
    t.play(0, { move: 'order', guild: 'merchants' })
    expect(read(t, 'players.0.ledger.generous')).toBe(1)
    const akbar = table({ phase: 'order', seats: [{ goods: { book: 2, oil: 1 }, contracts }] })
    akbar.play(0, { move: 'akbar', good: 'book' }, { move: 'french', good: 'oil' })
    expect(read(akbar, 'players.0.ledger.generous')).toBe(2 + 1)
  })

  it('AG:9.5 payments, sales, exchanges and luxury uses are no deliveries', () => {
    const contracts = ['cook', 'dutch-trader']
    const t = table({ seats: [{ goods: { oil: 3, clothes: 1 }, contracts, favor: 7, tiles: ['sell', 'exchange'] }] })
    t.play(0, { move: 'luxury', good: 'clothes' }, favor('sell'), { move: 'sell', good: 'oil' })
    t.play(0, favor('exchange'), { move: 'exchange', good: 'oil' }, { move: 'take', good: 'dye' })
    t.play(0, place('sailor'), pay('oil'), stop)
    expect(read(t, 'players.0.ledger.generous')).toBe(0)
  })

  it('AG:9.6 AG:14.0 a bonus counts from the moment the contract is owned', () => {
    const t = table({
      river: ['dyer', 'calligrapher', 'sufi'],
      marks: { dyer: { cotton: { seat: 0, markers: 1 } } },
      seats: [{ goods: { dye: 2, wood: 1 }, contracts: ['mahout'] }],
    })
    t.play(0, place('sailor'), pay('wood'), deliver('dyer', 'dye'))
    expect(read(t, 'players.0.ledger.generous')).toBe(0)
    t.play(0, deliver('calligrapher', 'dye'))
    expect(read(t, 'players.0.ledger.generous')).toBe(1)
  })

  it('AG:9.7 one double a notable in an action, on an empty place, both goods with generous bonus', () => {
    const t = table({
      river: ['court-artist', 'sufi'],
      seats: [{ goods: { paper: 2, oil: 3, clothes: 1 }, contracts: ['calligrapher', 'cook', 'jagirdar'] }],
      also: { dock: 5 },
    })
    t.play(0, place('sailor'), pay('clothes'), deliver('court-artist', 'paper', true))
    expect(read(t, 'players.0.ledger')).toMatchObject({ deliveries: 1 + 1, generous: 2 })
    expect(t.refusal(0, deliver('court-artist', 'oil', true))).toMatchObject({
      rule: 'AG:9.7',
      reason: 'doubled-already',
    })
    t.play(0, deliver('court-artist', 'oil'))
    expect(read(t, 'players.0.ledger.deliveries')).toBe(2 + 3)
  })

  it('AG:9.20 AG:12.2 steps are optional, in an order of choice, two for two notables of one guild', () => {
    const t = table({
      river: ['cook', 'dyer', 'sufi'],
      seats: [{ goods: { wood: 1, cotton: 2, curry: 1, oil: 1 } }],
    })
    t.play(
      0,
      place('sailor'),
      pay('oil'),
      deliver('cook', 'wood'),
      deliver('dyer', 'cotton'),
      deliver('sufi', 'curry'),
      stop,
    )
    expect(asked(t)).toMatchObject({ guilds: { artisans: 2, merchants: 0, scholars: 1 } })
    expect(t.refusal(0, { move: 'step', guild: 'merchants' })).toMatchObject({
      rule: 'AG:9.20',
      reason: 'no-step-left',
    })
    t.play(0, { move: 'step', guild: 'artisans' }, { move: 'step', guild: 'artisans' }, decline)
    expect(read(t, 'players.0.influence')).toEqual({ artisans: 2, merchants: 0, scholars: 0 })
  })

  it('AG:9.21 two goods for one notable give one step', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 1, oil: 1, cotton: 1 } }] })
    t.play(0, place('sailor'), pay('cotton'), deliver('cook', 'wood'), deliver('cook', 'oil'), stop)
    expect(asked(t)).toMatchObject({ guilds: { artisans: 1, merchants: 0, scholars: 0 } })
  })

  it('AG:9.22 AG:L-19 a notable gives one step a turn, over all actions, also if it was declined', () => {
    const situation = { river: ['cook', 'sufi'], seats: [{ goods: { wood: 1, oil: 1 }, favor: 4, tiles: ['deliver'] }] }
    const t = table(situation)
    t.play(0, favor('deliver'), deliver('cook', 'wood'), decline)
    expect(read(t, 'players.0.credited')).toEqual(['cook'])
    t.play(0, place('sailor'), deliver('cook', 'oil'), stop)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
    const other = table({ ...situation, options: { influencePerNotable: 'per-action' } })
    other.play(0, favor('deliver'), deliver('cook', 'wood'), decline)
    other.play(0, place('sailor'), deliver('cook', 'oil'), stop)
    expect(asked(other)).toMatchObject({ frame: 'steps', guilds: { artisans: 1, merchants: 0, scholars: 0 } })
  })
})
