import { filled, range, type Seat } from '@durbar/kernel'
import { CityCount, FirstCity, FirstVillage, isCity, type Road, SitesPerCity, Start } from './components.ts'
import { palacePrice } from './frames/palace.ts'
import { forfeit } from './frames/turn.ts'
import { Action, Character, MaxPlayers, None, Part, partsOfAction } from './names.ts'
import {
  centralSite,
  holds,
  housesInVillage,
  lowestCharacter,
  type Position,
  player,
  slotOfVillage,
} from './position.ts'
import { countPoints } from './scoring.ts'

/**
 * How good a position looks, in gold: own worth less that of the others, whose best counts most. A palace is worth what
 * it costs and a little more, gold what can still be built with it, and presence in a city what the city will probably
 * pay before the game ends, which is soon if somebody can soon build the last palace.
 */
export function evaluate(p: Position, seat: Seat): number {
  const { players } = p.rules
  if (p.agenda.length === 0) return finalMargin(p, seat)
  const left = turnsToCome(p)
  for (let someone = 0; someone < players; someone++) worth[someone] = holdings(p, someone, left)
  addCityIncome(p, left)
  let sum = 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    const theirs = worth[other] as number
    sum += theirs
    if (theirs > best) best = theirs
  }
  const others = 0.5 * best + (0.5 * sum) / (players - 1)
  return (worth[seat] as number) + prospects(p, seat, left) - others
}

/** By seat; filled anew by every evaluation. */
const worth: number[] = filled(MaxPlayers, 0)

/** What a palace is worth, in gold. */
const palaceWorth = 16

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

/** What a player earns in a game turn, more or less. */
const usualIncome = 11

/** Game turns still to come after this one: until the last one, or until somebody has the gold for the last palace. */
function turnsToCome(p: Position): number {
  if (p.lastTurn) return 0
  let left = p.rules.turns - p.turn
  for (let seat = 0; seat < p.rules.players; seat++) {
    const { palaces, gold } = player(p, seat)
    const money = (palaces * palacePrice(p, seat) - gold) / usualIncome
    // Two palaces are the most that a disc allows.
    left = Math.min(left, Math.max(money, palaces / 2 - 0.5, 0))
  }
  return left
}

/** The longer the game goes on, the surer a character pays for itself. */
const characterWorth = [0.25, 0.6, 0.35, 0.35, 0.55, 0, 0.3]

function holdings(p: Position, seat: Seat, left: number): number {
  const who = player(p, seat)
  const price = palacePrice(p, seat)
  // Gold that can still become palaces counts in full; the rest only breaks ties.
  const room = palacesToCome(p, seat, left)
  const useful = Math.min(who.gold, room * price)
  let sum = (p.rules.palaces - who.palaces) * palaceWorth + useful * 1.05 + (who.gold - useful) * 0.1
  const soon = Math.min(1, left)
  sum += Math.min(who.pool, 4) * 0.5 * soon
  for (let card = 0; card < characterWorth.length; card++)
    if (who.characters & (1 << card)) sum += (characterWorth[card] as number) * left
  if (holds(p, seat, Character.MasterCraftsman)) sum += craftsmanWorth(p, seat, left)
  return sum + who.privileges * 2 * soon
}

/** Palaces a player may still build: hardly ever two in every turn. */
function palacesToCome(p: Position, seat: Seat, left: number): number {
  const who = player(p, seat)
  return Math.min(who.palaces, 1.5 * left + (who.played ? 0 : 1.5))
}

/** MH:40 the Master Craftsman saves gold at every palace, until somebody else takes the card. */
function craftsmanWorth(p: Position, seat: Seat, left: number): number {
  const { palacePrice: price, craftsmanPalacePrice } = p.rules.board.values
  return (price - craftsmanPalacePrice) * palacesToCome(p, seat, left) * 0.7
}

/** How sure the scoring of a city still is: now, next, and so on up the track. */
const certainty = [1, 0.75, 0.55, 0.4, 0.28, 0.2, 0.15, 0.1]

