import { describe, expect, it } from 'vitest'
import { asked, favor, goodsOf, kindsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const board = { quarry: 'lying', sailor: 'lying', trader: 'lying', botanist: 'lying' } as const
const standUp = (space: string) => ({ move: 'stand-up', space })
const food = (name: string) => ({ move: 'food', food: name })
const luxury = (good: string) => ({ move: 'luxury', good })

describe('oil and curry', () => {
  it('AG:10.3 AG:1.12 one of them stands one worker up, both stand up to three, as often as one likes', () => {
    const t = table({ seats: [{ goods: { oil: 2, curry: 2 }, board }] })
    t.play(0, food('oil'))
    expect(t.refusal(0, stop)).toEqual({ rule: 'AG:10.2', reason: 'must-do-something' })
    t.play(0, standUp('quarry'))
    expect(asked(t)).toMatchObject({ frame: 'action' })
    expect(read(t, 'workers.quarry')).toBe(0)
    t.play(0, food('both'), standUp('sailor'), standUp('trader'), stop)
    expect(read(t, 'lying')).toEqual(['botanist'])
    t.play(0, food('curry'), standUp('botanist'))
    expect(goodsOf(t, 0)).toEqual({})
  })

  it('AG:10.2 somebody must be lying', () => {
    const t = table({ seats: [{ goods: { oil: 1 }, board: { quarry: 'standing' } }, { board: { sailor: 'lying' } }] })
    expect(t.refusal(0, food('oil'))).toEqual({ rule: 'AG:10.2', reason: 'nobody-lies' })
    expect(t.refusal(0, food('curry'))).toMatchObject({ rule: 'AG:10.3', reason: 'needs-good', good: 'curry' })
  })
})

describe('favor actions', () => {
  it('AG:10.4 AG:12.6 each once in a turn; tiles only for their owner', () => {
    const t = table({ seats: [{ favor: 8 }, { tiles: ['sell'] }] })
    t.play(0, favor('basic-good'), { move: 'take', good: 'wood' })
    expect(t.refusal(0, favor('basic-good'))).toEqual({
      rule: 'AG:10.4',
      reason: 'used-this-turn',
      action: 'basic-good',
    })
    expect(t.refusal(0, favor('sell'))).toEqual({ rule: 'AG:10.4', reason: 'not-your-tile', action: 'sell' })
    expect(kindsOf(t, 0)).toContain('favor')
  })

  it('AG:10.5 AG:13.2 one paid marker stays on the action, the others go to the supply', () => {
    const t = table({ seats: [{ favor: 4, supply: 0 }] })
    t.play(0, favor('influence'), { move: 'step', guild: 'scholars' })
    expect(read(t, 'players.0')).toMatchObject({ favor: 1, supply: 2, used: ['influence'], influence: { scholars: 1 } })
  })

  it('AG:10.6 AG:14.13 the Mullah saves one favor once in a turn, never the last one', () => {
    const t = table({ seats: [{ favor: 6, contracts: ['mullah'], tiles: ['farmers'] }] })
    expect(t.refusal(0, favor('farmers', true))).toEqual({ rule: 'AG:10.6', reason: 'never-below-one' })
    t.play(0, favor('basic-good', true), { move: 'take', good: 'wood' })
    expect(read(t, 'players.0.favor')).toBe(5)
    expect(t.refusal(0, favor('influence', true))).toMatchObject({ rule: 'AG:10.6', reason: 'used-this-turn' })
    const poor = table({ seats: [{ favor: 1, contracts: ['mullah'] }] })
    expect(poor.refusal(0, favor('basic-good', true))).toMatchObject({ rule: 'AG:10.5', need: 2, have: 1 })
    const without = table({ seats: [{ favor: 6 }] })
    expect(without.refusal(0, favor('basic-good', true))).toMatchObject({
      rule: 'AG:10.6',
      reason: 'not-your-contract',
    })
  })

  it('AG:10.7 a basic good of choice, and a step below the top', () => {
    const t = table({ seats: [{ favor: 6, influence: { artisans: 9 } }] })
    t.play(0, favor('basic-good'))
    expect(movesOf(t, 0, 'take').map((move) => move.good)).toEqual(['sandstone', 'wood', 'turmeric', 'cotton'])
    expect(t.refusal(0, { move: 'take', good: 'oil' })).toEqual({ rule: 'AG:10.7', reason: 'not-basic' })
    t.play(0, { move: 'take', good: 'cotton' }, favor('influence'))
    expect(t.refusal(0, { move: 'step', guild: 'artisans' })).toEqual({
      rule: 'AG:12.1',
      reason: 'at-top',
      guild: 'artisans',
    })
    expect(movesOf(t, 0, 'step').map((move) => move.guild)).toEqual(['merchants', 'scholars'])
  })

  it('AG:10.8 every tile does what it says', () => {
    const use = (tile: string, seat: object, ...moves: object[]) => {
      const t = table({ seats: [{ favor: 4, tiles: [tile], ...seat }] })
      t.play(0, favor(tile), ...(moves as { move: string }[]))
      expect(asked(t)).toMatchObject({ frame: 'action' })
      return t
    }
    expect(read(use('stand-up', { board: { quarry: 'lying' } }, standUp('quarry')), 'lying')).toEqual([])
    expect(read(use('remove-cover', {}, { move: 'remove-cover', cover: 'top-far' }), 'players.0.favor')).toBe(2)
    const advanced = use('advanced-good', {}, { move: 'take', good: 'dye' })
    expect([goodsOf(advanced, 0), read(advanced, 'players.0.favor')]).toEqual([{ dye: 1 }, 1])
    const priced = use(
      'price',
      {},
      { move: 'price-token', token: 'first' },
      { move: 'set-price', good: 'wood', face: 'upper' },
    )
    expect(read(priced, 'tokens.first')).toBe('wood')
    const sold = use('sell', { goods: { statue: 1 } }, { move: 'sell', good: 'statue' })
    expect([read(sold, 'players.0.rupees'), goodsOf(sold, 0)]).toEqual([5, {}])
    const swapped = use(
      'exchange',
      { goods: { oil: 1 } },
      { move: 'exchange', good: 'oil' },
      { move: 'take', good: 'bricks' },
    )
    expect(goodsOf(swapped, 0)).toEqual({ bricks: 1 })
    const raised = use('meditation-step', {})
    expect([read(raised, 'players.0.tracker'), read(raised, 'players.0.favor')]).toEqual([2, 0])
    expect(read(use('akbar-or-order', { goods: { oil: 1 } }, { move: 'akbar', good: 'oil' }), 'bowls.oil')).toBe(0)
  })

  it('AG:10.8 the tile for Akbar or an order keeps their conditions and leaves the Order phase open', () => {
    const t = table({
      phase: 'order',
      seats: [
        {
          favor: 4,
          tiles: ['akbar-or-order'],
          goods: { oil: 1, dye: 1, turmeric: 1, statue: 1 },
          influence: { artisans: 1 },
        },
      ],
    })
    t.play(0, favor('akbar-or-order'))
    expect(t.refusal(0, { move: 'order', guild: 'merchants' })).toMatchObject({ rule: 'AG:11.5' })
    t.play(0, { move: 'order', guild: 'artisans' })
    expect(asked(t)).toEqual({ frame: 'orders', seat: 0, done: false })
    t.play(0, { move: 'akbar', good: 'oil' })
    expect(asked(t)).toEqual({ frame: 'orders', seat: 0, done: true })
  })

  it('AG:10.2 nothing is spent on what cannot be done', () => {
    const tiles = (...names: string[]) => ({ favor: 4, tiles: names, covers: [], tracker: 6 })
    const first = table({ river: ['cook'], seats: [tiles('stand-up', 'remove-cover', 'meditation-step')] })
    expect(movesOf(first, 0, 'favor').map((move) => move.action)).toEqual(['basic-good', 'influence'])
    expect(first.refusal(0, favor('stand-up'))).toEqual({ rule: 'AG:10.2', reason: 'nobody-lies' })
    expect(first.refusal(0, favor('remove-cover'))).toEqual({ rule: 'AG:10.2', reason: 'no-cover-left' })
    expect(first.refusal(0, favor('meditation-step'))).toEqual({ rule: 'AG:10.2', reason: 'last-space' })
    expect(first.refusal(0, favor('process'))).toEqual({ rule: 'AG:10.2', reason: 'nothing-to-process' })
    const second = table({ river: ['cook'], seats: [tiles('sell', 'deliver', 'exchange')] })
    for (const action of ['sell', 'deliver', 'exchange'])
      expect(second.refusal(0, favor(action))).toMatchObject({ rule: 'AG:10.2' })
    const third = table({ seats: [tiles('akbar-or-order')] })
    expect(third.refusal(0, favor('akbar-or-order'))).toEqual({ rule: 'AG:10.2', reason: 'nothing-to-serve' })
  })

  it('AG:10.9 a tile given up after use returns its mark, and stays used for this turn', () => {
    const t = table({
      seats: [{ favor: 7, tiles: ['sell', 'price', 'farmers'], goods: { wood: 1 }, influence: { artisans: 2 } }],
    })
    t.play(0, favor('sell'), { move: 'sell', good: 'wood' }, favor('influence'), { move: 'step', guild: 'artisans' })
    const supply = read(t, 'players.0.supply') as number
    const taken = (read(t, 'display') as string[])[0] as string
    t.play(0, { move: 'take-tile', tile: taken }, { move: 'give-up', tile: 'sell' })
    expect(read(t, 'players.0.supply')).toBe(supply + 1)
    expect(read(t, 'players.0.used')).toEqual(['influence'])
    expect(read(t, 'spentTiles')).toEqual(['sell'])
    const regained = table({
      seats: [{ favor: 3, tiles: ['sell'], goods: { wood: 1 } }],
      also: { spentTiles: ['sell'] },
    })
    expect(regained.refusal(0, favor('sell'))).toMatchObject({ rule: 'AG:10.4', reason: 'used-this-turn' })
  })

  it('AG:L-02 in the other reading the tile for a cover takes all three favor', () => {
    const t = table({ options: { removeCoverTile: 'pay-all' }, seats: [{ favor: 3, tiles: ['remove-cover'] }] })
    t.play(0, favor('remove-cover'), { move: 'remove-cover', cover: 'top-near' })
    expect(read(t, 'players.0.favor')).toBe(0)
  })
})

describe('luxury goods', () => {
  it('AG:10.11 AG:13.2 each kind once in a turn; the marker waits on its scroll', () => {
    const t = table({ seats: [{ goods: { clothes: 2, book: 1 }, supply: 5 }] })
    t.play(0, luxury('clothes'))
    expect(read(t, 'players.0')).toMatchObject({ scrolls: ['clothes'], supply: 5, rupees: 5 })
    expect(t.refusal(0, luxury('clothes'))).toEqual({ rule: 'AG:10.11', reason: 'used-this-turn', good: 'clothes' })
    expect(t.refusal(0, luxury('book'))).toBeUndefined()
    expect(t.refusal(0, luxury('wood'))).toEqual({ rule: 'AG:10.12', reason: 'no-luxury-good' })
  })

  it('AG:L-04 in the other reading one luxury good in all', () => {
    const t = table({ options: { luxuryGoods: 'one-in-all' }, seats: [{ goods: { clothes: 1, book: 1 } }] })
    t.play(0, luxury('clothes'))
    expect(t.refusal(0, luxury('book'))).toEqual({ rule: 'AG:L-04', reason: 'one-luxury-good' })
  })

  it('AG:10.12 a Book stands up to three workers up and brings a favor', () => {
    const t = table({ seats: [{ goods: { book: 1 }, board }] })
    t.play(0, luxury('book'), standUp('quarry'), standUp('sailor'), standUp('trader'))
    expect(read(t, 'lying')).toEqual(['botanist'])
    expect(read(t, 'players.0.favor')).toBe(1)
    const nobody = table({ seats: [{ goods: { book: 1 } }] })
    nobody.play(0, luxury('book'))
    expect(read(nobody, 'players.0.favor')).toBe(1)
  })

  it('AG:10.12 a Painting brings a step on two different tracks', () => {
    const t = table({ seats: [{ goods: { painting: 1 } }] })
    t.play(0, luxury('painting'))
    expect(t.refusal(0, stop)).toEqual({ rule: 'AG:12.2', reason: 'step-not-optional' })
    t.play(0, { move: 'step', guild: 'merchants' })
    expect(t.refusal(0, { move: 'step', guild: 'merchants' })).toEqual({
      rule: 'AG:10.12',
      reason: 'another-track',
      guild: 'merchants',
    })
    t.play(0, { move: 'step', guild: 'artisans' })
    expect(read(t, 'players.0.influence')).toEqual({ artisans: 1, merchants: 1, scholars: 0 })
    const one = table({ seats: [{ goods: { painting: 1 } }] })
    one.play(0, luxury('painting'), { move: 'step', guild: 'merchants' }, stop)
    expect(asked(one)).toMatchObject({ frame: 'action' })
  })

  it('AG:10.12 AG:1.4 Clothes pay what they are worth now', () => {
    const t = table({ seats: [{ goods: { clothes: 1 } }], also: { tokens: { second: 'clothes' } } })
    t.play(0, place('quarry'), luxury('clothes'))
    expect(read(t, 'players.0.rupees')).toBe(4)
  })
})
