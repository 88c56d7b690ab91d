import { describe, expect, it } from 'vitest'
import { asked, decline, deliver, goodsOf, kindsOf, movesOf, place, read, stop, table } from '../../test/table.ts'

const french = (good: string) => ({ move: 'french', good })
const english = (good: string) => ({ move: 'english', good })
const caliph = { move: 'caliph' }

describe('abilities of a turn', () => {
  it('AG:14.6 the French Trader takes a good of each value, one a turn, and pays for the set', () => {
    const t = table({
      seats: [{ goods: { statue: 1, wood: 1 }, contracts: ['french-trader'], french: ['wood', 'oil', null] }],
    })
    expect(t.refusal(0, french('wood'))).toMatchObject({ rule: 'AG:14.6', reason: 'place-taken' })
    t.play(0, french('statue'))
    expect(read(t, 'players.0')).toMatchObject({ rupees: 7, french: [null, null, null], supply: 22 - 1 })
    expect(t.refusal(0, french('wood'))).toMatchObject({ rule: 'AG:14.6', reason: 'used-this-turn' })
  })

  it('AG:14.6 looks at the value of the moment, and has no place for others than 1, 2 and 3', () => {
    const t = table({
      seats: [{ goods: { wood: 1, clothes: 1 }, contracts: ['french-trader'] }],
      also: { tokens: { first: 'wood', third: 'clothes' }, faces: { first: 'upper', third: 'upper' } },
    })
    expect(t.refusal(0, french('clothes'))).toEqual({ rule: 'AG:14.6', reason: 'no-place-for-value', have: 4 })
    t.play(0, french('wood'))
    expect(read(t, 'players.0.french')).toEqual([null, 'wood', null])
    const other = table({ seats: [{ goods: { wood: 1 } }] })
    expect(other.refusal(0, french('wood'))).toMatchObject({ rule: 'AG:14.6', reason: 'not-your-contract' })
  })

  it('AG:L-05 in the other reading the French Trader takes any number a turn', () => {
    const seats = [{ goods: { wood: 1, oil: 1 }, contracts: ['french-trader'] }]
    const t = table({ options: { frenchTrader: 'unlimited' }, seats })
    t.play(0, french('wood'), french('oil'))
    expect(read(t, 'players.0.french')).toEqual(['wood', 'oil', null])
  })

  it('AG:14.11 the Caliph stands a worker up for a cotton, once a turn', () => {
    const t = table({
      seats: [{ goods: { cotton: 2 }, contracts: ['caliph'], board: { quarry: 'lying', sailor: 'lying' } }],
    })
    t.play(0, caliph, { move: 'stand-up', space: 'sailor' })
    expect(goodsOf(t, 0)).toEqual({ cotton: 1 })
    expect(read(t, 'lying')).toEqual(['quarry'])
    expect(t.refusal(0, caliph)).toMatchObject({ rule: 'AG:14.11', reason: 'used-this-turn' })
    const bare = table({ seats: [{ contracts: ['caliph'], board: { quarry: 'lying' } }] })
    expect(bare.refusal(0, caliph)).toMatchObject({ rule: 'AG:14.11', reason: 'needs-good' })
  })

  it('AG:14.14 the English Trader exchanges a good of equal value, once a turn', () => {
    const t = table({ seats: [{ goods: { oil: 2 }, contracts: ['english-trader'] }] })
    t.play(0, english('oil'), { move: 'take', good: 'paper' })
    expect(goodsOf(t, 0)).toEqual({ oil: 1, paper: 1 })
    expect(t.refusal(0, english('oil'))).toMatchObject({ rule: 'AG:14.14', reason: 'used-this-turn' })
  })

  it('AG:1.23 AG:14.14 a good whose value no other kind has cannot be exchanged', () => {
    const t = table({
      seats: [{ goods: { clothes: 1 }, contracts: ['english-trader'] }],
      also: { tokens: { third: 'clothes' }, faces: { third: 'upper' } },
    })
    expect(t.refusal(0, english('clothes'))).toEqual({ rule: 'AG:1.23', reason: 'no-equal-value', good: 'clothes' })
  })

  it('AG:14.0 abilities are used by their owner in the own turn only', () => {
    const t = table({ seats: [{ goods: { oil: 1 } }, { goods: { oil: 1 }, contracts: ['english-trader'] }] })
    expect(kindsOf(t, 0)).not.toContain('english')
    expect(t.refusal(0, english('oil'))).toMatchObject({ rule: 'AG:14.14', reason: 'not-your-contract' })
    expect(t.moves(1)).toEqual([])
  })
})

