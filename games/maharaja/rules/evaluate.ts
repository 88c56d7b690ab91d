import type { Seat } from '@durbar/kernel'
import { FirstCity, FirstVillage, isCity, type Road, SitesPerCity, Start } from './components.ts'
import { palacePrice } from './frames/palace.ts'
import { forfeit } from './frames/turn.ts'
import { Action, Character, None, Part, partsOfAction } from './names.ts'
import { centralSite, holds, housesInVillage, type Position, player, slotOfVillage } from './position.ts'
import { scoreCity } from './scoring.ts'

/**
 * How good a position looks, in gold: own worth less the mean worth of the others. A palace is worth more than it
 * costs, presence in a city as much as the city will probably pay, and gold less and less as the end comes near.
 */
export function evaluate(p: Position, seat: Seat): number {
  const { players } = p.rules
  if (p.agenda.length === 0) return finalMargin(p, seat)
  const worth = p.players.map((_, someone) => holdings(p, someone))
  addCityIncome(p, worth)
  let others = 0
  for (let other = 0; other < players; other++) if (other !== seat) others += worth[other] as number
  return (worth[seat] as number) + prospects(p, seat) - others / (players - 1)
}

/** What a palace is worth, in gold. */
const palaceWorth = 18

/** At the end only palaces count, and gold between equals. */
function finalMargin(p: Position, seat: Seat): number {
  const total = (someone: Seat): number => {
    const { palaces, gold } = player(p, someone)
    return (p.rules.palaces - palaces) * palaceWorth + Math.min(gold, 50) * 0.1
  }
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < p.rules.players; other++) if (other !== seat) best = Math.max(best, total(other))
  return total(seat) - best
}

/** Turns still to come after this one. */
function turnsLeft(p: Position): number {
  return p.lastTurn ? 0 : p.rules.turns - p.turn
}

/** The longer the game goes on, the surer a character pays for itself. */
const characterWorth = [0.25, 0.6, 0.35, 0.35, 0.55, 0.8, 0.3]

function holdings(p: Position, seat: Seat): number {
  const who = player(p, seat)
  const left = turnsLeft(p)
  // Gold that can still become palaces counts in full; the rest only breaks ties.
  const useful = Math.min(who.gold, 2 * palacePrice(p, seat) * (left + (who.played ? 0 : 1)))
  let worth = (p.rules.palaces - who.palaces) * palaceWorth + useful * 0.95 + who.gold * 0.05
  worth += Math.min(who.pool, 4) * 0.5 * Math.min(1, left)
  for (let card = 0; card < characterWorth.length; card++)
    if (who.characters & (1 << card)) worth += (characterWorth[card] as number) * left
  worth += who.privileges * 2 * Math.min(1, left)
  return worth
}

/** How sure the scoring of a city still is: now, next, and so on up the track. */
const certainty = [1, 0.7, 0.5, 0.36, 0.27, 0.2, 0.15, 0.1]

/** The cities in the order in which the Maharaja will probably visit them, beginning with where he is. */
function comingCities(p: Position): number[] {
  const cities: number[] = p.turn === 0 ? [] : [p.maharaja]
  for (const city of p.track) if (city !== None && city !== p.maharaja) cities.push(city)
  return cities
}

/** Adds what the coming cities would pay as they stand. */
function addCityIncome(p: Position, worth: number[]): void {
  const cities = comingCities(p)
  const visits = Math.min(cities.length, turnsLeft(p) + 1)
  const late = p.lastTurn ? 0.1 : 1
  for (let visit = 0; visit < visits; visit++) {
    const weight = (certainty[visit] as number) * late
    for (const { seat, points, gold } of scoreCity(p, cities[visit] as number).scores)
      worth[seat] = (worth[seat] as number) + weight * (gold * 0.8 + Math.min(points, 8) * 0.35)
  }
}

/** What only the player of the seat knows or is about to do: roads, the disc that is set, the turn under way. */
function prospects(p: Position, seat: Seat): number {
  let sum = -roadCosts(p, seat)
  const who = player(p, seat)
  if (who.first !== None && !who.played) sum += plans(p, seat)
  for (const frame of p.agenda)
    if (frame.k === 'turn' && frame.seat === seat) {
      // What is open counts as if the turn ended now, so that ending it is never worse than wandering about.
      sum -= forfeit(p, frame).compensation
      for (let slot = 0; slot < 3; slot++) {
        const left = frame.left[slot] as number
        if (left & Part.Palace && palaceInReach(p, seat)) sum += 4
        if (left & (Part.House | Part.CityHouse) && who.pool > 0 && who.gold > 0) sum += 0.5
        if (left & Part.Character) sum += 0.5
        if (left & Part.Governor) sum += 0.5
      }
    }
  return sum
}

