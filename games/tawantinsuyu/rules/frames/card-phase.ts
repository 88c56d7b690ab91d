import { push, type Seat, shuffle } from '@durbar/kernel'
import { axomammaBehind } from '../axomamma/festival.ts'
import { FirstPassive, Source } from '../names.ts'
import { fillMarket } from '../piles.ts'
import { count, isAxomamma, type Position, player, remove, seatsFrom } from '../position.ts'
import { returnTile } from './building.ts'
import { drawGodCard } from './god-cards.ts'
import type { Frame } from './index.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:14.4–14.6 the card phase after the first and the second Festival. */
export type CardPhaseFrame =
  | { readonly k: 'draw-cards'; readonly seat: Seat }
  | { readonly k: 'play-cards'; readonly seat: Seat; readonly left: number }
  | { readonly k: 'close-card-phase' }

export function cardPhaseFrames(p: Position, holder: Seat): Frame[] {
  const left = p.rules.box.values.festivalCards
  const people = seatsFrom(p, holder).filter((seat) => !isAxomamma(p, seat))
  return [
    { k: 'draw-cards', seat: holder },
    ...people.map((seat): Frame => ({ k: 'play-cards', seat, left })),
    { k: 'close-card-phase' },
  ]
}

/** TW:14.4 from the fewest points to the most; tied players nearer to the holder count as having more. */
function drawOrder(p: Position, holder: Seat): Seat[] {
  const seats = seatsFrom(p, holder).reverse()
  return seats.sort((one, other) => player(p, one).score - player(p, other).score)
}

export const drawCards: WorkOf<'draw-cards'> = {
  run(p, { seat: holder }, sink) {
    const draws = p.rules.box.festivalDraws[p.players.length] as readonly number[]
    const order = drawOrder(p, holder)
    if (p.rules.solo) axomammaBehind(p, sink)
    order.forEach((seat, rank) => {
      if (isAxomamma(p, seat)) return
      for (let drawn = 0; drawn < count(draws, rank); drawn++) drawGodCard(p, seat, sink)
    })
  },
}

/** TW:14.5 up to three cards from hand, no statue needed. */
export const playCards: QuestionOf<'play-cards'> = {
  rule: 'TW:14.5',
  asks: ['play-card', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, left }) => left === 0 || player(p, seat).gods.length === 0,
}

export const playCard: RuleOf<'play-card', FrameOf<'play-cards'>> = {
  list(p, seat, out) {
    for (const card of player(p, seat).gods) out.push({ k: 'play-card', card })
  },
  refuse(p, seat, { card }) {
    if (player(p, seat).gods.includes(card)) return undefined
    return { rule: 'TW:14.5', reason: 'card-not-in-hand', card: p.rules.box.godCardNames[card] ?? '' }
  },
  play(p, seat, { card }, sink, { left }) {
    remove(player(p, seat).gods, card)
    p.limbo.push(card)
    sink?.({ k: 'card-played', seat, card })
    push(p, { k: 'play-cards', seat, left: left - 1 })
    const effects = p.rules.box.benefits[card] as readonly number[]
    push(p, { k: 'rewards', seat, effects, source: Source.GodCards })
  },
}

/** TW:14.5, TW:14.6 the cards back into the deck, and four new buildings. */
export const closeCardPhase: WorkOf<'close-card-phase'> = {
  run(p, _, sink) {
    if (p.limbo.length > 0) {
      p.godDeck.push(...p.limbo)
      p.limbo = []
      shuffle(p.rng, p.godDeck)
    }
    const old = p.market.slice()
    shuffle(p.rng, old)
    for (const tile of old) returnTile(p, tile)
    sink?.({ k: 'market-cleared' })
    const tiles = fillMarket(p, FirstPassive)
    sink?.({ k: 'market-filled', tiles })
  },
}
