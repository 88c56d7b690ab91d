import { describe, expect, it } from 'vitest'
import { asked, deliver, favor, place, read, stop, table } from '../../test/table.ts'

const step = (guild: string) => ({ move: 'step', guild })

describe('influence', () => {
  it('AG:12.1 AG:1.15 steps go up one at a time, and at the top they are lost', () => {
    const t = table({ seats: [{ influence: { artisans: 9, merchants: 3 } }], also: { endRound: 1 } })
    t.play(0, place('architect'), step('artisans'))
    expect(read(t, 'players.0.influence.artisans')).toBe(9)
    const up = table({ seats: [{ influence: { merchants: 3 } }] })
    up.play(0, place('architect'), step('merchants'))
    expect(read(up, 'players.0.influence')).toEqual({ artisans: 0, merchants: 4, scholars: 0 })
  })

  it('AG:12.1 AG:9.20 a step that would be lost is not asked for', () => {
    const t = table({
      river: ['cook', 'sufi'],
      seats: [{ goods: { wood: 1 }, influence: { artisans: 9 } }],
      also: { endRound: 1 },
    })
    t.play(0, place('sailor'), deliver('cook', 'wood'), stop)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:12.2 a step on a track of choice is not declined', () => {
    const t = table({ seats: [{ favor: 4 }] })
    t.play(0, favor('influence'))
    expect(t.moves(0).map((move) => move.move)).toEqual(['step', 'step', 'step'])
    expect(t.refusal(0, stop)).toEqual({ rule: 'AG:12.2', reason: 'step-not-optional' })
  })

  it('AG:12.3 steps 3 and 6 bring 1 or 2 favor, or a tile of the display, to everybody', () => {
    for (const [from, gained] of [
      [2, 1],
      [5, 2],
    ] as const) {
      const t = table({ seats: [{ influence: { scholars: from } }, { influence: { scholars: 7 } }] })
      t.play(0, place('architect'), step('scholars'))
      expect(asked(t)).toEqual({ frame: 'influence-bonus', seat: 0, favor: gained })
      t.play(0, { move: 'take-favor' })
      expect(read(t, 'players.0.favor')).toBe(gained)
    }
    const none = table({ seats: [{ influence: { scholars: 3 } }] })
    none.play(0, place('architect'), step('scholars'))
    expect(asked(none)).toMatchObject({ frame: 'orders' })
  })

  it('AG:12.4 AG:15.1 the top of a track triggers the end', () => {
    const t = table({ seats: [{ influence: { artisans: 8 } }], also: { round: 5 } })
    const events = t.play(0, place('architect'), step('artisans'))
    expect(events).toContainEqual({ event: 'end-triggered', why: 'influence', round: 5 })
    expect(read(t, 'endRound')).toBe(5)
  })
})
