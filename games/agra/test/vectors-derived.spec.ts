import { describe, expect, it } from 'vitest'
import { asked, decline, deliver, endTurn, favor, goodsOf, movesOf, place, read, stop, table } from './table.ts'

/** Vectors that put figures of the rulebook, and the rulings, into situations of our own. */

describe('derived vectors', () => {
  it('TV-30 AG:5.5 AG:5.6 a bumped worker brings 0, 1 or 2 favor', () => {
    for (const [how, tracker, favorGained] of [
      ['lying', 4, 0],
      ['standing', 3, 1],
      ['standing', 4, 2],
    ] as const) {
      const t = table({ seats: [{}, { board: { quarry: how }, tracker }] })
      t.play(0, place('quarry'))
      expect(read(t, 'players.1.favor')).toBe(favorGained)
      expect(read(t, 'players.1.workers')).toBe(10)
      expect(read(t, 'workers.quarry')).toBe(0)
    }
  })

  it('TV-31 AG:5.8 AG:14.12 PEON costs 2, with the Calligrapher 1, with the tile nothing', () => {
    const board = { quarry: 'lying' } as const
    const plain = table({ seats: [{ board }] })
    plain.play(0, { move: 'peon', space: 'quarry', aid: 'none' })
    expect(read(plain, 'players.0.rupees')).toBe(0)
    expect(read(plain, 'lying')).toEqual([])
    expect(read(plain, 'players.0.favor')).toBe(0)
    const cheap = table({ seats: [{ board, contracts: ['calligrapher'] }] })
    cheap.play(0, { move: 'peon', space: 'quarry', aid: 'none' })
    expect(read(cheap, 'players.0.rupees')).toBe(1)
    const free = table({ seats: [{ board, favor: 3, tiles: ['free-peon'] }] })
    free.play(0, { move: 'peon', space: 'quarry', aid: 'tile' })
    expect(read(free, 'players.0.rupees')).toBe(2)
    expect(read(free, 'players.0.favor')).toBe(0)
  })

  it('TV-32 AG:5.9 AG:6.2 without a worker PEON takes what there is, and nothing can be built', () => {
    for (const rupees of [1, 0]) {
      const seat = { board: { architect: 'lying' }, workers: 0, rupees, goods: { wood: 4, sandstone: 2 } } as const
      const t = table({ seats: [seat] })
      expect(movesOf(t, 0, 'place')).toEqual([])
      expect(t.refusal(0, place('quarry'))).toEqual({ rule: 'AG:5.9', reason: 'no-worker-in-supply' })
      t.play(0, { move: 'peon', space: 'architect', aid: 'none' })
      expect(read(t, 'players.0.rupees')).toBe(0)
      expect(movesOf(t, 0, 'build')).toEqual([])
      expect(t.refusal(0, { move: 'build', building: 'oil-press' })).toEqual({
        rule: 'AG:6.2',
        reason: 'no-worker-in-supply',
      })
    }
  })

  it('TV-35 AG:9.15 cotton brings favor at dock 3, at most three', () => {
    for (const [cotton, favorGained] of [
      [0, 0],
      [1, 1],
      [5, 3],
    ] as const) {
      const t = table({
        river: ['caliph', 'sufi'],
        marks: { caliph: { oil: { seat: 0, markers: 1 } } },
        seats: [{ goods: { bricks: 1 }, contracts: ['cook', 'mahout'] }, { goods: { cotton } }],
        also: { dock: 2 },
      })
      t.play(0, place('sailor'), deliver('caliph', 'bricks'))
      expect(read(t, 'dock')).toBe(3)
      expect(read(t, 'players.1.favor')).toBe(favorGained)
    }
  })

  it('TV-35 AG:9.17 cotton decides the value of the good at dock 5', () => {
    for (const [cotton, good, dearer] of [
      [0, 'wood', 'curry'],
      [1, 'curry', 'book'],
      [3, 'book', 'wood'],
    ] as const) {
      const t = table({
        river: ['subadar', 'sufi'],
        marks: { subadar: { book: { seat: 0, markers: 1 } } },
        seats: [{ goods: { bricks: 1 }, contracts: ['cook', 'mahout', 'caliph', 'muezzin'] }, { goods: { cotton } }],
        also: { dock: 4 },
      })
      t.play(0, place('sailor'), deliver('subadar', 'bricks'), { move: 'take', good: 'cotton' })
      expect(asked(t)).toMatchObject({ frame: 'choose-good', seat: 1 })
      expect(t.refusal(1, { move: 'take', good: dearer })).toMatchObject({ rule: 'AG:9.17', reason: 'other-value' })
      t.play(1, { move: 'take', good })
      expect(read(t, `players.1.goods.${good}`)).toBe(1)
      expect(read(t, 'dock')).toBe(5)
    }
  })

  it('TV-37 AG:11.6 a tied leader gets the full amount and no step', () => {
    const influence = { merchants: 2 }
    const t = table({
      phase: 'order',
      seats: [{ goods: { oil: 1, dye: 1 }, influence }, { influence }],
      also: { orderMarkers: { merchants: 3 } },
    })
    t.play(0, { move: 'order', guild: 'merchants' })
    expect(read(t, 'players.0.rupees')).toBe(2 + 3)
    expect(read(t, 'players.0.influence.merchants')).toBe(2)
  })

  it('TV-39 AG:10.5 AG:10.6 the tile for a cover takes 2 of 3 favor, with the Mullah 1', () => {
    const plain = table({ seats: [{ favor: 3, tiles: ['remove-cover'] }] })
    plain.play(0, favor('remove-cover'), { move: 'remove-cover', cover: 'top-near' })
    expect(read(plain, 'players.0.favor')).toBe(1)
    const cheap = table({ seats: [{ favor: 3, tiles: ['remove-cover'], contracts: ['mullah'] }] })
    cheap.play(0, favor('remove-cover', true), { move: 'remove-cover', cover: 'top-near' })
    expect(read(cheap, 'players.0.favor')).toBe(2)
    expect(read(cheap, 'players.0.covers')).toHaveLength(7)
  })

  it('TV-40 AG:10.5 three favor are not enough for the influence action', () => {
    const t = table({ seats: [{ favor: 3 }] })
    expect(t.refusal(0, favor('influence'))).toEqual({ rule: 'AG:10.5', reason: 'needs-favor', need: 4, have: 3 })
  })

  it('TV-42 AG:7.1 with no covers and both farmers at the far ends a corner yields 8', () => {
    const t = table({ seats: [{ covers: [], farmers: { top: 5, left: 1 } }] })
    t.play(0, place('quarry'), { move: 'produce', count: 8 })
    expect(goodsOf(t, 0)).toEqual({ sandstone: 8 })
  })
})

