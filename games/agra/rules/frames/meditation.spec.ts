import { describe, expect, it } from 'vitest'
import { asked, deliver, favor, goodsOf, kindsOf, movesOf, place, read, table } from '../../test/table.ts'

const end = { move: 'end-meditation' }
const layDown = (space: string) => ({ move: 'lay-down', space })
const board = { sailor: 'standing', trader: 'standing', quarry: 'standing' } as const

describe('meditation', () => {
  it('AG:4.1 is optional, and points may be made and spent by turns', () => {
    const t = table({ phase: 'meditation', seats: [{ board }] })
    t.play(0, layDown('sailor'), { move: 'move-farmer', side: 'top', direction: 'forward' }, layDown('trader'))
    expect(read(t, 'points')).toBe(1)
    const skipped = table({ phase: 'meditation', seats: [{ board }] })
    skipped.play(0, end)
    expect(asked(skipped)).toMatchObject({ frame: 'action' })
  })

  it('AG:4.1 is not asked of a player who has no worker out', () => {
    const t = table({ phase: 'order', seats: [{}, {}] })
    t.play(0, { move: 'end-turn' })
    expect(asked(t)).toEqual({ frame: 'action', seat: 1 })
  })

  it('AG:4.2 AG:1.12 only own standing workers are laid down, and they stay on their space', () => {
    const t = table({
      phase: 'meditation',
      seats: [{ board: { quarry: 'lying', trader: 'standing' } }, { board: { sailor: 'standing' } }],
    })
    expect(movesOf(t, 0, 'lay-down')).toEqual([{ space: 'trader' }])
    expect(t.refusal(0, layDown('quarry'))).toMatchObject({ rule: 'AG:4.2', reason: 'lies-already' })
    expect(t.refusal(0, layDown('sailor'))).toMatchObject({ rule: 'AG:4.2', reason: 'no-own-worker' })
    t.play(0, layDown('trader'))
    expect(read(t, 'workers.trader')).toBe(0)
    expect(read(t, 'lying')).toEqual(['trader', 'quarry'])
  })

  it('AG:4.2 a worker is never worth less than one point', () => {
    const t = table({ phase: 'meditation', seats: [{ board, tracker: 1 }] })
    for (const space of ['sailor', 'trader', 'quarry']) t.play(0, layDown(space))
    expect(read(t, 'points')).toBe(3)
  })

  it('AG:4.3 a worker stood up and laid down again counts as a further one', () => {
    const t = table({ phase: 'meditation', seats: [{ board: { quarry: 'standing' }, tracker: 4, goods: { oil: 1 } }] })
    t.play(
      0,
      layDown('quarry'),
      { move: 'food', food: 'oil' },
      { move: 'stand-up', space: 'quarry' },
      layDown('quarry'),
    )
    expect(read(t, 'points')).toBe(3 + 2)
  })

  it('AG:4.3 workers from the Cook count in the same sequence, and a moved tracker at once', () => {
    const t = table({
      phase: 'meditation',
      seats: [
        {
          board: { quarry: 'standing' },
          tracker: 3,
          stored: 1,
          contracts: ['cook'],
          favor: 4,
          tiles: ['meditation-step'],
        },
      ],
    })
    t.play(0, layDown('quarry'), favor('meditation-step'), { move: 'take-from-cook' })
    expect(read(t, 'players.0.tracker')).toBe(4)
    expect(read(t, 'points')).toBe(2 + 2)
  })

  it('AG:4.4 AG:1.19 circle actions cost what the table says, as often as one can pay', () => {
    const t = table({
      phase: 'meditation',
      seats: [{ goods: { cotton: 1 }, board: { trader: 'lying' } }],
      also: { points: 4, blocked: 'exchange' },
    })
    t.play(0, { move: 'remove-cover', cover: 'top-near' }, { move: 'remove-cover', cover: 'top-far' })
    expect(read(t, 'points')).toBe(0)
    expect(t.refusal(0, { move: 'remove-cover', cover: 'left-far' })).toMatchObject({
      rule: 'AG:4.4',
      reason: 'needs-points',
      need: 2,
      have: 0,
    })
    const deliverer = table({
      phase: 'meditation',
      river: ['cook', 'sufi'],
      seats: [{ goods: { wood: 1 } }],
      also: { points: 2, blocked: 'process' },
    })
    expect(deliverer.refusal(0, deliver('cook', 'wood'))).toMatchObject({ rule: 'AG:4.4', need: 3, have: 2 })
  })

  it('AG:4.4 AG:1.23 an exchange keeps the value and costs it; another value is refused', () => {
    const t = table({ phase: 'meditation', seats: [{ goods: { wood: 1 } }], also: { points: 1 } })
    t.play(0, { move: 'exchange', good: 'wood' })
    expect(movesOf(t, 0, 'take').map((move) => move.good)).toEqual(['sandstone', 'turmeric', 'cotton'])
    expect(t.refusal(0, { move: 'take', good: 'oil' })).toMatchObject({
      rule: 'AG:1.23',
      reason: 'other-value',
      need: 1,
      have: 2,
    })
    t.play(0, { move: 'take', good: 'cotton' })
    expect(goodsOf(t, 0)).toEqual({ cotton: 1 })
  })

  it('AG:4.5 the marker goes to the outer action used last; the center does not count', () => {
    const t = table({
      phase: 'meditation',
      seats: [{ goods: { wood: 1 }, board: { trader: 'lying' } }],
      also: { points: 5 },
    })
    t.play(0, { move: 'remove-cover', cover: 'top-near' }, { move: 'process-good', good: 'planks', aid: 'none' })
    expect(read(t, 'blocked')).toBe('deliver')
    t.play(0, { move: 'move-farmer', side: 'left', direction: 'forward' }, end)
    expect(read(t, 'blocked')).toBe('process')
  })

  it('AG:4.5 TV-43 it stays if no outer action was used', () => {
    const t = table({
      phase: 'meditation',
      seats: [{ contracts: ['mosaic-maker'], board: { trader: 'lying' } }],
      also: { points: 2 },
    })
    t.play(0, { move: 'mosaic', favor: 1 }, { move: 'move-farmer', side: 'left', direction: 'forward' }, end)
    expect(read(t, 'blocked')).toBe('deliver')
  })

  it('AG:4.6 points left over are lost with the phase', () => {
    const t = table({ phase: 'meditation', seats: [{ board }], also: { points: 4 } })
    t.play(0, end)
    expect(read(t, 'points')).toBe(0)
  })

  it('AG:4.7 the marked action is blocked for everyone', () => {
    const t = table({
      phase: 'meditation',
      river: ['cook', 'sufi'],
      seats: [{ goods: { wood: 1 } }],
      also: { points: 3 },
    })
    expect(t.refusal(0, deliver('cook', 'wood'))).toEqual({
      rule: 'AG:4.7',
      reason: 'circle-blocked',
      circle: 'deliver',
    })
    expect(kindsOf(t, 0)).not.toContain('deliver')
    expect(kindsOf(t, 0)).toContain('move-farmer')
  })

  it('AG:4.8 AG:9.2 a delivery by meditation is single and raises influence at once', () => {
    const t = table({
      phase: 'meditation',
      river: ['cook', 'sufi'],
      seats: [{ goods: { wood: 2 }, board: { trader: 'lying' } }],
      also: { points: 3, blocked: 'process' },
    })
    expect(t.refusal(0, deliver('cook', 'wood', true))).toEqual({ rule: 'AG:9.7', reason: 'double-only-by-sailor' })
    t.play(0, deliver('cook', 'wood'))
    expect(asked(t)).toMatchObject({ frame: 'steps', seat: 0 })
    t.play(0, { move: 'step', guild: 'artisans' })
    expect(read(t, 'players.0.influence.artisans')).toBe(1)
    expect(read(t, 'players.0.rupees')).toBe(3)
    expect(asked(t)).toMatchObject({ frame: 'meditation' })
  })

  it('AG:14.8 the Cook gives a stored worker back for points', () => {
    const t = table({ phase: 'meditation', seats: [{ contracts: ['cook'], stored: 2 }] })
    t.play(0, { move: 'take-from-cook' })
    expect(read(t, 'players.0')).toMatchObject({ stored: 1, workers: 9 })
    t.play(0, { move: 'take-from-cook' })
    expect(t.refusal(0, { move: 'take-from-cook' })).toEqual({ rule: 'AG:14.8', reason: 'none-stored' })
    expect(read(t, 'points')).toBe(2)
  })

  it('AG:14.9 the Muezzin adds one point, once, and not for the tile alone', () => {
    const t = table({
      phase: 'meditation',
      seats: [{ board, contracts: ['muezzin'], favor: 2, tiles: ['meditation-point'] }],
    })
    t.play(0, favor('meditation-point'))
    expect(read(t, 'points')).toBe(1)
    t.play(0, layDown('sailor'))
    expect(read(t, 'points')).toBe(3)
    t.play(0, layDown('trader'))
    expect(read(t, 'points')).toBe(4)
  })

  it('AG:14.15 the Mosaic Maker sells favor for points, once in a turn', () => {
    const t = table({ phase: 'meditation', seats: [{ contracts: ['mosaic-maker'] }], also: { points: 4 } })
    t.play(0, { move: 'mosaic', favor: 1 })
    expect(read(t, 'players.0.favor')).toBe(1)
    expect(t.refusal(0, { move: 'mosaic', favor: 2 })).toMatchObject({ rule: 'AG:14.15', reason: 'used-this-turn' })
    const poor = table({ phase: 'meditation', seats: [{ contracts: ['mosaic-maker'] }], also: { points: 2 } })
    expect(poor.refusal(0, { move: 'mosaic', favor: 2 })).toMatchObject({ rule: 'AG:14.15', need: 3, have: 2 })
    const without = table({ phase: 'meditation', seats: [{}], also: { points: 2 } })
    expect(without.refusal(0, { move: 'mosaic', favor: 1 })).toMatchObject({
      rule: 'AG:14.15',
      reason: 'not-your-contract',
    })
  })

  it('AG:10.8 the tile for a point works in this phase only', () => {
    const t = table({ seats: [{ favor: 2, tiles: ['meditation-point'] }] })
    expect(t.refusal(0, favor('meditation-point'))).toEqual({ rule: 'AG:10.8', reason: 'only-in-meditation' })
    t.play(0, place('quarry'))
    expect(kindsOf(t, 0)).toContain('favor')
  })
})
