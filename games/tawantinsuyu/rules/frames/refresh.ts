import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { hasFaceDown } from '../effects.ts'
import { canPay, charge, oneCorn, oneFood, refuseCost, type Sink } from '../goods.ts'
import { ProductionCount } from '../names.ts'
import { add, count, type Position, player } from '../position.ts'
import { mayRaise } from './free-actions.ts'
import type { Frame } from './index.ts'
import { afterRefresh, refuseRefreshing } from './production.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:7.5 turning buildings and army cards face-up again. */
export type RefreshFrame =
  /** Free of charge; `buildings`: production buildings only (Z03). */
  | { readonly k: 'refresh-one'; readonly seat: Seat; readonly left: number; readonly buildings: boolean }
  /** The action: `own` by the active player, whose first one is free. */
  | { readonly k: 'refresh'; readonly seat: Seat; readonly own: boolean; readonly free: boolean }

export const refreshOne: QuestionOf<'refresh-one'> = {
  rule: 'TW:5.11',
  asks: ['refresh-building', 'refresh-army', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, left, buildings }) =>
    left === 0 || (buildings ? player(p, seat).spent === 0 : !hasFaceDown(p, seat)),
}

export const refresh: QuestionOf<'refresh'> = {
  rule: 'TW:7.5',
  asks: ['refresh-building', 'refresh-army', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, frame) => {
    const { seat, own, free } = frame
    return !hasFaceDown(p, seat) || !(free || canPay(p, seat, own ? oneFood : oneCorn) || mayRaise(p, seat))
  },
}

/** Food for the active player, corn for the others; nothing where the refresh is free. */
export function refreshPrice(frame: Frame): Cost | undefined {
  if (frame.k !== 'refresh' || frame.free) return undefined
  return frame.own ? oneFood : oneCorn
}

function refuseRefresh(p: Position, seat: Seat, frame: Frame, army: boolean): Refusal | undefined {
  if (frame.k === 'production') return refuseRefreshing(frame, army)
  if (army && frame.k === 'refresh-one' && frame.buildings) return { rule: 'TW:16', reason: 'buildings-only' }
  const price = refreshPrice(frame)
  return price ? refuseCost(p, seat, price, 'TW:7.5') : undefined
}

function continueAfter(p: Position, seat: Seat, frame: Frame, army: boolean, sink: Sink): void {
  if (frame.k === 'production') afterRefresh(p, seat, frame, army)
  else if (frame.k === 'refresh-one')
    push(p, { k: 'refresh-one', seat, left: frame.left - 1, buildings: frame.buildings })
  else {
    push(p, { k: 'refresh', seat, own: (frame as FrameOf<'refresh'>).own, free: false })
    const price = refreshPrice(frame)
    if (price) charge(p, seat, price, sink)
  }
}

export const refreshBuilding: RuleOf<'refresh-building'> = {
  list(p, seat, out, frame) {
    const { spent } = player(p, seat)
    if (spent === 0 || refuseRefresh(p, seat, frame, false)) return
    for (let tile = 0; tile < ProductionCount; tile++)
      if (spent & (1 << tile)) out.push({ k: 'refresh-building', tile })
  },
  refuse(p, seat, { tile }, frame) {
    if (tile >= ProductionCount || (player(p, seat).spent & (1 << tile)) === 0)
      return { rule: 'TW:7.5', reason: 'not-face-down', building: p.rules.box.tileNames[tile] ?? '' }
    return refuseRefresh(p, seat, frame, false)
  },
  play(p, seat, { tile }, sink, frame) {
    turnUpBuilding(p, seat, tile, sink)
    continueAfter(p, seat, frame, false, sink)
  },
}

export function turnUpBuilding(p: Position, seat: Seat, tile: number, sink: Sink): void {
  const who = player(p, seat)
  who.spent &= ~(1 << tile)
  who.ready |= 1 << tile
  sink?.({ k: 'building-refreshed', seat, tile })
}

export const refreshArmy: RuleOf<'refresh-army'> = {
  list(p, seat, out, frame) {
    const { down } = player(p, seat)
    if (refuseRefresh(p, seat, frame, true)) return
    for (let card = 0; card < down.length; card++) if (count(down, card) > 0) out.push({ k: 'refresh-army', card })
  },
  refuse(p, seat, { card }, frame) {
    if (!((player(p, seat).down[card] ?? 0) > 0))
      return { rule: 'TW:7.5', reason: 'not-face-down', card: p.rules.box.armyNames[card] ?? '' }
    return refuseRefresh(p, seat, frame, true)
  },
  play(p, seat, { card }, sink, frame) {
    turnUpArmy(p, seat, card, sink)
    continueAfter(p, seat, frame, true, sink)
  },
}

export function turnUpArmy(p: Position, seat: Seat, card: number, sink: Sink): void {
  const who = player(p, seat)
  add(who.down, card, -1)
  add(who.up, card, 1)
  sink?.({ k: 'army-refreshed', seat, card })
}
