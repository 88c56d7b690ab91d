import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { canPay, charge, refuseCost, type Sink } from '../goods.ts'
import { FirstPassive } from '../names.ts'
import { fillMarket } from '../piles.ts'
import { type Position, player, remove } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:5.7 building from the market, with a swap of market tiles before it. */
export type BuildingFrame =
  | { readonly k: 'build'; readonly seat: Seat; readonly free: boolean; readonly swapped: boolean }
  | { readonly k: 'raise'; readonly seat: Seat; readonly tile: number }
  | { readonly k: 'swap'; readonly seat: Seat; readonly removed: number }
  | { readonly k: 'fill-market' }

/** Whether there is anything to build, or a card to swap the market with. */
export function refuseBuilding(p: Position, seat: Seat, free: boolean): Refusal | undefined {
  if (p.market.length === 0) return { rule: 'TW:C32', reason: 'market-empty' }
  if (free || player(p, seat).gods.length > 0) return undefined
  for (const tile of p.market) if (canPay(p, seat, p.rules.box.cost[tile] as Cost)) return undefined
  return { rule: 'TW:5.7', reason: 'cannot-pay-any-building' }
}

/** TW:C11 after a swap nobody is bound to build; the task is spent all the same. */
export const build: QuestionOf<'build'> = {
  rule: 'TW:5.7',
  asks: ['build', 'swap', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p) => p.market.length === 0,
}

function refuseTile(p: Position, seat: Seat, tile: number, free: boolean): Refusal | undefined {
  const { box } = p.rules
  if (!p.market.includes(tile)) return { rule: 'TW:5.7', reason: 'not-in-market', building: box.tileNames[tile] ?? '' }
  return free ? undefined : refuseCost(p, seat, box.cost[tile] as Cost, 'TW:5.7')
}

export const buildTile: RuleOf<'build', FrameOf<'build'>> = {
  list(p, seat, out, { free }) {
    for (const tile of p.market) if (!refuseTile(p, seat, tile, free)) out.push({ k: 'build', tile })
  },
  refuse: (p, seat, { tile }, { free }) => refuseTile(p, seat, tile, free),
  play(p, seat, { tile }, sink, { free }) {
    push(p, { k: 'raise', seat, tile })
    if (!free) charge(p, seat, p.rules.box.cost[tile] as Cost, sink)
  },
}

export const raise: WorkOf<'raise'> = {
  run(p, { seat, tile }, sink) {
    takeFromMarket(p, seat, tile, sink)
  },
}

/** Buildings come face-up; passive ones work from now on (TW:C57). The gap stays until the end of the turn. */
export function takeFromMarket(p: Position, seat: Seat, tile: number, sink: Sink): void {
  const who = player(p, seat)
  remove(p.market, tile)
  if (tile >= FirstPassive) who.passives |= 1 << (tile - FirstPassive)
  else who.ready |= 1 << tile
  sink?.({ k: 'built', seat, tile })
}

function refuseSwap(p: Position, frame: FrameOf<'build'>): Refusal | undefined {
  return frame.swapped && !p.rules.anySwaps ? { rule: 'TW:C11', reason: 'swapped-already' } : undefined
}

/** A god card from hand goes under the deck. */
export const swap: RuleOf<'swap', FrameOf<'build'>> = {
  list(p, seat, out, frame) {
    if (!refuseSwap(p, frame)) for (const card of player(p, seat).gods) out.push({ k: 'swap', card })
  },
  refuse(p, seat, { card }, frame) {
    if (!player(p, seat).gods.includes(card))
      return { rule: 'TW:5.7', reason: 'card-not-in-hand', card: p.rules.box.godCardNames[card] ?? '' }
    return refuseSwap(p, frame)
  },
  play(p, seat, { card }, sink, { free }) {
    remove(player(p, seat).gods, card)
    p.godDeck.unshift(card)
    sink?.({ k: 'card-swapped', seat })
    push(p, { k: 'swap', seat, removed: 0 }, { k: 'fill-market' }, { k: 'build', seat, free, swapped: true })
  },
}

/** One or two tiles leave the market; the order they leave in is their order under the stack. */
export const swapping: QuestionOf<'swap'> = {
  rule: 'TW:5.7',
  asks: ['remove', 'pass'],
  deciders: onlySeat,
  moot: (p, { removed }) => removed === 2 || p.market.length === 0,
}

export const removeTile: RuleOf<'remove', FrameOf<'swap'>> = {
  list(p, _, out) {
    for (const tile of p.market) out.push({ k: 'remove', tile })
  },
  refuse(p, _, { tile }) {
    if (p.market.includes(tile)) return undefined
    return { rule: 'TW:5.7', reason: 'not-in-market', building: p.rules.box.tileNames[tile] ?? '' }
  },
  play(p, seat, { tile }, sink, { removed }) {
    returnTile(p, tile)
    sink?.({ k: 'tile-removed', seat, tile })
    push(p, { k: 'swap', seat, removed: removed + 1 })
  },
}

/** A market tile goes face-down under its stack. */
export function returnTile(p: Position, tile: number): void {
  remove(p.market, tile)
  if (tile >= FirstPassive) p.passiveStack.unshift(tile)
  else p.productionStack.unshift(tile)
}

/** TW:C52 every gap is filled. */
export const refillMarket: WorkOf<'fill-market'> = {
  run(p, _, sink) {
    const tiles = fillMarket(p, FirstPassive)
    if (tiles.length > 0) sink?.({ k: 'market-filled', tiles })
  },
}

/** The passive and the production tiles on show. */
export function marketTiles(p: Position, passive: boolean): number[] {
  return p.market.filter((tile) => tile >= FirstPassive === passive)
}
