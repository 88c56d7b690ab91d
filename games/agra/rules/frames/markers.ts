import { push, type Refusal, type Seat } from '@durbar/kernel'
import { GoodCount, goodNames, None } from '../names.ts'
import { goodsOf, onlySeat, type Position, player, type Sink, spendGood } from '../position.ts'
import type { FrameOf, QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:13 gains that take markers from the supply, and what happens when it is empty. */

export interface GainFavorFrame {
  readonly k: 'gain-favor'
  readonly seat: Seat
  readonly favor: number
}

export interface GainGoodFrame {
  readonly k: 'gain-good'
  readonly seat: Seat
  readonly good: number
  readonly count: number
}

/** AG:13.4 the supply is empty and this much of a gain (of a good, or of favor if None) has no marker yet. */
export interface ShortageFrame {
  readonly k: 'shortage'
  readonly seat: Seat
  readonly good: number
  readonly missing: number
}

/** May put a question on the agenda: whatever is to come after the gain must be there already. */
export function gainFavor(p: Position, seat: Seat, favor: number, sink: Sink): void {
  gain(p, seat, None, favor, sink)
}

/** As `gainFavor`, for goods. */
export function gainGood(p: Position, seat: Seat, good: number, count: number, sink: Sink): void {
  gain(p, seat, good, count, sink)
}

function gain(p: Position, seat: Seat, good: number, count: number, sink: Sink): void {
  const placed = Math.min(count, player(p, seat).supply)
  placeMarkers(p, seat, good, placed, sink)
  if (placed < count) askOrLose(p, seat, good, count - placed, sink)
}

function placeMarkers(p: Position, seat: Seat, good: number, count: number, sink: Sink): void {
  if (count === 0) return
  const who = player(p, seat)
  who.supply -= count
  if (good === None) {
    who.favor += count
    sink?.({ k: 'favor', seat, favor: count })
  } else {
    who.goods[good] = (who.goods[good] as number) + count
    sink?.({ k: 'gained', seat, good, count })
  }
}

function askOrLose(p: Position, seat: Seat, good: number, missing: number, sink: Sink): void {
  if (missing === 0) return
  if (canReturn(p, seat, good)) push(p, { k: 'shortage', seat, good, missing })
  else sink?.({ k: 'lost', seat, good, count: missing })
}

/** AG:13.4 to give up what one gains would change nothing. */
function canReturn(p: Position, seat: Seat, gained: number): boolean {
  const who = player(p, seat)
  if (gained !== None && who.favor > 0) return true
  return who.goods.some((count, good) => count > 0 && good !== gained)
}

export const gainFavorWork: WorkOf<'gain-favor'> = {
  run: (p, frame, sink) => gainFavor(p, frame.seat, frame.favor, sink),
}

export const gainGoodWork: WorkOf<'gain-good'> = {
  run: (p, frame, sink) => gainGood(p, frame.seat, frame.good, frame.count, sink),
}

export const shortage: QuestionOf<'shortage'> = {
  rule: 'AG:13.4',
  asks: ['return-good', 'return-favor', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
}

const returnsItself: Refusal = { rule: 'AG:13.4', reason: 'returns-what-is-gained' }

function refuseReturn(p: Position, seat: Seat, good: number, frame: FrameOf<'shortage'>): Refusal | undefined {
  if (good === frame.good) return returnsItself
  if (goodsOf(p, seat, good) > 0) return undefined
  return { rule: 'AG:13.4', reason: 'needs-good', good: goodNames[good] as string }
}

export const returnGood: RuleOf<'return-good'> = {
  list(p, seat, out, frame) {
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseReturn(p, seat, good, frame as FrameOf<'shortage'>))
        out.push({ k: 'return-good', good })
  },
  refuse: (p, seat, { good }, frame) => refuseReturn(p, seat, good, frame as FrameOf<'shortage'>),
  play(p, seat, { good }, sink, frame) {
    const { good: gained, missing } = frame as FrameOf<'shortage'>
    spendGood(p, seat, good, sink)
    placeMarkers(p, seat, gained, 1, sink)
    askOrLose(p, seat, gained, missing - 1, sink)
  },
}

function refuseReturnFavor(p: Position, seat: Seat, frame: FrameOf<'shortage'>): Refusal | undefined {
  if (frame.good === None) return returnsItself
  return player(p, seat).favor > 0 ? undefined : { rule: 'AG:13.4', reason: 'needs-favor', need: 1, have: 0 }
}

export const returnFavor: RuleOf<'return-favor'> = {
  list(p, seat, out, frame) {
    if (!refuseReturnFavor(p, seat, frame as FrameOf<'shortage'>)) out.push({ k: 'return-favor' })
  },
  refuse: (p, seat, _, frame) => refuseReturnFavor(p, seat, frame as FrameOf<'shortage'>),
  play(p, seat, _, sink, frame) {
    const { good: gained, missing } = frame as FrameOf<'shortage'>
    const who = player(p, seat)
    who.favor--
    who.supply++
    sink?.({ k: 'favor-returned', seat })
    placeMarkers(p, seat, gained, 1, sink)
    askOrLose(p, seat, gained, missing - 1, sink)
  },
}
