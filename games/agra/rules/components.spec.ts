import { configure, type Game, type Json, type JsonObject, NotationError } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { asked, goodsOf, movesOf, place, read, table } from '../test/table.ts'
import { components, printedOf } from './components.ts'
import { agra } from './index.ts'
import { columnOf, Good, goodNames, rowOf } from './names.ts'

/** The standard pack with one value replaced. */
function changed(keys: readonly (string | number)[], value: Json): JsonObject {
  const pack = JSON.parse(JSON.stringify(components.standard)) as JsonObject
  let place = pack as Record<string | number, Json>
  for (const key of keys.slice(0, -1)) place = place[key] as Record<string | number, Json>
  place[keys[keys.length - 1] as string | number] = value
  return pack
}

describe('printed data', () => {
  it('AG:1.3 sixteen goods in four rows and columns, worth 1, 2, 2 and 3', () => {
    expect(printedOf().value).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3])
    expect([Good.Wood, Good.Planks, Good.Paper, Good.Book].map(rowOf)).toEqual([1, 1, 1, 1])
    expect([Good.Wood, Good.Planks, Good.Paper, Good.Book].map(columnOf)).toEqual([1, 2, 3, 4])
  })

  it('AG:1.7 every processing building has one incoming arrow', () => {
    const arrows = printedOf().source.flatMap((from, to) => (from < 0 ? [] : [`${goodNames[from]} ${goodNames[to]}`]))
    expect(arrows).toEqual([
      'sandstone cement',
      'wood planks',
      'turmeric curry',
      'cotton oil',
      'sandstone bricks',
      'wood paper',
      'turmeric dye',
      'cotton fabric',
      'bricks statue',
      'paper book',
      'dye painting',
      'fabric clothes',
    ])
  })

  it('AG:1.16 eight, seven, five and four notables of two or three goods', () => {
    const { level, demand } = printedOf()
    expect([0, 1, 2, 3].map((one) => level.filter((other) => other === one).length)).toEqual([8, 7, 5, 4])
    expect(demand.every((goods) => goods.length === 2 || goods.length === 3)).toBe(true)
  })

  it('AG:1.17 AG:1.15 six orders of two goods in each of three guilds', () => {
    expect(printedOf().orders).toHaveLength(18)
    expect(printedOf().orders.every((goods) => goods.length === 2)).toBe(true)
  })

  it('AG:1.18 twelve bowls, one for each advanced and luxury good', () => {
    const { bowls, bowlOf } = printedOf()
    expect([...bowls].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(bowlOf.slice(0, 4)).toEqual([-1, -1, -1, -1])
  })

  it('AG:6.4 bonus tiles: four for each level, as the appendix lists them', () => {
    const tiles = printedOf().bonusTiles.map(({ level, guild, favor, covers, rupees }) => [
      level,
      guild,
      favor,
      covers,
      rupees,
    ])
    expect(tiles).toEqual([
      [2, 0, 0, 0, 3],
      [2, 1, 0, 0, 3],
      [2, -1, 1, 0, 3],
      [2, -1, 0, 1, 2],
      [3, 0, 0, 0, 4],
      [3, 2, 0, 0, 4],
      [3, -1, 0, 0, 5],
      [3, -1, 1, 0, 4],
      [4, 2, 0, 0, 5],
      [4, 1, 0, 0, 5],
      [4, -1, 0, 0, 6],
      [4, -1, 1, 0, 5],
    ])
  })
})

describe('component packs', () => {
  const broken: readonly (readonly [string, readonly (string | number)[], Json])[] = [
    ['goods.wood.value', ['goods', 'wood', 'value'], 'two'],
    ['buildings.cement-works', ['buildings', 'cement-works', 'source'], 'statue'],
    ['notables.cook.demand', ['notables', 'cook', 'demand'], []],
    ['orders.artisans', ['orders', 'artisans', 0, 'goods'], ['wood', 'wood']],
    ['favorActions.sell', ['favorActions', 'sell', 'have'], 1],
    ['influence.rupees', ['influence', 'top', 'value'], 12],
    ['meditation.spaces', ['meditation', 'spaces', 5, 'cost'], ['oil']],
    ['farm.corners', ['farm', 'corners', 'value'], ['wood', 'wood', 'turmeric', 'cotton']],
    ['farm.farmers', ['farm', 'farmers', 'value'], 1],
    ['akbar', ['akbar', 'left', 'value', 0], 'wood'],
    ['priceTokens[0].faces', ['priceTokens', 0, 'faces'], [2, 1]],
    ['river.4', ['river', '4', 'levels', 3], 3],
  ]
  for (const [path, keys, value] of broken)
    it(`are refused with the place of the mistake: ${path}`, () => {
      let problem: unknown
      try {
        components.check(changed(keys, value))
      } catch (error) {
        problem = error
      }
      expect(problem).toBeInstanceOf(NotationError)
      expect((problem as NotationError).path).toBe(path)
    })

  it('replace the printed values', () => {
    const pack = changed(['buildings', 'oil-press', 'cost'], 1)
    const t = table({ components: pack, seats: [{ goods: { wood: 1 } }] })
    t.play(0, place('architect'))
    expect(movesOf(t, 0, 'build')).toEqual([{ building: 'oil-press' }])
  })

  it('are refused when a table is made', () => {
    const pack = changed(['name'], 7)
    expect(() => configure(agra as unknown as Game, { players: 2, components: pack })).toThrow('component pack: name')
  })

  it('AG:6.13 AG:1.5 the other set of price faces works, and goods worth nothing cannot be taken', () => {
    const tokens = [0, 1, 2].map((lower) => ({ faces: [lower, lower + 2], provenance: 'reconstructed' }))
    const pack = changed(['priceTokens'], tokens)
    const t = table({ components: pack, seats: [{ goods: { oil: 1, wood: 1 } }] })
    t.play(
      0,
      place('trader'),
      { move: 'price-token', token: 'first' },
      { move: 'set-price', good: 'cotton', face: 'lower' },
    )
    t.play(0, { move: 'give', good: 'oil' })
    expect(t.refusal(0, { move: 'take', good: 'cotton' })).toEqual({ rule: 'AG:6.13', reason: 'worth-nothing' })
    t.play(0, { move: 'take', good: 'sandstone' })
    expect(goodsOf(t, 0)).toEqual({ wood: 1, sandstone: 1 })
    const flip = table({
      components: pack,
      seats: [{ favor: 3, tiles: ['price'] }],
      also: { tokens: { first: 'cotton' }, faces: { first: 'lower' } },
    })
    flip.play(0, { move: 'favor', action: 'price', mullah: false }, { move: 'price-token', token: 'first' })
    expect(asked(flip)).toMatchObject({ frame: 'price', token: 'first' })
    flip.play(0, { move: 'set-price', good: 'cotton', face: 'upper' })
    expect(read(flip, 'faces.first')).toBe('upper')
  })
})
