import { type EventSink, push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from './box.ts'
import type { Event } from './events.ts'
import { Corn, Gold, None, Potato, resourceNames, Source, Stone } from './names.ts'
import { drawArmy } from './piles.ts'
import { add, count, isAxomamma, type Player, type Position, player, score, subtract } from './position.ts'

/** Resources: gaining, scoring and paying. Costs are paid in full or not at all. */

export type Sink = EventSink<Event> | undefined

const Food = 4

export function gain(p: Position, seat: Seat, resource: number, amount: number, sink: Sink): void {
  if (amount === 0) return
  const { goods } = player(p, seat)
  add(goods, resource, amount)
  sink?.({ k: 'gained', seat, resource, amount })
  if (resource === Potato && isAxomamma(p, seat)) exchangePotatoes(p, seat, goods, sink)
}

/** TW:17.17 she turns every five potatoes into five points at once. */
function exchangePotatoes(p: Position, seat: Seat, goods: number[], sink: Sink): void {
  const { axomammaPotatoes, axomammaPotatoPoints } = p.rules.box.values
  while (count(goods, Potato) >= axomammaPotatoes) {
    subtract(goods, Potato, axomammaPotatoes)
    sink?.({ k: 'axomamma', why: 'potatoes', value: axomammaPotatoes, about: '', rule: 'TW:17.17' })
    award(p, seat, Source.Axomamma, axomammaPotatoPoints, sink)
  }
}

type SourceNumber = (typeof Source)[keyof typeof Source]

export function award(p: Position, seat: Seat, source: SourceNumber, points: number, sink: Sink): void {
  if (points === 0) return
  score(p, seat, source, points)
  sink?.({ k: 'scored', seat, source, points })
}

/** Draws army cards to the hand, as many as there are. */
export function drawArmyCards(p: Position, seat: Seat, wanted: number, sink: Sink): void {
  const cards: number[] = []
  for (let drawn = 0; drawn < wanted; drawn++) {
    const card = drawArmy(p)
    if (card === None) break
    add(player(p, seat).army, card, 1)
    cards.push(card)
  }
  if (!sink || cards.length === 0) return
  sink({ k: 'army-drawn', seat, cards: cards.length })
  if (!isAxomamma(p, seat)) sink({ k: 'army-seen', seat, cards, only: [seat] })
}

/** Gold that a cost needs beyond its own: where potatoes, corn, stone or food fall short (TW:1.3). */
function shortage(p: Position, { goods }: Player, cost: Cost): number {
  const potato = count(goods, Potato) - cost[Potato]
  const corn = count(goods, Corn) - cost[Corn]
  const stone = count(goods, Stone) - cost[Stone]
  const eaten = Math.max(potato, 0) + (p.rules.cornIsFood && corn > 0 ? corn : 0)
  let missing = cost[Food] > eaten ? cost[Food] - eaten : 0
  if (potato < 0) missing -= potato
  if (corn < 0) missing -= corn
  if (stone < 0) missing -= stone
  return missing
}

export function canPay(p: Position, seat: Seat, cost: Cost): boolean {
  const who = player(p, seat)
  const missing = shortage(p, who, cost)
  return (missing === 0 || p.rules.goldIsWild) && missing + cost[Gold] <= count(who.goods, Gold)
}

/** Why the player cannot pay: the first thing that is short, and how much of it gold could not make up for. */
export function refuseCost(p: Position, seat: Seat, cost: Cost, rule: string): Refusal | undefined {
  if (canPay(p, seat, cost)) return undefined
  const { goods } = player(p, seat)
  for (const resource of [Potato, Corn, Stone]) {
    const need = count(cost, resource)
    const have = count(goods, resource)
    if (have < need) return { rule, reason: `needs-${resourceNames[resource]}`, need, have }
  }
  const food = count(goods, Potato) + (p.rules.cornIsFood ? count(goods, Corn) : 0)
  if (food < cost[Food]) return { rule, reason: 'needs-food', need: cost[Food], have: food }
  return { rule, reason: 'needs-gold', need: cost[Gold], have: count(goods, Gold) }
}

/** Whether these goods are exactly a way to pay the cost. */
export function settles(p: Position, cost: Cost, potato: number, corn: number, stone: number, gold: number): boolean {
  const food = cost[Food]
  if (potato < 0 || corn < 0 || stone < 0 || stone > cost[Stone] || gold < cost[Gold]) return false
  if (!p.rules.goldIsWild && gold !== cost[Gold]) return false
  const eatenPotato = potato > cost[Potato] ? potato - cost[Potato] : 0
  const eatenCorn = corn > cost[Corn] ? corn - cost[Corn] : 0
  if (eatenCorn > 0 && !p.rules.cornIsFood) return false
  if (eatenPotato + eatenCorn > food) return false
  return potato + corn + stone + gold === cost[0] + cost[1] + cost[2] + cost[3] + food
}

/** Calls `found` with every way to pay, the most sensible first: little gold, then potatoes before corn. */
export function eachPayment(
  p: Position,
  { goods }: Player,
  cost: Cost,
  found: (potato: number, corn: number, stone: number, gold: number) => void,
): void {
  const due = cost[0] + cost[1] + cost[2] + cost[3] + cost[Food]
  const mostGold = Math.min(p.rules.goldIsWild ? due : cost[Gold], count(goods, Gold))
  const mostStone = Math.min(cost[Stone], count(goods, Stone))
  const mostPotato = Math.min(cost[Potato] + cost[Food], count(goods, Potato))
  const mostCorn = count(goods, Corn)
  for (let gold = cost[Gold]; gold <= mostGold; gold++)
    for (let stone = mostStone; stone >= 0; stone--)
      for (let potato = mostPotato; potato >= 0; potato--) {
        const corn = due - gold - stone - potato
        if (corn >= 0 && corn <= mostCorn && settles(p, cost, potato, corn, stone, gold))
          found(potato, corn, stone, gold)
      }
}

/** Pays at once where there is one way to do it, and asks otherwise. What follows must be on the agenda already. */
export function charge(p: Position, seat: Seat, cost: Cost, sink: Sink): void {
  if (cost[0] + cost[1] + cost[2] + cost[3] + cost[Food] === 0) return
  let ways = 0
  let first: readonly number[] = cost
  eachPayment(p, player(p, seat), cost, (potato, corn, stone, gold) => {
    if (ways++ === 0) first = [potato, corn, stone, gold]
  })
  if (ways > 1) push(p, { k: 'pay', seat, cost })
  else spend(p, seat, count(first, 0), count(first, 1), count(first, 2), count(first, 3), sink)
}

export function spend(
  p: Position,
  seat: Seat,
  potato: number,
  corn: number,
  stone: number,
  gold: number,
  sink: Sink,
): void {
  const { goods } = player(p, seat)
  subtract(goods, Potato, potato)
  subtract(goods, Corn, corn)
  subtract(goods, Stone, stone)
  subtract(goods, Gold, gold)
  sink?.({ k: 'paid', seat, potato, corn, stone, gold })
}

export const oneGold: Cost = [0, 0, 0, 1, 0]
export const onePotato: Cost = [1, 0, 0, 0, 0]
export const oneCorn: Cost = [0, 1, 0, 0, 0]
export const oneFood: Cost = [0, 0, 0, 0, 1]
