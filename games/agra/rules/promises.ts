import type { Seat } from '@durbar/kernel'
import { type Estimate, stockWorth } from './estimate.ts'
import { productionOf, refuseAdvance } from './farm.ts'
import type { Frame } from './frames/index.ts'
import { refuseOrder } from './frames/orders.ts'
import { deliveriesLeft } from './frames/sailor.ts'
import { BasicCount, GoodCount, GuildCount, None, OrdersPerGuild } from './names.ts'
import { goodsOf, isBuilt, isOpen, markersOn, type Position, player, slotOf, valueNow } from './position.ts'

/** What the frames on the agenda promise the seat: an action begun is worth what it will probably bring. */
export function promisesOf(p: Position, seat: Seat, estimate: Estimate): number {
  let sum = 0
  for (const frame of p.agenda) if ('seat' in frame && frame.seat === seat) sum += promise(p, seat, frame, estimate)
  return sum
}

function promise(p: Position, seat: Seat, frame: Frame, estimate: Estimate): number {
  switch (frame.k) {
    case 'meditation':
      return Math.min(p.points, 8) * 0.55 * Math.min(1, 0.4 + estimate.time)
    case 'production':
      return gainWorth(p, seat, frame.good, productionOf(p, seat, frame.good), estimate)
    case 'dyed-production':
      return gainWorth(p, seat, frame.good, frame.rest, estimate) + gainWorth(p, seat, frame.dyed, 1, estimate)
    case 'gain-good':
      return gainWorth(p, seat, frame.good, frame.count, estimate)
    case 'process':
    case 'process-once':
      return processWorth(p, seat, frame.building, 3, estimate) + (p.rules.players - 1) * 0.2 * estimate.time
    case 'process-one':
      return bestProcess(p, seat, frame.basic, estimate)
    case 'new-worker':
      return processWorth(p, seat, frame.building, 3, estimate) + 0.4 * estimate.time
    case 'sailor':
    case 'sailor-payment':
      return sailorWorth(p, seat, frame, estimate)
    case 'sailor-ends':
      return frame.refund
    case 'deliver-one':
    case 'jagirdar':
      return deliveryWorths(p, seat, estimate)[0] ?? 0
    case 'credit':
      return creditWorth(p, frame.notables, estimate)
    case 'steps':
      return frame.guilds.reduce((sum, count, guild) => sum + count * (estimate.step[guild] as number), 0)
    case 'choose-guild':
      return frame.left * Math.max(...estimate.step)
    case 'advance':
      return estimate.step[frame.guild] as number
    case 'architect':
      return Math.max(...estimate.step, buildWorth(p, seat, estimate))
    case 'materials':
      return (
        tileWorth(frame.building, estimate) - (p.rules.printed.cost[frame.building] as number) * 0.35 + frame.paid * 0.9
      )
    case 'bonus-tile':
      return frame.level + 2.5
    case 'trader':
      return frame.traded ? 0.2 : 0.4 * estimate.time
    case 'trade':
      return (
        Math.max(0, frame.worth - 1 - frame.taken) * 0.75 * Math.max(estimate.time, 0.1) + (frame.taken === 0 ? 0.1 : 0)
      )
    case 'botanist':
      return botanistWorth(p, seat, frame.done, estimate)
    case 'second-step':
    case 'farmers':
      return 0.2 * estimate.time
    case 'cover':
      return estimate.cover
    case 'tracker':
      return estimate.tracker
    case 'choose-good':
      return bestGood(p, frame.value, None, estimate)
    case 'exchange-for':
      return bestGood(p, valueNow(p, frame.good), frame.good, estimate) - lossOf(p, seat, frame.good, estimate)
    case 'exchange-one':
      return 0.8 * estimate.time
    case 'gain-favor':
      return frame.favor * estimate.favor
    case 'merchant-visit':
      return p.rules.printed.values.merchantFavor * estimate.favor
    case 'influence-bonus':
      return Math.max(frame.favor * estimate.favor, estimate.tile)
    case 'stand-up':
      return frame.left * 0.25 * estimate.time
    case 'sell':
      return 1.2
    case 'akbar-or-order':
    case 'sadr':
      return 1.5
    case 'mosaic':
      return estimate.tile
    case 'once':
      return 3 * estimate.time
    case 'choose-token':
    case 'price':
      return 0.2 * estimate.time
    case 'act':
      return actWorth(p, seat, frame, estimate)
    default:
      return 0
  }
}

/** The best one or two of the Botanist's options that are left. */
function botanistWorth(p: Position, seat: Seat, done: number, estimate: Estimate): number {
  const options = [
    done & 1 || refuseAdvance(p, seat) ? 0 : estimate.tracker - 0.5,
    done & 2 || player(p, seat).covers === 0 ? 0 : estimate.cover,
    done & 4 ? 0 : 0.3 * estimate.time,
  ].sort((a, b) => b - a)
  return (options[0] as number) + (done === 0 ? (options[1] as number) : 0)
}

/** Placement is settled but somebody else is asked first. */
function actWorth(p: Position, seat: Seat, frame: Extract<Frame, { k: 'act' }>, estimate: Estimate): number {
  const building = frame.space - 4
  const favor = frame.merchant ? p.rules.printed.values.merchantFavor * estimate.favor : 0
  if (building < 0) return 2
  const coins = p.coins[building] as number
  const goods =
    building < BasicCount
      ? gainWorth(p, seat, building, productionOf(p, seat, building), estimate)
      : processWorth(p, seat, building, 3, estimate)
  return favor + coins + goods
}

