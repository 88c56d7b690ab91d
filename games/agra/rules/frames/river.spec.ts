import { describe, expect, it } from 'vitest'
import { deliver, place, read, table } from '../../test/table.ts'
import { agra } from '../index.ts'

/** Seat 0 completes the notable with its last good. */
function completing(
  notable: string,
  placed: string,
  last: string,
  contracts: readonly string[],
  also: object,
  options = {},
) {
  const t = table({
    options,
    river: [notable, 'sufi', 'portuguese-trader'],
    marks: { [notable]: { [placed]: { seat: 0, markers: 1 } } },
    seats: [{ goods: { [last]: 1 }, contracts }, {}],
    also: { ...also },
  })
  t.play(0, place('sailor'))
  const events = t.play(0, deliver(notable, last))
  return { t, events: events.map((event) => event.event) }
}

describe('the boat', () => {
  it('AG:9.12 AG:9.13 leaves dock 1 with the second contract of level I', () => {
    expect(read(completing('cook', 'oil', 'wood', [], {}).t, 'dock')).toBe(1)
    expect(read(completing('cook', 'oil', 'wood', ['mahout'], {}).t, 'dock')).toBe(2)
  })

  it('AG:9.13 leaves dock 2 with the first of level II and dock 3 with the second', () => {
    const one = ['mahout', 'khatib']
    expect(read(completing('caliph', 'oil', 'bricks', one, { dock: 2 }).t, 'dock')).toBe(3)
    expect(read(completing('caliph', 'oil', 'bricks', [...one, 'muezzin'], { dock: 3 }).t, 'dock')).toBe(4)
    expect(read(completing('subadar', 'book', 'bricks', [...one, 'muezzin', 'caliph'], { dock: 4 }).t, 'dock')).toBe(5)
  })

  it('AG:L-13 in the other reading dock 3 needs two more, three in all', () => {
    const options = { dockThree: 'two-more' }
    const one = ['mahout', 'khatib', 'muezzin']
    expect(read(completing('caliph', 'oil', 'bricks', one, { dock: 3 }, options).t, 'dock')).toBe(3)
    expect(read(completing('caliph', 'oil', 'bricks', [...one, 'jagirdar'], { dock: 3 }, options).t, 'dock')).toBe(4)
  })

  it('AG:9.14 at dock 2 the site of the Builder is built for nobody, and he moves on', () => {
    const { t, events } = completing('cook', 'oil', 'wood', ['mahout'], {})
    expect(read(t, 'built')).toContain('tailor')
    expect(read(t, 'builder')).not.toBe('tailor')
    expect(read(t, 'workers.tailor')).toBeNull()
    expect(read(t, 'bonusTiles')).toHaveLength(12)
    expect(events.slice(-3)).toEqual(['boat-moved', 'built', 'builder-moved'])
  })

  it('AG:9.15 AG:1.17 dock 3 raises the order limit to 4', () => {
    const { t } = completing('caliph', 'oil', 'bricks', ['mahout', 'khatib'], { dock: 2 })
    const before = table({ also: { dock: 2 } })
    expect(orderLimit(before)).toBe(3)
    expect(orderLimit(t)).toBe(4)
  })

  it('AG:9.16 dock 4 sends all price tokens home, gives everybody a favor and limit 5', () => {
    const { t } = completing('caliph', 'oil', 'bricks', ['mahout', 'khatib', 'muezzin'], {
      dock: 3,
      tokens: { first: 'wood', second: 'curry' },
      faces: { first: 'upper', second: 'upper' },
    })
    expect(read(t, 'tokens')).toEqual({ first: null, second: null, third: null })
    expect(read(t, 'faces')).toEqual({ first: 'lower', second: 'lower', third: 'lower' })
    expect([read(t, 'players.0.favor'), read(t, 'players.1.favor')]).toEqual([1, 1])
    expect(orderLimit(t)).toBe(5)
  })

  it('AG:9.17 dock 5 raises the order limit to 6', () => {
    const { t } = completing('subadar', 'book', 'bricks', ['mahout', 'khatib', 'muezzin', 'caliph'], { dock: 4 })
    expect(orderLimit(t)).toBe(6)
  })

  it('AG:9.18 AG:15.1 a contract of level IV brings the boat to dock 6 and the end', () => {
    const t = table({
      river: ['court-artist', 'sufi'],
      marks: { 'court-artist': { painting: { seat: 0, markers: 1 }, paper: { seat: 0, markers: 1 } } },
      seats: [{ goods: { oil: 1, clothes: 1 } }],
      also: { dock: 5, round: 7 },
    })
    t.play(0, place('sailor'), deliver('court-artist', 'oil'))
    expect(read(t, 'dock')).toBe(6)
    expect(read(t, 'endRound')).toBe(7)
    t.play(0, { move: 'luxury', good: 'clothes' })
    expect(read(t, 'players.0.ledger.sales')).toBe(4)
  })
})

function orderLimit(t: ReturnType<typeof table>): number {
  return agra.view(t.position, 'spectator').orderLimit
}
