import { push, type Refusal, type Seat } from '@durbar/kernel'
import { charge, drawArmyCards, spend } from '../goods.ts'
import type { MoveOf } from '../moves.ts'
import { colorNames, Gold, godNames, None, Passive, Role, roleNames } from '../names.ts'
import { canEat, foodBySegment, foodFor, foodInHand, scoreStairs } from '../placement-cost.ts'
import { count, hasPassive, type Position, player, putOnHill, remove } from '../position.ts'
import { godsInHand } from './god-cards.ts'
import { type FrameOf, onlySeat, plainMove, type QuestionOf, type RuleOf, type WorkOf } from './rule-types.ts'

/** TW:4 placing a worker: where, paid how, and what happens on arrival. */
export type PlacementFrame =
  | { readonly k: 'pay-placement'; readonly seat: Seat; readonly food: number }
  | { readonly k: 'arrive'; readonly seat: Seat }
  | { readonly k: 'pick-up'; readonly seat: Seat }

/** TW:C7 the role a worker is placed in: its own, or with Z01 and Z02 another one instead. */
export function mayPlay(p: Position, seat: Seat, worker: number, role: number): boolean {
  if (role === worker) return true
  if (p.rules.rolesAdd) return false
  return (
    (role === Role.Courier && hasPassive(p, seat, Passive.Couriers)) ||
    (role === Role.Priest && hasPassive(p, seat, Passive.Priests))
  )
}

/** All roles the worker plays, by bit. */
export function rolesPlayed(p: Position, seat: Seat, role: number): number {
  let roles = 1 << role
  if (p.rules.rolesAdd) {
    if (hasPassive(p, seat, Passive.Couriers)) roles |= 1 << Role.Courier
    if (hasPassive(p, seat, Passive.Priests)) roles |= 1 << Role.Priest
  }
  return roles
}

function refusePlace(p: Position, seat: Seat, worker: number, role: number, space: number): Refusal | undefined {
  const { box } = p.rules
  if (!player(p, seat).workers.includes(worker))
    return { rule: 'TW:4.1', reason: 'no-such-worker', worker: colorNames[worker] ?? '' }
  if (!mayPlay(p, seat, worker, role)) return { rule: 'TW:C7', reason: 'not-its-role', role: roleNames[role] ?? '' }
  if (p.hill[space] !== None) return { rule: 'TW:4.1', reason: 'space-taken', space: box.spaceNames[space] ?? '' }
  const god = count(box.god, space)
  const gold = count(player(p, seat).goods, Gold)
  const hasCard = (godsInHand(p, seat) & (1 << god)) !== 0
  if (!hasCard && gold < 1) return { rule: 'TW:4.2', reason: 'needs-card-or-gold', god: godNames[god] ?? '' }
  const courier = (rolesPlayed(p, seat, role) & (1 << Role.Courier)) !== 0
  const food = foodFor(p, seat, space, courier)
  if (canEat(p, seat, food, hasCard ? 0 : 1)) return undefined
  return { rule: 'TW:4.7', reason: 'needs-food', need: food, have: foodInHand(p, seat) }
}

/** Placements are listed often and are many: each is made once, by worker, role and space. */
const madePlaces: MoveOf<'place'>[][] = []

function placesOf(worker: number, role: number): MoveOf<'place'>[] {
  const known = madePlaces[worker * 5 + role]
  if (known) return known
  const made: MoveOf<'place'>[] = []
  madePlaces[worker * 5 + role] = made
  return made
}

function placeMove(made: MoveOf<'place'>[], worker: number, role: number, space: number): MoveOf<'place'> {
  const known = made[space]
  if (known) return known
  const move: MoveOf<'place'> = { k: 'place', worker, role, space }
  made[space] = move
  return move
}

export const place: RuleOf<'place', FrameOf<'turn'>> = {
  list(p, seat, out, { done }) {
    const { workers, goods } = player(p, seat)
    if (done !== 0 || workers.length === 0) return
    const { god, segment } = p.rules.box
    const cards = godsInHand(p, seat)
    const gold = count(goods, Gold)
    const wild = p.rules.goldIsWild ? gold : 0
    const way = foodBySegment(p, seat)
    for (let index = 0; index < workers.length; index++) {
      const worker = count(workers, index)
      if (workers.indexOf(worker) !== index) continue
      for (let role = 0; role < 5; role++) {
        if (!mayPlay(p, seat, worker, role)) continue
        const courier = (rolesPlayed(p, seat, role) & (1 << Role.Courier)) !== 0
        const food = foodInHand(p, seat) + wild + (courier ? 1 : 0)
        const made = placesOf(worker, role)
        for (let space = 0; space < god.length; space++) {
          if (p.hill[space] !== None) continue
          const hasCard = (cards & (1 << count(god, space))) !== 0
          if (!hasCard && gold < 1) continue
          const due = count(way, count(segment, space))
          if (due <= (hasCard || wild === 0 ? food : food - 1)) out.push(placeMove(made, worker, role, space))
        }
      }
    }
  },
  refuse(p, seat, { worker, role, space }, { done }) {
    if (done !== 0) return { rule: 'TW:3.1', reason: 'side-actions-begun' }
    return refusePlace(p, seat, worker, role, space)
  },
  play(p, seat, { worker, role, space }, sink) {
    const { placement } = p
    placement.worker = worker
    placement.roles = rolesPlayed(p, seat, role)
    placement.space = space
    placement.card = None
    placement.benefits = []
    placement.tasks = 0
    placement.used = 0
    sink?.({ k: 'placed', seat, worker, role, space })
    const courier = (placement.roles & (1 << Role.Courier)) !== 0
    push(p, { k: 'pay-placement', seat, food: foodFor(p, seat, space, courier) })
  },
}

