import { push, reveal, type Seat } from '@durbar/kernel'
import { axomammaAtFestival, axomammaFinish } from '../axomamma/festival.ts'
import type { Gift } from '../box.ts'
import { give, trader } from '../effects.ts'
import { award, gain, type Sink } from '../goods.ts'
import { Corn, FirstPassive, Gold, None, Passive, Potato, Source, Stone } from '../names.ts'
import { drawWorker } from '../piles.ts'
import {
  count,
  hasPassive,
  isAxomamma,
  type Position,
  player,
  putOnHill,
  seatsFrom,
  subtract,
  total,
} from '../position.ts'
import { endOf } from '../scoring.ts'
import { fillVillage } from '../setup.ts'
import { cardPhaseFrames } from './card-phase.ts'
import { callFestival } from './end-of-turn.ts'
import { mayRaise } from './free-actions.ts'
import type { Frame } from './index.ts'
import { onlySeat, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:14.3 the Festival, step by step. */
export type FestivalFrame =
  | { readonly k: 'festival'; readonly seat: Seat }
  | { readonly k: 'festival-gifts'; readonly seat: Seat }
  | { readonly k: 'festival-trader'; readonly seat: Seat }
  | { readonly k: 'festival-temple'; readonly seat: Seat }
  | { readonly k: 'festival-regions' }
  | { readonly k: 'festival-meal'; readonly seat: Seat }
  | { readonly k: 'feed'; readonly seat: Seat }
  | { readonly k: 'festival-end'; readonly seat: Seat }
  | { readonly k: 'final' }
  | { readonly k: 'game-over' }

/** TW:C22 within a step everybody acts in turn order from the holder of the tile. */
export const festival: WorkOf<'festival'> = {
  run(p, { seat }, sink) {
    sink?.({ k: 'festival-began', seat, number: p.festivals + 1 })
    const seats = seatsFrom(p, seat)
    const each = (frame: (seat: Seat) => Frame): Frame[] => seats.map(frame)
    const climbers = seats.filter((other) => hasPassive(p, other, Passive.WorshipClimb))
    push(
      p,
      ...climbers.map(
        (other): Frame =>
          isAxomamma(p, other) ? { k: 'axomamma-climb' } : { k: 'gold-climb', seat: other, building: true },
      ),
      ...each((other) => ({ k: 'festival-gifts', seat: other })),
      ...each((other) => ({ k: 'festival-trader', seat: other })),
      ...each((other) => ({ k: 'festival-temple', seat: other })),
      { k: 'festival-regions' },
      ...each((other) => ({ k: 'festival-meal', seat: other })),
      { k: 'festival-end', seat },
    )
  },
}

/** Z06, Z09 and Z10 at the start. */
export const festivalGifts: WorkOf<'festival-gifts'> = {
  run(p, { seat }, sink) {
    const has = (passive: number): boolean => {
      if (!hasPassive(p, seat, passive)) return false
      sink?.({ k: 'passive-used', seat, tile: FirstPassive + passive })
      return true
    }
    if (has(Passive.FestivalPotatoes)) gain(p, seat, Potato, 4, sink)
    if (has(Passive.LongTapestry)) {
      const longest = Math.max(0, ...player(p, seat).tapestries.map((row) => row.length))
      award(p, seat, Source.Passives, longest, sink)
    }
    if (has(Passive.FestivalGoods)) {
      gain(p, seat, Potato, 2, sink)
      gain(p, seat, Corn, 1, sink)
      gain(p, seat, Stone, 1, sink)
    }
  },
}

/** Step 1: a free Trader task. */
export const festivalTrader: WorkOf<'festival-trader'> = {
  run(p, { seat }, sink) {
    if (isAxomamma(p, seat)) axomammaAtFestival(p, sink)
    else trader(p, seat, sink)
  },
}

/** Step 2: points and reward of the temple step; the points in its middle only count at the end. */
export const festivalTemple: WorkOf<'festival-temple'> = {
  run(p, { seat }, sink) {
    const { box } = p.rules
    const { temple } = player(p, seat)
    award(p, seat, Source.Temple, count(box.templePoints, temple), sink)
    give(p, seat, box.temple[temple] as Gift, Source.Temple, sink)
  },
}

/** Step 3: in each region the most markers score one point per casualty. */
export const festivalRegions: WorkOf<'festival-regions'> = {
  run(p, _, sink) {
    const points = total(p.casualties)
    for (let region = 0; region < p.rules.box.regionNames.length; region++) {
      const seat = rulerOf(p, region)
      if (seat === None) continue
      sink?.({ k: 'region-scored', seat, region, points })
      award(p, seat, Source.Regions, points, sink)
    }
  },
}

/** TW:14.3 tie: whose marker stands farthest to the right; TW:C24 nobody where there is no marker. */
export function rulerOf(p: Position, region: number): number {
  const spaces = p.conquests.slice(region * 5, region * 5 + 5)
  let best = None
  let most = 0
  for (let index = spaces.length - 1; index >= 0; index--) {
    const owner = count(spaces, index)
    if (owner === None || spaces.indexOf(owner, index + 1) !== -1) continue
    const markers = spaces.filter((other) => other === owner).length
    if (markers > most) {
      most = markers
      best = owner
    }
  }
  return best
}

export function missingPotatoes(p: Position, seat: Seat): number {
  const { gods, goods } = player(p, seat)
  return Math.max(0, gods.length - count(goods, Potato))
}

/** Step 4: a potato for every god card; asked only where gold could stand in for missing ones. */
export const festivalMeal: WorkOf<'festival-meal'> = {
  run(p, { seat }, sink) {
    if (isAxomamma(p, seat)) return
    const gold = p.rules.goldIsWild ? count(player(p, seat).goods, Gold) : 0
    if (missingPotatoes(p, seat) > 0 && (gold > 0 || mayRaise(p, seat))) push(p, { k: 'feed', seat })
    else eat(p, seat, 0, sink)
  },
}

/** TW:C23 potatoes must be paid, gold may. */
export const feed: QuestionOf<'feed'> = { rule: 'TW:14.3', asks: ['feed'], window: true, deciders: onlySeat }

function mostGold(p: Position, seat: Seat): number {
  return p.rules.goldIsWild ? Math.min(missingPotatoes(p, seat), count(player(p, seat).goods, Gold)) : 0
}

export const feedCards: RuleOf<'feed'> = {
  list(p, seat, out) {
    for (let gold = mostGold(p, seat); gold >= 0; gold--) out.push({ k: 'feed', gold })
  },
  refuse(p, seat, { gold }) {
    const most = mostGold(p, seat)
    return gold >= 0 && gold <= most ? undefined : { rule: 'TW:14.3', reason: 'so-much-gold', need: most, have: gold }
  },
  play(p, seat, { gold }, sink) {
    eat(p, seat, gold, sink)
  },
}

function eat(p: Position, seat: Seat, gold: number, sink: Sink): void {
  const { gods, goods, score } = player(p, seat)
  if (gods.length === 0) return
  const potatoes = Math.min(gods.length, count(goods, Potato))
  const missing = gods.length - potatoes - gold
  subtract(goods, Potato, potatoes)
  subtract(goods, Gold, gold)
  sink?.({ k: 'fed', seat, potatoes, gold, missing })
  if (missing > 0) award(p, seat, Source.Hunger, -Math.min(score, missing * p.rules.box.values.hungerPoints), sink)
}

/** Steps 5 to 7: the end of the game, or the tile back, the Village refilled and the card phase. */
export const festivalEnd: WorkOf<'festival-end'> = {
  run(p, { seat }, sink) {
    p.festivals++
    p.holder = None
    if (p.festivals === 3) {
      push(p, { k: 'final' })
      return
    }
    const workers = fillVillage(p)
    if (workers.length > 0) sink?.({ k: 'village-filled', workers })
    else callFestival(p, seat, sink)
    if (p.players.length === 2 && p.festivals === 1) blockMiddle(p, sink)
    push(p, ...cardPhaseFrames(p, seat))
  },
}

/** TW:14.3 two players, first Festival: a worker on every marked middle space that is empty (TW:C34). */
function blockMiddle(p: Position, sink: Sink): void {
  for (const space of p.rules.box.blockedLater) {
    if (p.hill[space] !== None) continue
    const worker = drawWorker(p)
    if (worker === None) return
    putOnHill(p, space, worker)
    sink?.({ k: 'space-blocked', space, worker })
  }
}

/** TW:15 nothing is left to decide. */
export const final: WorkOf<'final'> = {
  run(p, _, sink) {
    p.agenda.length = 0
    push(p, { k: 'game-over' })
    if (p.rules.solo) axomammaFinish(p, sink)
  },
}

export const gameOver: WorkOf<'game-over'> = {
  run(p, _, sink) {
    // Nothing is secret any more.
    reveal(p)
    sink?.({ k: 'game-ended', ...endOf(p) })
  },
}