/** The architect stands before a free site with enough gold in hand. */
function palaceInReach(p: Position, seat: Seat): boolean {
  const who = player(p, seat)
  return isCity(who.architect) && who.gold >= palacePrice(p, seat) && hasFreeSite(p, who.architect)
}

function hasFreeSite(p: Position, city: number): boolean {
  const central = centralSite(city)
  for (let site = central; site < central + SitesPerCity; site++) if (p.sites[site] === None) return true
  return false
}

/** What the two actions on the disc promise, one after the other with the gold there is. */
function plans(p: Position, seat: Seat): number {
  const who = player(p, seat)
  const price = palacePrice(p, seat)
  const near = nearestSite(p, seat)
  let { gold, pool, palaces } = who
  let sum = 0
  for (const action of [who.first, who.second].sort((a, b) => planOrder.indexOf(a) - planOrder.indexOf(b))) {
    const parts = partsOfAction[action] as number
    if (action === Action.Gold) {
      gold += p.rules.board.values.goldAction
      sum += 1.9
    }
    if (action === Action.Quarry) {
      sum += who.quarry < 2 ? -2 : pool < 2 ? 2.5 : 0.5
      pool += 2
    }
    if (parts & Part.Palace) {
      const possible = gold >= price + near && palaces > 0
      sum += possible ? palaceWorth - price - near : -4
      if (possible) {
        gold -= price
        palaces--
      }
    }
    for (const house of [Part.House, Part.CityHouse]) {
      if ((parts & house) === 0) continue
      const possible = pool > 0 && gold > 0
      sum += possible ? 1.6 : -2
      if (possible) {
        pool--
        gold--
      }
    }
    if (action === Action.Governor) sum += 1.3
    if (action === Action.MoveHouse) sum += 1.1
    if (action === Action.Characters) sum += 1
  }
  return sum
}

/** First what brings gold and houses, then what spends them. */
const planOrder: readonly number[] = [
  Action.Gold,
  Action.Quarry,
  Action.Characters,
  Action.Palace,
  Action.PalaceHouse,
  Action.TwoHouses,
  Action.House,
  Action.MoveHouse,
  Action.Governor,
]

/** The toll to the nearest city with a free site; large if none can be reached. */
function nearestSite(p: Position, seat: Seat): number {
  const distance = distances(p, seat)
  let best = 30
  for (let city = FirstCity; city < FirstVillage; city++)
    if (hasFreeSite(p, city)) best = Math.min(best, distance[city] as number)
  return best
}

/** What it will cost to be where the Maharaja comes next. */
function roadCosts(p: Position, seat: Seat): number {
  const distance = distances(p, seat)
  const cities = comingCities(p)
  const visits = Math.min(4, cities.length, turnsLeft(p) + 1)
  let cost = player(p, seat).architect === Start ? 1 : 0
  for (let visit = 0; visit < visits; visit++)
    cost += 0.35 * (certainty[visit] as number) * (distance[cities[visit] as number] as number)
  return cost
}

/** A village without a house is as bad as a toll of this much. */
const gapCost = 4

/** How dear each junction is to reach: tolls, and houses still missing. */
function distances(p: Position, seat: Seat): number[] {
  const free = holds(p, seat, Character.WanderingMonk)
  const { roadsFrom } = p.rules.board
  const distance: number[] = []
  for (let junction = 0; junction < FirstVillage; junction++) distance.push(99)
  distance[player(p, seat).architect] = 0
  // Eight junctions: relaxing every road a few times settles all of them.
  for (let round = 0, changed = true; changed && round < FirstVillage; round++) {
    changed = false
    for (let junction = 0; junction < FirstVillage; junction++)
      for (const road of roadsFrom[junction] as readonly Road[]) {
        const reached = (distance[junction] as number) + roadCost(p, seat, road, free)
        if (reached < (distance[road.to] as number)) {
          distance[road.to] = reached
          changed = true
        }
      }
  }
  return distance
}

function roadCost(p: Position, seat: Seat, road: Road, free: boolean): number {
  let cost = 0
  for (const village of road.villages) {
    const slot = slotOfVillage(village)
    if (p.villages[slot] === None) cost += gapCost
    else if (!free && p.villages[slot] !== seat && p.villages[slot + 1] !== seat) cost += housesInVillage(p, village)
  }
  return cost
}
