import { push, type Refusal, reveal, type Seat } from '@durbar/kernel'
import { gain, type Sink } from '../goods.ts'
import { None } from '../names.ts'
import { drawArmy } from '../piles.ts'
import { add, count, isAxomamma, type Position, player } from '../position.ts'
import { onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:5.12 two army cards drawn, one of them kept. */
export type TrainFrame = { readonly k: 'train'; readonly seat: Seat }

/** A single card is simply kept (TW:C61). */
export function startTraining(p: Position, seat: Seat, sink: Sink): void {
  const cards: number[] = []
  for (let drawn = 0; drawn < 2; drawn++) {
    const card = drawArmy(p)
    if (card !== None) cards.push(card)
  }
  if (cards.length === 0) return
  if (sink) {
    sink({ k: 'army-drawn', seat, cards: cards.length })
    if (!isAxomamma(p, seat)) sink({ k: 'army-seen', seat, cards: cards.slice(), only: [seat] })
  }
  if (cards.length === 1) add(player(p, seat).army, count(cards, 0), 1)
  else {
    p.drill = cards
    push(p, { k: 'train', seat })
  }
}

/** Asked even if both cards are alike: the question must not tell the others that they are. */
export const training: QuestionOf<'train'> = { rule: 'TW:5.12', asks: ['keep-army'], deciders: onlySeat }

export const keepArmy: RuleOf<'keep-army'> = {
  list(p, _, out) {
    out.push({ k: 'keep-army', card: count(p.drill, 0) })
    if (p.drill[1] !== p.drill[0]) out.push({ k: 'keep-army', card: count(p.drill, 1) })
  },
  refuse(p, _, { card }): Refusal | undefined {
    if (p.drill.includes(card)) return undefined
    return { rule: 'TW:5.12', reason: 'card-not-drawn', card: p.rules.box.armyNames[card] ?? '' }
  },
  play(p, seat, { card }, sink) {
    const other = count(p.drill, p.drill[0] === card ? 1 : 0)
    p.drill = []
    add(player(p, seat).army, card, 1)
    add(p.armyDiscard, other, 1)
    // The others now see what was not kept.
    reveal(p)
    sink?.({ k: 'army-discarded', seat, card: other })
  },
}

/** TW:3.2 what a card gives when it is discarded from the hand. */
export function cashIn(p: Position, seat: Seat, card: number, sink: Sink): void {
  const { box } = p.rules
  add(player(p, seat).army, card, -1)
  add(p.armyDiscard, card, 1)
  sink?.({ k: 'army-discarded', seat, card })
  gain(p, seat, count(box.armyResource, card), count(box.armyAmount, card), sink)
}
