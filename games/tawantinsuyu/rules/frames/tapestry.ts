import { push, type Refusal, reveal, type Seat } from '@durbar/kernel'
import { sheLays } from '../axomamma/weavings.ts'
import { performAll } from '../effects.ts'
import type { Sink } from '../goods.ts'
import { Left, None, Passive, Right, Source } from '../names.ts'
import { count, hasPassive, isAxomamma, type Position, player } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:5.10 a weaving is laid at once, at an end of a tapestry without its pattern or as a new one. */
export type TapestryFrame =
  | { readonly k: 'weave'; readonly seat: Seat; readonly tile: number }
  | { readonly k: 'lay'; readonly seat: Seat; readonly tile: number }
  /** `next`: the tile right under the top one may be taken as well. */
  | { readonly k: 'free-weaving'; readonly seat: Seat; readonly next: boolean }
  | { readonly k: 'choose-weaving'; readonly seat: Seat }

export function fits(p: Position, row: readonly number[], tile: number): boolean {
  const { pattern } = p.rules.box
  const own = count(pattern, tile)
  for (let index = 0; index < row.length; index++) if (pattern[count(row, index)] === own) return false
  return true
}

/** A tile that fits nowhere starts a new tapestry without asking. */
export const weave: WorkOf<'weave'> = {
  run(p, { seat, tile }, sink) {
    if (isAxomamma(p, seat)) sheLays(p, tile, sink)
    else if (player(p, seat).tapestries.some((row) => fits(p, row, tile))) push(p, { k: 'lay', seat, tile })
    else layWeaving(p, seat, tile, None, Right, sink)
  },
}

export const lay: QuestionOf<'lay'> = { rule: 'TW:5.10', asks: ['lay'], deciders: onlySeat }

function endOf(row: readonly number[], side: number): number {
  return count(row, side === Left ? 0 : row.length - 1)
}

export const layTile: RuleOf<'lay', FrameOf<'lay'>> = {
  list(p, seat, out, { tile }) {
    for (const row of player(p, seat).tapestries) {
      if (!fits(p, row, tile)) continue
      out.push({ k: 'lay', next: endOf(row, Right), side: Right })
      if (p.rules.bothEnds) out.push({ k: 'lay', next: endOf(row, Left), side: Left })
    }
    out.push({ k: 'lay', next: None, side: Right })
  },
  refuse(p, seat, { next, side }, { tile }): Refusal | undefined {
    if (side === Left && !p.rules.bothEnds) return { rule: 'TW:C4', reason: 'right-end-only' }
    if (next === None) return side === Right ? undefined : { rule: 'TW:5.10', reason: 'new-tapestry-has-no-left' }
    const weaving = p.rules.box.weavingNames[next] ?? ''
    const row = player(p, seat).tapestries.find((candidate) => candidate.includes(next))
    if (!row) return { rule: 'TW:5.10', reason: 'not-your-weaving', weaving }
    if (endOf(row, side) !== next) return { rule: 'TW:5.10', reason: 'not-an-end', weaving }
    return fits(p, row, tile) ? undefined : { rule: 'TW:5.10', reason: 'pattern-there-already', weaving }
  },
  play(p, seat, { next, side }, sink, { tile }) {
    layWeaving(p, seat, tile, next, side, sink)
  },
}

/** Z04: a new matching link pays at once. */
export function layWeaving(p: Position, seat: Seat, tile: number, next: number, side: number, sink: Sink): void {
  const { tapestries } = player(p, seat)
  const { left, right, links } = p.rules.box
  sink?.({ k: 'weaving-laid', seat, tile, next, side })
  if (next === None) {
    tapestries.push([tile])
    return
  }
  const row = tapestries.find((candidate) => candidate.includes(next)) as number[]
  if (side === Left) row.unshift(tile)
  else row.push(tile)
  const link = count(right, side === Left ? tile : next)
  if (link === left[side === Left ? next : tile] && hasPassive(p, seat, Passive.NewLinks))
    performAll(p, seat, links[link] as readonly number[], Source.Weavings, sink)
}

/** TW:C5 a free weaving is the face-up one; with Z11 it may be the one below, unseen (TW:C58). */
export const freeWeaving: WorkOf<'free-weaving'> = {
  run(p, { seat, next }, sink) {
    if (p.weavingStack.length === 0) return
    if (next && p.weavingStack.length > 1) push(p, { k: 'choose-weaving', seat })
    else takeWeaving(p, seat, 0, sink)
  },
}

export const chooseWeaving: QuestionOf<'choose-weaving'> = { rule: 'TW:C58', asks: ['weaving'], deciders: onlySeat }

export const pickWeaving: RuleOf<'weaving'> = {
  list(_, __, out) {
    out.push({ k: 'weaving', place: 0 }, { k: 'weaving', place: 1 })
  },
  refuse: (_, __, { place }) => (place <= 1 ? undefined : { rule: 'TW:C58', reason: 'only-the-top-two' }),
  play(p, seat, { place }, sink) {
    takeWeaving(p, seat, place, sink)
  },
}

export function takeWeaving(p: Position, seat: Seat, place: number, sink: Sink): void {
  const [tile] = p.weavingStack.splice(p.weavingStack.length - 1 - place, 1)
  if (tile === undefined) return
  reveal(p)
  sink?.({ k: 'weaving-gained', seat, tile })
  push(p, { k: 'weave', seat, tile })
}
