import { push, type Refusal, type Seat } from '@durbar/kernel'
import { charge, onePotato, refuseCost } from '../goods.ts'
import { Corn, Gold, Passive, resourceNames, Stone } from '../names.ts'
import { add, count, hasPassive, type Position, player, total } from '../position.ts'
import { cashIn } from './army.ts'
import { plainMove, type RuleOf } from './rule-types.ts'

const notYourTurn: Refusal = { rule: 'TW:3.2', reason: 'not-your-turn' }
const atFestival: Refusal = { rule: 'TW:C54', reason: 'festival' }

/** TW:3.2 "any time in your own turn": not in setup, and in a Festival only for its holder (TW:C54). */
function refuseTiming(p: Position, seat: Seat): Refusal | undefined {
  if (p.active !== seat) return notYourTurn
  if (!p.rules.festivalFreeActions && inFestival(p)) return atFestival
  return undefined
}

/** While a Festival or its card phase runs, the turn it belongs to has not been asked yet. */
function inFestival(p: Position): boolean {
  return p.agenda.some(({ k }) => k === 'festival-end' || k === 'close-card-phase')
}

/** Whether free actions could still bring the seat goods; depends on nothing hidden. */
export function mayRaise(p: Position, seat: Seat): boolean {
  if (hasPassive(p, seat, Passive.Exchange)) return true
  return total(player(p, seat).army) > 0 && !refuseTiming(p, seat)
}

/** TW:3.2 discard an army card from hand for its resource. */
export const discardArmy: RuleOf<'discard-army'> = {
  list(p, seat, out) {
    if (refuseTiming(p, seat)) return
    const { army } = player(p, seat)
    for (let card = 0; card < army.length; card++) if (count(army, card) > 0) out.push({ k: 'discard-army', card })
  },
  refuse(p, seat, { card }) {
    const refusal = refuseTiming(p, seat)
    if (refusal) return refusal
    if ((player(p, seat).army[card] ?? 0) > 0) return undefined
    return { rule: 'TW:3.2', reason: 'card-not-in-hand', card: p.rules.box.armyNames[card] ?? '' }
  },
  play(p, seat, { card }, sink) {
    cashIn(p, seat, card, sink)
  },
}

/** TW:C18 what one exchange takes and gives; potatoes are left out. */
const exchanged: readonly number[] = [0, 2, 2, 1]
const exchangeable = [Corn, Stone, Gold]

function refuseExchange(p: Position, seat: Seat, from: number, to: number): Refusal | undefined {
  if (!hasPassive(p, seat, Passive.Exchange)) return { rule: 'TW:C18', reason: 'needs-building', building: 'Z15' }
  if (from === to || !exchangeable.includes(from) || !exchangeable.includes(to))
    return { rule: 'TW:C18', reason: 'not-exchangeable' }
  // Whatever a chain of exchanges leads to can be had directly; without this a seat could go round forever.
  if (p.exchanged & (1 << from))
    return { rule: 'TW:C18', reason: 'just-exchanged', resource: resourceNames[from] ?? '' }
  const have = count(player(p, seat).goods, from)
  const need = count(exchanged, from)
  return have >= need ? undefined : { rule: 'TW:C18', reason: `needs-${resourceNames[from]}`, need, have }
}

/** Z15: two stone, one gold and two corn are worth the same. */
export const exchange: RuleOf<'exchange'> = {
  list(p, seat, out) {
    if (!hasPassive(p, seat, Passive.Exchange)) return
    for (const from of exchangeable)
      for (const to of exchangeable) if (!refuseExchange(p, seat, from, to)) out.push({ k: 'exchange', from, to })
  },
  refuse: (p, seat, { from, to }) => refuseExchange(p, seat, from, to),
  play(p, seat, { from, to }, sink) {
    const { goods } = player(p, seat)
    add(goods, from, -count(exchanged, from))
    add(goods, to, count(exchanged, to))
    p.exchanged |= 1 << to
    sink?.({ k: 'exchanged', seat, from, to })
  },
}

const needsZ19: Refusal = { rule: 'TW:C59', reason: 'needs-building', building: 'Z19' }

/** Z19: a potato for a god card, in the own turn. */
export const potatoCard: RuleOf<'potato-card'> = plainMove(
  { k: 'potato-card' },
  (p, seat) => {
    if (!hasPassive(p, seat, Passive.PotatoCards)) return needsZ19
    if (p.godDeck.length + p.offer.length === 0) return { rule: 'TW:C26', reason: 'no-god-cards' }
    return refuseTiming(p, seat) ?? refuseCost(p, seat, onePotato, 'TW:C59')
  },
  (p, seat, _, sink) => {
    push(p, { k: 'god-card', seat, left: 1 })
    charge(p, seat, onePotato, sink)
  },
)
