import { othersInOrder, push, type Refusal, type Seat } from '@durbar/kernel'
import { Aid, BasicCount, Circle, Favor, GoodCount, goodNames } from '../names.ts'
import { goodsOf, onlySeat, type Position, player, type Sink, valueNow } from '../position.ts'
import { payAid, refuseAid } from './aid.ts'
import { refuseCircle, spendPoints } from './circle.ts'
import type { Frame } from './index.ts'
import { gainFavor } from './markers.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'

/** AG:8 goods move along the arrow into a building; in a building's own processing the others may follow. */

export interface ProcessFrame {
  readonly k: 'process'
  readonly seat: Seat
  readonly building: number
}

/** AG:14.16 the same for a contract just won, where no window is open (AG:3.6). */
export interface ProcessOnceFrame {
  readonly k: 'process-once'
  readonly seat: Seat
  readonly building: number
}

/** AG:8.4 another player may process one good along the same arrow. */
export interface FollowFrame {
  readonly k: 'follow'
  readonly seat: Seat
  readonly actor: Seat
  readonly building: number
}

/** AG:8.2 exactly one good along any arrow; with favor tile 7 only from value 1 to value 2. */
export interface ProcessOneFrame {
  readonly k: 'process-one'
  readonly seat: Seat
  readonly basic: boolean
}