/** How likely the gold of this visit can still be spent: the last scoring comes after the last turn. */
function weightOf(visit: number, left: number): number {
  const spent = left - visit
  return (certainty[visit] as number) * (spent >= 1 ? 1 : spent > 0 ? 0.15 + 0.85 * spent : 0.15)
}

/** The cities in the order in which the Maharaja will probably visit them, beginning with where he is. */
const coming: number[] = []

function listComing(p: Position): void {
  coming.length = 0
  if (p.turn > 0) coming.push(p.maharaja)
  for (const city of p.track) if (city !== None && city !== p.maharaja) coming.push(city)
}

/** By seat, in the city at hand; and the lowest character of each. */
const points: number[] = filled(MaxPlayers, 0)
const lowest: number[] = filled(MaxPlayers, 0)

/** Adds what the coming cities would pay as they stand. */
function addCityIncome(p: Position, left: number): void {
  const { players } = p.rules
  const { payout, board } = p.rules
  listComing(p)
  for (let seat = 0; seat < players; seat++) lowest[seat] = lowestCharacter(p, seat)
  const visits = Math.min(coming.length, Math.ceil(left) + 1)
  for (let visit = 0; visit < visits; visit++) {
    const city = coming[visit] as number
    countPoints(p, city, points)
    let present = 0
    for (let seat = 0; seat < players; seat++) if ((points[seat] as number) > 0) present++
    if (present === 0) continue
    const weight = weightOf(visit, left)
    const bonus = present === 1 ? board.values.monopolyBonus : 0
    for (let seat = 0; seat < players; seat++) {
      const own = points[seat] as number
      if (own === 0) continue
      let rank = 0
      for (let other = 0; other < players; other++) if (other !== seat && isAhead(other, seat)) rank++
      worth[seat] =
        (worth[seat] as number) + weight * (((payout[rank] as number) + bonus) * 0.85 + Math.min(own, 8) * 0.3)
    }
  }
}

/** MH:51 ties go to the lower character. */
function isAhead(other: Seat, seat: Seat): boolean {
  const more = (points[other] as number) - (points[seat] as number)
  return more > 0 || (more === 0 && (lowest[other] as number) < (lowest[seat] as number))
}