describe('vectors for the rulings', () => {
  it('TV-50 AG:13.4 without markers a bumped owner may give a wood for the favor, or forgo it', () => {
    const seats = [{}, { board: { quarry: 'standing' }, goods: { wood: 3 }, supply: 0 }] as const
    const kept = table({ seats })
    kept.play(0, place('quarry'))
    expect(asked(kept)).toEqual({ frame: 'shortage', seat: 1, good: null, missing: 1 })
    kept.play(1, decline)
    expect(read(kept, 'players.1.favor')).toBe(0)
    const given = table({ seats })
    given.play(0, place('quarry'))
    given.play(1, { move: 'return-good', good: 'wood' })
    expect(read(given, 'players.1.favor')).toBe(1)
    expect(goodsOf(given, 1)).toEqual({ wood: 2 })
    expect(read(given, 'players.1.supply')).toBe(0)
  })

  it('TV-51 AG:10.5 AG:3.9 one marker paid marks the action and returns after the turn', () => {
    const t = table({ phase: 'order', seats: [{ favor: 2, supply: 0 }] })
    t.play(0, favor('basic-good'), { move: 'take', good: 'wood' })
    expect(read(t, 'players.0.favor')).toBe(0)
    expect(read(t, 'players.0.used')).toEqual(['basic-good'])
    expect(goodsOf(t, 0)).toEqual({ wood: 1 })
    expect(read(t, 'players.0.supply')).toBe(0)
    t.play(0, endTurn)
    expect(read(t, 'players.0.supply')).toBe(1)
    expect(read(t, 'players.0.used')).toEqual([])
  })

  it('TV-53 AG:9.23 AG:6.10 a Jagirdar won in the action delivers after steps and refund', () => {
    const t = table({
      river: ['jagirdar', 'mullah', 'sufi'],
      marks: { jagirdar: { fabric: { seat: 1, markers: 2 } } },
      seats: [{ goods: { planks: 1, curry: 1 } }, { goods: { bricks: 1 }, contracts: ['cook', 'mahout'] }],
      also: { dock: 2 },
    })
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'curry' }, deliver('jagirdar', 'planks'), stop)
    expect(asked(t)).toMatchObject({ frame: 'steps', seat: 0 })
    expect(read(t, 'players.0.rupees')).toBe(2 + 3)
    t.play(0, { move: 'step', guild: 'merchants' })
    expect(read(t, 'players.0.rupees')).toBe(2 + 3 + 2)
    expect(asked(t)).toMatchObject({ frame: 'jagirdar', seat: 1 })
    const before = read(t, 'players.0.favor') as number
    t.play(1, deliver('mullah', 'bricks'))
    expect(read(t, 'players.0.favor')).toBe(before + 1)
    expect(asked(t)).toMatchObject({ frame: 'steps', seat: 1 })
  })

  it('TV-55 AG:9.6 the oil that wins the Cook earns no bonus, the next one does', () => {
    const t = table({
      river: ['cook', 'muezzin', 'sufi'],
      marks: { cook: { wood: { seat: 0, markers: 1 } } },
      seats: [{ goods: { oil: 2, cotton: 1 } }],
      also: { dock: 2 },
    })
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'cotton' }, deliver('cook', 'oil'))
    expect(read(t, 'players.0.rupees')).toBe(2 + 2)
    t.play(0, deliver('muezzin', 'oil'))
    expect(read(t, 'players.0.rupees')).toBe(2 + 2 + 1 + 1)
  })

  it('TV-57 AG:1.4 AG:9.16 a payment of value 4 stays 4 when the tokens go home', () => {
    const t = table({
      river: ['caliph', 'muezzin', 'sufi'],
      marks: { caliph: { oil: { seat: 0, markers: 1 } } },
      seats: [{ goods: { clothes: 1, bricks: 1 }, contracts: ['cook', 'mahout', 'jagirdar'] }],
      also: { dock: 3, tokens: { third: 'clothes' }, faces: { third: 'upper' } },
    })
    t.play(0, place('sailor'), { move: 'pay-sailor', good: 'clothes' }, deliver('caliph', 'bricks'))
    expect(read(t, 'dock')).toBe(4)
    expect(read(t, 'tokens.third')).toBeNull()
    expect(read(t, 'faces.third')).toBe('lower')
    expect(asked(t)).toMatchObject({ frame: 'sailor', paid: 4, used: 1 })
  })

  it('TV-59 AG:12.5 a fourth tile: the display is refilled, an old tile goes into the pile, fourteen in all', () => {
    const t = table({
      seats: [{ tiles: ['stand-up', 'remove-cover', 'deliver'], influence: { artisans: 5 } }],
    })
    t.play(0, place('architect'), { move: 'step', guild: 'artisans' }, { move: 'take-tile', tile: 'sell' })
    expect(asked(t)).toEqual({ frame: 'give-up', seat: 0, taken: 'sell' })
    expect(read(t, 'display')).toHaveLength(3)
    expect(t.refusal(0, { move: 'give-up', tile: 'sell' })).toEqual({ rule: 'AG:12.5', reason: 'just-taken' })
    t.play(0, { move: 'give-up', tile: 'deliver' })
    expect(read(t, 'players.0.tiles')).toEqual(['stand-up', 'remove-cover', 'sell'])
    expect(read(t, 'pile')).toContain('deliver')
    expect((read(t, 'pile') as string[]).length + (read(t, 'display') as string[]).length + 3).toBe(14)
  })
})