function gainWorth(p: Position, seat: Seat, good: number, count: number, estimate: Estimate): number {
  const { goods, supply } = player(p, seat)
  const have = goods[good] as number
  return stockWorth(estimate, good, have + Math.min(count, supply)) - stockWorth(estimate, good, have)
}

function lossOf(p: Position, seat: Seat, good: number, estimate: Estimate): number {
  const have = goodsOf(p, seat, good)
  return stockWorth(estimate, good, have) - stockWorth(estimate, good, have - 1)
}

/** The best number of goods to process along the arrow into the building. */
function processWorth(p: Position, seat: Seat, building: number, most: number, estimate: Estimate): number {
  const source = p.rules.printed.source[building] as number
  const have = goodsOf(p, seat, source)
  const target = goodsOf(p, seat, building)
  let best = 0
  for (let count = 1; count <= Math.min(most, have); count++) {
    const gain = stockWorth(estimate, building, target + count) - stockWorth(estimate, building, target)
    const loss = stockWorth(estimate, source, have) - stockWorth(estimate, source, have - count)
    best = Math.max(best, gain - loss)
  }
  return best
}

function bestProcess(p: Position, seat: Seat, basic: boolean, estimate: Estimate): number {
  let best = 0
  for (let good = BasicCount; good < GoodCount; good++)
    if (!basic || valueNow(p, good) === 2) best = Math.max(best, processWorth(p, seat, good, 1, estimate))
  return best
}

function bestGood(p: Position, value: number, except: number, estimate: Estimate): number {
  let best = 0
  for (let good = 0; good < GoodCount; good++) {
    const fits = value === None ? good < BasicCount : valueNow(p, good) === value
    if (fits && good !== except) best = Math.max(best, estimate.first[good] as number)
  }
  return best
}

/** What each possible delivery brings more than keeping the good, the best first. */
function deliveryWorths(p: Position, seat: Seat, estimate: Estimate): number[] {
  const { demand, guild } = p.rules.printed
  const worths: number[] = []
  for (const notable of p.river) {
    if (!isOpen(p, notable)) continue
    const goods = demand[notable] as readonly number[]
    for (let place = 0; place < goods.length; place++) {
      const good = goods[place] as number
      if (p.marks[slotOf(notable, place)] !== 0 || goodsOf(p, seat, good) === 0) continue
      const step = estimate.step[guild[notable] as number] as number
      worths.push(markersOn(p, notable) + 1 + step * 0.9 + 0.8 * estimate.time - lossOf(p, seat, good, estimate))
    }
  }
  return worths.sort((a, b) => b - a)
}

function sailorWorth(
  p: Position,
  seat: Seat,
  frame: Extract<Frame, { k: 'sailor' | 'sailor-payment' }>,
  estimate: Estimate,
): number {
  const left = deliveriesLeft(p, frame)
  const worths = deliveryWorths(p, seat, estimate)
  const sum = (count: number): number => worths.slice(0, count).reduce((total, worth) => total + Math.max(0, worth), 0)
  let best = sum(left)
  if (frame.paid === None) {
    for (let good = 0; good < GoodCount; good++) {
      if (goodsOf(p, seat, good) === 0) continue
      const value = valueNow(p, good)
      const used = Math.min(worths.length, left + value)
      best = Math.max(best, sum(left + value) + Math.min(value, left + value - used) - lossOf(p, seat, good, estimate))
    }
  } else best += Math.max(0, Math.min(frame.paid, left - Math.min(worths.length, left)))
  if (!frame.ordered && left + (frame.paid === None ? 1 : 0) >= 2) best = Math.max(best, orderWorth(p, seat, estimate))
  return best + creditWorth(p, frame.supplied, estimate)
}

function creditWorth(p: Position, notables: number, estimate: Estimate): number {
  let sum = 0
  for (let rest = notables; rest !== 0; rest &= rest - 1)
    sum += (estimate.step[p.rules.printed.guild[31 - Math.clz32(rest & -rest)] as number] as number) * 0.95
  return sum
}

function orderWorth(p: Position, seat: Seat, estimate: Estimate): number {
  const { orders, orderRupees } = p.rules.printed
  let best = 0
  for (let guild = 0; guild < GuildCount; guild++) {
    if (refuseOrder(p, seat, guild)) continue
    const goods = orders[guild * OrdersPerGuild + (p.orderMarkers[guild] as number)] as readonly number[]
    const cost = goods.reduce((sum, good) => sum + lossOf(p, seat, good, estimate), 0)
    best = Math.max(best, (orderRupees[player(p, seat).influence[guild] as number] as number) + 1 - cost)
  }
  return best
}

/** A bonus tile and the first processing in a new building. */
function tileWorth(building: number, estimate: Estimate): number {
  return 2.5 + (building >> 2) + estimate.time
}

function buildWorth(p: Position, seat: Seat, estimate: Estimate): number {
  const { cost, material, values } = p.rules.printed
  let have = 0
  let kinds = 0
  for (let good = 0; good < GoodCount; good++) {
    const count = (material[good] as number) * goodsOf(p, seat, good)
    have += count
    if (count > 0) kinds++
  }
  if (kinds > 1) have += values.mixedMaterials
  if (player(p, seat).workers === 0) return 0
  let best = 0
  for (let building = BasicCount; building < GoodCount; building++)
    if (!isBuilt(p, building) && (cost[building] as number) <= have)
      best = Math.max(best, tileWorth(building, estimate) - (cost[building] as number) * 0.35)
  return best
}
