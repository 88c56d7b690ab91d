import { push, type Refusal, type Seat } from '@durbar/kernel'
import { canStepFarmer, refuseAdvance, refuseCover, refuseFarmerStep, steppedCell } from '../farm.ts'
import { Circle, CoverCount, sideNames } from '../names.ts'
import { onlySeat, type Position, player, type Sink, spendGood } from '../position.ts'
import { CenterAction, refuseCircle, spendPoints } from './circle.ts'
import type { Frame } from './index.ts'
import type { QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:6D two different ones of: the meditation tracker, a cover, two farmer steps. And the same by other ways. */

export interface BotanistFrame {
  readonly k: 'botanist'
  readonly seat: Seat
  /** Options used, as a set of `Option` bits. */
  readonly done: number
}

/** AG:6.14 a second farmer step; a window is open before it (AG:3.5). */
export interface SecondStepFrame {
  readonly k: 'second-step'
  readonly seat: Seat
}

/** AG:10.8 favor tile 11. */
export interface FarmersFrame {
  readonly k: 'farmers'
  readonly seat: Seat
  readonly left: number
  /** AG:10.2 the first step cannot be left out. */
  readonly moved: boolean
}

export interface CoverFrame {
  readonly k: 'cover'
  readonly seat: Seat
}

export interface TrackerFrame {
  readonly k: 'tracker'
  readonly seat: Seat
}

const Option = { Tracker: 1, Cover: 2, Farmers: 4 } as const

export const botanist: QuestionOf<'botanist'> = {
  rule: 'AG:6.14',
  asks: ['advance-tracker', 'remove-cover', 'move-farmer', 'stop'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

const optionUsed: Refusal = { rule: 'AG:6.14', reason: 'option-used' }

function refuseOption(frame: Frame, option: number): Refusal | undefined {
  return frame.k === 'botanist' && frame.done & option ? optionUsed : undefined
}

/** AG:6.14 after two options the Botanist is done. */
function pushBotanist(p: Position, frame: BotanistFrame, option: number): void {
  if (frame.done === 0) push(p, { k: 'botanist', seat: frame.seat, done: option })
}

function moveTracker(p: Position, seat: Seat, sink: Sink): void {
  const who = player(p, seat)
  if (who.tracker >= p.rules.printed.lastSpace) return
  who.tracker++
  sink?.({ k: 'tracker-moved', seat, to: who.tracker })
}

export const tracker: WorkOf<'tracker'> = {
  run: (p, { seat }, sink) => moveTracker(p, seat, sink),
}

export const advanceTracker: RuleOf<'advance-tracker'> = {
  list(p, seat, out, frame) {
    if (!refuseOption(frame, Option.Tracker) && !refuseAdvance(p, seat)) out.push({ k: 'advance-tracker' })
  },
  refuse: (p, seat, _, frame) => refuseOption(frame, Option.Tracker) ?? refuseAdvance(p, seat),
  play(p, seat, _, sink, frame) {
    pushBotanist(p, frame as BotanistFrame, Option.Tracker)
    for (const good of p.rules.printed.advanceCost[player(p, seat).tracker] as readonly number[])
      spendGood(p, seat, good, sink)
    moveTracker(p, seat, sink)
  },
}

export const cover: QuestionOf<'cover'> = {
  rule: 'AG:1.22',
  asks: ['remove-cover'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat }) => player(p, seat).covers === 0,
}

/** AG:4.4, AG:6.14 what the way of removing a cover takes. */
function refuseRemoving(p: Position, frame: Frame): Refusal | undefined {
  if (frame.k === 'meditation') return refuseCircle(p, Circle.RemoveCover, p.rules.printed.values.removeCoverPoints)
  return refuseOption(frame, Option.Cover)
}

export const removeCover: RuleOf<'remove-cover'> = {
  list(p, seat, out, frame) {
    const { covers } = player(p, seat)
    if (covers === 0 || refuseRemoving(p, frame)) return
    for (let index = 0; index < CoverCount; index++)
      if (covers & (1 << index)) out.push({ k: 'remove-cover', cover: index })
  },
  refuse: (p, seat, move, frame) => refuseRemoving(p, frame) ?? refuseCover(p, seat, move.cover),
  play(p, seat, move, sink, frame) {
    if (frame.k === 'meditation')
      spendPoints(p, seat, Circle.RemoveCover, p.rules.printed.values.removeCoverPoints, sink)
    else if (frame.k === 'botanist') pushBotanist(p, frame, Option.Cover)
    player(p, seat).covers &= ~(1 << move.cover)
    sink?.({ k: 'cover-removed', seat, cover: move.cover })
  },
}

export const secondStep: QuestionOf<'second-step'> = {
  rule: 'AG:6.14',
  asks: ['move-farmer', 'stop'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat }) => !canStepFarmer(p, seat),
}

export const farmers: QuestionOf<'farmers'> = {
  rule: 'AG:10.8',
  asks: ['move-farmer', 'stop'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat, left }) => left === 0 || !canStepFarmer(p, seat),
}

/** AG:4.4, AG:6.14 what the way of moving a farmer takes. */
function refuseMoving(p: Position, frame: Frame): Refusal | undefined {
  if (frame.k === 'meditation') return refuseCircle(p, CenterAction, p.rules.printed.values.moveFarmerPoints)
  return refuseOption(frame, Option.Farmers)
}

export const moveFarmer: RuleOf<'move-farmer'> = {
  list(p, seat, out, frame) {
    if (refuseMoving(p, frame)) return
    for (let side = 0; side < sideNames.length; side++)
      for (let direction = 0; direction < 2; direction++)
        if (!refuseFarmerStep(p, seat, side, direction)) out.push({ k: 'move-farmer', side, direction })
  },
  refuse: (p, seat, { side, direction }, frame) => refuseMoving(p, frame) ?? refuseFarmerStep(p, seat, side, direction),
  play(p, seat, { side, direction }, sink, frame) {
    if (frame.k === 'meditation') spendPoints(p, seat, CenterAction, p.rules.printed.values.moveFarmerPoints, sink)
    else if (frame.k === 'botanist') {
      pushBotanist(p, frame, Option.Farmers)
      push(p, { k: 'second-step', seat })
    } else if (frame.k === 'farmers') push(p, { k: 'farmers', seat, left: frame.left - 1, moved: true })
    const cell = steppedCell(p, seat, side, direction)
    player(p, seat).farmers[side] = cell
    sink?.({ k: 'farmer-moved', seat, side, cell })
  },
}
