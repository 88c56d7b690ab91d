import { push, type Refusal, type Seat } from '@durbar/kernel'
import { BasicCount, Circle, GoodCount, goodNames, Ledger, None, SpaceCount, spaceNames } from '../names.ts'
import {
  addRupees,
  goodsOf,
  hasLying,
  onlySeat,
  type Position,
  player,
  type Sink,
  spendGood,
  valueNow,
} from '../position.ts'
import { refuseCircle, spendPoints } from './circle.ts'
import type { Frame } from './index.ts'
import { gainGood } from './markers.ts'
import type { FrameOf, QuestionOf, RuleOf } from './rule-types.ts'
import { refuseTrade } from './trader.ts'

/** Questions that several actions ask: which worker stands up, which good is exchanged, taken or sold. */

/** AG:10.3, AG:10.12, AG:14.18 up to so many own workers stand up. */
export interface StandUpFrame {
  readonly k: 'stand-up'
  readonly seat: Seat
  readonly left: number
  /** AG:10.2 whether the player may stop here: a first worker is part of the price of most. */
  readonly mayStop: boolean
}

/** AG:10.8 favor tile 12: which good is given. */
export interface ExchangeOneFrame {
  readonly k: 'exchange-one'
  readonly seat: Seat
}

/** AG:1.23 a good is being exchanged: which one is taken. */
export interface ExchangeForFrame {
  readonly k: 'exchange-for'
  readonly seat: Seat
  readonly good: number
}

/** AG:9.17, AG:10.7, AG:10.8 a good of exactly this value, or any basic good if None. */
export interface ChooseGoodFrame {
  readonly k: 'choose-good'
  readonly seat: Seat
  readonly value: number
  /** Given by the boat at dock 5, not bought with favor. */
  readonly dock: boolean
}

/** AG:10.8 favor tile 9. */
export interface SellFrame {
  readonly k: 'sell'
  readonly seat: Seat
}

export const standUpQuestion: QuestionOf<'stand-up'> = {
  rule: 'AG:1.12',
  asks: ['stand-up', 'stop'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat, left }) => left === 0 || !hasLying(p, seat),
}

function refuseStandUp(p: Position, seat: Seat, space: number): Refusal | undefined {
  const name = spaceNames[space] as string
  if (p.workers[space] !== seat) return { rule: 'AG:1.12', reason: 'no-own-worker', space: name }
  return p.lying & (1 << space) ? undefined : { rule: 'AG:1.12', reason: 'stands-already', space: name }
}

export const standUp: RuleOf<'stand-up'> = {
  list(p, seat, out) {
    for (let space = 0; space < SpaceCount; space++)
      if (p.workers[space] === seat && !refuseStandUp(p, seat, space)) out.push({ k: 'stand-up', space })
  },
  refuse: (p, seat, { space }) => refuseStandUp(p, seat, space),
  play(p, seat, { space }, sink, frame) {
    p.lying &= ~(1 << space)
    sink?.({ k: 'stood-up', seat, space })
    push(p, { k: 'stand-up', seat, left: (frame as StandUpFrame).left - 1, mayStop: true })
  },
}

export const exchangeOne: QuestionOf<'exchange-one'> = {
  rule: 'AG:1.23',
  asks: ['exchange'],
  deciders: (_, frame) => onlySeat(frame),
}

export const exchangeFor: QuestionOf<'exchange-for'> = {
  rule: 'AG:1.23',
  asks: ['take'],
  deciders: (_, frame) => onlySeat(frame),
}

/** AG:1.23 the good is there, and another kind is worth the same. */
export function refuseExchange(p: Position, seat: Seat, good: number): Refusal | undefined {
  const name = goodNames[good] as string
  if (goodsOf(p, seat, good) === 0) return { rule: 'AG:1.23', reason: 'needs-good', good: name, need: 1, have: 0 }
  const value = valueNow(p, good)
  for (let other = 0; other < GoodCount; other++) if (other !== good && valueNow(p, other) === value) return undefined
  return { rule: 'AG:1.23', reason: 'no-equal-value', good: name }
}

export function canExchange(p: Position, seat: Seat): boolean {
  for (let good = 0; good < GoodCount; good++) if (!refuseExchange(p, seat, good)) return true
  return false
}

