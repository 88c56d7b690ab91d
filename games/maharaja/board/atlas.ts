import { at, type JsonObject } from '@durbar/kernel'
import type { ComponentsDocument } from '../rules/components.ts'
import { characterNames } from '../rules/names.ts'
import {
  type CampPlace,
  type CharacterNumber,
  CITY_IDS,
  type CityId,
  gateAngle,
  type RoadGeometry,
  roadGeometry,
} from './art/index.ts'

/** The printed map as the drawing needs it, made once for each component pack. Names are the pack's own. */

interface Spot {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly kind: 'start' | 'city' | 'village'
  /** Its place in the pack's list; what the data do not say (colors, sides, camps) goes by this. */
  readonly index: number
}

export interface CitySpot extends Spot {
  /** Which of the seven drawn cities it is. */
  readonly art: CityId
  readonly home: CharacterNumber
  readonly label: 'above' | 'below'
}

export interface RoadLine {
  readonly index: number
  readonly from: string
  readonly to: string
  readonly villages: readonly string[]
  readonly geometry: RoadGeometry
}

type ValueName = keyof ComponentsDocument['values']

export interface Atlas {
  readonly start: Spot
  readonly cities: readonly CitySpot[]
  readonly villages: readonly Spot[]
  readonly roads: readonly RoadLine[]
  readonly values: Readonly<Record<ValueName, number>>
  spot(id: string): Spot
  city(id: string): CitySpot | undefined
  byArt(art: CityId): CitySpot
  /** Angles of the gates in a city's wall, for the roads of which `open` is true. */
  gates(city: string, open: (road: number) => boolean): readonly number[]
}

/** Which cities carry their name above; a pack's cities go by their index. */
const LABEL_ABOVE: readonly CityId[] = ['delhi', 'jodhpur', 'varanasi']

const known = new WeakMap<JsonObject, Atlas>()

export function atlasOf(components: JsonObject): Atlas {
  const atlas = known.get(components) ?? makeAtlas(components as unknown as ComponentsDocument)
  known.set(components, atlas)
  return atlas
}

function makeAtlas(pack: ComponentsDocument): Atlas {
  const start: Spot = { ...pack.start, kind: 'start', index: 0 }
  const cities = pack.cities.map(({ home, ...city }, index): CitySpot => {
    const art = CITY_IDS[index] ?? 'agra'
    // The rules number the characters from 0, the cards from 1.
    const number = (characterNames.indexOf(home) + 1) as CharacterNumber
    return { ...city, home: number, kind: 'city', index, art, label: LABEL_ABOVE.includes(art) ? 'above' : 'below' }
  })
  const villages = pack.villages.map((village, index): Spot => ({ ...village, kind: 'village', index }))
  const spots = new Map<string, Spot>([start, ...cities, ...villages].map((spot) => [spot.id, spot]))
  const cityById = new Map(cities.map((city) => [city.id, city]))
  const spot = (id: string): Spot => spots.get(id) ?? start
  const roads = pack.roads.map(
    ({ from, to, villages: between }, index): RoadLine => ({
      index,
      from,
      to,
      villages: between,
      geometry: roadGeometry([from, ...between, to].map(spot)),
    }),
  )
  return {
    start,
    cities,
    villages,
    roads,
    values: Object.fromEntries(
      Object.entries(pack.values).map(([name, { value }]) => [name, value]),
    ) as Atlas['values'],
    spot,
    city: (id) => cityById.get(id),
    byArt: (art) => at(cities, CITY_IDS.indexOf(art)),
    gates: (city, open) =>
      roads
        .filter((road) => (road.from === city || road.to === city) && open(road.index))
        .map((road) => gateAngle(road.geometry, road.from === city ? 'from' : 'to')),
  }
}

/** The name of the camp slots, elephant and banner of a junction. */
export function campPlace(atlas: Atlas, id: string): CampPlace {
  return atlas.city(id)?.art ?? 'start'
}
