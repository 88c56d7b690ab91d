import { othersInOrder, push, type Refusal, reveal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { canPay, charge, refuseCost, type Sink } from '../goods.ts'
import { Passive } from '../names.ts'
import { count, hasPassive, isAxomamma, type Position, remove } from '../position.ts'
import { mayRaise } from './free-actions.ts'
import type { Frame } from './index.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:5.9 Buy Weavings: the player first, then everybody else one of the rest. */
export type WeavingsFrame =
  | { readonly k: 'show-weavings'; readonly seat: Seat }
  | { readonly k: 'sort-out'; readonly seat: Seat; readonly left: number }
  | { readonly k: 'buy-weavings'; readonly seat: Seat; readonly bought: number }
  | { readonly k: 'leftover'; readonly seat: Seat }
  | { readonly k: 'put-back'; readonly seat: Seat }
  | { readonly k: 'clear-loom'; readonly seat: Seat }

/** The top tiles of the stack are laid out for all to see. */
export function showWeavings(p: Position, seat: Seat, wanted: number, sink: Sink): void {
  while (p.loom.length < wanted) {
    const tile = p.weavingStack.pop()
    if (tile === undefined) break
    p.loom.push(tile)
  }
  reveal(p)
  sink?.({ k: 'weavings-shown', seat, tiles: p.loom.slice() })
}

/** Z08: five tiles, two of which go under the stack, or as many as leave three (TW:C64). */
export const startPurchase: WorkOf<'show-weavings'> = {
  run(p, { seat }, sink) {
    const five = hasPassive(p, seat, Passive.FiveWeavings)
    showWeavings(p, seat, five ? 5 : 3, sink)
    push(p, { k: 'buy-weavings', seat, bought: 0 }, ...leftoverFrames(p, seat))
    if (five) push(p, { k: 'sort-out', seat, left: p.loom.length - 3 })
  },
}

/** The others in turn order, then the rest goes under the stack. */
export function leftoverFrames(p: Position, seat: Seat): Frame[] {
  const frames: Frame[] = othersInOrder(seat, p.players.length).map((other) =>
    isAxomamma(p, other) ? { k: 'axomamma-leftover' } : { k: 'leftover', seat: other },
  )
  if (!isAxomamma(p, seat)) frames.push({ k: 'put-back', seat })
  frames.push({ k: 'clear-loom', seat })
  return frames
}

export const sortOut: QuestionOf<'sort-out'> = {
  rule: 'TW:C64',
  asks: ['put-under'],
  deciders: onlySeat,
  moot: (_, { left }) => left <= 0,
}

/** TW:C27 the player who drew the tiles chooses their order under the stack. */
export const putBack: QuestionOf<'put-back'> = {
  rule: 'TW:C27',
  asks: ['put-under'],
  deciders: onlySeat,
  moot: (p) => p.loom.length <= 1,
}

export const putUnder: RuleOf<'put-under', FrameOf<'sort-out'> | FrameOf<'put-back'>> = {
  list(p, _, out) {
    for (const tile of p.loom) out.push({ k: 'put-under', tile })
  },
  refuse: (p, _, { tile }) => refuseShown(p, tile),
  play(p, seat, { tile }, sink, frame) {
    remove(p.loom, tile)
    p.weavingStack.unshift(tile)
    sink?.({ k: 'weaving-put-under', seat })
    if (frame.k === 'sort-out') push(p, { k: 'sort-out', seat, left: frame.left - 1 })
    else push(p, frame)
  },
}

function refuseShown(p: Position, tile: number): Refusal | undefined {
  if (p.loom.includes(tile)) return undefined
  return { rule: 'TW:5.9', reason: 'weaving-not-shown', weaving: p.rules.box.weavingNames[tile] ?? '' }
}

/** TW:5.9 one, two or three tiles cost 1, 3 or 6 corn in all: the price of the next one. */
export function weavingPrice(p: Position, bought: number): Cost {
  const { weavingPrice1, weavingPrice2, weavingPrice3 } = p.rules.box.values
  const totals = [0, weavingPrice1, weavingPrice2, weavingPrice3]
  return [0, count(totals, bought + 1) - count(totals, bought), 0, 0, 0]
}

function leftoverPrice(p: Position): Cost {
  return [0, p.rules.box.values.weavingPriceOthers, 0, 0, 0]
}

export const buyWeavings: QuestionOf<'buy-weavings'> = {
  rule: 'TW:5.9',
  asks: ['buy', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, bought }) =>
    p.loom.length === 0 || bought === 3 || !(canPay(p, seat, weavingPrice(p, bought)) || mayRaise(p, seat)),
}

export const leftover: QuestionOf<'leftover'> = {
  rule: 'TW:5.9',
  asks: ['buy', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat }) => p.loom.length === 0 || !(canPay(p, seat, leftoverPrice(p)) || mayRaise(p, seat)),
}

export function priceOfBuying(p: Position, frame: FrameOf<'buy-weavings'> | FrameOf<'leftover'>): Cost {
  return frame.k === 'leftover' ? leftoverPrice(p) : weavingPrice(p, frame.bought)
}

export const buy: RuleOf<'buy', FrameOf<'buy-weavings'> | FrameOf<'leftover'>> = {
  list(p, seat, out, frame) {
    if (canPay(p, seat, priceOfBuying(p, frame))) for (const tile of p.loom) out.push({ k: 'buy', tile })
  },
  refuse: (p, seat, { tile }, frame) => refuseShown(p, tile) ?? refuseCost(p, seat, priceOfBuying(p, frame), 'TW:5.9'),
  play(p, seat, { tile }, sink, frame) {
    remove(p.loom, tile)
    sink?.({ k: 'weaving-gained', seat, tile })
    if (frame.k === 'buy-weavings') push(p, { k: 'buy-weavings', seat, bought: frame.bought + 1 })
    push(p, { k: 'weave', seat, tile })
    charge(p, seat, priceOfBuying(p, frame), sink)
  },
}

/** What nobody bought goes under the stack; the new top tile lies face-up. */
export const clearLoom: WorkOf<'clear-loom'> = {
  run(p, { seat }, sink) {
    for (const tile of p.loom) {
      p.weavingStack.unshift(tile)
      sink?.({ k: 'weaving-put-under', seat })
    }
    p.loom = []
    reveal(p)
  },
}
