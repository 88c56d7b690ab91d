import {
  at,
  type Components,
  expectObject,
  int,
  type Json,
  type JsonObject,
  keyed,
  list,
  NotationError,
  number,
  provenances,
  type Shape,
  type ShapeOf,
  struct,
  text,
  word,
} from '@durbar/kernel'
import standard from './components.json' with { type: 'json' }
import { characterNames, MaxPlayers } from './names.ts'

/** The printed data: board, prices, counts and payouts, each value with its provenance. */

const provenance = word(provenances)
const amount = struct({ value: int(0, 99), provenance })

const startShape = struct({
  id: text,
  name: text,
  x: number,
  y: number,
  provenance: struct({ name: provenance, position: provenance }),
})
const cityShape = struct({
  id: text,
  name: text,
  x: number,
  y: number,
  home: word(characterNames),
  provenance: struct({ name: provenance, position: provenance, home: provenance }),
})
const roadShape = struct({ from: text, to: text, villages: list(text), provenance })

const valueNames = Object.keys(standard.values) as ValueName[]
type ValueName = keyof typeof standard.values

const valuesShape: Shape<Record<ValueName, { value: number; provenance: (typeof provenances)[number] }>> = struct(
  Object.fromEntries(valueNames.map((name) => [name, amount])) as Record<ValueName, typeof amount>,
)

const documentShape = struct({
  name: text,
  start: startShape,
  cities: list(cityShape),
  villages: list(startShape),
  roads: list(roadShape),
  values: valuesShape,
  payouts: keyed(['2', '3', '4', '5'], struct({ value: list(int(0, 99)), provenance })),
})
export type ComponentsDocument = ShapeOf<typeof documentShape>

const cityCount = 7
const villageCount = 30
/** Every road has a village of its own. */
const maxRoads = villageCount

/** Places are numbered: the start, then the cities, then the villages. */
export const Start = 0
export const FirstCity = 1
export const FirstVillage = FirstCity + cityCount
export const PlaceCount = FirstVillage + villageCount
export const CityCount = cityCount
export const VillageCount = villageCount
/** One central site, then six outer ones (MH:31). */
export const SitesPerCity = 7

export function isCity(place: number): boolean {
  return place >= FirstCity && place < FirstVillage
}

export function isVillage(place: number): boolean {
  return place >= FirstVillage && place < PlaceCount
}

export interface Road {
  /** Its place in the list of roads. */
  readonly index: number
  readonly from: number
  readonly to: number
  /** The villages on the way, as places. */
  readonly villages: readonly number[]
}

/** The printed data as the rules use it: small integers instead of names. */
export interface Board {
  readonly document: ComponentsDocument
  /** The id of every place. */
  readonly places: readonly string[]
  readonly roads: readonly Road[]
  /** For start and every city the roads that end there, each seen from this side. */
  readonly roadsFrom: readonly (readonly Road[])[]
  /** For every city (by place) the character at home there. */
  readonly home: readonly number[]
  readonly values: Readonly<Record<ValueName, number>>
  /** Gold by rank, for every number of players. */
  readonly payouts: readonly (readonly number[])[]
}

/** Reads a components document; throws a NotationError that names the wrong value. */
export function compileBoard(json: JsonObject): Board {
  const document = documentShape.read(json as Json, '')
  const { start, cities, villages, roads } = document
  expectCount('cities', cities.length, cityCount)
  expectCount('villages', villages.length, villageCount)
  const places = [start.id, ...cities.map((city) => city.id), ...villages.map((village) => village.id)]
  places.forEach((id, index) => {
    if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new NotationError('', `"${id}" is not an id of small letters and dashes`)
    if (places.indexOf(id) !== index) throw new NotationError('', `two places have the id "${id}"`)
  })
  if (roads.length > maxRoads) throw new NotationError('roads', `more than ${maxRoads} roads`)
  const compiled = roads.map((road, index) => compileRoad(road, index, places))
  expectEveryVillageOnOneRoad(compiled, places)
  const roadsFrom = places.slice(0, FirstVillage).map((_, junction) => roadsSeenFrom(compiled, junction))
  expectConnected(roadsFrom, places)
  const home = [0, ...cities.map((city) => characterNames.indexOf(city.home))]
  cities.forEach((city, index) => {
    if (home.indexOf(at(home, index + 1), 1) !== index + 1)
      throw new NotationError(`cities[${index}].home`, `${city.home} is at home in two cities`)
  })
  const values = Object.fromEntries(valueNames.map((name) => [name, document.values[name].value]))
  const payouts = document.payouts.map((row) => row.value)
  payouts.forEach((row, index) => {
    expectCount(`payouts.${index + 2}`, row.length, index + 2)
    if (row.some((gold, rank) => rank > 0 && gold >= at(row, rank - 1)))
      throw new NotationError(`payouts.${index + 2}`, 'every rank gets less than the one before')
  })
  expectPlayable(values as Board['values'])
  return {
    document,
    places,
    roads: compiled,
    roadsFrom,
    home,
    values: values as Board['values'],
    payouts: [[], [], ...payouts],
  }
}

