import { at, type Refusal, type Seat } from '@durbar/kernel'
import { isCity } from '../components.ts'
import { Character, Ledger } from '../names.ts'
import { addGold, holds, type Position, payGold, player } from '../position.ts'
import { gapsAround, listJourneys, routeOf, tollsTo, tollTo, totalToll } from '../tolls.ts'
import type { RuleOf } from './rule-types.ts'

/** MH:18–25 a journey to another city, with the choice of whom to pay. Free in the own turn, any number of times. */
export const travel: RuleOf<'travel'> = {
  list(p, seat, out) {
    listJourneys(p, seat, out)
  },
  refuse(p, seat, move) {
    return tollsTo(p, seat, move.to).includes(move.pays) ? undefined : explain(p, seat, move.to)
  },
  play(p, seat, { to, pays }, sink) {
    const byBank = holds(p, seat, Character.WanderingMonk)
    const who = player(p, seat)
    sink?.({ k: 'traveled', seat, from: who.architect, to, via: routeOf(p, seat, to, pays) })
    who.architect = to
    for (let owner = 0; owner < p.rules.players; owner++) {
      const gold = tollTo(pays, owner)
      if (gold === 0) continue
      if (!byBank) payGold(p, seat, Ledger.TollsPaid, gold)
      addGold(p, owner, Ledger.TollsReceived, gold)
      sink?.({ k: 'toll', seat, to: owner, gold, byBank })
    }
  },
}

/** Why this city cannot be reached, or not in this way; only asked when somebody wants to know. */
function explain(p: Position, seat: Seat, to: number): Refusal {
  if (!isCity(to)) return { rule: 'MH:24', reason: 'ends-in-a-city' }
  if (to === player(p, seat).architect) return { rule: 'MH:24', reason: 'already-there' }
  const { gold } = player(p, seat)
  if (tollsTo(p, seat, to).length > 0) return { rule: 'MH:22', reason: 'tolls-misstated' }
  const ways = tollsTo(p, seat, to, Number.POSITIVE_INFINITY)
  if (ways.length > 0) {
    const need = Math.min(...ways.map(totalToll))
    return { rule: 'MH:23', reason: 'needs-toll', need, have: gold }
  }
  const gaps = gapsAround(p, seat).map((village) => at(p.rules.board.places, village))
  return { rule: 'MH:19', reason: 'road-has-a-gap', gaps }
}
