import type { Seat } from '@durbar/kernel'
import { award, type Sink } from './goods.ts'
import { Corn, Gold, Lower, None, Passive, Potato, Source, Upper } from './names.ts'
import { count, hasPassive, type Position, player } from './position.ts'

/** TW:4.3–4.6 what the way to a space costs. */

/** TW:4.3 by the distance between the section and the High Priest's. */
export function wandering(p: Position, seat: Seat, section: number): number {
  const apart = (section - player(p, seat).priest + 5) % 5
  if (apart === 0) return 0
  const { wanderNear, wanderFar } = p.rules.box.values
  return apart === 1 || apart === 4 ? wanderNear : wanderFar
}

/** TW:4.4 by terrace, less two for every stair marker above the space in its section. */
export function descent(p: Position, terrace: number, section: number): number {
  if (terrace === Upper) return 0
  const { values } = p.rules.box
  let food = terrace === Lower ? values.descentLower : values.descentMiddle
  if (p.stairs[section * 2] !== None) food -= values.stairDiscount
  if (terrace === Lower && p.stairs[section * 2 + 1] !== None) food -= values.stairDiscount
  return Math.max(food, 0)
}

export function foodFor(p: Position, seat: Seat, space: number, courier: boolean): number {
  const { box } = p.rules
  const section = count(box.section, space)
  const food = wandering(p, seat, section) + descent(p, count(box.terrace, space), section)
  // TW:4.6 a Courier eats one less
  return courier && food > 0 ? food - 1 : food
}

/** The way to each segment for one player, Couriers not considered. */
export function foodBySegment(p: Position, seat: Seat): number[] {
  const food: number[] = []
  for (let terrace = 0; terrace < 3; terrace++)
    for (let section = 0; section < 5; section++) food.push(wandering(p, seat, section) + descent(p, terrace, section))
  return food
}

/** What the player could eat now, gold not counted. */
export function foodInHand(p: Position, seat: Seat): number {
  const { goods } = player(p, seat)
  return count(goods, Potato) + (p.rules.cornIsFood ? count(goods, Corn) : 0)
}

/** TW:4.2, TW:4.7 whether food and `goldFirst` gold can be paid together. */
export function canEat(p: Position, seat: Seat, food: number, goldFirst: number): boolean {
  const gold = count(player(p, seat).goods, Gold) - goldFirst
  if (gold < 0) return false
  return food <= foodInHand(p, seat) + (p.rules.goldIsWild ? gold : 0)
}

/** TW:4.5 what the owner of stairs on the way scores; the own ones count only with Z07. */
export function stairPoints(p: Position, seat: Seat, owner: Seat): number {
  return owner !== seat || hasPassive(p, seat, Passive.OwnStairs) ? p.rules.box.values.stairUsePoints : 0
}

export function scoreStairs(p: Position, seat: Seat, space: number, sink: Sink): void {
  const { box } = p.rules
  const section = count(box.section, space)
  for (let level = 0; level < count(box.terrace, space); level++) {
    const slot = section * 2 + level
    const owner = count(p.stairs, slot)
    if (owner === None) continue
    sink?.({ k: 'stairs-used', seat, slot, owner })
    award(p, owner, owner === seat ? Source.Passives : Source.StairsUsed, stairPoints(p, seat, owner), sink)
  }
}
