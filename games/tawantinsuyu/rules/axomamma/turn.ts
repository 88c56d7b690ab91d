import { push, range, reveal } from '@durbar/kernel'
import { addToOffer } from '../frames/god-cards.ts'
import { actionFrames, passiveFrames, walk } from '../frames/high-priest.ts'
import { award, drawArmyCards, type Sink } from '../goods.ts'
import { Action, actionNames, Corn, colorNames, godNames, None, Source, terraceNames } from '../names.ts'
import { foodFor, scoreStairs } from '../placement-cost.ts'
import { actionAt, bits, count, type Position, player, putOnHill, soldiersIn, total } from '../position.ts'
import { removeOfferCard } from './effects.ts'
import { Her } from './purse.ts'
import { anyOf, fillSlot, rollDie } from './setup.ts'
import { sheRecruits } from './workers.ts'

/** TW:17.4 an action of the next two sides if one is worth it, else a worker, else a rest. */
export function takeTurn(p: Position, sink: Sink): void {
  for (const sections of [1, 2]) {
    const action = actionAt(p, player(p, Her).priest + sections)
    if (!isWorthIt(p, action)) continue
    const about = actionNames[action] ?? ''
    sink?.({ k: 'axomamma', why: 'condition-met', value: sections, about, rule: 'TW:17.5' })
    walk(p, Her, sections, sink)
    award(p, Her, Source.Axomamma, p.rules.axomamma.actionPoints, sink)
    push(p, ...passiveFrames(p, Her, action), ...actionFrames(p, Her, action, true), { k: 'axomamma-after-action' })
    return
  }
  sink?.({ k: 'axomamma', why: 'no-condition', value: 0, about: '', rule: 'TW:17.6' })
  if (player(p, Her).workers.length > 0) placeWorker(p, sink)
  else rest(p, sink)
}

/** TW:17.5 her conditions. */
function isWorthIt(p: Position, action: number): boolean {
  const { goods, ready, spent, down, up, army, statues } = player(p, Her)
  if (action === Action.Offering) return count(goods, Corn) >= 4
  if (action === Action.Production) return (ready & (ready - 1)) !== 0
  if (action === Action.Worship) return total(statues) >= p.rules.axomamma.worshipStatues
  if (action === Action.Refresh) return bits(spent) + total(down) >= 3
  const soldiers = soldiersIn(p, up) + soldiersIn(p, army)
  const fallen = total(p.casualties)
  return soldiers > fallen || (p.rules.axomamma.equalSoldiers && soldiers === fallen)
}

/** TW:17.4, TW:C82 after the action: an army card, and up to two cards of the offer put away without points. */
export function afterAction(p: Position, sink: Sink): void {
  drawArmyCards(p, Her, 1, sink)
  for (let card = 0; card < 2; card++) removeOfferCard(p, 0, sink)
}

/** TW:17.6 without a worker. */
function rest(p: Position, sink: Sink): void {
  const { noIdleArmy, idlePoints } = p.rules.axomamma
  sink?.({ k: 'axomamma', why: 'no-worker', value: 0, about: '', rule: 'TW:17.6' })
  sheRecruits(p, sink)
  for (let card = 0; card < 2; card++) removeOfferCard(p, 1, sink)
  if (!noIdleArmy) drawArmyCards(p, Her, 1, sink)
  award(p, Her, Source.Axomamma, idlePoints, sink)
  walk(p, Her, 1, sink)
}

/** TW:17.8, TW:17.9 the oldest worker, on a space of the god under the rolled slot. */
function placeWorker(p: Position, sink: Sink): void {
  const she = player(p, Her)
  const { box } = p.rules
  const roll = rollDie(p, 'TW:17.8', sink)
  const { card, space } = findSpace(p, roll - 1, sink)
  pushTokens(p, roll)
  if (space === None) return
  const supply = she.workers.length
  const worker = she.workers.shift() ?? None
  if (supply > 1)
    sink?.({ k: 'axomamma', why: 'oldest', value: supply, about: colorNames[worker] ?? '', rule: 'TW:17.8' })
  sink?.({ k: 'placed', seat: Her, worker, role: worker, space })
  scoreStairs(p, Her, space, sink)
  putOnHill(p, space, worker)
  if (card === None) return
  const god = count(box.godOfCard, card)
  if (count(she.statues, god * 2) + count(she.statues, god * 2 + 1) > 0) {
    const { axomammaStatuePoints: points } = box.values
    sink?.({ k: 'axomamma', why: 'statue-matches', value: points, about: godNames[god] ?? '', rule: 'TW:17.9' })
    award(p, Her, Source.Axomamma, points, sink)
  }
  addToOffer(p, card, sink)
  fillSlot(p, roll - 1, sink)
}

/** TW:17.8 no space for that god: the card goes to the offer and the deck gives another, as long as there is one. */
function findSpace(p: Position, slot: number, sink: Sink): { card: number; space: number } {
  const { tucked } = p.axomamma
  for (let tries = 0; tries < p.rules.box.godCardNames.length; tries++) {
    const card = count(tucked, slot)
    if (card === None) break
    tucked[slot] = None
    reveal(p)
    const god = count(p.rules.box.godOfCard, card)
    const space = spaceFor(p, god, sink)
    if (space !== None) return { card, space }
    sink?.({ k: 'axomamma', why: 'no-space', value: slot + 1, about: godNames[god] ?? '', rule: 'TW:17.8' })
    addToOffer(p, card, sink)
    fillSlot(p, slot, sink)
  }
  const free = p.hill.flatMap((worker, space) => (worker === None ? [space] : []))
  return { card: None, space: anyOf(p, free, 'TW:17.8', sink) }
}

/** TW:C75 the terrace of the time, then the next one up, then down. */
const terraceOrder: readonly (readonly number[])[] = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 0],
]

function spaceFor(p: Position, god: number, sink: Sink): number {
  const { box } = p.rules
  for (const terrace of terraceOrder[p.festivals] as readonly number[]) {
    let nearest: number[] = []
    let shortest = Number.POSITIVE_INFINITY
    for (let space = 0; space < p.hill.length; space++) {
      if (p.hill[space] !== None || box.god[space] !== god || box.terrace[space] !== terrace) continue
      const way = foodFor(p, Her, space, false)
      if (way < shortest) nearest = []
      if (way <= shortest) nearest.push(space)
      shortest = Math.min(shortest, way)
    }
    if (nearest.length === 0) continue
    sink?.({ k: 'axomamma', why: 'cheapest', value: shortest, about: terraceNames[terrace] ?? '', rule: 'TW:17.8' })
    return anyOf(p, nearest, 'TW:17.8', sink)
  }
  return None
}

/** TW:17.10 every token of the rolled value, from the top row down. */
function pushTokens(p: Position, value: number): void {
  const { tokenValue, tokenRow } = p.rules.box.axomamma
  const tokens = range(tokenValue.length).filter((token) => tokenValue[token] === value)
  tokens.sort((one, other) => count(tokenRow, one) - count(tokenRow, other))
  push(p, ...tokens.map((token) => ({ k: 'axomamma-token' as const, token })), { k: 'axomamma-advance', value })
}