/** What only the player of the seat knows or is about to do: roads, the disc that is set, the turn under way. */
function prospects(p: Position, seat: Seat, left: number): number {
  measureRoads(p, seat)
  let sum = -roadCosts(p, seat, left)
  const who = player(p, seat)
  if (who.first !== None && !who.played) sum += plans(p, seat, left)
  for (const frame of p.agenda)
    if (frame.k === 'turn' && frame.seat === seat) {
      // What is open counts as if the turn ended now, so that ending it is never worse than wandering about.
      sum -= forfeit(p, frame).compensation
      for (let slot = 0; slot < 3; slot++) {
        const parts = frame.left[slot] as number
        if (parts & Part.Palace && palaceInReach(p, seat)) sum += 4
        if (parts & (Part.House | Part.CityHouse) && who.pool > 0 && who.gold > 0) sum += 0.5
        if (parts & Part.Character) sum += holds(p, seat, Character.MasterCraftsman) ? 0.5 : 1
        if (parts & Part.Governor) sum += 0.5
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

/** How much sense the disc of a player makes; for guessing it. */
export function senseOfDisc(p: Position, seat: Seat): number {
  measureRoads(p, seat)
  return plans(p, seat, turnsToCome(p))
}

/** What the two actions on the disc promise, one after the other with the gold there is. */
function plans(p: Position, seat: Seat, left: number): number {
  const who = player(p, seat)
  const price = palacePrice(p, seat)
  const near = nearestSite(p)
  let { gold, pool, palaces } = who
  let sum = 0
  if (holds(p, seat, Character.Trader)) gold += p.rules.board.values.traderGold
  const swap = (planOrder[who.first] as number) > (planOrder[who.second] as number)
  for (let step = 0; step < 2; step++) {
    const action = (step === 0) === swap ? who.second : who.first
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
      sum += possible ? palaceWorth - price - near * 0.7 : -4
      if (possible) {
        gold -= price
        palaces--
      }
    }
    for (const house of houseParts) {
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
    if (action === Action.Characters)
      sum += holds(p, seat, Character.MasterCraftsman) ? 0.5 : 0.5 + 0.5 * craftsmanWorth(p, seat, left)
  }
  return sum
}

const houseParts = [Part.House, Part.CityHouse] as const

/** By action: first what brings gold and houses, then what spends them. */
const planOrder: readonly number[] = [0, 6, 5, 7, 1, 3, 4, 8, 2]

/** The toll to the nearest city with a free site; large if none can be reached. */
function nearestSite(p: Position): number {
  let best = 30
  for (let city = FirstCity; city < FirstCity + CityCount; city++)
    if ((distance[city] as number) < best && hasFreeSite(p, city)) best = distance[city] as number
  return best
}

/** What it will cost to be where the Maharaja comes next. Needs `coming` and `distance`. */
function roadCosts(p: Position, seat: Seat, left: number): number {
  const visits = Math.min(4, coming.length, Math.ceil(left) + 1)
  let cost = player(p, seat).architect === Start ? 1 : 0
  for (let visit = 0; visit < visits; visit++)
    cost += 0.35 * (certainty[visit] as number) * (distance[coming[visit] as number] as number)
  return cost
}

/** A village without a house is as bad as a toll of this much. */
const gapCost = 4

/** By junction: how dear it is to reach for the player last measured, in tolls and in houses still missing. */
let distance: readonly number[] = []

/** What was measured while a list of houses stood; it is another one as soon as a house changes. */
interface Survey {
  villages: readonly number[] | undefined
  from: (readonly number[] | undefined)[]
}

/** The lists looked at last: those of the positions that are being compared, which come up again and again. */
const surveys: readonly Survey[] = range(8).map(() => ({ villages: undefined, from: [] }))
let latest = surveys[0] as Survey
let oldest = 0

function surveyOf(villages: readonly number[]): Survey {
  if (latest.villages === villages) return latest
  for (let index = 0; index < surveys.length; index++) {
    latest = surveys[index] as Survey
    if (latest.villages === villages) return latest
  }
  latest = surveys[oldest] as Survey
  oldest = (oldest + 1) % surveys.length
  latest.villages = villages
  latest.from = []
  return latest
}

function measureRoads(p: Position, seat: Seat): void {
  const { from } = surveyOf(p.villages)
  const free = holds(p, seat, Character.WanderingMonk)
  const { architect } = player(p, seat)
  const place = (seat * 2 + (free ? 1 : 0)) * FirstVillage + architect
  distance = from[place] ?? distancesFrom(p, seat, architect, free)
  from[place] = distance
}

/** By road, whichever way it is traveled; filled anew for every measurement. */
const costs: number[] = []
/** Farther than any way is. */
const farAway = 99

function distancesFrom(p: Position, seat: Seat, start: number, free: boolean): readonly number[] {
  const { roads, roadsFrom } = p.rules.board
  for (let road = 0; road < roads.length; road++) costs[road] = roadCost(p, seat, roads[road] as Road, free)
  const found = filled(FirstVillage, farAway)
  found[start] = 0
  // The nearest junction that is not settled yet cannot be reached for less.
  let settled = 0
  for (let junction = start; junction !== None; junction = nearestOpen(found, settled)) {
    settled |= 1 << junction
    const here = found[junction] as number
    const exits = roadsFrom[junction] as readonly Road[]
    for (let exit = 0; exit < exits.length; exit++) {
      const { to, index } = exits[exit] as Road
      const reached = here + (costs[index] as number)
      if (reached < (found[to] as number)) found[to] = reached
    }
  }
  return found
}

function nearestOpen(found: readonly number[], settled: number): number {
  let best = None
  let nearest = farAway
  for (let junction = 0; junction < FirstVillage; junction++)
    if ((settled & (1 << junction)) === 0 && (found[junction] as number) < nearest) {
      best = junction
      nearest = found[junction] as number
    }
  return best
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
