import { push, type Refusal, reveal, type Seat, shuffle } from '@durbar/kernel'
import type { Sink } from '../goods.ts'
import { None } from '../names.ts'
import { count, isAxomamma, type Position, player, remove } from '../position.ts'
import { onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:6.3 take god cards, each from the top of the deck or from the offer. */
export type GodCardFrame = { readonly k: 'god-card'; readonly seat: Seat; readonly left: number }

export const godCard: QuestionOf<'god-card'> = {
  rule: 'TW:6.3',
  asks: ['god-card'],
  deciders: onlySeat,
  moot: (p, { left }) => left === 0 || p.godDeck.length + p.offer.length === 0,
}

/** TW:C26 an empty deck leaves only the offer. */
export const takeGodCard: RuleOf<'god-card'> = {
  list(p, _, out) {
    if (p.godDeck.length > 0) out.push({ k: 'god-card', card: None })
    for (const card of p.offer) out.push({ k: 'god-card', card })
  },
  refuse(p, _, { card }): Refusal | undefined {
    if (card === None) return p.godDeck.length > 0 ? undefined : { rule: 'TW:C26', reason: 'god-deck-empty' }
    if (p.offer.includes(card)) return undefined
    return { rule: 'TW:6.3', reason: 'card-not-in-offer', card: p.rules.box.godCardNames[card] ?? '' }
  },
  play(p, seat, { card }, sink, frame) {
    const { left } = frame as GodCardFrame
    if (left > 1) push(p, { k: 'god-card', seat, left: left - 1 })
    if (card === None) drawGodCard(p, seat, sink)
    else {
      remove(p.offer, card)
      player(p, seat).gods.push(card)
      sink?.({ k: 'god-taken', seat, card })
    }
  },
}

/** The top card of the deck, seen by its new owner only. */
export function drawGodCard(p: Position, seat: Seat, sink: Sink): void {
  const card = p.godDeck.pop()
  if (card === undefined) return
  player(p, seat).gods.push(card)
  reveal(p)
  if (!sink) return
  sink({ k: 'god-drawn', seat })
  if (!isAxomamma(p, seat)) sink({ k: 'god-seen', seat, card, only: [seat] })
}

/** TW:6.4 a full offer is shuffled into the deck before another card joins it. */
export function addToOffer(p: Position, card: number, sink: Sink): void {
  if (p.offer.length >= p.rules.offerSize) {
    p.godDeck.push(...p.offer)
    p.offer = []
    shuffle(p.rng, p.godDeck)
    sink?.({ k: 'offer-shuffled' })
  }
  p.offer.push(card)
  sink?.({ k: 'card-offered', card })
}

/** The gods of the cards in hand, by bit. */
export function godsInHand(p: Position, seat: Seat): number {
  const { gods } = player(p, seat)
  let mask = 0
  for (let index = 0; index < gods.length; index++) mask |= 1 << count(p.rules.box.godOfCard, count(gods, index))
  return mask
}
