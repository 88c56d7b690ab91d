import type { Seat } from '@durbar/kernel'
import { GoodCount, GuildCount, None, OrdersPerGuild } from './names.ts'
import { isOpen, markersOn, type Position, player, slotOf } from './position.ts'
import { akbarScore, bowlsOf, ordersOf } from './scoring.ts'

/** What the worth of things depends on: how much of the game is left, and what each good can still be used for. */
export interface Estimate {
  /** From 1 while much is to come down to 0 after the last turn. */
  readonly time: number
  /** By good: what the first one is worth, and what every further one. */
  readonly first: readonly number[]
  readonly more: readonly number[]
  /** By guild: what a step is worth. */
  readonly step: readonly number[]
  readonly favor: number
  readonly cover: number
  readonly tracker: number
  readonly tile: number
}

export function estimateFor(p: Position, seat: Seat): Estimate {
  const time = Math.min(1, turnsLeft(p, seat) / 5)
  const { first, more } = goodWorths(p, seat, time)
  return {
    time,
    first,
    more,
    step: stepWorths(p, seat, time),
    favor: 0.75 * time,
    cover: 1 + 0.7 * time,
    tracker: 1.1 * time,
    tile: 1.6 * time,
  }
}

/** Turns this seat will still begin, and half of one it is in. */
function turnsLeft(p: Position, seat: Seat): number {
  const offset = (seat - p.start + p.rules.players) % p.rules.players
  const now = (p.active - p.start + p.rules.players) % p.rules.players
  const thisRound = offset > now ? 1 : offset === now ? 0.5 : 0
  if (p.endRound !== 0) return thisRound + p.endRound + 1 - p.round
  return 2.5 + (6 - p.dock)
}

/** Goods are worth their value in trade, and more where a notable, an order or a bowl waits for them. */
function goodWorths(p: Position, seat: Seat, time: number): { first: number[]; more: number[] } {
  const { value, bowlOf, demand } = p.rules.printed
  const first: number[] = []
  const more: number[] = []
  const bowls = bowlsOf(p, seat)
  const nextBowl = akbarScore(p, bowls + 1) - akbarScore(p, bowls)
  const late = Math.min(1, time * 4)
  for (let good = 0; good < GoodCount; good++) {
    const base = (0.25 + 0.45 * (value[good] as number)) * time
    const bowl = bowlOf[good] as number
    const akbar = bowl !== None && p.bowls[bowl] === None ? nextBowl * 0.55 * late : 0
    first.push(base + akbar)
    more.push(base * 0.75)
  }
  for (const notable of p.river) {
    const open = isOpen(p, notable)
    const goods = demand[notable] as readonly number[]
    for (let place = 0; place < goods.length; place++) {
      if (p.marks[slotOf(notable, place)] !== 0) continue
      const good = goods[place] as number
      const wanted = open ? (0.5 + 0.45 * markersOn(p, notable)) * late : 0.25 * time
      first[good] = (first[good] as number) + wanted
      more[good] = (more[good] as number) + wanted * 0.4
    }
  }
  addOrders(p, seat, late, first)
  return { first, more }
}

function addOrders(p: Position, seat: Seat, late: number, first: number[]): void {
  const { orders, orderRupees } = p.rules.printed
  const { influence, goods } = player(p, seat)
  for (let guild = 0; guild < GuildCount; guild++) {
    const order = p.orderMarkers[guild] as number
    const step = influence[guild] as number
    if (order === None || step === 0) continue
    const pair = orders[guild * OrdersPerGuild + order] as readonly number[]
    const [one, two] = pair as [number, number]
    const both = (goods[one] as number) > 0 && (goods[two] as number) > 0
    const bonus = (orderRupees[step] as number) * (both ? 0.33 : 0.12) * late
    first[one] = (first[one] as number) + bonus
    first[two] = (first[two] as number) + bonus
  }
}

/** A step makes orders dearer and ranks higher; at the top it ends the game. */
function stepWorths(p: Position, seat: Seat, time: number): number[] {
  const { influence } = player(p, seat)
  const { top, stepFavor } = p.rules.printed
  const worths: number[] = []
  for (let guild = 0; guild < GuildCount; guild++) {
    const step = influence[guild] as number
    if (step >= top) worths.push(0)
    else {
      const bonus = (stepFavor[step + 1] as number) > 0 ? 1 : 0
      worths.push((0.75 + (step === 0 ? 0.6 : 0) + bonus) * time + ordersOf(p, seat, guild) * 0.15)
    }
  }
  return worths
}

/** What a stock of one good is worth: every further one less than the one before. */
export function stockWorth(estimate: Estimate, good: number, count: number): number {
  if (count === 0) return 0
  const more = estimate.more[good] as number
  const second = count > 1 ? more : 0
  return (estimate.first[good] as number) + second + Math.max(0, Math.min(count, 5) - 2) * more * 0.6
}