function refuseExchangeWay(p: Position, good: number, frame: Frame): Refusal | undefined {
  return frame.k === 'meditation' ? refuseCircle(p, Circle.Exchange, valueNow(p, good)) : undefined
}

export const exchange: RuleOf<'exchange'> = {
  list(p, seat, out, frame) {
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseExchangeWay(p, good, frame) && !refuseExchange(p, seat, good))
        out.push({ k: 'exchange', good })
  },
  refuse: (p, seat, { good }, frame) => refuseExchangeWay(p, good, frame) ?? refuseExchange(p, seat, good),
  play(p, seat, { good }, sink, frame) {
    if (frame.k === 'meditation') spendPoints(p, seat, Circle.Exchange, valueNow(p, good), sink)
    push(p, { k: 'exchange-for', seat, good })
  },
}

export const chooseGood: QuestionOf<'choose-good'> = {
  rule: 'AG:1.23',
  asks: ['take'],
  deciders: (_, frame) => onlySeat(frame),
}

const sameGood: Refusal = { rule: 'AG:1.23', reason: 'same-good' }
const notBasic: Refusal = { rule: 'AG:10.7', reason: 'not-basic' }

type Taking = FrameOf<'exchange-for' | 'choose-good' | 'trade'>

function refuseTake(p: Position, good: number, frame: Taking): Refusal | undefined {
  if (frame.k === 'trade') return refuseTrade(p, good, frame)
  if (frame.k === 'choose-good' && frame.value === None) return good < BasicCount ? undefined : notBasic
  if (frame.k === 'exchange-for' && frame.good === good) return sameGood
  const need = frame.k === 'exchange-for' ? valueNow(p, frame.good) : frame.value
  const have = valueNow(p, good)
  const rule = frame.k === 'exchange-for' ? 'AG:1.23' : frame.dock ? 'AG:9.17' : 'AG:10.8'
  return have === need ? undefined : { rule, reason: 'other-value', good: goodNames[good] as string, need, have }
}

export const take: RuleOf<'take'> = {
  list(p, _, out, frame) {
    for (let good = 0; good < GoodCount; good++)
      if (!refuseTake(p, good, frame as Taking)) out.push({ k: 'take', good })
  },
  refuse: (p, _, { good }, frame) => refuseTake(p, good, frame as Taking),
  play(p, seat, { good }, sink, asked) {
    const frame = asked as Taking
    if (frame.k === 'exchange-for') swap(p, seat, frame.good, good, sink)
    else {
      if (frame.k === 'trade') {
        const { given, worth, taken } = frame
        push(p, { k: 'trade', seat, given, worth, taken: taken + valueNow(p, good) })
      }
      gainGood(p, seat, good, 1, sink)
    }
  },
}

/** AG:13.2 the marker itself moves, so no supply is needed. */
function swap(p: Position, seat: Seat, from: number, good: number, sink: Sink): void {
  const { goods } = player(p, seat)
  goods[from] = (goods[from] as number) - 1
  goods[good] = (goods[good] as number) + 1
  sink?.({ k: 'exchanged', seat, from, good })
}

export const sellQuestion: QuestionOf<'sell'> = {
  rule: 'AG:10.8',
  asks: ['sell'],
  deciders: (_, frame) => onlySeat(frame),
}

/** AG:10.2 a good that is worth nothing cannot be sold. */
function refuseSell(p: Position, seat: Seat, good: number): Refusal | undefined {
  const name = goodNames[good] as string
  if (goodsOf(p, seat, good) === 0) return { rule: 'AG:10.8', reason: 'needs-good', good: name, need: 1, have: 0 }
  return valueNow(p, good) > 0 ? undefined : { rule: 'AG:10.2', reason: 'worth-nothing', good: name }
}

export function canSell(p: Position, seat: Seat): boolean {
  for (let good = 0; good < GoodCount; good++) if (!refuseSell(p, seat, good)) return true
  return false
}

export const sell: RuleOf<'sell'> = {
  list(p, seat, out) {
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseSell(p, seat, good)) out.push({ k: 'sell', good })
  },
  refuse: (p, seat, { good }) => refuseSell(p, seat, good),
  play(p, seat, { good }, sink) {
    const rupees = valueNow(p, good)
    spendGood(p, seat, good, sink)
    addRupees(p, seat, Ledger.Sales, rupees, sink)
  },
}
