import { at, type Seat } from '@durbar/kernel'
import { FirstVillage, isCity, type Road, Start } from './components.ts'
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

/** True if nobody receives more in `one` than in `other`. */
function notMore(one: number, other: number): boolean {
  return (((other | spare) - one) & spare) === spare
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

/** A way to reach a junction; the chain of `before` leads back to where the architect stands. */
export interface Journey {
  readonly to: number
  readonly tolls: number
  readonly road: Road | undefined
  readonly before: Journey | undefined
}

/**
 * MH:18–24 every journey worth considering from where the architect stands: for each junction the ways to pay of which
 * none gives somebody more and nobody less than another. Tolls are paid by the traveler, or for the Monk by the bank
 * (MH:25).
 */
export function journeys(p: Position, seat: Seat): readonly (readonly Journey[])[] {
  const purse = holds(p, seat, Character.WanderingMonk) ? Number.POSITIVE_INFINITY : player(p, seat).gold
  const best: Journey[][] = Array.from({ length: FirstVillage }, () => [])
  const first: Journey = { to: player(p, seat).architect, tolls: 0, road: undefined, before: undefined }
  at(best, first.to).push(first)
  const open: Journey[] = [first]
  for (let journey = open.shift(); journey; journey = open.shift()) {
    if (!at(best, journey.to).includes(journey)) continue
    for (const road of p.rules.board.roadsFrom[journey.to] as readonly Road[]) {
      const toll = tollOfRoad(p, seat, road)
      if (toll === blocked) continue
      const tolls = journey.tolls + toll
      const known = best[road.to] as Journey[]
      if (known.some((other) => notMore(other.tolls, tolls)) || totalToll(tolls) > purse) continue
      const next: Journey = { to: road.to, tolls, road, before: journey }
      best[road.to] = [...known.filter((other) => !notMore(tolls, other.tolls)), next]
      open.push(next)
    }
  }
  return best
}

/** The villages of a journey in the order they are passed. */
export function routeOf(journey: Journey): number[] {
  const villages: number[] = []
  for (let step: Journey | undefined = journey; step; step = step.before)
    if (step.road) villages.unshift(...step.road.villages)
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

/** MH:20, MH:24 a journey ends in a city, never on the start. */
export function isDestination(p: Position, seat: Seat, place: number): boolean {
  return place !== Start && isCity(place) && place !== player(p, seat).architect
}
