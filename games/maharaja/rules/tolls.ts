import { at, range, type Seat } from '@durbar/kernel'
import { type Board, FirstCity, FirstVillage, type Road, VillageCount } from './components.ts'
import type { MoveOf } from './moves.ts'
import { Character, MaxPlayers, None } from './names.ts'
import { holds, type Position, player, slotOfVillage } from './position.ts'

/**
 * Who receives what on a journey, packed into one integer: six bits per seat, the highest of them spare. Journeys
 * that pass no city twice pay at most 28 to one owner, so five bits hold every amount, sums are plain additions, and
 * one subtraction compares all seats at once.
 */
const bits = 6
const spare = 0b100000_100000_100000_100000_100000

export function tollTo(tolls: number, seat: Seat): number {
  return (tolls >> (bits * seat)) & 0b11111
}

export function packTolls(amounts: readonly number[]): number {
  return amounts.reduce((tolls, gold, seat) => tolls + (gold << (bits * seat)), 0)
}

export function totalToll(tolls: number): number {
  let total = 0
  for (let seat = 0; seat < MaxPlayers; seat++) total += tollTo(tolls, seat)
  return total
}

const blocked = -1

/** MH:19–22 what the owners along a road receive from this traveler, or `blocked` where a village has no house. */
export function tollOfRoad(p: Position, seat: Seat, road: Road): number {
  let tolls = 0
  for (const village of road.villages) {
    const slot = slotOfVillage(village)
    const one = p.villages[slot] as number
    if (one === None) return blocked
    const two = p.villages[slot + 1] as number
    if (one === seat || two === seat) continue
    tolls += p.rules.board.values.tollPerHouse << (bits * one)
    if (two !== None) tolls += p.rules.board.values.tollPerHouse << (bits * two)
  }
  return tolls
}

/** The most a journey can cost: seven roads, two villages each, two houses each. */
const dearest = 28

/**
 * Journeys are asked for at every decision of every playout, so the search keeps its labels in typed arrays that are
 * used again and again. A label is one way to reach a junction; `before` leads back to where the journey begins. A
 * random game of five has about 25 labels in a search; the room is far beyond what its hundred houses can make of it.
 */
const labelRoom = 1 << 14
const labelTo = new Int32Array(labelRoom)
const labelTolls = new Int32Array(labelRoom)
const labelTotal = new Int32Array(labelRoom)
const labelBefore = new Int32Array(labelRoom)
const labelRoad = new Int32Array(labelRoom)
/** The last label its junction had when it was found: those up to there need not be compared again. */
const labelMet = new Int32Array(labelRoom)
/** Labels of the same price, chained in the order they were found. */
const nextWaiting = new Int32Array(labelRoom)
const firstWaiting = new Int32Array(dearest + 1)
const lastWaiting = new Int32Array(dearest + 1)
/** The labels worth considering at the same junction, chained from cheap to dear. */
const nextSettled = new Int32Array(labelRoom)
const firstSettled = new Int32Array(FirstVillage)
const lastSettled = new Int32Array(FirstVillage)

const roadTolls = new Int32Array(VillageCount)
/** The exits of every junction that are open to the traveler, one junction after the other, and what each costs. */
const openFrom = new Int32Array(FirstVillage + 1)
const openRoad = new Int32Array(2 * VillageCount)
const openTo = new Int32Array(2 * VillageCount)
const openTolls = new Int32Array(2 * VillageCount)
const openTotal = new Int32Array(2 * VillageCount)
const open = {
  board: undefined as Board | undefined,
  villages: undefined as readonly number[] | undefined,
  seat: None as Seat,
}

/** Looks up the roads anew if a house or the traveler is another than last time. */
function refreshRoads(p: Position, seat: Seat): void {
  const { board } = p.rules
  if (open.villages === p.villages && open.seat === seat && open.board === board) return
  open.board = board
  open.villages = p.villages
  open.seat = seat
  for (let road = 0; road < board.roads.length; road++) roadTolls[road] = tollOfRoad(p, seat, board.roads[road] as Road)
  let count = 0
  for (let junction = 0; junction < FirstVillage; junction++) {
    const roads = board.roadsFrom[junction] as readonly Road[]
    for (let exit = 0; exit < roads.length; exit++) {
      const { index, to } = roads[exit] as Road
      const tolls = roadTolls[index] as number
      if (tolls === blocked) continue
      openRoad[count] = index
      openTo[count] = to
      openTolls[count] = tolls
      openTotal[count++] = totalToll(tolls)
    }
    openFrom[junction + 1] = count
  }
}

/**
 * MH:18–24 every journey worth considering: for each junction the ways to pay of which none gives somebody more and
 * nobody less than another. Labels are settled from cheap to dear: what costs less is never outdone by what costs more.
 * Returns the number of labels.
 */