/** TW:4.2 one god card with the symbol of the space, or one gold. Always asked: not to ask would tell what is in hand. */
export const payPlacement: QuestionOf<'pay-placement'> = {
  rule: 'TW:4.2',
  asks: ['pay-card', 'pay-gold'],
  deciders: onlySeat,
}

function refuseFood(p: Position, seat: Seat, food: number, goldFirst: number): Refusal | undefined {
  if (canEat(p, seat, food, goldFirst)) return undefined
  return { rule: 'TW:4.7', reason: 'needs-food', need: food, have: foodInHand(p, seat) }
}

export const payCard: RuleOf<'pay-card', FrameOf<'pay-placement'>> = {
  list(p, seat, out, frame) {
    if (refuseFood(p, seat, frame.food, 0)) return
    for (const card of player(p, seat).gods) if (matches(p, card)) out.push({ k: 'pay-card', card })
  },
  refuse(p, seat, { card }, { food }) {
    const { godCardNames } = p.rules.box
    if (!player(p, seat).gods.includes(card))
      return { rule: 'TW:4.2', reason: 'card-not-in-hand', card: godCardNames[card] ?? '' }
    if (!matches(p, card)) return { rule: 'TW:4.2', reason: 'card-of-another-god', card: godCardNames[card] ?? '' }
    return refuseFood(p, seat, food, 0)
  },
  play(p, seat, { card }, sink, { food }) {
    const who = player(p, seat)
    const { box } = p.rules
    remove(who.gods, card)
    p.placement.card = card
    // TW:6.1 the card's benefits are for those who own a statue of its god
    const god = count(box.godOfCard, card)
    if (count(who.statues, god * 2) + count(who.statues, god * 2 + 1) > 0)
      p.placement.benefits = (box.benefits[card] as readonly number[]).slice()
    sink?.({ k: 'card-paid', seat, card })
    push(p, { k: 'arrive', seat })
    charge(p, seat, [0, 0, 0, 0, food], sink)
  },
}

function matches(p: Position, card: number): boolean {
  return p.rules.box.godOfCard[card] === p.rules.box.god[p.placement.space]
}

export const payGold: RuleOf<'pay-gold', FrameOf<'pay-placement'>> = plainMove<'pay-gold'>(
  { k: 'pay-gold' },
  (p, seat, frame) => {
    const have = count(player(p, seat).goods, Gold)
    if (have < 1) return { rule: 'TW:4.2', reason: 'needs-gold', need: 1, have }
    return refuseFood(p, seat, (frame as FrameOf<'pay-placement'>).food, 1)
  },
  (p, seat, _, sink, frame) => {
    spend(p, seat, 0, 0, 0, 1, sink)
    push(p, { k: 'arrive', seat })
    charge(p, seat, [0, 0, 0, 0, (frame as FrameOf<'pay-placement'>).food], sink)
  },
)

/** TW:4.8 the order of everything that follows the payment. */
export const arrive: WorkOf<'arrive'> = {
  run(p, { seat }, sink) {
    const { worker, roles, space } = p.placement
    scoreStairs(p, seat, space, sink)
    const first = isFirst(p, space)
    remove(player(p, seat).workers, worker)
    putOnHill(p, space, worker)
    if (roles & (1 << Role.Priest)) push(p, { k: 'god-card', seat, left: 1 })
    push(
      p,
      { k: 'benefits', seat, after: false },
      { k: 'count-tasks', seat, first },
      { k: 'priest-potato', seat },
      { k: 'tasks', seat },
      { k: 'benefits', seat, after: true },
    )
    if (roles & (1 << Role.Warrior)) {
      if (hasPassive(p, seat, Passive.WarriorRefresh)) push(p, { k: 'refresh-one', seat, left: 2, buildings: true })
      push(p, { k: 'pick-up', seat })
      drawArmyCards(p, seat, 1, sink)
    }
  },
}

/** TW:C6 no other worker in the segment, now or ever. */
export function isFirst(p: Position, space: number): boolean {
  const { segment } = p.rules.box
  if (p.rules.courierFirstEver) return (p.trodden & (1 << count(segment, space))) === 0
  for (let other = 0; other < p.hill.length; other++)
    if (p.hill[other] !== None && segment[other] === segment[space]) return false
  return true
}

/** TW:5.4 a Warrior may take an adjacent worker who is no Warrior. */
export const pickUp: QuestionOf<'pick-up'> = {
  rule: 'TW:5.4',
  asks: ['pick-up', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p) => neighborsOf(p).every((space) => !canBeTaken(p, space)),
}

function neighborsOf(p: Position): readonly number[] {
  return p.rules.box.neighbors[p.placement.space] as readonly number[]
}

function canBeTaken(p: Position, space: number): boolean {
  const worker = p.hill[space]
  return worker !== None && worker !== Role.Warrior
}

export const takeNeighbor: RuleOf<'pick-up'> = {
  list(p, _, out) {
    for (const space of neighborsOf(p)) if (canBeTaken(p, space)) out.push({ k: 'pick-up', space })
  },
  refuse(p, _, { space }): Refusal | undefined {
    const name = p.rules.box.spaceNames[space] ?? ''
    if (!neighborsOf(p).includes(space)) return { rule: 'TW:5.4', reason: 'not-adjacent', space: name }
    if (p.hill[space] === None) return { rule: 'TW:5.4', reason: 'nobody-there', space: name }
    return canBeTaken(p, space) ? undefined : { rule: 'TW:5.4', reason: 'is-a-warrior', space: name }
  },
  play(p, seat, { space }, sink) {
    const worker = count(p.hill, space)
    p.hill[space] = None
    player(p, seat).workers.push(worker)
    sink?.({ k: 'picked-up', seat, space, worker })
  },
}