function compileRoad(road: ShapeOf<typeof roadShape>, index: number, places: readonly string[]): Road {
  const path = `roads[${index}]`
  const place = (id: string, what: string): number => {
    const found = places.indexOf(id)
    if (found < 0) throw new NotationError(path, `unknown ${what} "${id}"`)
    return found
  }
  const from = place(road.from, 'place')
  const to = place(road.to, 'place')
  const villages = road.villages.map((id) => place(id, 'village'))
  if (from >= FirstVillage || to >= FirstVillage || from === to)
    throw new NotationError(path, 'a road runs between two different cities, or a city and the start')
  if (villages.length < 1 || villages.length > 2) throw new NotationError(path, 'a road has one or two villages')
  if (villages[0] === villages[1]) throw new NotationError(path, 'a road passes a village once')
  if (!villages.every(isVillage)) throw new NotationError(path, 'only villages lie on the way')
  return { index, from, to, villages }
}

function roadsSeenFrom(roads: readonly Road[], junction: number): Road[] {
  return roads.flatMap((road) => {
    if (road.from === junction) return [road]
    if (road.to === junction)
      return [{ index: road.index, from: road.to, to: road.from, villages: road.villages.toReversed() }]
    return []
  })
}

function expectCount(path: string, count: number, expected: number): void {
  if (count !== expected) throw new NotationError(path, `wrong count: expected ${expected}, not ${count}`)
}

function expectEveryVillageOnOneRoad(roads: readonly Road[], places: readonly string[]): void {
  for (let village = FirstVillage; village < PlaceCount; village++) {
    const count = roads.filter((road) => road.villages.includes(village)).length
    if (count !== 1)
      throw new NotationError('roads', `village "${places[village]}" lies on ${count} roads instead of one`)
  }
}

function expectConnected(roadsFrom: readonly (readonly Road[])[], places: readonly string[]): void {
  const reached = new Set([Start])
  for (const junction of reached) for (const road of at(roadsFrom, junction)) reached.add(road.to)
  for (let junction = Start; junction < FirstVillage; junction++)
    if (!reached.has(junction))
      throw new NotationError('roads', `the map is not connected: no road leads to "${places[junction]}"`)
}

function expectPlayable(values: Board['values']): void {
  if (values.setupHouses + values.poolAfterSetup > values.houses)
    throw new NotationError('values.houses', 'fewer houses than setup needs')
  // Tolls are packed into six bits per owner; see tolls.ts.
  if (values.tollPerHouse > 1) throw new NotationError('values.tollPerHouse', 'a house costs no or one gold to pass')
  if (values.trackFieldsBelow !== cityCount)
    throw new NotationError('values.trackFieldsBelow', 'the track has one unnumbered field for each city')
  for (const name of ['villageRoom', 'villageRoomTwoPlayers'] as const)
    if (values[name] < 1 || values[name] > 2)
      throw new NotationError(`values.${name}`, 'a village has room for one or two houses')
  const housesOf = (players: number): number => values.setupHouses * players
  if (
    housesOf(2) > villageCount * values.villageRoomTwoPlayers ||
    housesOf(MaxPlayers) > villageCount * values.villageRoom
  )
    throw new NotationError('values.setupHouses', 'the villages have no room for so many houses')
  for (const name of ['turns', 'turnsShort', 'palaces', 'palacesShort'] as const)
    if (values[name] < 1) throw new NotationError(`values.${name}`, 'expected at least 1')
}

const boards = new WeakMap<JsonObject, Board>()
const standardDocument = standard as unknown as JsonObject

/** The compiled form of a components document, made once for each. */
export function boardOf(json: JsonObject = standardDocument): Board {
  const known = boards.get(json)
  if (known) return known
  const board = compileBoard(json)
  boards.set(json, board)
  return board
}

export const components: Components = {
  standard: standardDocument,
  schema: documentShape.schema,
  check(json) {
    compileBoard(expectObject(json, ''))
  },
}
