import { describe, expect, it } from 'vitest'
import { asked, favor, goodsOf, movesOf, place, read, table } from '../../test/table.ts'

const step = (guild: string) => ({ move: 'step', guild })

describe('favor tiles', () => {
  it('AG:12.5 a tile is taken, the display refilled from the pile, which raises a barrier', () => {
    const t = table({ seats: [{ influence: { artisans: 2 } }] })
    const pile = read(t, 'pile') as string[]
    const revealed = t.position.revealed
    t.play(0, place('architect'), step('artisans'))
    expect(movesOf(t, 0, 'take-tile').map((move) => move.tile)).toEqual(['price', 'sell', 'farmers'])
    expect(t.refusal(0, { move: 'take-tile', tile: 'free-peon' })).toMatchObject({
      rule: 'AG:12.5',
      reason: 'tile-not-there',
    })
    t.play(0, { move: 'take-tile', tile: 'sell' })
    expect(read(t, 'display')).toEqual(['price', 'farmers', pile[pile.length - 1]])
    expect(t.position.revealed).toBe(revealed + 1)
    expect(asked(t)).toMatchObject({ frame: 'orders' })
  })

  it('AG:12.5 an empty pile leaves a gap, and an empty display only favor', () => {
    const gap = table({ seats: [{ influence: { artisans: 2 } }], also: { display: ['sell'], pile: [] } })
    gap.play(0, place('architect'), step('artisans'), { move: 'take-tile', tile: 'sell' })
    expect(read(gap, 'display')).toEqual([])
    const empty = table({ seats: [{ influence: { artisans: 2 } }], also: { display: [], pile: [] } })
    empty.play(0, place('architect'), step('artisans'))
    expect(read(empty, 'players.0.favor')).toBe(1)
    expect(asked(empty)).toMatchObject({ frame: 'orders' })
  })

  it('AG:12.5 AG:10.9 a tile given up fills a gap of the display, and the taken one can be used at once', () => {
    const t = table({
      seats: [
        { tiles: ['stand-up', 'remove-cover', 'deliver'], influence: { artisans: 2 }, favor: 3, goods: { oil: 1 } },
      ],
      also: { display: ['sell'], pile: [] },
    })
    t.play(
      0,
      place('architect'),
      step('artisans'),
      { move: 'take-tile', tile: 'sell' },
      { move: 'give-up', tile: 'deliver' },
    )
    expect(read(t, 'display')).toEqual(['deliver'])
    t.play(0, favor('sell'), { move: 'sell', good: 'oil' })
    expect(goodsOf(t, 0)).toEqual({})
  })

  it('AG:12.5 a tile given up is shuffled into the pile', () => {
    const t = table({ seats: [{ tiles: ['stand-up', 'remove-cover', 'deliver'], influence: { artisans: 2 } }] })
    t.play(0, place('architect'), step('artisans'), { move: 'take-tile', tile: 'sell' })
    const draws = t.position.rng[3]
    t.play(0, { move: 'give-up', tile: 'deliver' })
    expect(t.position.rng[3]).not.toBe(draws)
  })

  it('AG:12.6 the printed actions do not take the place of tiles', () => {
    const t = table({ seats: [{ tiles: ['stand-up', 'remove-cover'], influence: { artisans: 2 }, favor: 4 }] })
    t.play(0, place('architect'), step('artisans'), { move: 'take-tile', tile: 'sell' })
    expect(read(t, 'players.0.tiles')).toHaveLength(3)
    expect(movesOf(t, 0, 'favor').map((move) => move.action)).toContain('basic-good')
  })
})
