import { at, type Refusal } from '@durbar/kernel'
import { isCity } from '../components.ts'
import { Character, Ledger } from '../names.ts'
import { addGold, holds, type Position, player } from '../position.ts'
import { gapsAround, isDestination, type Journey, journeys, routeOf, tollTo, totalToll } from '../tolls.ts'
import type { RuleOf } from './rule-types.ts'

/** MH:18–25 a journey to another city, with the choice of whom to pay. Free in the own turn, any number of times. */
export const travel: RuleOf<'travel'> = {
  list(p, seat, out) {
    const reachable = journeys(p, seat)
    for (let city = 0; city < reachable.length; city++)
      if (isDestination(p, seat, city))
        for (const journey of reachable[city] as readonly Journey[])
          out.push({ k: 'travel', to: city, pays: journey.tolls })
  },
  refuse(p, seat, move) {
    return findJourney(p, seat, move.to, move.pays) ? undefined : explain(p, seat, move.to)
  },
  play(p, seat, { to, pays }, sink) {
    const journey = findJourney(p, seat, to, pays) as Journey
    const byBank = holds(p, seat, Character.WanderingMonk)
    const who = player(p, seat)
    sink?.({ k: 'traveled', seat, from: who.architect, to, via: routeOf(journey) })
    who.architect = to
    for (let owner = 0; owner < p.rules.players; owner++) {
      const gold = tollTo(pays, owner)
      if (gold === 0) continue
      if (!byBank) addGold(p, seat, Ledger.TollsPaid, -gold)
      addGold(p, owner, Ledger.TollsReceived, gold)
      sink?.({ k: 'toll', seat, to: owner, gold, byBank })
    }
  },
}

function findJourney(p: Position, seat: number, to: number, pays: number): Journey | undefined {
  if (!isDestination(p, seat, to)) return undefined
  return at(journeys(p, seat), to).find((journey) => journey.tolls === pays)
}

/** Why this city cannot be reached, or not in this way; only asked when somebody wants to know. */
function explain(p: Position, seat: number, to: number): Refusal {
  if (!isCity(to)) return { rule: 'MH:24', reason: 'ends-in-a-city' }
  if (to === player(p, seat).architect) return { rule: 'MH:24', reason: 'already-there' }
  const names = p.rules.board.places
  const rich = { ...p, players: p.players.map((someone) => ({ ...someone, gold: Number.MAX_SAFE_INTEGER })) }
  const affordable = at(journeys(p, seat), to)
  const ways = at(journeys(rich, seat), to)
  if (ways.length === 0)
    return { rule: 'MH:19', reason: 'road-has-a-gap', gaps: gapsAround(p, seat).map((village) => at(names, village)) }
  if (affordable.length === 0) {
    const need = Math.min(...ways.map((way) => totalToll(way.tolls)))
    return { rule: 'MH:23', reason: 'needs-toll', need, have: player(p, seat).gold }
  }
  return { rule: 'MH:22', reason: 'tolls-misstated' }
}
