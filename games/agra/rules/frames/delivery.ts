import { push, type Refusal, type Seat } from '@durbar/kernel'
import { Circle, goodNames, Ledger, None, notableNames } from '../names.ts'
import {
  addRupees,
  goodsOf,
  isAvailable,
  isOpen,
  markersOn,
  markOf,
  onlySeat,
  type Position,
  player,
  type Sink,
  slotOf,
} from '../position.ts'
import { refuseCircle, spendPoints } from './circle.ts'
import type { Frame } from './index.ts'
import type { QuestionOf, RuleOf } from './rule-types.ts'
import { deliveriesLeft } from './sailor.ts'

/** AG:9A goods for notables, by whichever way they come (AG:9.2). */

/** AG:10.8 favor tile 10. */
export interface DeliverOneFrame {
  readonly k: 'deliver-one'
  readonly seat: Seat
}

/** AG:9.23 the Jagirdar's owner may deliver after another player's Sailor action. */
export interface JagirdarFrame {
  readonly k: 'jagirdar'
  readonly seat: Seat
}

export const deliverOne: QuestionOf<'deliver-one'> = {
  rule: 'AG:9.2',
  asks: ['deliver'],
  deciders: (_, frame) => onlySeat(frame),
}

export const jagirdar: QuestionOf<'jagirdar'> = {
  rule: 'AG:9.23',
  asks: ['deliver', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat }) => !canDeliver(p, seat),
}

/** AG:9.5 rupees for a delivered good from the own contracts that name it, wherever it went. */
export function generousBonus(p: Position, seat: Seat, good: number, sink: Sink): void {
  const { generousGood, generousRupees } = p.rules.printed
  for (let rest = player(p, seat).contracts; rest !== 0; rest &= rest - 1) {
    const notable = 31 - Math.clz32(rest & -rest)
    if (generousGood[notable] === good) addRupees(p, seat, Ledger.Generous, generousRupees[notable] as number, sink)
  }
}

/** The place of a notable for the good, or None. */
function placeFor(p: Position, notable: number, good: number): number {
  return (p.rules.printed.demand[notable] as readonly number[]).indexOf(good)
}

/** AG:9.1, AG:9.3 the notable can be supplied and wants this good. */
function refuseNotable(p: Position, notable: number, good: number): Refusal | undefined {
  const name = notableNames[notable] as string
  if (!isAvailable(p, notable)) return { rule: 'AG:9.1', reason: 'not-available', notable: name }
  const place = placeFor(p, notable, good)
  if (place === None) return { rule: 'AG:9.3', reason: 'not-wanted', notable: name, good: goodNames[good] as string }
  if (p.marks[slotOf(notable, place)] !== 0)
    return { rule: 'AG:9.3', reason: 'already-delivered', notable: name, good: goodNames[good] as string }
  return undefined
}

const onlySailor: Refusal = { rule: 'AG:9.7', reason: 'double-only-by-sailor' }

/** What the way of delivering allows: points of the circle, or deliveries of the Sailor. */
function refuseWay(p: Position, notable: number, double: boolean, frame: Frame): Refusal | undefined {
  if (frame.k === 'sailor') {
    if (double && frame.doubled & (1 << notable))
      return { rule: 'AG:9.7', reason: 'doubled-already', notable: notableNames[notable] as string }
    const need = double ? 2 : 1
    const have = deliveriesLeft(p, frame)
    return have < need ? { rule: 'AG:6.8', reason: 'needs-deliveries', need, have } : undefined
  }
  if (double) return onlySailor
  return frame.k === 'meditation' ? refuseCircle(p, Circle.Deliver, p.rules.printed.values.deliverPoints) : undefined
}

function refuseGoods(p: Position, seat: Seat, good: number, double: boolean): Refusal | undefined {
  const need = double ? 2 : 1
  const have = goodsOf(p, seat, good)
  return have < need ? { rule: 'AG:9.3', reason: 'needs-good', good: goodNames[good] as string, need, have } : undefined
}

export function canDeliver(p: Position, seat: Seat): boolean {
  const { goods } = player(p, seat)
  for (const notable of p.river) {
    if (!isOpen(p, notable)) continue
    const demand = p.rules.printed.demand[notable] as readonly number[]
    for (let place = 0; place < demand.length; place++)
      if (p.marks[slotOf(notable, place)] === 0 && (goods[demand[place] as number] as number) > 0) return true
  }
  return false
}

export const deliver: RuleOf<'deliver'> = {
  list(p, seat, out, frame) {
    const { goods } = player(p, seat)
    for (const notable of p.river) {
      if (!isOpen(p, notable) || refuseWay(p, notable, false, frame)) continue
      const demand = p.rules.printed.demand[notable] as readonly number[]
      for (let place = 0; place < demand.length; place++) {
        const good = demand[place] as number
        const have = goods[good] as number
        if (have === 0 || p.marks[slotOf(notable, place)] !== 0) continue
        out.push({ k: 'deliver', notable, good, double: false })
        if (have > 1 && !refuseWay(p, notable, true, frame)) out.push({ k: 'deliver', notable, good, double: true })
      }
    }
  },
  refuse: (p, seat, { notable, good, double }, frame) =>
    refuseNotable(p, notable, good) ?? refuseWay(p, notable, double, frame) ?? refuseGoods(p, seat, good, double),
  play(p, seat, { notable, good, double }, sink, frame) {
    if (frame.k === 'meditation') spendPoints(p, seat, Circle.Deliver, p.rules.printed.values.deliverPoints, sink)
    continueAfter(p, seat, notable, double, frame)
    putMarkers(p, seat, notable, good, double, sink)
    // AG:9.8 a complete notable is evaluated before anything else goes on.
    if (isComplete(p, notable)) push(p, { k: 'evaluate', notable })
  },
}

/** AG:9.24 what comes once the delivery is settled: more deliveries, or the influence for this one. */
function continueAfter(p: Position, seat: Seat, notable: number, double: boolean, frame: Frame): void {
  const bit = 1 << notable
  if (frame.k === 'sailor') {
    const { paid, used, ordered, doubled, supplied } = frame
    push(p, {
      k: 'sailor',
      seat,
      paid,
      used: used + (double ? 2 : 1),
      ordered,
      doubled: double ? doubled | bit : doubled,
      supplied: supplied | bit,
    })
    return
  }
  push(p, { k: 'credit', seat, notables: bit })
  // AG:9.23 the turn player is thanked before the owner's step.
  if (frame.k === 'jagirdar') push(p, { k: 'gain-favor', seat: p.active, favor: 1 })
}

/** AG:9.4, AG:9.7 each marker is paid for at once: the first by all markers there, the second of a double with one. */
function putMarkers(p: Position, seat: Seat, notable: number, good: number, double: boolean, sink: Sink): void {
  const { goods } = player(p, seat)
  const slot = slotOf(notable, placeFor(p, notable, good))
  sink?.({ k: 'delivered', seat, notable, good, double })
  goods[good] = (goods[good] as number) - 1
  p.marks[slot] = markOf(seat, 1)
  addRupees(p, seat, Ledger.Deliveries, markersOn(p, notable), sink)
  generousBonus(p, seat, good, sink)
  if (!double) return
  goods[good] = (goods[good] as number) - 1
  p.marks[slot] = markOf(seat, 2)
  addRupees(p, seat, Ledger.Deliveries, 1, sink)
  generousBonus(p, seat, good, sink)
}

function isComplete(p: Position, notable: number): boolean {
  const { length } = p.rules.printed.demand[notable] as readonly number[]
  for (let place = 0; place < length; place++) if (p.marks[slotOf(notable, place)] === 0) return false
  return true
}
