import { push, type Refusal, type Seat } from '@durbar/kernel'
import {
  End,
  Good,
  GoodCount,
  GuildCount,
  goodNames,
  guildNames,
  Ledger,
  None,
  OrdersPerGuild,
  Phase,
} from '../names.ts'
import {
  addRupees,
  goodsOf,
  onlySeat,
  orderLimit,
  type Position,
  player,
  type Sink,
  spendGood,
  triggerEnd,
  valueNow,
} from '../position.ts'
import { nextFreeOrder } from '../setup.ts'
import { generousBonus } from './delivery.ts'
import type { Frame } from './index.ts'
import { advance } from './influence.ts'
import type { QuestionOf, RuleOf, WorkOf } from './rule-types.ts'
import { deliveriesLeft } from './sailor.ts'
import { refuseLuxury, spendLuxury } from './secondary.ts'

/** AG:11 the rest of the turn: a Statue for one more main action, then one order or one good for Akbar. */

export interface OrdersFrame {
  readonly k: 'orders'
  readonly seat: Seat
  /** The one choice of the Order phase has been made. */
  readonly done: boolean
}

/** AG:10.8 favor tile 6. */
export interface AkbarOrOrderFrame {
  readonly k: 'akbar-or-order'
  readonly seat: Seat
}

/** AG:14.20 the Sadr us-Sudur's winner may give Akbar a good for another bowl. */
export interface SadrFrame {
  readonly k: 'sadr'
  readonly seat: Seat
}

export const actionEnds: WorkOf<'action-ends'> = {
  run(p) {
    p.phase = Phase.Order
  },
}