describe('effects of a contract just won', () => {
  /** Seat 0 completes the notable of the level and wins it. */
  function winning(notable: string, placed: readonly string[], last: string, dock: number, seat: object = {}) {
    const t = table({
      river: [notable, 'sufi'],
      marks: { [notable]: Object.fromEntries(placed.map((good) => [good, { seat: 0, markers: 1 }])) },
      seats: [{ goods: { [last]: 1 }, ...seat }],
      also: { dock },
    })
    t.play(0, place('sailor'), deliver(notable, last))
    return t
  }

  it('AG:14.16 AG:1.9 the Mujtahida builds the first site of the path, or nothing if all is built', () => {
    const t = winning('mujtahida', ['statue'], 'planks', 5)
    t.play(0, { move: 'use-ability' })
    expect(read(t, 'built')).toContain('cement-works')
    expect(asked(t)).toEqual({ frame: 'bonus-tile', seat: 0, level: 2 })
    const declined = winning('mujtahida', ['statue'], 'planks', 5)
    declined.play(0, decline)
    expect(read(declined, 'built')).not.toContain('cement-works')
  })

  it('AG:14.16 without a worker in supply the building is built, and nobody goes there', () => {
    const t = table({
      river: ['mujtahida', 'sufi'],
      marks: { mujtahida: { statue: { seat: 0, markers: 1 } } },
      seats: [{ goods: { planks: 1, sandstone: 1 }, board: { sailor: 'standing' }, workers: 0 }],
      also: { dock: 5 },
    })
    t.play(0, { move: 'peon', space: 'sailor', aid: 'none' }, deliver('mujtahida', 'planks'), { move: 'use-ability' })
    t.play(0, { move: 'bonus-tile', tile: '2-favor' })
    expect(read(t, 'workers.cement-works')).toBeNull()
    expect(asked(t)).toMatchObject({ frame: 'sailor' })
  })

  it('AG:14.18 the Painter stands up to three workers up and gives a step, or is declined', () => {
    const seat = { board: { quarry: 'lying', trader: 'lying' } }
    const t = winning('painter', ['painting'], 'oil', 5, seat)
    t.play(0, { move: 'use-ability' }, { move: 'stand-up', space: 'trader' }, stop, { move: 'step', guild: 'artisans' })
    expect(read(t, 'lying')).toEqual(['quarry'])
    expect(read(t, 'players.0.influence.artisans')).toBe(1)
    const declined = winning('painter', ['painting'], 'oil', 5, seat)
    declined.play(0, decline)
    expect(read(declined, 'players.0.influence.artisans')).toBe(0)
  })

  it('AG:14.20 the Sadr us-Sudur is not asked without a good or a bowl', () => {
    const t = winning('sadr-us-sudur', ['clothes'], 'paper', 5)
    expect(asked(t)).toMatchObject({ frame: 'sailor' })
  })

  it('AG:14.21 AG:14.22 AG:14.23 AG:14.24 contracts of level IV bring three favor', () => {
    for (const [notable, placed, last] of [
      ['grand-mufti', ['statue', 'planks'], 'dye'],
      ['grand-imam', ['book', 'bricks'], 'fabric'],
      ['court-artist', ['painting', 'paper'], 'oil'],
      ['dewan', ['clothes', 'cement'], 'curry'],
    ] as const)
      expect(read(winning(notable, placed, last, 5), 'players.0.favor')).toBe(3)
  })

  it('AG:14.15 the Mosaic Maker takes from the display with a refill, from the pile with a shuffle, or nothing', () => {
    const fromDisplay = winning('mosaic-maker', ['dye'], 'cement', 2)
    const pile = read(fromDisplay, 'pile') as string[]
    fromDisplay.play(0, { move: 'take-tile', tile: 'sell' })
    expect(read(fromDisplay, 'display')).toHaveLength(3)
    expect(read(fromDisplay, 'display')).toContain(pile[pile.length - 1])
    const fromPile = winning('mosaic-maker', ['dye'], 'cement', 2)
    const draws = fromPile.position.rng[3]
    fromPile.play(0, { move: 'take-tile', tile: 'free-peon' })
    expect(fromPile.position.rng[3]).not.toBe(draws)
    expect(read(fromPile, 'pile')).toHaveLength(10)
    const declined = winning('mosaic-maker', ['dye'], 'cement', 2)
    declined.play(0, decline)
    expect(read(declined, 'players.0.tiles')).toEqual([])
  })

  it('AG:14.15 AG:12.5 a fourth tile from the pile replaces one of the old three', () => {
    const t = winning('mosaic-maker', ['dye'], 'cement', 2, { tiles: ['stand-up', 'remove-cover', 'deliver'] })
    t.play(0, { move: 'take-tile', tile: 'free-peon' })
    expect(movesOf(t, 0, 'give-up').map((move) => move.tile)).toEqual(['stand-up', 'remove-cover', 'deliver'])
    t.play(0, { move: 'give-up', tile: 'deliver' })
    expect(read(t, 'pile')).toContain('deliver')
    expect(read(t, 'players.0.tiles')).toEqual(['stand-up', 'remove-cover', 'free-peon'])
  })
})
