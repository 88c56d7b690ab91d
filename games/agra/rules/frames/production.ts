import { push, type Refusal, type Seat } from '@durbar/kernel'
import { productionOf } from '../farm.ts'
import { Ability, GoodCount, goodNames, Notable, rowOf } from '../names.ts'
import { onlySeat, owns, type Position, valueNow } from '../position.ts'
import { gainGood } from './markers.ts'
import type { FrameOf, QuestionOf, RuleOf } from './rule-types.ts'

/** AG:7 a production building; its yield is counted when the goods are placed, as a window may change the farm. */

export interface ProductionFrame {
  readonly k: 'production'
  readonly seat: Seat
  readonly good: number
}

/** AG:7.3 two of the goods have become a dyed one; what is left of them can still be placed. */
export interface DyedFrame {
  readonly k: 'dyed-production'
  readonly seat: Seat
  readonly good: number
  readonly dyed: number
  readonly rest: number
}

export const production: QuestionOf<'production'> = {
  rule: 'AG:7.4',
  asks: ['produce', 'dye'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

export const dyedProduction: QuestionOf<'dyed-production'> = {
  rule: 'AG:7.4',
  asks: ['produce'],
  deciders: (_, frame) => onlySeat(frame),
}

type Producing = FrameOf<'production'> | FrameOf<'dyed-production'>

function yieldOf(p: Position, frame: Producing): number {
  return frame.k === 'production' ? productionOf(p, frame.seat, frame.good) : frame.rest
}

export const produce: RuleOf<'produce'> = {
  list(p, _, out, frame) {
    for (let count = yieldOf(p, frame as Producing); count >= 0; count--) out.push({ k: 'produce', count })
  },
  refuse(p, _, { count }, frame) {
    const most = yieldOf(p, frame as Producing)
    return count <= most ? undefined : { rule: 'AG:7.4', reason: 'produces-less', need: count, have: most }
  },
  play(p, seat, { count }, sink, asked) {
    const frame = asked as Producing
    sink?.({ k: 'produced', seat, good: frame.good, count })
    // Gains come up in the order dyed good, then the others: the later one is put on the agenda first.
    if (frame.k === 'dyed-production') {
      push(p, { k: 'gain-good', seat, good: frame.good, count })
      gainGood(p, seat, frame.dyed, 1, sink)
    } else gainGood(p, seat, frame.good, count, sink)
  },
}

const noDyer: Refusal = { rule: 'AG:7.3', reason: 'not-your-contract', notable: 'dyer' }
const dyerUsed: Refusal = { rule: 'AG:L-11', reason: 'used-this-turn', notable: 'dyer' }
const dyedValue = 2
const dyedFrom = 2

/** AG:7.3 two goods for one of the same row that is worth two. */
function refuseDye(p: Position, seat: Seat, good: number, frame: ProductionFrame): Refusal | undefined {
  if (!owns(p, seat, Notable.Dyer)) return noDyer
  if (p.rules.dyerOncePerTurn && p.abilities & Ability.Dyer) return dyerUsed
  const have = productionOf(p, seat, frame.good)
  if (have < dyedFrom) return { rule: 'AG:7.3', reason: 'produces-less', need: dyedFrom, have }
  if (rowOf(good) !== rowOf(frame.good)) return { rule: 'AG:7.3', reason: 'other-row', good: goodNames[good] as string }
  const value = valueNow(p, good)
  if (value !== dyedValue) return { rule: 'AG:7.3', reason: 'other-value', need: dyedValue, have: value }
  return undefined
}

export const dye: RuleOf<'dye'> = {
  list(p, seat, out, frame) {
    if (!owns(p, seat, Notable.Dyer)) return
    for (let good = 0; good < GoodCount; good++)
      if (!refuseDye(p, seat, good, frame as ProductionFrame)) out.push({ k: 'dye', good })
  },
  refuse: (p, seat, { good }, frame) => refuseDye(p, seat, good, frame as ProductionFrame),
  play(p, seat, { good: dyed }, sink, frame) {
    const { good } = frame as ProductionFrame
    p.abilities |= Ability.Dyer
    sink?.({ k: 'dyed', seat, good: dyed })
    push(p, { k: 'dyed-production', seat, good, dyed, rest: productionOf(p, seat, good) - dyedFrom })
  },
}
