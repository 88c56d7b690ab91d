import { push, type Refusal, type Seat } from '@durbar/kernel'
import { type Effect, extraAlone, favorEffects, framesOf, luxuryEffects, refuseEffect } from '../effects.ts'
import {
  Favor,
  FavorCount,
  FirstLuxury,
  FirstTile,
  Food,
  favorNames,
  foodNames,
  Good,
  GoodCount,
  goodNames,
  LastDock,
  Ledger,
} from '../names.ts'
import { addRupees, goodsOf, hasLying, type Position, player, type Sink, spendGood, valueNow } from '../position.ts'
import { payFavor, refuseAction, refuseMullah } from './aid.ts'
import { addPoints } from './meditation.ts'
import type { RuleOf, WorkOf } from './rule-types.ts'

/** AG:10 secondary actions: food, favor and luxury goods, in every window of the own turn. */

const nobodyLies: Refusal = { rule: 'AG:10.2', reason: 'nobody-lies' }

function needsGood(p: Position, seat: Seat, good: number, rule: string): Refusal | undefined {
  if (goodsOf(p, seat, good) > 0) return undefined
  return { rule, reason: 'needs-good', good: goodNames[good] as string, need: 1, have: 0 }
}

/** AG:10.3 oil or curry for one worker, both for three. */
function refuseFood(p: Position, seat: Seat, eaten: number): Refusal | undefined {
  return (
    (eaten === Food.Curry ? undefined : needsGood(p, seat, Good.Oil, 'AG:10.3')) ??
    (eaten === Food.Oil ? undefined : needsGood(p, seat, Good.Curry, 'AG:10.3')) ??
    (hasLying(p, seat) ? undefined : nobodyLies)
  )
}

export const food: RuleOf<'food'> = {
  list(p, seat, out) {
    if (p.lying === 0) return
    for (let eaten = 0; eaten < foodNames.length; eaten++)
      if (!refuseFood(p, seat, eaten)) out.push({ k: 'food', food: eaten })
  },
  refuse: (p, seat, move) => refuseFood(p, seat, move.food),
  play(p, seat, move, sink) {
    if (move.food !== Food.Curry) spendGood(p, seat, Good.Oil, sink)
    if (move.food !== Food.Oil) spendGood(p, seat, Good.Curry, sink)
    push(p, { k: 'stand-up', seat, left: move.food === Food.Both ? 3 : 1, mayStop: false })
  },
}

/** AG:3.7 a tile that only changes something else is declared there. */
function effectOf(p: Position, action: number): Effect | undefined {
  return action === Favor.ProcessExtra && p.rules.extraAlone ? extraAlone : favorEffects[action]
}

function refuseFavor(p: Position, seat: Seat, action: number, mullah: boolean): Refusal | undefined {
  const effect = effectOf(p, action)
  if (!effect) return { rule: 'AG:3.7', reason: 'declared-with-what-it-changes', action: favorNames[action] as string }
  return (
    refuseAction(p, seat, action) ??
    (mullah ? refuseMullah(p, seat, action) : undefined) ??
    refuseEffect(p, seat, effect)
  )
}

export const favor: RuleOf<'favor'> = {
  list(p, seat, out) {
    const who = player(p, seat)
    if (who.favor === 0) return
    for (let action = 0; action < FavorCount; action++) {
      if (action >= FirstTile && (who.tiles & (1 << action)) === 0) continue
      if (refuseFavor(p, seat, action, false)) continue
      out.push({ k: 'favor', action, mullah: false })
      if (!refuseMullah(p, seat, action)) out.push({ k: 'favor', action, mullah: true })
    }
  },
  refuse: (p, seat, { action, mullah }) => refuseFavor(p, seat, action, mullah),
  play(p, seat, { action, mullah }, sink) {
    payFavor(p, seat, action, mullah, sink)
    const effect = effectOf(p, action)
    if (effect) push(p, ...framesOf(seat, [effect]))
  },
}

export const points: WorkOf<'points'> = {
  run: (p, frame, sink) => addPoints(p, frame.seat, frame.points, sink),
}

export interface PointsFrame {
  readonly k: 'points'
  readonly seat: Seat
  readonly points: number
}

const oneLuxury: Refusal = { rule: 'AG:L-04', reason: 'one-luxury-good' }

/** AG:10.11 each kind once in a turn. */
export function refuseLuxury(p: Position, seat: Seat, good: number): Refusal | undefined {
  const { scrolls } = player(p, seat)
  if (scrolls & (1 << good)) return { rule: 'AG:10.11', reason: 'used-this-turn', good: goodNames[good] as string }
  if (p.rules.oneLuxuryGood && scrolls !== 0) return oneLuxury
  return needsGood(p, seat, good, 'AG:10.11')
}

/** AG:10.11 the marker goes from the building to the scroll. */
export function spendLuxury(p: Position, seat: Seat, good: number, sink: Sink): void {
  const who = player(p, seat)
  who.goods[good] = (who.goods[good] as number) - 1
  who.scrolls |= 1 << good
  sink?.({ k: 'luxury', seat, good })
}

/** AG:10.12 the value of clothes, and more once the boat is at the last dock. */
function clothesWorth(p: Position): number {
  return valueNow(p, Good.Clothes) + (p.dock === LastDock ? p.rules.printed.values.clothesAtLastDock : 0)
}

const notLuxury: Refusal = { rule: 'AG:10.12', reason: 'no-luxury-good' }
const statueLater: Refusal = { rule: 'AG:10.13', reason: 'statue-after-action' }

function refuseLuxuryUse(p: Position, seat: Seat, good: number): Refusal | undefined {
  if (good < FirstLuxury) return notLuxury
  if (good === Good.Statue) return statueLater
  return refuseLuxury(p, seat, good)
}

export const luxury: RuleOf<'luxury'> = {
  list(p, seat, out) {
    for (let good = FirstLuxury; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseLuxuryUse(p, seat, good)) out.push({ k: 'luxury', good })
  },
  refuse: (p, seat, { good }) => refuseLuxuryUse(p, seat, good),
  play(p, seat, { good }, sink) {
    spendLuxury(p, seat, good, sink)
    if (good === Good.Clothes) addRupees(p, seat, Ledger.Sales, clothesWorth(p), sink)
    else push(p, ...framesOf(seat, luxuryEffects[good] ?? []))
  },
}