export const process: QuestionOf<'process'> = {
  rule: 'AG:8.1',
  asks: ['process'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

export const processOnce: QuestionOf<'process-once'> = {
  rule: 'AG:8.1',
  asks: ['process'],
  deciders: (_, frame) => onlySeat(frame),
}

function sourceOf(p: Position, building: number): number {
  return p.rules.printed.source[building] as number
}

function refuseOwned(p: Position, seat: Seat, source: number, need: number): Refusal | undefined {
  const have = goodsOf(p, seat, source)
  return have >= need
    ? undefined
    : { rule: 'AG:8.1', reason: 'needs-good', good: goodNames[source] as string, need, have }
}

function moveGoods(p: Position, seat: Seat, building: number, count: number): void {
  const { goods } = player(p, seat)
  const source = sourceOf(p, building)
  goods[source] = (goods[source] as number) - count
  goods[building] = (goods[building] as number) + count
}

const nothingToAdd: Refusal = { rule: 'AG:8.3', reason: 'nothing-to-add-to' }
const notOwnTurn: Refusal = { rule: 'AG:14.16', reason: 'only-on-own-turn', action: 'process-extra' }

/** AG:8.1, AG:8.3 up to three goods; favor tile 8 adds one to at least one. */
function refuseProcess(
  p: Position,
  { k, seat, building }: ProcessFrame | ProcessOnceFrame,
  count: number,
  aid: number,
): Refusal | undefined {
  const most = p.rules.printed.values.processLimit
  if (count > most) return { rule: 'AG:8.1', reason: 'at-most', need: count, have: most }
  if (aid === Aid.None) return refuseOwned(p, seat, sourceOf(p, building), count)
  if (count === 0) return nothingToAdd
  // AG:3.8 on another player's turn the tile is for followers only.
  if (k === 'process-once' && seat !== p.active) return notOwnTurn
  return refuseOwned(p, seat, sourceOf(p, building), count + 1) ?? refuseAid(p, seat, Favor.ProcessExtra, aid)
}

export const processMove: RuleOf<'process'> = {
  list(p, seat, out, frame) {
    const asked = frame as ProcessFrame | ProcessOnceFrame
    const owned = goodsOf(p, seat, sourceOf(p, asked.building))
    for (let count = Math.min(p.rules.printed.values.processLimit, owned); count >= 0; count--)
      for (let aid = 0; aid <= Aid.TileAndMullah; aid++)
        if (!refuseProcess(p, asked, count, aid)) out.push({ k: 'process', count, aid })
  },
  refuse: (p, _, { count, aid }, frame) => refuseProcess(p, frame as ProcessFrame | ProcessOnceFrame, count, aid),
  play(p, seat, { count, aid }, sink, frame) {
    if (count === 0) return
    const { building } = frame as ProcessFrame
    payAid(p, seat, Favor.ProcessExtra, aid, sink)
    const moved = aid === Aid.None ? count : count + 1
    moveGoods(p, seat, building, moved)
    sink?.({ k: 'processed', seat, good: building, count: moved })
    const followers = othersInOrder(seat, p.rules.players)
    for (let index = followers.length - 1; index >= 0; index--)
      push(p, { k: 'follow', seat: followers[index] as Seat, actor: seat, building })
  },
}

export const follow: QuestionOf<'follow'> = {
  rule: 'AG:8.4',
  asks: ['follow', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat, building }) => goodsOf(p, seat, sourceOf(p, building)) === 0,
}

function refuseFollow(p: Position, seat: Seat, building: number, aid: number): Refusal | undefined {
  const source = sourceOf(p, building)
  return refuseOwned(p, seat, source, aid === Aid.None ? 1 : 2) ?? refuseAid(p, seat, Favor.ProcessExtra, aid)
}

export const followMove: RuleOf<'follow'> = {
  list(p, seat, out, frame) {
    for (let aid = 0; aid <= Aid.TileAndMullah; aid++)
      if (!refuseFollow(p, seat, (frame as FollowFrame).building, aid)) out.push({ k: 'follow', aid })
  },
  refuse: (p, seat, { aid }, frame) => refuseFollow(p, seat, (frame as FollowFrame).building, aid),
  play(p, seat, { aid }, sink, frame) {
    const { actor, building } = frame as FollowFrame
    payAid(p, seat, Favor.ProcessExtra, aid, sink)
    const count = aid === Aid.None ? 1 : 2
    moveGoods(p, seat, building, count)
    sink?.({ k: 'followed', seat, actor, good: building, count })
    // AG:8.4 one favor for each player who follows, however much he processes.
    gainFavor(p, actor, 1, sink)
  },
}

export const processOne: QuestionOf<'process-one'> = {
  rule: 'AG:8.2',
  asks: ['process-good'],
  deciders: (_, frame) => onlySeat(frame),
}

const basicGood: Refusal = { rule: 'AG:1.7', reason: 'no-arrow' }

/** AG:8.2 the arrow into this good, wherever single processing is asked. */
function refuseProcessGood(p: Position, seat: Seat, good: number, aid: number, frame: Frame): Refusal | undefined {
  if (good < BasicCount) return basicGood
  const source = sourceOf(p, good)
  const basic = frame.k === 'process-one' && frame.basic
  return (
    (frame.k === 'meditation' ? refuseCircle(p, Circle.Process, valueNow(p, good)) : undefined) ??
    refuseOwned(p, seat, source, aid === Aid.None ? 1 : 2) ??
    (basic ? refuseValues(p, source, good) : undefined) ??
    refuseAid(p, seat, Favor.ProcessExtra, aid)
  )
}

/** AG:10.8 favor tile 7 leads from value 1 to value 2. */
function refuseValues(p: Position, source: number, good: number): Refusal | undefined {
  const from = valueNow(p, source)
  if (from !== 1)
    return { rule: 'AG:10.8', reason: 'other-value', good: goodNames[source] as string, need: 1, have: from }
  const to = valueNow(p, good)
  return to === 2
    ? undefined
    : { rule: 'AG:10.8', reason: 'other-value', good: goodNames[good] as string, need: 2, have: to }
}

export const processGood: RuleOf<'process-good'> = {
  list(p, seat, out, frame) {
    for (let good = BasicCount; good < GoodCount; good++)
      if (goodsOf(p, seat, sourceOf(p, good)) > 0)
        for (let aid = 0; aid <= Aid.TileAndMullah; aid++)
          if (!refuseProcessGood(p, seat, good, aid, frame)) out.push({ k: 'process-good', good, aid })
  },
  refuse: (p, seat, { good, aid }, frame) => refuseProcessGood(p, seat, good, aid, frame),
  play(p, seat, { good, aid }, sink, frame) {
    if (frame.k === 'meditation') spendPoints(p, seat, Circle.Process, valueNow(p, good), sink)
    processSome(p, seat, good, aid, sink)
  },
}

function processSome(p: Position, seat: Seat, good: number, aid: number, sink: Sink): void {
  payAid(p, seat, Favor.ProcessExtra, aid, sink)
  const count = aid === Aid.None ? 1 : 2
  moveGoods(p, seat, good, count)
  sink?.({ k: 'processed', seat, good, count })
}

/** Whether a single processing can be done at all (AG:10.2). */
export function canProcessOne(p: Position, seat: Seat, basic: boolean): boolean {
  for (let good = BasicCount; good < GoodCount; good++) {
    const source = sourceOf(p, good)
    if (goodsOf(p, seat, source) > 0 && !(basic && refuseValues(p, source, good))) return true
  }
  return false
}