export const orders: QuestionOf<'orders'> = {
  rule: 'AG:11.1',
  asks: ['statue', 'akbar', 'order', 'end-turn'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

export const akbarOrOrder: QuestionOf<'akbar-or-order'> = {
  rule: 'AG:10.8',
  asks: ['akbar', 'order'],
  deciders: (_, frame) => onlySeat(frame),
}

const orderPhaseOver: Refusal = { rule: 'AG:11.1', reason: 'order-phase-used' }

function refuseSecondChoice(frame: Frame): Refusal | undefined {
  return frame.k === 'orders' && frame.done ? orderPhaseOver : undefined
}

const afterOrders: Refusal = { rule: 'AG:10.13', reason: 'before-order-phase' }

function refuseStatue(p: Position, seat: Seat, frame: Frame): Refusal | undefined {
  return frame.k === 'orders' && frame.done ? afterOrders : refuseLuxury(p, seat, Good.Statue)
}

/** AG:5.15 one further main action; the Order phase comes after it. */
export const statue: RuleOf<'statue'> = {
  list(p, seat, out, frame) {
    if (!refuseStatue(p, seat, frame)) out.push({ k: 'statue' })
  },
  refuse: (p, seat, _, frame) => refuseStatue(p, seat, frame),
  play(p, seat, _, sink) {
    spendLuxury(p, seat, Good.Statue, sink)
    p.phase = Phase.Action
    push(p, { k: 'action', seat }, { k: 'action-ends' }, { k: 'orders', seat, done: false })
  },
}

function bowlTaken(p: Position, bowl: number): Refusal | undefined {
  const good = goodNames[p.rules.printed.bowls[bowl] as number] as string
  return p.bowls[bowl] === None ? undefined : { rule: 'AG:11.3', reason: 'bowl-taken', bowl: good }
}

function refuseOwned(p: Position, seat: Seat, good: number, rule: string): Refusal | undefined {
  if (goodsOf(p, seat, good) > 0) return undefined
  return { rule, reason: 'needs-good', good: goodNames[good] as string, need: 1, have: 0 }
}

/** AG:11.3 the good's own bowl, if it has one and nobody was there before. */
function refuseAkbar(p: Position, seat: Seat, good: number): Refusal | undefined {
  const bowl = p.rules.printed.bowlOf[good] as number
  if (bowl === None) return { rule: 'AG:11.3', reason: 'no-bowl', good: goodNames[good] as string }
  return bowlTaken(p, bowl) ?? refuseOwned(p, seat, good, 'AG:11.3')
}

function giveToAkbar(p: Position, seat: Seat, good: number, bowl: number, sink: Sink): void {
  const { goods } = player(p, seat)
  goods[good] = (goods[good] as number) - 1
  p.bowls[bowl] = seat
  sink?.({ k: 'given-to-akbar', seat, good, bowl })
  generousBonus(p, seat, good, sink)
}

export const akbar: RuleOf<'akbar'> = {
  list(p, seat, out, frame) {
    if (refuseSecondChoice(frame)) return
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseAkbar(p, seat, good)) out.push({ k: 'akbar', good })
  },
  refuse: (p, seat, { good }, frame) => refuseSecondChoice(frame) ?? refuseAkbar(p, seat, good),
  play(p, seat, { good }, sink, frame) {
    if (frame.k === 'orders') push(p, { k: 'orders', seat, done: true })
    giveToAkbar(p, seat, good, p.rules.printed.bowlOf[good] as number, sink)
  },
}

/** AG:11.5 the four conditions of an order. */
export function refuseOrder(p: Position, seat: Seat, guild: number): Refusal | undefined {
  const order = p.orderMarkers[guild] as number
  const name = guildNames[guild] as string
  if (order === None) return { rule: 'AG:11.7', reason: 'column-full', guild: name }
  const have = markersInColumn(p, guild)
  const limit = orderLimit(p)
  if (have >= limit) return { rule: 'AG:11.5', reason: 'order-limit', guild: name, need: limit, have }
  if (player(p, seat).influence[guild] === 0)
    return { rule: 'AG:11.5', reason: 'needs-influence', guild: name, need: 1, have: 0 }
  for (const good of orderGoods(p, guild, order)) {
    const refusal = refuseOwned(p, seat, good, 'AG:11.5')
    if (refusal) return refusal
  }
  return undefined
}

function orderGoods(p: Position, guild: number, order: number): readonly number[] {
  return p.rules.printed.orders[guild * OrdersPerGuild + order] as readonly number[]
}

export function markersInColumn(p: Position, guild: number): number {
  let count = 0
  for (let order = 0; order < OrdersPerGuild; order++) if (p.orders[guild * OrdersPerGuild + order] !== None) count++
  return count
}

const oneOrder: Refusal = { rule: 'AG:6.5', reason: 'one-order' }

/** AG:6.8 by the Sailor an order takes two deliveries at once, and there is only one. */
function refuseOrderWay(p: Position, frame: Frame): Refusal | undefined {
  if (frame.k !== 'sailor') return refuseSecondChoice(frame)
  if (frame.ordered) return oneOrder
  const have = deliveriesLeft(p, frame)
  return have < 2 ? { rule: 'AG:6.8', reason: 'needs-deliveries', need: 2, have } : undefined
}

export const order: RuleOf<'order'> = {
  list(p, seat, out, frame) {
    if (refuseOrderWay(p, frame)) return
    for (let guild = 0; guild < GuildCount; guild++) if (!refuseOrder(p, seat, guild)) out.push({ k: 'order', guild })
  },
  refuse: (p, seat, { guild }, frame) => refuseOrderWay(p, frame) ?? refuseOrder(p, seat, guild),
  play(p, seat, { guild }, sink, frame) {
    if (frame.k === 'orders') push(p, { k: 'orders', seat, done: true })
    else if (frame.k === 'sailor') {
      const { paid, used, doubled, supplied } = frame
      push(p, { k: 'sailor', seat, paid, used: used + 2, ordered: true, doubled, supplied })
    }
    fulfill(p, seat, guild, sink)
  },
}

/** AG:9.24, AG:11.6 goods, marker, order marker, rupees, and a step for whoever does not lead. */
function fulfill(p: Position, seat: Seat, guild: number, sink: Sink): void {
  const which = p.orderMarkers[guild] as number
  sink?.({ k: 'order-fulfilled', seat, guild, order: which })
  for (const good of orderGoods(p, guild, which)) {
    spendGood(p, seat, good, sink)
    generousBonus(p, seat, good, sink)
  }
  player(p, seat).supply--
  p.orders[guild * OrdersPerGuild + which] = seat
  const next = nextFreeOrder(p.orders, guild, which)
  p.orderMarkers[guild] = next
  if (next === None) triggerEnd(p, End.Orders, sink)
  const own = player(p, seat).influence[guild] as number
  const leads = p.players.every((other) => (other.influence[guild] as number) <= own)
  addRupees(p, seat, Ledger.Orders, (p.rules.printed.orderRupees[own] as number) - (leads ? 0 : 1), sink)
  if (!leads) advance(p, seat, guild, sink)
}

export function canServe(p: Position, seat: Seat): boolean {
  for (let guild = 0; guild < GuildCount; guild++) if (!refuseOrder(p, seat, guild)) return true
  for (let good = 0; good < GoodCount; good++) if (!refuseAkbar(p, seat, good)) return true
  return false
}

export const sadr: QuestionOf<'sadr'> = {
  rule: 'AG:14.20',
  asks: ['offering', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
  moot: (p, { seat }) => !canOffer(p, seat),
}

/** AG:11.4 any free bowl whose good is worth the same. */
function refuseOffering(p: Position, seat: Seat, good: number, bowl: number): Refusal | undefined {
  const need = valueNow(p, p.rules.printed.bowls[bowl] as number)
  const have = valueNow(p, good)
  return (
    bowlTaken(p, bowl) ??
    refuseOwned(p, seat, good, 'AG:14.20') ??
    (need === have ? undefined : { rule: 'AG:11.4', reason: 'other-value', need, have })
  )
}

function canOffer(p: Position, seat: Seat): boolean {
  for (let good = 0; good < GoodCount; good++)
    for (let bowl = 0; bowl < p.bowls.length; bowl++) if (!refuseOffering(p, seat, good, bowl)) return true
  return false
}

export const offering: RuleOf<'offering'> = {
  list(p, seat, out) {
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0)
        for (let bowl = 0; bowl < p.bowls.length; bowl++)
          if (!refuseOffering(p, seat, good, bowl)) out.push({ k: 'offering', good, bowl })
  },
  refuse: (p, seat, { good, bowl }) => refuseOffering(p, seat, good, bowl),
  play: (p, seat, { good, bowl }, sink) => giveToAkbar(p, seat, good, bowl, sink),
}
