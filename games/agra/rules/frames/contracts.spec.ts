import { describe, expect, it } from 'vitest'
import { asked, deliver, place, read, stop, table } from '../../test/table.ts'

const pay = (good: string) => ({ move: 'pay-sailor', good })

describe('completing a notable', () => {
  it('AG:9.8 it is evaluated as soon as every place has a marker, a double only with its second', () => {
    const t = table({
      river: ['cook', 'sufi'],
      marks: { cook: { oil: { seat: 1, markers: 1 } } },
      seats: [{ goods: { wood: 2, cotton: 1 } }, {}],
    })
    t.play(0, place('sailor'), pay('cotton'), deliver('cook', 'wood', true))
    expect(read(t, 'river')).toEqual(['sufi'])
    expect(read(t, 'players.0.contracts')).toEqual(['cook'])
    expect(read(t, 'marks')).toEqual({})
  })

  it('AG:9.9 most markers win; among equals the one further up', () => {
    const winner = (upper: number, lower: number) => {
      const t = table({
        river: ['court-artist', 'sufi'],
        marks: { 'court-artist': { painting: { seat: 1, markers: upper }, paper: { seat: 2, markers: lower } } },
        seats: [{ goods: { oil: 1 } }, {}, {}],
        also: { dock: 5 },
      })
      t.play(0, place('sailor'), deliver('court-artist', 'oil'))
      return [0, 1, 2].filter((seat) => (read(t, `players.${seat}.contracts`) as string[]).includes('court-artist'))
    }
    expect(winner(1, 1)).toEqual([1])
    expect(winner(1, 2)).toEqual([2])
    expect(winner(2, 2)).toEqual([1])
  })

  it('AG:9.10 AG:13.6 the winner gets his markers back, the others favor for each of theirs', () => {
    const t = table({
      river: ['court-artist', 'sufi'],
      marks: { 'court-artist': { painting: { seat: 1, markers: 2 }, paper: { seat: 2, markers: 2 } } },
      seats: [{ goods: { oil: 1 } }, {}, {}],
      also: { dock: 5 },
    })
    t.play(0, place('sailor'), deliver('court-artist', 'oil'))
    expect(read(t, 'players.1')).toMatchObject({ supply: 22 - 3, favor: 3, contracts: ['court-artist'] })
    expect(read(t, 'players.2')).toMatchObject({ supply: 20, favor: 2 })
    expect(read(t, 'players.0')).toMatchObject({ supply: 21, favor: 1 })
  })

  it('AG:9.11 AG:14.2 once-effects come at once: the Sufi moves the tracker before the boat', () => {
    const t = table({
      river: ['sufi', 'caliph'],
      marks: { sufi: { curry: { seat: 1, markers: 1 } } },
      seats: [{ goods: { cotton: 1 }, contracts: ['cook'] }, { tracker: 2 }],
    })
    const events = t.play(0, place('sailor'), deliver('sufi', 'cotton')).map((event) => event.event)
    expect(read(t, 'players.1.tracker')).toBe(3)
    expect(events.indexOf('tracker-moved')).toBeLessThan(events.indexOf('boat-moved'))
    const last = table({
      river: ['sufi', 'caliph'],
      marks: { sufi: { curry: { seat: 1, markers: 1 } } },
      seats: [{ goods: { cotton: 1 } }, { tracker: 6 }],
    })
    last.play(0, place('sailor'), deliver('sufi', 'cotton'))
    expect(read(last, 'players.1.tracker')).toBe(6)
  })

  it('AG:9.24 AG:9.11 a contract won on another turn is used by its winner, before play goes on', () => {
    const t = table({
      river: ['painter', 'sufi'],
      marks: { painter: { painting: { seat: 1, markers: 2 } } },
      seats: [{ goods: { oil: 1 } }, { board: { quarry: 'lying', trader: 'lying' }, influence: { scholars: 5 } }],
      also: { dock: 4 },
    })
    t.play(0, place('sailor'), deliver('painter', 'oil'))
    expect(asked(t)).toEqual({ frame: 'once', seat: 1, notable: 'painter' })
    t.play(1, { move: 'use-ability' }, { move: 'stand-up', space: 'quarry' }, stop, { move: 'step', guild: 'scholars' })
    expect(asked(t)).toMatchObject({ frame: 'influence-bonus', seat: 1, favor: 2 })
    expect(read(t, 'dock')).toBe(4)
    t.play(1, { move: 'take-favor' })
    expect(read(t, 'dock')).toBe(5)
    expect(asked(t)).toMatchObject({ frame: 'choose-good', seat: 0 })
    t.play(0, { move: 'take', good: 'wood' })
    t.play(1, { move: 'take', good: 'wood' })
    expect(asked(t)).toMatchObject({ frame: 'sailor', seat: 0, supplied: ['painter'] })
  })
})
