import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Cost } from '../box.ts'
import { award, canPay, charge, gain, refuseCost, type Sink } from '../goods.ts'
import { Corn, None, Potato, Source } from '../names.ts'
import { count, type Position, player } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:5.6 building stairs on any free slot. */
export type StairsFrame =
  | { readonly k: 'stairs'; readonly seat: Seat; readonly free: boolean }
  | { readonly k: 'cut-stairs'; readonly seat: Seat; readonly slot: number }

export function stairCost(p: Position): Cost {
  return [0, 0, p.rules.box.values.stairStone, 0, 0]
}

/** TW:5.6 a lower slot needs the upper one of its section. */
export function isOpenSlot(p: Position, slot: number): boolean {
  return p.stairs[slot] === None && (slot % 2 === 0 || p.stairs[slot - 1] !== None)
}

export function refscoreStairs(p: Position, seat: Seat, free: boolean): Refusal | undefined {
  if (player(p, seat).stairs === 0) return { rule: 'TW:C29', reason: 'no-stair-markers' }
  let open = false
  for (let slot = 0; slot < p.stairs.length && !open; slot++) open = isOpenSlot(p, slot)
  if (!open) return { rule: 'TW:C29', reason: 'no-stair-slots' }
  return free || canPay(p, seat, stairCost(p)) ? undefined : refuseCost(p, seat, stairCost(p), 'TW:5.6')
}

export const stairs: QuestionOf<'stairs'> = { rule: 'TW:5.6', asks: ['stairs'], deciders: onlySeat }

export const buildStairs: RuleOf<'stairs', FrameOf<'stairs'>> = {
  list(p, _, out) {
    for (let slot = 0; slot < p.stairs.length; slot++) if (isOpenSlot(p, slot)) out.push({ k: 'stairs', slot })
  },
  refuse(p, _, { slot }) {
    const name = p.rules.box.stairNames[slot] ?? ''
    if (p.stairs[slot] !== None) return { rule: 'TW:5.6', reason: 'slot-taken', slot: name }
    return isOpenSlot(p, slot) ? undefined : { rule: 'TW:5.6', reason: 'needs-upper-stairs', slot: name }
  },
  play(p, seat, { slot }, sink, { free }) {
    push(p, { k: 'cut-stairs', seat, slot })
    if (!free) charge(p, seat, stairCost(p), sink)
  },
}

export const cutStairs: WorkOf<'cut-stairs'> = {
  run(p, { seat, slot }, sink) {
    putStairs(p, seat, slot, sink)
  },
}

/** The builder's gains, and two points for the owner of the marker above, whoever that is. */
export function putStairs(p: Position, seat: Seat, slot: number, sink: Sink): void {
  const { values } = p.rules.box
  p.stairs[slot] = seat
  player(p, seat).stairs--
  sink?.({ k: 'stairs-built', seat, slot })
  award(p, seat, Source.Stairs, values.stairPoints, sink)
  gain(p, seat, Corn, values.stairCorn, sink)
  gain(p, seat, Potato, values.stairPotato, sink)
  if (slot % 2 === 1) award(p, count(p.stairs, slot - 1), Source.Stairs, values.upperStairPoints, sink)
}
