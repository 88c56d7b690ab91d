import type { Seat } from '@durbar/kernel'
import { type Estimate, estimateFor, stockWorth } from './estimate.ts'
import { BasicCount, GoodCount, GuildCount, SpaceCount } from './names.ts'
import { countBits, markCount, markSeat, type Position, player, slotOf } from './position.ts'
import { promisesOf } from './promises.ts'
import { addedScore, scoreOf } from './scoring.ts'

/**
 * How good a position looks, in rupees: what the seat would score now, what its goods, favor, workers and contracts
 * will still bring, and what the action under way promises; less the same of the others, whose plans are left out.
 */
export function evaluate(p: Position, seat: Seat): number {
  if (p.agenda.length === 0) return finalMargin(p, seat)
  const estimate = estimateFor(p, seat)
  // Measured alike, so that whoever is ahead does not mind an early end.
  let others = 0
  for (let other = 0; other < p.rules.players; other++) if (other !== seat) others += holdings(p, other, estimate)
  return holdings(p, seat, estimate) + promisesOf(p, seat, estimate) - others / (p.rules.players - 1)
}

function finalMargin(p: Position, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < p.rules.players; other++) if (other !== seat) best = Math.max(best, scoreOf(p, other))
  return scoreOf(p, seat) - best
}

/** By notable: what its ability brings over a whole game. */
const contractWorth: readonly number[] = [
  2, 2.2, 1.8, 2.2, 2.2, 3, 2.2, 2.2, 2, 3.5, 1.5, 2.5, 2.2, 2, 3, 3, 2.5, 3, 2.5, 2.5, 2, 2, 2, 2,
]

function holdings(p: Position, seat: Seat, estimate: Estimate): number {
  const who = player(p, seat)
  const { time } = estimate
  let worth = who.rupees + addedScore(p, seat)
  for (let good = 0; good < GoodCount; good++) worth += stockWorth(estimate, good, who.goods[good] as number)
  worth += Math.min(who.favor, 9) * estimate.favor
  worth += countBits(who.tiles) * estimate.tile
  worth += (who.tracker - 1) * estimate.tracker
  worth += countBits(0xff & ~who.covers) * (estimate.cover - 1)
  for (let guild = 0; guild < GuildCount; guild++) worth += influenceWorth(who.influence[guild] as number, time)
  for (let notable = 0; notable < contractWorth.length; notable++)
    if (who.contracts & (1 << notable)) worth += (contractWorth[notable] as number) * (0.25 + 0.75 * time)
  worth += workersWorth(p, seat, time) + marksWorth(p, seat, time) + farmWorth(p, seat, time)
  return worth - shortageCost(who.supply) * time
}

/** A full board of markers leaves no room for gains. */
function shortageCost(supply: number): number {
  return supply < 4 ? (4 - supply) * 0.5 : 0
}

/** The first step opens the orders of a guild, every further one makes them dearer. */
function influenceWorth(step: number, time: number): number {
  return (step * 0.75 + (step > 0 ? 0.6 : 0)) * time
}

/** Workers out and standing bring points or favor, lying ones are a bump away from home. */
function workersWorth(p: Position, seat: Seat, time: number): number {
  let worth = Math.min(player(p, seat).workers, 4) * 0.15 + player(p, seat).stored * 0.5
  for (let space = 0; space < SpaceCount; space++)
    if (p.workers[space] === seat) worth += p.lying & (1 << space) ? 0.1 : 0.45
  return worth * time
}

/** Markers on notables: the contract for whoever leads there, favor for the others. */
function marksWorth(p: Position, seat: Seat, time: number): number {
  const { demand, level } = p.rules.printed
  let worth = 0
  for (const notable of p.river) {
    const places = (demand[notable] as readonly number[]).length
    let own = 0
    let filled = 0
    let rival = 0
    let ahead = false
    for (let place = 0; place < places; place++) {
      const mark = p.marks[slotOf(notable, place)] as number
      if (mark === 0) continue
      filled++
      const count = markCount(mark)
      if (markSeat(mark) === seat) {
        if (own === 0 && rival === 0) ahead = true
        own += count
      } else rival += count
    }
    if (own === 0) continue
    const leads = own > rival || (own === rival && ahead)
    const prize = ((contractWorth[notable] as number) + (level[notable] as number) * 0.5) * 0.7
    worth += leads ? (prize * filled) / places : own * 0.5
  }
  return worth * time
}

/** A farm that yields much of something is better than one that yields little of everything. */
function farmWorth(p: Position, seat: Seat, time: number): number {
  const { farmers } = player(p, seat)
  let worth = 0
  for (let side = 0; side < BasicCount; side++) worth += Math.abs((farmers[side] as number) - 3) * 0.1
  return worth * time
}
