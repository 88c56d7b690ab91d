import { at, type Seat } from '@durbar/kernel'
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
const labelBefore = new Int32Array(labelRoom)
const labelRoad = new Int32Array(labelRoom)
/** Labels of the same price, chained in the order they were found. */
const nextWaiting = new Int32Array(labelRoom)
const firstWaiting = new Int32Array(dearest + 1)
const lastWaiting = new Int32Array(dearest + 1)

/**
 * What was found, kept until a house in a village or the traveler changes: for each beginning and each end the tolls
 * that are worth considering, cheapest first.
 */
const wayRoom = 1 << 10
const wayCount = new Int32Array(FirstVillage * FirstVillage)
const ways = new Int32Array(FirstVillage * FirstVillage * wayRoom)
const wayTotals = new Int32Array(FirstVillage * FirstVillage * wayRoom)
const roadTolls = new Int32Array(VillageCount)
const roadTotals = new Int32Array(VillageCount)
const known = {
  board: undefined as Board | undefined,
  seat: None as Seat,
  villages: new Int32Array(2 * VillageCount),
  from: 0,
}

/** Looks up the roads anew if a house or the traveler is another than last time. */
function refreshRoads(p: Position, seat: Seat): void {
  const { board } = p.rules
  const { villages } = known
  let same = known.board === board && known.seat === seat
  for (let slot = 0; same && slot < villages.length; slot++) same = villages[slot] === p.villages[slot]
  if (same) return
  known.board = board
  known.seat = seat
  known.from = 0
  villages.set(p.villages)
  for (let road = 0; road < board.roads.length; road++) {
    const tolls = tollOfRoad(p, seat, board.roads[road] as Road)
    roadTolls[road] = tolls
    roadTotals[road] = tolls === blocked ? blocked : totalToll(tolls)
  }
}

/**
 * MH:18–24 every journey worth considering: for each junction the ways to pay of which none gives somebody more and
 * nobody less than another. Labels are settled from cheap to dear: what costs less is never outdone by what costs more.
 * Returns the number of labels.
 */
function search(board: Board, from: number): number {
  const { exitsFrom, exitRoad, exitTo } = board
  firstWaiting.fill(None)
  wayCount.fill(0, from * FirstVillage, (from + 1) * FirstVillage)
  labelTo[0] = from
  labelTolls[0] = 0
  labelBefore[0] = None
  labelRoad[0] = None
  nextWaiting[0] = None
  firstWaiting[0] = 0
  lastWaiting[0] = 0
  let count = 1
  for (let total = 0; total <= dearest; total++)
    for (let label = firstWaiting[total] as number; label !== None; label = nextWaiting[label] as number) {
      const junction = labelTo[label] as number
      const tolls = labelTolls[label] as number
      const pair = from * FirstVillage + junction
      if (outdone(pair, tolls)) continue
      const place = wayCount[pair] as number
      if (place === wayRoom) throw new RangeError('more ways to pay than there is room for')
      ways[pair * wayRoom + place] = tolls
      wayTotals[pair * wayRoom + place] = total
      wayCount[pair] = place + 1
      const cameBy = labelRoad[label] as number
      const last = exitsFrom[junction + 1] as number
      for (let exit = exitsFrom[junction] as number; exit < last; exit++) {
        const road = exitRoad[exit] as number
        const to = exitTo[exit] as number
        const cost = roadTotals[road] as number
        if (cost === blocked || road === cameBy || to === from || total + cost > dearest) continue
        const sum = tolls + (roadTolls[road] as number)
        if (outdone(from * FirstVillage + to, sum)) continue
        if (count === labelRoom) throw new RangeError('more ways to travel than there is room for')
        labelTo[count] = to
        labelTolls[count] = sum
        labelBefore[count] = label
        labelRoad[count] = road
        nextWaiting[count] = None
        if (firstWaiting[total + cost] === None) firstWaiting[total + cost] = count
        else nextWaiting[lastWaiting[total + cost] as number] = count
        lastWaiting[total + cost] = count++
      }
    }
  return count
}

/** A way that is settled pays nobody more than this one would. */
function outdone(pair: number, tolls: number): boolean {
  const first = pair * wayRoom
  const end = first + (wayCount[pair] as number)
  const other = tolls | spare
  for (let place = first; place < end; place++) if (((other - (ways[place] as number)) & spare) === spare) return true
  return false
}

/** What the traveler can spend: the own gold, or for the Monk what the bank pays (MH:25). */
function purseOf(p: Position, seat: Seat): number {
  return holds(p, seat, Character.WanderingMonk) ? dearest : player(p, seat).gold
}

/** The journeys from each junction as moves, and what each costs; made with the search. */
const journeyMoves: MoveOf<'travel'>[][] = Array.from({ length: FirstVillage }, () => [])
const journeyTotals: number[][] = Array.from({ length: FirstVillage }, () => [])

function makeMoves(from: number): void {
  const moves: MoveOf<'travel'>[] = []
  const totals: number[] = []
  for (let city = FirstCity; city < FirstVillage; city++) {
    if (city === from) continue
    const pair = from * FirstVillage + city
    for (let place = pair * wayRoom; place < pair * wayRoom + (wayCount[pair] as number); place++) {
      moves.push({ k: 'travel', to: city, pays: ways[place] as number })
      totals.push(wayTotals[place] as number)
    }
  }
  journeyMoves[from] = moves
  journeyTotals[from] = totals
}

/** Adds every journey to another city that the traveler's purse, or another one, can pay. */
export function listJourneys(p: Position, seat: Seat, out: MoveOf<'travel'>[], purse = purseOf(p, seat)): void {
  const from = player(p, seat).architect
  refreshRoads(p, seat)
  if ((known.from & (1 << from)) === 0) {
    search(p.rules.board, from)
    makeMoves(from)
    known.from |= 1 << from
  }
  const moves = journeyMoves[from] as MoveOf<'travel'>[]
  const totals = journeyTotals[from] as number[]
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
  const count = search(board, player(p, seat).architect)
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
