import { push, type Refusal, type Seat } from '@durbar/kernel'
import { GoodCount, goodNames } from '../names.ts'
import { goodsOf, onlySeat, type Position, spendGood, valueNow } from '../position.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'

/** AG:6C up to three goods for others that are worth one less in all, and one price token. */

export interface TraderFrame {
  readonly k: 'trader'
  readonly seat: Seat
  readonly traded: boolean
  readonly priced: boolean
}

/** AG:6.11 the exchange: goods are given one by one, then taken one by one. */
export interface TradeFrame {
  readonly k: 'trade'
  readonly seat: Seat
  /** How many goods were given, and what they were worth. */
  readonly given: number
  readonly worth: number
  /** What has been taken so far is worth. */
  readonly taken: number
}

export const trader: QuestionOf<'trader'> = {
  rule: 'AG:6.12',
  asks: ['give', 'price-token', 'stop'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
  moot: (_, { traded, priced }) => traded && priced,
}

export const trade: QuestionOf<'trade'> = {
  rule: 'AG:6.11',
  asks: ['give', 'take', 'stop'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, frame) => !canGive(p, frame) && !canTakeInTrade(p, frame),
}

const traded: Refusal = { rule: 'AG:6.11', reason: 'traded-already' }
const taking: Refusal = { rule: 'AG:6.11', reason: 'already-taking' }

function refuseGive(p: Position, seat: Seat, good: number, frame: TraderFrame | TradeFrame): Refusal | undefined {
  if (frame.k === 'trader' && frame.traded) return traded
  if (frame.k === 'trade') {
    if (frame.taken > 0) return taking
    const most = p.rules.printed.values.traderGoods
    if (frame.given >= most) return { rule: 'AG:6.11', reason: 'at-most', need: frame.given + 1, have: most }
  }
  if (goodsOf(p, seat, good) > 0) return undefined
  return { rule: 'AG:6.11', reason: 'needs-good', good: goodNames[good] as string, need: 1, have: 0 }
}

function canGive(p: Position, frame: TradeFrame): boolean {
  for (let good = 0; good < GoodCount; good++) if (!refuseGive(p, frame.seat, good, frame)) return true
  return false
}

export const give: RuleOf<'give'> = {
  list(p, seat, out, frame) {
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseGive(p, seat, good, frame as TraderFrame | TradeFrame))
        out.push({ k: 'give', good })
  },
  refuse: (p, seat, { good }, frame) => refuseGive(p, seat, good, frame as TraderFrame | TradeFrame),
  play(p, seat, { good }, sink, asked) {
    const frame = asked as TraderFrame | TradeFrame
    const worth = valueNow(p, good)
    spendGood(p, seat, good, sink)
    if (frame.k === 'trader') {
      push(
        p,
        { k: 'trade', seat, given: 1, worth, taken: 0 },
        { k: 'trader', seat, traded: true, priced: frame.priced },
      )
    } else push(p, { k: 'trade', seat, given: frame.given + 1, worth: frame.worth + worth, taken: 0 })
  },
}

const worthless: Refusal = { rule: 'AG:6.13', reason: 'worth-nothing' }

/** AG:6.11 everything taken is worth at least one less than everything given. */
export function refuseTrade(p: Position, good: number, frame: TradeFrame): Refusal | undefined {
  const need = valueNow(p, good)
  if (need === 0) return worthless
  const have = frame.worth - 1 - frame.taken
  return need > have ? { rule: 'AG:6.11', reason: 'worth-too-much', need, have } : undefined
}

function canTakeInTrade(p: Position, frame: TradeFrame): boolean {
  for (let good = 0; good < GoodCount; good++) if (!refuseTrade(p, good, frame)) return true
  return false
}
