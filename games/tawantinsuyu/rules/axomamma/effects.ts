import { push } from '@durbar/kernel'
import { marketTiles, takeFromMarket } from '../frames/building.ts'
import { turnUpArmy, turnUpBuilding } from '../frames/refresh.ts'
import { isOpenSlot, putStairs } from '../frames/stairs.ts'
import { putStatue } from '../frames/statue.ts'
import { takeWeaving } from '../frames/tapestry.ts'
import { award, drawArmyCards, oneGold, type Sink } from '../goods.ts'
import { Corn, Effect, Gold, None, Potato, ProductionCount, Source, Stone } from '../names.ts'
import { count, type Position, player, total } from '../position.ts'
import { Her, sheCanPay, shePays, You } from './purse.ts'
import { anyOf } from './setup.ts'
import { sheGainsWorker } from './workers.ts'

/** TW:17.16–17.18, TW:C72 effects as she takes them: whatever she can, without a decision. */
export function axomammaPerforms(p: Position, kind: number, amount: number, sink: Sink): void {
  if (kind === Effect.Climb) push(p, { k: 'climb', seat: Her, steps: amount })
  else if (kind === Effect.FreeWeaving) takeWeaving(p, Her, 0, sink)
  else for (let time = 0; time < amount; time++) performOnce(p, kind, sink)
}

function performOnce(p: Position, kind: number, sink: Sink): void {
  if (kind === Effect.Train) drawArmyCards(p, Her, 1, sink)
  else if (kind === Effect.GodCard) removeOfferCard(p, 1, sink)
  else if (kind === Effect.Worker) sheGainsWorker(p, sink)
  else if (kind === Effect.GoldClimb) sheClimbsForGold(p, sink)
  else if (kind === Effect.Refresh) refreshBest(p, sink)
  else if (kind === Effect.FreeBuild) freeBuilding(p, sink)
  else if (kind === Effect.FreeSmallStatue) freeSmallStatue(p, sink)
  else if (kind === Effect.FreeStairs) freeStairs(p, sink)
}

/** TW:17.16 in place of a god card the oldest one of the offer goes under the deck. */
export function removeOfferCard(p: Position, points: number, sink: Sink): boolean {
  const card = p.offer.shift()
  if (card === undefined) return false
  p.godDeck.unshift(card)
  sink?.({ k: 'offer-card-removed', card })
  award(p, Her, Source.Axomamma, points, sink)
  return true
}

export function sheClimbsForGold(p: Position, sink: Sink): void {
  if (!sheCanPay(p, oneGold)) return
  shePays(p, oneGold, sink)
  push(p, { k: 'climb', seat: Her, steps: 1 })
}

/** TW:C86 the highest-numbered building, else a card with two soldiers, else one with one. */
export function refreshBest(p: Position, sink: Sink): boolean {
  return refreshHighest(p, sink) || refreshStrongest(p, sink)
}

export function refreshHighest(p: Position, sink: Sink): boolean {
  const { spent } = player(p, Her)
  for (let tile = ProductionCount - 1; tile >= 0; tile--)
    if (spent & (1 << tile)) {
      turnUpBuilding(p, Her, tile, sink)
      return true
    }
  return false
}

export function refreshStrongest(p: Position, sink: Sink): boolean {
  const { down } = player(p, Her)
  for (const soldiers of [2, 1])
    for (let card = 0; card < down.length; card++)
      if (count(down, card) > 0 && p.rules.box.soldiers[card] === soldiers) {
        turnUpArmy(p, Her, card, sink)
        return true
      }
  return false
}

/** TW:17.14 a production building while she has fewer than two face-up, else a passive one. */
export function freeBuilding(p: Position, sink: Sink): void {
  const { ready } = player(p, Her)
  const passive = (ready & (ready - 1)) !== 0
  const tile = anyOf(p, marketTiles(p, passive), 'TW:17.14', sink)
  if (tile !== None) takeFromMarket(p, Her, tile, sink)
}

export function freeSmallStatue(p: Position, sink: Sink): void {
  const left = p.statues.flatMap((copies, statue) => (statue % 2 === 0 && copies > 0 ? [statue] : []))
  const statue = anyOf(p, left, 'TW:17.14', sink)
  if (statue !== None) putStatue(p, Her, statue, sink)
}

/** TW:17.12 upper slots clockwise from her section, then lower ones, those under the person's marker last. */
export function slotForHer(p: Position): number {
  const she = player(p, Her)
  if (she.stairs === 0) return None
  const clockwise = [0, 1, 2, 3, 4].map((step) => ((she.priest + step) % 5) * 2)
  const lower = clockwise.map((slot) => slot + 1)
  const order = [
    ...clockwise,
    ...lower.filter((slot) => p.stairs[slot - 1] !== You),
    ...lower.filter((slot) => p.stairs[slot - 1] === You),
  ]
  return order.find((slot) => isOpenSlot(p, slot)) ?? None
}

function freeStairs(p: Position, sink: Sink): void {
  const slot = slotForHer(p)
  if (slot !== None) putStairs(p, Her, slot, sink)
}

/** TW:17.7, TW:17.18 of several gifts the one she has least of; among equals gold, corn, stone, potato. */
export function axomammaChooses(p: Position, effects: readonly number[], sink: Sink): number {
  const { effectKind } = p.rules.box
  const { goods, workers } = player(p, Her)
  const worker = effects.find((effect) => effectKind[effect] === Effect.Worker)
  const stone = effects.find((effect) => effectKind[effect] === Stone)
  if (worker !== undefined && stone !== undefined) {
    const wants =
      workers.length < count(goods, Stone) || (workers.length === count(goods, Stone) && workers.length <= 1)
    const chosen = wants && p.village.length + total(p.nomads) > 0 ? worker : stone
    const about = chosen === worker ? 'worker' : 'stone'
    sink?.({ k: 'axomamma', why: 'fewest', value: count(goods, Stone) - workers.length, about, rule: 'TW:17.18' })
    return chosen
  }
  let best = count(effects, 0)
  let least = Number.POSITIVE_INFINITY
  for (const resource of [Gold, Corn, Stone, Potato]) {
    const effect = effects.find((candidate) => effectKind[candidate] === resource)
    if (effect === undefined || count(goods, resource) >= least) continue
    least = count(goods, resource)
    best = effect
  }
  const about = p.rules.box.effectNames[best] ?? ''
  sink?.({ k: 'axomamma', why: 'least-goods', value: Number.isFinite(least) ? least : 0, about, rule: 'TW:17.7' })
  return best
}
