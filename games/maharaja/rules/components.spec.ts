import {
  ConfigError,
  configure,
  type Json,
  type JsonObject,
  NotationError,
  readPosition,
  writePosition,
} from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { newGame, Red, scoring, table, travel } from '../test/table.ts'
import { boardOf, type ComponentsDocument, compileBoard, components } from './components.ts'
import { maharaja } from './index.ts'

type Draft = {
  -readonly [K in keyof ComponentsDocument]: ComponentsDocument[K]
}

/** The standard pack with something changed. */
function pack(change: (draft: Draft) => void): JsonObject {
  const draft = structuredClone(components.standard) as unknown as Draft
  change(draft)
  return draft as unknown as JsonObject
}

function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('an empty list')
  return item
}

/** The pack with one of its payouts replaced. */
function withPayout(players: string, value: readonly number[]): JsonObject {
  const payouts = components.standard.payouts as JsonObject
  return { ...components.standard, payouts: { ...payouts, [players]: { value, provenance: 'text' } } }
}

describe('the standard components', () => {
  const board = boardOf()
  const { document } = board

  it('are seven cities, thirty villages and a start, with one or two villages on every road', () => {
    expect([document.cities.length, document.villages.length, board.places.length]).toEqual([7, 30, 38])
    expect(board.roads.filter((road) => road.villages.length === 1)).toHaveLength(4)
    expect(board.roads.filter((road) => road.villages.length === 2)).toHaveLength(13)
  })

  it('give every city and the start three to five roads', () => {
    for (const roads of board.roadsFrom) {
      expect(roads.length).toBeGreaterThanOrEqual(3)
      expect(roads.length).toBeLessThanOrEqual(5)
    }
  })

  it('show every road from both ends, its villages in the order of travel', () => {
    const from = (id: string, to: string): string[] | undefined =>
      board.roadsFrom[board.places.indexOf(id)]
        ?.find((road) => road.to === board.places.indexOf(to))
        ?.villages.map((village) => board.places[village] ?? '')
    expect(from('ajmer', 'jodhpur')).toEqual(['pushkar', 'merta'])
    expect(from('jodhpur', 'ajmer')).toEqual(['merta', 'pushkar'])
  })

  it('stay connected without any one village', () => {
    for (const closed of board.roads.flatMap((road) => road.villages)) {
      const reached = new Set([0])
      for (const junction of reached)
        for (const road of board.roadsFrom[junction] ?? []) if (!road.villages.includes(closed)) reached.add(road.to)
      expect(reached.size).toBe(8)
    }
  })

  it('MH:1, MH:26, MH:27, MH:31, MH:40, MH:46, MH:53 hold the numbers of the rulebook', () => {
    expect(board.values).toMatchObject({
      startingGold: 15,
      houses: 20,
      setupHouses: 4,
      poolAfterSetup: 6,
      palaces: 7,
      palacesShort: 6,
      turns: 10,
      turnsShort: 8,
      villageRoom: 2,
      villageRoomTwoPlayers: 1,
      housePrice: 1,
      palacePrice: 12,
      craftsmanPalacePrice: 9,
      goldAction: 2,
      traderGold: 1,
      tollPerHouse: 1,
      privileges: 7,
      compensation: 2,
      monopolyBonus: 5,
    })
  })

  it('MH:51 hold the payouts of the rulebook', () => {
    expect(board.payouts.slice(2)).toEqual([
      [10, 5],
      [11, 7, 3],
      [12, 9, 6, 3],
      [13, 10, 7, 4, 1],
    ])
  })

  it('MH:68 give every character exactly one home', () => {
    expect([...board.home.slice(1)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('say of every value where it comes from', () => {
    for (const value of Object.values(document.values)) expect(value.provenance).not.toBe('reconstructed')
    for (const road of document.roads) expect(road.provenance).toBe('reconstructed')
  })
})

describe('a component pack', () => {
  const broken: readonly (readonly [string, JsonObject, string])[] = [
    [
      'an unknown village',
      pack((draft) => {
        first(draft.roads).villages[0] = 'atlantis'
      }),
      'roads[0]: unknown village "atlantis"',
    ],
    [
      'a road to nowhere',
      pack((draft) => {
        first(draft.roads).to = 'atlantis'
      }),
      'roads[0]: unknown place "atlantis"',
    ],
    [
      'a road that ends in a village',
      pack((draft) => {
        first(draft.roads).to = 'kol'
      }),
      'roads[0]: a road runs between two different cities, or a city and the start',
    ],
    [
      'a road that leads back',
      pack((draft) => {
        first(draft.roads).to = 'ajmer'
      }),
      'roads[0]: a road runs between two different cities, or a city and the start',
    ],
    [
      'a road without villages',
      pack((draft) => {
        first(draft.roads).villages = []
      }),
      'roads[0]: a road has one or two villages',
    ],
    [
      'a road with three villages',
      pack((draft) => {
        first(draft.roads).villages.push('kol')
      }),
      'roads[0]: a road has one or two villages',
    ],
    [
      'a city beside the road',
      pack((draft) => {
        first(draft.roads).villages[0] = 'agra'
      }),
      'roads[0]: only villages lie on the way',
    ],
    [
      'a village twice on its road',
      pack((draft) => {
        first(draft.roads).villages = ['merta', 'merta']
      }),
      'roads[0]: a road passes a village once',
    ],
    [
      'a village on two roads',
      pack((draft) => {
        first(draft.roads).villages[0] = 'kol'
      }),
      'roads: village "pushkar" lies on 0 roads instead of one',
    ],
    [
      'an unconnected map',
      pack((draft) => {
        // Every road of Varanasi is led away from it.
        for (const road of draft.roads) {
          if (road.from === 'varanasi') road.from = 'jodhpur'
          if (road.to === 'varanasi') road.to = road.from === 'ahmadabad' ? 'delhi' : 'ahmadabad'
        }
      }),
      'roads: the map is not connected: no road leads to "varanasi"',
    ],
    [
      'too few cities',
      pack((draft) => {
        draft.cities.pop()
      }),
      'cities: wrong count: expected 7, not 6',
    ],
    [
      'too many villages',
      pack((draft) => {
        draft.villages.push({ ...first(draft.villages), id: 'extra' })
      }),
      'villages: wrong count: expected 30, not 31',
    ],
    [
      'two places of one name',
      pack((draft) => {
        first(draft.villages).id = 'agra'
      }),
      'two places have the id "agra"',
    ],
    [
      'an id that is none',
      pack((draft) => {
        first(draft.villages).id = 'New Delhi'
      }),
      '"New Delhi" is not an id of small letters and dashes',
    ],
    [
      'a doubled home',
      pack((draft) => {
        first(draft.cities).home = 'trader'
      }),
      'cities[1].home: trader is at home in two cities',
    ],
    [
      'a home of nobody',
      pack((draft) => {
        const city: { home: string } = first(draft.cities)
        city.home = 'emperor'
      }),
      'cities[0].home: expected one of mogul, trader',
    ],
    ['a payout too short', withPayout('3', [11, 7]), 'payouts.3: wrong count: expected 3, not 2'],
    ['a payout that rises', withPayout('3', [7, 11, 3]), 'payouts.3: every rank gets less than the one before'],
    ['a payout that stays level', withPayout('2', [5, 5]), 'payouts.2: every rank gets less than the one before'],
    ['a nameless pack', { ...components.standard, name: 7 }, 'name: expected a text'],
    ['something unknown', { ...components.standard, elephants: 3 }, 'unknown "elephants"'],
  ]

  it.each(broken)('is refused with %s', (_, json, problem) => {
    expect(() => components.check(json)).toThrow(NotationError)
    expect(() => components.check(json)).toThrow(problem)
    const config = (): unknown => configure(maharaja, { players: 3, components: json })
    expect(config).toThrow(ConfigError)
    expect(config).toThrow(`component pack: `)
  })

  const wrongValues: readonly (readonly [string, Json, string])[] = [
    ['palacePrice', -1, 'values.palacePrice.value: -1 is not between 0 and 99'],
    ['palacePrice', 1.5, 'values.palacePrice.value: expected a whole number'],
    ['houses', 9, 'values.houses: fewer houses than setup needs'],
    ['tollPerHouse', 2, 'values.tollPerHouse: a house costs no or one gold to pass'],
    ['trackFieldsBelow', 8, 'values.trackFieldsBelow: the track has one unnumbered field for each city'],
    ['villageRoom', 3, 'values.villageRoom: a village has room for one or two houses'],
    ['villageRoom', 0, 'values.villageRoom: a village has room for one or two houses'],
    ['villageRoomTwoPlayers', 3, 'values.villageRoomTwoPlayers: a village has room for one or two houses'],
    ['setupHouses', 13, 'values.setupHouses: the villages have no room for so many houses'],
    ['turns', 0, 'values.turns: expected at least 1'],
    ['palacesShort', 0, 'values.palacesShort: expected at least 1'],
  ]

  it.each(wrongValues)('is refused with the value %s of %j', (name, value, problem) => {
    const values = components.standard.values as JsonObject
    const json = { ...components.standard, values: { ...values, [name]: { value, provenance: 'text' } } }
    expect(() => compileBoard(json)).toThrow(problem)
  })

  it('is refused without a value', () => {
    const { palacePrice: _, ...values } = components.standard.values as JsonObject
    expect(() => compileBoard({ ...components.standard, values })).toThrow('values: "palacePrice" is missing')
  })
})

describe('a pack of one’s own', () => {
  const own = pack((draft) => {
    draft.name = 'my box'
    first(draft.cities).id = 'fatehpur-sikri'
    first(draft.cities).name = 'Fatehpur Sikri'
    for (const road of draft.roads) {
      if (road.from === 'agra') road.from = 'fatehpur-sikri'
      if (road.to === 'agra') road.to = 'fatehpur-sikri'
    }
    draft.values.palacePrice.value = 10
    draft.values.housePrice.value = 2
    draft.values.startingGold.value = 20
    draft.values.tollPerHouse.value = 0
    draft.values.goldAction.value = 3
    draft.values.monopolyBonus.value = 1
  })

  it('changes what everybody starts with', () => {
    expect(newGame(3, {}, { components: own }).gold()).toEqual([20, 20, 20])
  })

  it('is played with: its names, prices and points', () => {
    const game = table({
      components: own,
      players: [{ character: 'mogul', gold: 13, disc: ['palace-house', 'gold'] }, { character: 'trader' }],
      maharaja: 'fatehpur-sikri',
      track: [null, 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi', 'fatehpur-sikri'],
      villages: { sanganer: [1] },
    })
    game.play(
      Red,
      travel('fatehpur-sikri'),
      { move: 'palace', for: 'palace-house', site: 'central' },
      { move: 'house', for: 'palace-house', at: 'fatehpur-sikri' },
      { move: 'gold' },
    )
    expect(game.gold()).toEqual([4, 15])
    expect(scoring(game.endAll())[0]).toEqual({ seat: Red, points: 5, gold: 11 })
  })

  it('travels with the position document', () => {
    const document = writePosition(maharaja, newGame(3, {}, { components: own }).position)
    const read = readPosition(maharaja, JSON.parse(JSON.stringify(document)) as Json)
    expect(read.rules.board.document.name).toBe('my box')
    const { components: _, ...without } = document
    expect(() => readPosition(maharaja, without)).toThrow('"fatehpur-sikri" is not one of')
  })
})
