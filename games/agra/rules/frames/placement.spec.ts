import { describe, expect, it } from 'vitest'
import { asked, decline, favor, goodsOf, kindsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const peon = (space: string, aid = 'none') => ({ move: 'peon', space, aid })
const produce = (count: number) => ({ move: 'produce', count })

describe('placing a worker', () => {
  it('AG:1.11 AG:5.1 main characters, built buildings and the site of the Builder can be taken', () => {
    const t = table()
    expect(movesOf(t, 0, 'place').map((move) => move.space)).toEqual([
      'architect',
      'sailor',
      'trader',
      'botanist',
      'quarry',
      'lumber-mill',
      'turmeric-field',
      'cotton-field',
      'tailor',
    ])
    expect(t.refusal(0, place('weaver'))).toEqual({ rule: 'AG:1.11', reason: 'not-built', space: 'weaver' })
    expect(kindsOf(t, 0)).not.toContain('end-turn')
  })

  it('AG:5.2 a space can be taken even if nothing comes of it', () => {
    const t = table({ seats: [{ farmers: { top: 1, left: 5 }, covers: [] }] })
    t.play(0, place('quarry'))
    expect(movesOf(t, 0, 'produce')).toEqual([{ count: 0 }])
    const trader = table()
    trader.play(0, place('trader'), stop)
    expect(asked(trader)).toMatchObject({ frame: 'orders' })
    const architect = table({ seats: [{ influence: { artisans: 9 } }] })
    architect.play(0, place('architect'), { move: 'step', guild: 'artisans' })
    expect(read(architect, 'players.0.influence.artisans')).toBe(9)
  })

  it('AG:5.3 bump, placement, rupees, action, Merchant: in this order', () => {
    const t = table({ seats: [{}, { board: { 'cotton-field': 'standing' } }], also: { coins: { 'cotton-field': 3 } } })
    const first = t.play(0, place('cotton-field')).map((event) => event.event)
    const second = t.play(0, produce(2)).map((event) => event.event)
    expect([...first, ...second]).toEqual([
      'bumped',
      'favor',
      'placed',
      'rupees',
      'produced',
      'gained',
      'favor',
      'merchant-moved',
    ])
  })

  it('AG:5.4 an empty space is just taken', () => {
    const t = table()
    t.play(0, place('quarry'))
    expect(read(t, 'workers.quarry')).toBe(0)
    expect(read(t, 'players.0.workers')).toBe(9)
    expect(read(t, 'lying')).toEqual([])
  })

  it('AG:5.7 the owner of the Cook may keep a bumped standing worker there, two at most', () => {
    const seats = [{}, { board: { quarry: 'standing' }, contracts: ['cook'], stored: 1 }] as const
    const t = table({ seats })
    t.play(0, place('quarry'))
    expect(asked(t)).toEqual({ frame: 'cook', seat: 1 })
    t.play(1, { move: 'store' })
    expect(read(t, 'players.1')).toMatchObject({ stored: 2, workers: 8, favor: 1 })
    const kept = table({ seats })
    kept.play(0, place('quarry'))
    kept.play(1, decline)
    expect(read(kept, 'players.1')).toMatchObject({ stored: 1, workers: 9, favor: 1 })
    const full = table({ seats: [{}, { ...seats[1], stored: 2 }] })
    full.play(0, place('quarry'))
    expect(asked(full)).toMatchObject({ frame: 'production' })
    const lying = table({ seats: [{}, { board: { quarry: 'lying' }, contracts: ['cook'] }] })
    lying.play(0, place('quarry'))
    expect(asked(lying)).toMatchObject({ frame: 'production' })
  })

  it('AG:5.8 AG:1.14 PEON needs an own worker there and its full price, before the rupees of the building', () => {
    const t = table({ seats: [{ board: { quarry: 'standing' }, rupees: 1 }], also: { coins: { quarry: 4 } } })
    expect(t.refusal(0, peon('quarry'))).toEqual({ rule: 'AG:5.8', reason: 'needs-rupees', need: 2, have: 1 })
    expect(t.refusal(0, place('quarry'))).toMatchObject({ rule: 'AG:5.8', reason: 'own-worker-there' })
    expect(t.refusal(0, peon('sailor'))).toMatchObject({ rule: 'AG:5.8', reason: 'no-own-worker' })
    const rich = table({ seats: [{ board: { quarry: 'lying' }, rupees: 2 }], also: { coins: { quarry: 4 } } })
    rich.play(0, peon('quarry'), produce(1))
    expect(read(rich, 'players.0')).toMatchObject({ rupees: 4, workers: 9, favor: 0 })
    expect(read(rich, 'lying')).toEqual([])
    expect(goodsOf(rich, 0)).toEqual({ sandstone: 1 })
  })

  it('AG:5.9 stored workers do not count as supply', () => {
    const t = table({
      seats: [{ board: { quarry: 'standing' }, workers: 0, stored: 2, contracts: ['cook'], rupees: 0 }],
    })
    expect(t.moves(0)).toEqual([peon('quarry')])
  })

  it('AG:5.9 AG:16.4 a forced PEON paid with less than the price is known to all', () => {
    const t = table({ seats: [{ board: { quarry: 'standing' }, workers: 0, rupees: 1 }] })
    const before = t.position.revealed
    const events = t.play(0, peon('quarry'))
    expect(events).toContainEqual({ event: 'rupees', seat: 0, why: 'peon', rupees: -1 })
    expect(t.position.revealed).toBe(before + 1)
  })

  it('AG:5.10 a PEON visits the Merchant too, and the favor comes after the action', () => {
    const t = table({ seats: [{ board: { 'cotton-field': 'lying' } }] })
    t.play(0, peon('cotton-field'))
    expect(read(t, 'players.0.favor')).toBe(0)
    expect(read(t, 'merchant')).toBe('cotton-field')
    t.play(0, produce(0))
    expect(read(t, 'players.0.favor')).toBe(2)
    expect(read(t, 'merchant')).not.toBe('cotton-field')
  })

  it('AG:5.12 rupees on a building go to whoever takes it', () => {
    const t = table({ also: { coins: { quarry: 3 } } })
    t.play(0, place('sailor'))
    expect(read(t, 'coins.quarry')).toBe(3)
    const taken = table({ also: { coins: { quarry: 3 } } })
    taken.play(0, place('quarry'))
    expect(read(taken, 'coins.quarry')).toBe(0)
    expect(read(taken, 'players.0.rupees')).toBe(5)
  })

  it('AG:5.13 the Builder builds for nothing and without a bonus tile; the visitor processes', () => {
    const t = table({ seats: [{ goods: { fabric: 2 } }, { goods: { fabric: 1 } }] })
    t.play(0, place('tailor'))
    expect(read(t, 'built')).toContain('tailor')
    expect(read(t, 'bonusTiles')).toHaveLength(12)
    expect(asked(t)).toMatchObject({ frame: 'process', building: 'tailor' })
    t.play(0, { move: 'process', count: 2, aid: 'none' })
    t.play(1, { move: 'follow', aid: 'none' })
    expect(read(t, 'workers.tailor')).toBe(0)
    expect(read(t, 'builder')).not.toBe('tailor')
    expect(goodsOf(t, 0)).toEqual({ clothes: 2 })
  })

  it('AG:5.15 AG:10.13 a Statue buys one further main action, before the Order phase', () => {
    const t = table({ phase: 'order', seats: [{ goods: { statue: 2, paper: 1 } }] })
    t.play(0, { move: 'statue' })
    expect(asked(t)).toMatchObject({ frame: 'action' })
    t.play(0, place('quarry'), produce(1))
    expect(t.refusal(0, { move: 'statue' })).toMatchObject({ rule: 'AG:10.11', reason: 'used-this-turn' })
    expect(read(t, 'players.0.scrolls')).toEqual(['statue'])
    const late = table({ phase: 'order', seats: [{ goods: { statue: 1, paper: 1 } }] })
    late.play(0, { move: 'akbar', good: 'paper' })
    expect(late.refusal(0, { move: 'statue' })).toEqual({ rule: 'AG:10.13', reason: 'before-order-phase' })
    const early = table({ seats: [{ goods: { statue: 1 } }] })
    expect(early.refusal(0, { move: 'luxury', good: 'statue' })).toEqual({
      rule: 'AG:10.13',
      reason: 'statue-after-action',
    })
  })

  it('AG:5.15 AG:10.8 a Statue action may be a PEON by the tile', () => {
    const t = table({
      phase: 'order',
      seats: [{ goods: { statue: 1 }, favor: 3, tiles: ['free-peon'], board: { quarry: 'lying' }, rupees: 0 }],
    })
    t.play(0, { move: 'statue' })
    expect(movesOf(t, 0, 'peon')).toEqual([{ space: 'quarry', aid: 'tile' }])
    t.play(0, peon('quarry', 'tile'))
    expect(read(t, 'players.0')).toMatchObject({ favor: 0, used: ['free-peon'], supply: 20 })
  })

  it('AG:5.16 with every worker out there is always a PEON', () => {
    const t = table({ seats: [{ board: { quarry: 'lying', sailor: 'standing' }, workers: 0, rupees: 0 }] })
    expect(movesOf(t, 0, 'peon')).toHaveLength(2)
    expect(kindsOf(t, 0)).toEqual(['peon'])
  })

  it('AG:14.13 AG:10.6 the Mullah makes the tile for a PEON cheaper, once in the turn', () => {
    const t = table({ seats: [{ board: { quarry: 'lying' }, favor: 4, tiles: ['free-peon'], contracts: ['mullah'] }] })
    t.play(0, peon('quarry', 'tile-and-mullah'))
    expect(read(t, 'players.0.favor')).toBe(2)
    expect(t.refusal(0, favor('basic-good', true))).toMatchObject({ rule: 'AG:10.6', reason: 'used-this-turn' })
    expect(t.refusal(0, favor('basic-good'))).toBeUndefined()
  })
})
