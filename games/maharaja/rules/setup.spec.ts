import { range } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { newGame } from '../test/table.ts'

const cities = ['agra', 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi']

describe.each([2, 3, 4, 5])('setup of %i players', (players) => {
  it('MH:1 everybody has an architect on the start, 7 palaces, 15 gold, 4 houses in hand and 16 in the quarry', () => {
    const game = newGame(players).now()
    expect(game.players).toHaveLength(players)
    for (const someone of game.players) {
      expect(someone).toMatchObject({ architect: 'ajmer', palaces: 7, gold: 15, pool: 4, quarry: 16, characters: [] })
      expect(someone).toMatchObject({ first: null, second: null, played: false, privileges: 0 })
    }
    expect(Object.values(game.villages).flat()).toEqual([])
    expect(
      Object.values(game.cityHouses)
        .flat()
        .every((count) => count === 0),
    ).toBe(true)
  })

  it('MH:2 the Maharaja stands on the start, characters 1 to 6 lie in the bank, and no turn has begun', () => {
    const game = newGame(players).now()
    expect(game).toMatchObject({ maharaja: 'ajmer', turn: 0, lastTurn: false })
    expect(game.bank).toEqual(['mogul', 'trader', 'sadhu', 'wandering-monk', 'builder', 'master-craftsman'])
  })

  it('MH:3 the seven governors fill the fields above the arrow; fields 1 to 10 are empty', () => {
    const { track } = newGame(players).now()
    expect(track).toHaveLength(17)
    expect([...track.slice(0, 7)].sort()).toEqual(cities)
    expect(track.slice(7)).toEqual(range(10).map(() => null))
  })
})

describe('governors', () => {
  it('MH:3 stand in random order: over many seeds every city comes to every field', () => {
    const seen = new Set<string>()
    for (const seed of range(120)) {
      const { track } = newGame(2, {}, { seed: `order ${seed}` }).now()
      for (const [field, city] of track.slice(0, 7).entries()) seen.add(`${field} ${city}`)
    }
    expect(seen.size).toBe(49)
  })

  it('MH:3 the same seed gives the same order', () => {
    const [one, two] = ['same', 'same'].map((seed) => newGame(3, {}, { seed }).now().track)
    expect(one).toEqual(two)
  })
})

describe('neutral palaces', () => {
  const outer = (players: number, options = {}): Set<number> =>
    new Set(
      Object.values(newGame(players, options).now().sites).map(({ central, outer: sites }) => {
        expect(central).toBeNull()
        return sites.filter((owner) => owner === 'neutral').length
      }),
    )

  it.each([
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
  ])(
    'MH:4, MH:66, MH:Q37, MH:Q38 of %i players every city has %i on outer sites, none in the middle',
    (players, count) => {
      expect(outer(players)).toEqual(new Set([count]))
    },
  )

  it.each([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0],
  ])('MH:Q38 as an option one per city whatever the number: of %i players %i', (players, count) => {
    expect(outer(players, { neutralPalaces: 'one-per-city' })).toEqual(new Set([count]))
  })

  it('MH:Q37 as an option none at all', () => {
    expect(outer(2, { neutralPalaces: 'off' })).toEqual(new Set([0]))
  })

  it('MH:Q57 in the short game the unused colors still bring one palace to every city', () => {
    expect(outer(3, { length: 'short' })).toEqual(new Set([2]))
  })
})

describe('variants', () => {
  it('MH:61 the short game has 6 palaces and numbered fields up to 8', () => {
    const game = newGame(3, { length: 'short' }).now()
    expect(game.players.map((someone) => someone.palaces)).toEqual([6, 6, 6])
    expect(game.track).toHaveLength(15)
  })

  it('MH:63, MH:Q50 the Yogi lies in the bank only where he is asked for', () => {
    expect(newGame(3, { yogi: 'on' }).now().bank).toContain('yogi')
    expect(newGame(3, { severalCharacters: 'on' }).now().bank).not.toContain('yogi')
  })
})