function search(from: number): number {
  for (let total = 0; total <= dearest; total++) firstWaiting[total] = None
  for (let junction = 0; junction < FirstVillage; junction++) {
    firstSettled[junction] = None
    lastSettled[junction] = None
  }
  labelTo[0] = from
  labelTolls[0] = 0
  labelTotal[0] = 0
  labelBefore[0] = None
  labelRoad[0] = None
  labelMet[0] = None
  nextWaiting[0] = None
  firstWaiting[0] = 0
  lastWaiting[0] = 0
  let count = 1
  for (let total = 0; total <= dearest; total++)
    for (let label = firstWaiting[total] as number; label !== None; label = nextWaiting[label] as number) {
      const junction = labelTo[label] as number
      const tolls = labelTolls[label] as number
      const met = labelMet[label] as number
      if (outdone(met === None ? (firstSettled[junction] as number) : (nextSettled[met] as number), tolls)) continue
      settle(label, junction)
      const cameBy = labelRoad[label] as number
      const last = openFrom[junction + 1] as number
      for (let exit = openFrom[junction] as number; exit < last; exit++) {
        const road = openRoad[exit] as number
        const to = openTo[exit] as number
        const cost = total + (openTotal[exit] as number)
        if (road === cameBy || to === from || cost > dearest) continue
        const sum = tolls + (openTolls[exit] as number)
        if (outdone(firstSettled[to] as number, sum)) continue
        if (count === labelRoom) throw new RangeError('more ways to travel than there is room for')
        labelTo[count] = to
        labelTolls[count] = sum
        labelTotal[count] = cost
        labelBefore[count] = label
        labelRoad[count] = road
        labelMet[count] = lastSettled[to] as number
        nextWaiting[count] = None
        if (firstWaiting[cost] === None) firstWaiting[cost] = count
        else nextWaiting[lastWaiting[cost] as number] = count
        lastWaiting[cost] = count++
      }
    }
  return count
}

function settle(label: number, junction: number): void {
  nextSettled[label] = None
  if (firstSettled[junction] === None) firstSettled[junction] = label
  else nextSettled[lastSettled[junction] as number] = label
  lastSettled[junction] = label
}

/** A way that is settled, this one or a later one, pays nobody more than these tolls would. */
function outdone(first: number, tolls: number): boolean {
  const other = tolls | spare
  for (let label = first; label !== None; label = nextSettled[label] as number)
    if (((other - (labelTolls[label] as number)) & spare) === spare) return true
  return false
}

/** What the traveler can spend: the own gold, or for the Monk what the bank pays (MH:25). */
function purseOf(p: Position, seat: Seat): number {
  return holds(p, seat, Character.WanderingMonk) ? dearest : player(p, seat).gold
}

/** The journeys from one junction as moves, what each costs, and the most that one of them costs. */
interface Journeys {
  readonly moves: MoveOf<'travel'>[]
  readonly totals: number[]
  most: number
}

/** What was found for a traveler, kept until a house in a village changes: the list of houses is another one then. */
interface Atlas {
  board: Board | undefined
  villages: readonly number[] | undefined
  readonly from: (Journeys | undefined)[]
}

const atlases: readonly Atlas[] = range(MaxPlayers).map(() => ({
  board: undefined,
  villages: undefined,
  from: range(FirstVillage).map(() => undefined),
}))

function journeysOf(p: Position, seat: Seat): Journeys {
  const atlas = atlases[seat] as Atlas
  if (atlas.villages !== p.villages || atlas.board !== p.rules.board) {
    atlas.villages = p.villages
    atlas.board = p.rules.board
    for (let junction = 0; junction < FirstVillage; junction++) atlas.from[junction] = undefined
  }
  const { architect } = player(p, seat)
  const known = atlas.from[architect]
  if (known) return known
  refreshRoads(p, seat)
  search(architect)
  const found = journeysFound(architect)
  atlas.from[architect] = found
  return found
}

function journeysFound(from: number): Journeys {
  const moves: MoveOf<'travel'>[] = []
  const totals: number[] = []
  let most = 0
  for (let city = FirstCity; city < FirstVillage; city++) {
    if (city === from) continue
    for (let label = firstSettled[city] as number; label !== None; label = nextSettled[label] as number) {
      const total = labelTotal[label] as number
      moves.push({ k: 'travel', to: city, pays: labelTolls[label] as number })
      totals.push(total)
      if (total > most) most = total
    }
  }
  return { moves, totals, most }
}

/** Adds every journey to another city that the traveler's purse, or another one, can pay. */
export function listJourneys(p: Position, seat: Seat, out: MoveOf<'travel'>[], purse = purseOf(p, seat)): void {
  const { moves, totals, most } = journeysOf(p, seat)
  if (most <= purse) for (let index = 0; index < moves.length; index++) out.push(moves[index] as MoveOf<'travel'>)
  else
    for (let index = 0; index < moves.length; index++)
      if ((totals[index] as number) <= purse) out.push(moves[index] as MoveOf<'travel'>)
}

/** The tolls of every way to a city. */
export function tollsTo(p: Position, seat: Seat, city: number, purse = purseOf(p, seat)): number[] {
  const found: MoveOf<'travel'>[] = []
  listJourneys(p, seat, found, purse)
  return found.filter(({ to }) => to === city).map(({ pays }) => pays)
}

/** The villages of a journey with these tolls, in the order they are passed. */
export function routeOf(p: Position, seat: Seat, to: number, tolls: number): number[] {
  const { board } = p.rules
  refreshRoads(p, seat)
  const count = search(player(p, seat).architect)
  const villages: number[] = []
  let label = 0
  while (labelTo[label] !== to || labelTolls[label] !== tolls)
    if (++label >= count) throw new RangeError('there is no such journey')
  for (; labelBefore[label] !== None; label = labelBefore[label] as number) {
    const road = at(board.roads, labelRoad[label] as number)
    villages.unshift(...(road.to === labelTo[label] ? road.villages : road.villages.toReversed()))
  }
  return villages
}

/** MH:19 the villages without a house that keep the architect from a city: those next to what can be reached. */
export function gapsAround(p: Position, seat: Seat): number[] {
  const reached = new Set([player(p, seat).architect])
  const gaps = new Set<number>()
  for (const junction of reached)
    for (const road of at(p.rules.board.roadsFrom, junction))
      if (tollOfRoad(p, seat, road) === blocked) {
        for (const village of road.villages) if (p.villages[slotOfVillage(village)] === None) gaps.add(village)
      } else reached.add(road.to)
  return [...gaps].sort((a, b) => a - b)
}
