import { documentSchemas, type JsonObject, NotationError, readPosition, writePosition } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { deliver, place, table } from '../test/table.ts'
import { frames } from './frames/index.ts'
import { agra } from './index.ts'

describe('a position, written down', () => {
  const t = table({
    players: 3,
    river: ['cook', 'sufi'],
    marks: { cook: { oil: { seat: 2, markers: 2 } } },
    seats: [{ goods: { wood: 2, cotton: 1 }, contracts: ['mahout'], tiles: ['sell'], board: { trader: 'lying' } }],
    also: {
      orders: { merchants: [null, 'neutral', 1, null, null, null] },
      tokens: { first: 'wood' },
      faces: { first: 'upper' },
    },
  })

  it('names goods, spaces, notables, tiles and orders', () => {
    expect(t.written()).toMatchObject({
      marks: { cook: { oil: { seat: 2, markers: 2 } } },
      workers: { trader: 0, sailor: null },
      lying: ['trader'],
      tokens: { first: 'wood', second: null },
      faces: { first: 'upper' },
      orders: { merchants: [null, 'neutral', 1, null, null, null] },
      orderMarkers: { artisans: 1, merchants: 1, scholars: 1 },
      merchant: 'cotton-field',
      builder: 'tailor',
      blocked: 'deliver',
    })
  })

  it('names what is being asked', () => {
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'cotton' })
    const agenda = t.written().agenda as JsonObject[]
    expect(agenda[agenda.length - 1]).toEqual({
      frame: 'sailor',
      seat: 0,
      paid: 1,
      used: 0,
      ordered: false,
      doubled: [],
      supplied: [],
    })
  })

  it('is read back as the same position', () => {
    const document = JSON.parse(JSON.stringify(writePosition(agra, t.position)))
    expect(writePosition(agra, readPosition(agra, document))).toEqual(document)
  })

  it('is refused where it makes no sense, with the place of the mistake', () => {
    const document = writePosition(agra, t.position)
    const broken = (patch: JsonObject) => () =>
      readPosition(agra, { ...document, position: { ...(document.position as JsonObject), ...patch } })
    expect(broken({ merchant: 'harbor' })).toThrow(NotationError)
    expect(broken({ marks: { cook: { paper: { seat: 0, markers: 1 } } } })).toThrow('cook does not ask for paper')
    expect(broken({ orders: { artisans: [], merchants: [], scholars: [] } })).toThrow('position.orders.artisans')
    expect(broken({ orders: {} })).toThrow('"artisans" is missing')
    expect(broken({ dock: 7 })).toThrow('7 is not between 1 and 6')
  })
})

describe('what is pending', () => {
  const seat = 0
  const sailing = { seat, paid: null, used: 1, ordered: true, doubled: ['cook'], supplied: ['sufi', 'cook'] }
  const pending: JsonObject[] = [
    { frame: 'turn' },
    { frame: 'meditation', seat },
    { frame: 'meditation-ends' },
    { frame: 'act', seat, space: 'quarry', merchant: true, builder: false },
    { frame: 'cook', seat },
    { frame: 'merchant-visit', seat },
    { frame: 'merchant-moves' },
    { frame: 'builder-leaves' },
    { frame: 'action-ends' },
    { frame: 'turn-ends' },
    { frame: 'architect', seat },
    { frame: 'materials', seat, building: 'weaver', paid: 3, kinds: ['wood', 'cement'] },
    { frame: 'bonus-tile', seat, level: 3 },
    { frame: 'new-worker', seat, building: 'weaver', once: true },
    { frame: 'sailor', ...sailing },
    { frame: 'sailor-payment', ...sailing, paid: 2 },
    { frame: 'sailor-ends', seat, refund: 2 },
    { frame: 'trader', seat, traded: true, priced: false },
    { frame: 'trade', seat, given: 2, worth: 4, taken: 1 },
    { frame: 'choose-token', seat },
    { frame: 'price', seat, token: 'second' },
    { frame: 'botanist', seat, done: ['cover'] },
    { frame: 'second-step', seat },
    { frame: 'farmers', seat, left: 1, moved: true },
    { frame: 'cover', seat },
    { frame: 'tracker', seat },
    { frame: 'production', seat, good: 'wood' },
    { frame: 'dyed-production', seat, good: 'wood', dyed: 'paper', rest: 2 },
    { frame: 'process', seat, building: 'weaver' },
    { frame: 'process-once', seat, building: 'weaver' },
    { frame: 'process-one', seat, basic: true },
    { frame: 'follow', seat, actor: 1, building: 'weaver' },
    { frame: 'deliver-one', seat },
    { frame: 'jagirdar', seat },
    { frame: 'evaluate', notable: 'cook' },
    { frame: 'boat' },
    { frame: 'once', seat, notable: 'painter' },
    { frame: 'build-first', seat },
    { frame: 'sadr', seat },
    { frame: 'mosaic', seat },
    { frame: 'advance', seat, guild: 'scholars' },
    { frame: 'choose-guild', seat, left: 1, chosen: ['artisans'], belowTop: true },
    { frame: 'credit', seat, notables: ['cook'] },
    { frame: 'steps', seat, guilds: { artisans: 1, merchants: 0, scholars: 2 } },
    { frame: 'influence-bonus', seat, favor: 2 },
    { frame: 'give-up', seat, taken: 'sell' },
    { frame: 'gain-favor', seat, favor: 2 },
    { frame: 'gain-good', seat, good: 'oil', count: 1 },
    { frame: 'shortage', seat, good: null, missing: 1 },
    { frame: 'stand-up', seat, left: 2, mayStop: true },
    { frame: 'exchange-one', seat },
    { frame: 'exchange-for', seat, good: 'oil' },
    { frame: 'choose-good', seat, value: 3, dock: true },
    { frame: 'sell', seat },
    { frame: 'points', seat, points: 1 },
    { frame: 'akbar-or-order', seat },
    { frame: 'orders', seat, done: true },
    { frame: 'action', seat },
  ]

  it.each(pending)('$frame is read and written back', (frame) => {
    const t = table({ also: { agenda: [{ frame: 'turn-ends' }, frame] } })
    expect(t.written().agenda).toEqual([{ frame: 'turn-ends' }, frame])
  })

  it('covers every kind of frame', () => {
    expect(new Set(pending.map(({ frame }) => frame))).toEqual(new Set(Object.keys(frames)))
  })
})

describe('moves and events', () => {
  it('speak names', () => {
    const t = table({ river: ['cook', 'sufi'], seats: [{ goods: { wood: 1 } }] })
    const events = t.play(0, place('sailor'), deliver('cook', 'wood'))
    expect(events).toContainEqual({ event: 'delivered', seat: 0, notable: 'cook', good: 'wood', double: false })
  })

  it('have schemas for every kind', () => {
    const schemas = documentSchemas(agra, agra.configOf(table().position))
    expect(Object.keys(schemas)).toEqual(['components', 'position', 'move', 'event', 'record'])
    expect(schemas.move?.anyOf).toHaveLength(47)
  })
})
