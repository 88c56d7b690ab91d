import { nextInt, pick, range, rngFromSeed } from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { table } from '../test/table.ts'
import { boardOf, FirstCity, FirstVillage, Start, VillageCount } from './components.ts'
import { Character, None } from './names.ts'
import { type Position, slotOfVillage } from './position.ts'
import { packTolls, routeOf, tollOfRoad, tollsTo, tollTo, totalToll } from './tolls.ts'

describe('packed tolls', () => {
  it('MH:22 keep every owner apart, up to the most a journey can cost', () => {
    const amounts = [28, 0, 3, 28, 1]
    const packed = packTolls(amounts)
    expect(range(5).map((seat) => tollTo(packed, seat))).toEqual(amounts)
    expect(totalToll(packed)).toBe(60)
  })

  it('MH:22 add up owner by owner', () => {
    const sum = packTolls([1, 2, 3, 4, 5]) + packTolls([9, 8, 7, 6, 5])
    expect(range(5).map((seat) => tollTo(sum, seat))).toEqual([10, 10, 10, 10, 10])
  })
})

/** All simple ways from a junction by brute force, as tolls for each owner. */
function everyWay(p: Position, seat: number, from: number): Map<number, number[][]> {
  const ways = new Map<number, number[][]>()
  const walk = (junction: number, visited: readonly number[], paid: readonly number[]): void => {
    ways.set(junction, [...(ways.get(junction) ?? []), [...paid]])
    for (const road of p.rules.board.roadsFrom[junction] ?? []) {
      if (visited.includes(road.to)) continue
      const next = [...paid]
      const passable = road.villages.every((village) => {
        const owners = p.villages
          .slice(slotOfVillage(village), slotOfVillage(village) + 2)
          .filter((one) => one !== None)
        if (!owners.includes(seat)) for (const owner of owners) next[owner] = (next[owner] ?? 0) + 1
        return owners.length > 0
      })
      if (passable) walk(road.to, [...visited, road.to], next)
    }
  }
  walk(from, [from], [0, 0, 0, 0, 0])
  return ways
}

const total = (paid: readonly number[]): number => paid.reduce((sum, one) => sum + one, 0)
const notMore = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((paid, seat) => paid <= (other[seat] ?? 0))

/** The ways none of which costs somebody more and nobody less than another. */
function undominated(ways: readonly number[][]): string[] {
  const distinct = [...new Set(ways.map(String))].map((way) => way.split(',').map(Number))
  return distinct
    .filter((way) => !distinct.some((other) => other !== way && notMore(other, way)))
    .map(String)
    .sort()
}

describe('journeys', () => {
  it('MH:19, MH:20, MH:21, MH:22, MH:23, MH:25 find the same ways as trying all of them, on many maps', () => {
    const rng = rngFromSeed('maps')
    const base = table({
      players: ['mogul', 'trader', 'sadhu', 'builder', 'master-craftsman'].map((character) => ({
        character: character as 'mogul',
      })),
    })
    let count = 0
    for (const map of range(80)) {
      const p = base.position
      // Every fourth map is full of houses of the others, every fourth traveler the Monk, whose purse is the bank.
      const full = map % 4 === 1
      const monk = map % 4 >= 2 && map % 8 < 4
      p.villages = range(VillageCount).flatMap(() => {
        const owners = full
          ? [1 + nextInt(rng, 4), 1 + nextInt(rng, 4)]
          : range(nextInt(rng, 3)).map(() => nextInt(rng, 5))
        return [owners[0] ?? None, owners[1] ?? None]
      })
      const [red] = p.players
      if (!red) throw new Error('nobody is there')
      red.architect = nextInt(rng, FirstVillage)
      red.characters = 1 << (monk ? Character.WanderingMonk : Character.Mogul)
      red.gold = pick(rng, [0, 1, 2, 4, 30])
      const purse = monk ? Number.POSITIVE_INFINITY : red.gold
      const ways = everyWay(p, 0, red.architect)
      for (const city of range(FirstVillage).slice(FirstCity)) {
        const affordable = (ways.get(city) ?? []).filter((way) => total(way) <= purse)
        const offered = tollsTo(p, 0, city).map((tolls) => String(range(5).map((seat) => tollTo(tolls, seat))))
        expect(offered.sort()).toEqual(city === red.architect ? [] : undominated(affordable))
        count += offered.length
      }
    }
    expect(count).toBeGreaterThan(100)
  })

  it('MH:19 a route names its villages in the order they are passed', () => {
    const { position } = table({
      players: [{ character: 'mogul', architect: 'varanasi' }, { character: 'trader' }],
      villages: { kara: [0], etawah: [0], sanganer: [0], merta: [0], pushkar: [0] },
    })
    const { places } = position.rules.board
    const jodhpur = places.indexOf('jodhpur')
    expect(routeOf(position, 0, jodhpur, 0).map((village) => places[village])).toEqual([
      'kara',
      'etawah',
      'sanganer',
      'pushkar',
      'merta',
    ])
  })

  it('MH:22 there is no route for tolls that nobody asks', () => {
    const { position } = table({
      players: [{ character: 'mogul' }, { character: 'trader' }],
      villages: { sanganer: [1] },
    })
    const agra = position.rules.board.places.indexOf('agra')
    expect(routeOf(position, 0, agra, packTolls([0, 1]))).toHaveLength(1)
    expect(() => routeOf(position, 0, agra, packTolls([0, 2]))).toThrow('there is no such journey')
  })

  it('MH:21, MH:22 the same road costs each traveler differently', () => {
    const { position } = table({
      players: [{ character: 'mogul' }, { character: 'trader' }, { character: 'sadhu' }],
      villages: { pushkar: [1, 1], merta: [0] },
    })
    const road = boardOf().roadsFrom[Start]?.[0]
    if (!road) throw new Error('no road from the start')
    expect([0, 1, 2].map((seat) => totalToll(tollOfRoad(position, seat, road)))).toEqual([2, 1, 3])
  })
})
