import { documentSchemas, type JsonObject, NotationError, readPosition, writePosition } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { deliver, place, table } from '../test/table.ts'
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
