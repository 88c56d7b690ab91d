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
 * Journeys are asked for at every decision of every playout, so the search works in three typed arrays that are used
 * again and again; one array for each field would keep the processor busy with finding them. A label is one way to
 * reach a junction and holds `LabelSize` numbers. A random game of five has about 25 labels in a search; the room is
 * far beyond what its hundred houses can make of it.
 */
const labelRoom = 1 << 14
const LabelSize = 8
const labels = new Int32Array(labelRoom * LabelSize)
/** The junction reached, what was paid on the way and its sum. */
const To = 0
const Tolls = 1
const Total = 2
/** The label and the road it came from, or None where the journey begins. */
const Before = 3
const ByRoad = 4
/** The last label its junction had when it was found: those up to there need not be compared again. */
const Met = 5
/** Labels of the same price are chained in the order they were found, those settled at a junction from cheap to dear. */
const NextWaiting = 6
const NextSettled = 7

/** Where the chains begin and end: by price for the labels that wait, by junction for those that are settled. */
const FirstWaiting = 0
const LastWaiting = FirstWaiting + dearest + 1
const FirstSettled = LastWaiting + dearest + 1
const LastSettled = FirstSettled + FirstVillage
const chains = new Int32Array(LastSettled + FirstVillage)

/**
 * The exits of every junction that are open to the traveler, one junction after the other: the tolls, then the sum of
 * them, the road and where it leads, packed into one integer.
 */
const ExitSize = 2
const exits = new Int32Array(2 * VillageCount * ExitSize)
const exitsFrom = new Int32Array(FirstVillage + 1)
const roadTolls = new Int32Array(VillageCount)
const roadTotals = new Int32Array(VillageCount)
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
  for (let road = 0; road < board.roads.length; road++) {
    const tolls = tollOfRoad(p, seat, board.roads[road] as Road)
    roadTolls[road] = tolls
    roadTotals[road] = totalToll(tolls)
  }
  let end = 0
  for (let junction = 0; junction < FirstVillage; junction++) {
    const roads = board.roadsFrom[junction] as readonly Road[]
    for (let place = 0; place < roads.length; place++) {
      const { index, to } = roads[place] as Road
      const tolls = roadTolls[index] as number
      if (tolls === blocked) continue
      exits[end] = tolls
      exits[end + 1] = ((roadTotals[index] as number) << 16) | (index << 8) | to
      end += ExitSize
    }
    exitsFrom[junction + 1] = end
  }
}

/**
 * MH:18–24 every journey worth considering: for each junction the ways to pay of which none gives somebody more and
 * nobody less than another. Labels are settled from cheap to dear: what costs less is never outdone by what costs more,
 * so that ways beyond what the traveler can spend need not be looked for. Returns where the labels end.
 */
function search(from: number, most: number): number {
  for (let total = 0; total <= most; total++) {
    chains[FirstWaiting + total] = None
    chains[LastWaiting + total] = None
  }
  for (let chain = FirstSettled; chain < chains.length; chain++) chains[chain] = None
  let end = addLabel(0, from, 0, 0, None, None)
  for (let total = 0; total <= most; total++)
    for (
      let label = chains[FirstWaiting + total] as number;
      label !== None;
      label = labels[label + NextWaiting] as number
    ) {
      const junction = labels[label + To] as number
      const tolls = labels[label + Tolls] as number
      const met = labels[label + Met] as number
      const unmet = (met === None ? chains[FirstSettled + junction] : labels[met + NextSettled]) as number
      if (outdone(unmet, tolls)) continue
      settle(label, junction)
      const cameBy = labels[label + ByRoad] as number
      const last = exitsFrom[junction + 1] as number
      for (let exit = exitsFrom[junction] as number; exit < last; exit += ExitSize) {
        const way = exits[exit + 1] as number
        const road = (way >> 8) & 0xff
        const to = way & 0xff
        const cost = total + (way >> 16)
        if (road === cameBy || to === from || cost > most) continue
        const sum = tolls + (exits[exit] as number)
        if (!outdone(chains[FirstSettled + to] as number, sum)) end = addLabel(end, to, sum, cost, label, road)
      }
    }
  return end
}

/** Notes a way, which waits until all cheaper ones are settled. Returns where the next one goes. */
function addLabel(label: number, to: number, tolls: number, total: number, before: number, road: number): number {
  if (label === labels.length) throw new RangeError('more ways to travel than there is room for')
  labels[label + To] = to
  labels[label + Tolls] = tolls
  labels[label + Total] = total
  labels[label + Before] = before
  labels[label + ByRoad] = road
  labels[label + Met] = chains[LastSettled + to] as number
  labels[label + NextWaiting] = None
  const last = chains[LastWaiting + total] as number
  if (last === None) chains[FirstWaiting + total] = label
  else labels[last + NextWaiting] = label
  chains[LastWaiting + total] = label
  return label + LabelSize
}

function settle(label: number, junction: number): void {
  labels[label + NextSettled] = None
  const last = chains[LastSettled + junction] as number
  if (last === None) chains[FirstSettled + junction] = label
  else labels[last + NextSettled] = label
  chains[LastSettled + junction] = label
}

/** A way that is settled, this one or a later one, pays nobody more than these tolls would. */
function outdone(first: number, tolls: number): boolean {
  const other = tolls | spare
  for (let label = first; label !== None; label = labels[label + NextSettled] as number)
    if (((other - (labels[label + Tolls] as number)) & spare) === spare) return true
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
  /** What costs more than this was not looked for. */
  readonly purse: number
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

function journeysOf(p: Position, seat: Seat, purse: number): Journeys {
  const atlas = atlases[seat] as Atlas
  if (atlas.villages !== p.villages || atlas.board !== p.rules.board) {
    atlas.villages = p.villages
    atlas.board = p.rules.board
    for (let junction = 0; junction < FirstVillage; junction++) atlas.from[junction] = undefined
  }
  const { architect } = player(p, seat)
  const known = atlas.from[architect]
  if (known && known.purse >= purse) return known
  refreshRoads(p, seat)
  search(architect, purse)
  const found = journeysFound(architect, purse)
  atlas.from[architect] = found
  return found
}

function journeysFound(from: number, purse: number): Journeys {
  const moves: MoveOf<'travel'>[] = []
  const totals: number[] = []
  let most = 0
  for (let city = FirstCity; city < FirstVillage; city++) {
    if (city === from) continue
    for (
      let label = chains[FirstSettled + city] as number;
      label !== None;
      label = labels[label + NextSettled] as number
    ) {
      const total = labels[label + Total] as number
      moves.push({ k: 'travel', to: city, pays: labels[label + Tolls] as number })
      totals.push(total)
      if (total > most) most = total
    }
  }
  return { moves, totals, most, purse }
}

/** Adds every journey to another city that the traveler's purse, or another one, can pay. */
export function listJourneys(p: Position, seat: Seat, out: MoveOf<'travel'>[], purse = purseOf(p, seat)): void {
  const { moves, totals, most } = journeysOf(p, seat, Math.min(purse, dearest))
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
  const end = search(player(p, seat).architect, dearest)
  const villages: number[] = []
  let label = 0
  while (labels[label + To] !== to || labels[label + Tolls] !== tolls) {
    label += LabelSize
    if (label >= end) throw new RangeError('there is no such journey')
  }
  for (; labels[label + Before] !== None; label = labels[label + Before] as number) {
    const road = at(board.roads, labels[label + ByRoad] as number)
    villages.unshift(...(road.to === labels[label + To] ? road.villages : road.villages.toReversed()))
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
