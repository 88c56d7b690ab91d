import { at, type EventSink, type Position as KernelPosition, type Seat } from '@durbar/kernel'
import type { Event } from './events.ts'
import type { Frame } from './frames/index.ts'
import { MaxPlayers, None, Space, SpaceCount, SpacesPerNotable, TokenCount } from './names.ts'
import type { Ruleset } from './options.ts'

export type Sink = EventSink<Event> | undefined

export interface Player {
  /** AG:1.2 markers that are nothing at the moment. */
  supply: number
  /** By good: markers beside its building. */
  goods: number[]
  favor: number
  /** AG:10.5 favor actions and tiles with a used-mark, as a set. */
  used: number
  /** AG:10.11 luxury goods on their scrolls, as a set of goods. */
  scrolls: number
  /** Workers in supply, and those stored on the Cook (AG:5.7). */
  workers: number
  stored: number
  /** By guild. */
  influence: number[]
  /** The meditation space, from 1. */
  tracker: number
  /** By side of the farm: the farmer's cell, from 1. */
  farmers: number[]
  /** Covers still on the farm, as a set. */
  covers: number
  /** AG:16.1 hidden from the others until scoring. */
  rupees: number
  /** Where the rupees came from and went, by `Ledger`; sums up to `rupees` and is as hidden. */
  ledger: number[]
  /** Favor tiles, as a set of favor actions. */
  tiles: number
  /** Contracts, as a set of notables. */
  contracts: number
  /** AG:14.6 the goods on the French Trader's places for the values 1, 2 and 3, or None. */
  french: number[]
  /** Bonus tiles taken, as a set. */
  bonusTiles: number
  /** AG:9.22 notables that have already been credited with an influence step this turn, as a set. */
  credited: number
}

export interface Position extends KernelPosition<Frame> {
  readonly rules: Ruleset
  round: number
  /** The seat that begins every round, and the one whose turn it is. */
  start: Seat
  active: Seat
  phase: number
  /** AG:15.2 the round in which the end was triggered; 0 before. */
  endRound: number
  /** By price token: the good it lies on, or None at the Trader; and the face that shows. */
  tokens: number[]
  faces: number[]
  /** Built buildings, as a set. */
  built: number
  /** AG:5.12 rupees lying on buildings. */
  coins: number[]
  merchant: number
  /** None once everything is built. */
  builder: number
  /** Bonus tiles on display, as a set. */
  bonusTiles: number
  /** By action space: the seat of its worker, or None. */
  workers: number[]
  /** Spaces whose worker lies, as a set. */
  lying: number
  /** Notables still on the river, in the order they were laid out. */
  river: number[]
  /** By notable and place: 0, or who delivered how much; see `markOf`. */
  marks: number[]
  dock: number
  /** By guild and place: a seat, Neutral or None. */
  orders: number[]
  /** By guild: the order that can be fulfilled, or None if the column is full. */
  orderMarkers: number[]
  /** By bowl: a seat, Neutral or None. */
  bowls: number[]
  /** The outer meditation action that is blocked. */
  blocked: number
  display: number[]
  /** The top of the pile last; its order is unknown to all. */
  pile: number[]
  /** AG:4.1 meditation points, and the workers counted in this phase. */
  points: number
  counted: number
  muezzinPaid: boolean
  /** The outer action used last in this phase, or None. */
  lastOuter: number
  /** Abilities used this turn, as a set of `Ability` bits. */
  abilities: number
  /** AG:10.9 favor tiles used this turn by anybody, as a set. */
  spentTiles: number
  players: Player[]
}

/** The one place where positions are born: every other way to get one ends here, so all have the same shape. */
export function clone(p: Position): Position {
  return {
    rules: p.rules,
    rng: p.rng.slice(),
    revealed: p.revealed,
    // Frames are never changed once they are on the agenda, so copies share them.
    agenda: p.agenda.slice(),
    round: p.round,
    start: p.start,
    active: p.active,
    phase: p.phase,
    endRound: p.endRound,
    tokens: p.tokens.slice(),
    faces: p.faces.slice(),
    built: p.built,
    coins: p.coins.slice(),
    merchant: p.merchant,
    builder: p.builder,
    bonusTiles: p.bonusTiles,
    workers: p.workers.slice(),
    lying: p.lying,
    river: p.river.slice(),
    marks: p.marks.slice(),
    dock: p.dock,
    orders: p.orders.slice(),
    orderMarkers: p.orderMarkers.slice(),
    bowls: p.bowls.slice(),
    blocked: p.blocked,
    display: p.display.slice(),
    pile: p.pile.slice(),
    points: p.points,
    counted: p.counted,
    muezzinPaid: p.muezzinPaid,
    lastOuter: p.lastOuter,
    abilities: p.abilities,
    spentTiles: p.spentTiles,
    players: p.players.map(clonePlayer),
  }
}

function clonePlayer(player: Player): Player {
  return {
    supply: player.supply,
    goods: player.goods.slice(),
    favor: player.favor,
    used: player.used,
    scrolls: player.scrolls,
    workers: player.workers,
    stored: player.stored,
    influence: player.influence.slice(),
    tracker: player.tracker,
    farmers: player.farmers.slice(),
    covers: player.covers,
    rupees: player.rupees,
    ledger: player.ledger.slice(),
    tiles: player.tiles,
    contracts: player.contracts,
    french: player.french.slice(),
    bonusTiles: player.bonusTiles,
    credited: player.credited,
  }
}

export function player(p: Position, seat: Seat): Player {
  return p.players[seat] as Player
}

/** Lists with one seat each, so that questions need not make one. */
const justSeat: readonly (readonly Seat[])[] = Array.from({ length: MaxPlayers }, (_, seat) => [seat])

export function onlySeat(frame: { readonly seat: Seat }): readonly Seat[] {
  return justSeat[frame.seat] as readonly Seat[]
}

/** AG:14.0 whether the seat has the contract of this notable. */
export function owns(p: Position, seat: Seat, notable: number): boolean {
  return (player(p, seat).contracts & (1 << notable)) !== 0
}

/** AG:1.4 the face of the price token on the good, else its printed value. */
export function valueNow(p: Position, good: number): number {
  for (let token = 0; token < TokenCount; token++)
    if (p.tokens[token] === good) return at(p.rules.printed.faces, token)[p.faces[token] as number] as number
  return p.rules.printed.value[good] as number
}

export function goodsOf(p: Position, seat: Seat, good: number): number {
  return player(p, seat).goods[good] as number
}

export function isBuilt(p: Position, building: number): boolean {
  return (p.built & (1 << building)) !== 0
}

export function spaceOf(building: number): number {
  return building + Space.FirstBuilding
}

/** What lies on one place of a notable: 0, or the seat and number of markers in one small integer. */
export function markOf(seat: Seat, count: number): number {
  return seat * 2 + count
}

export function markSeat(mark: number): Seat {
  return mark === 0 ? None : (mark - 1) >> 1
}

export function markCount(mark: number): number {
  return mark === 0 ? 0 : ((mark - 1) & 1) + 1
}

export function slotOf(notable: number, place: number): number {
  return notable * SpacesPerNotable + place
}

/** AG:9.4 markers of all players on the notable. */
export function markersOn(p: Position, notable: number): number {
  let count = 0
  for (let place = 0; place < SpacesPerNotable; place++) count += markCount(p.marks[slotOf(notable, place)] as number)
  return count
}

/** AG:9.1 on the river, and of a level that the boat has opened. */
export function isAvailable(p: Position, notable: number): boolean {
  return isOpen(p, notable) && p.river.includes(notable)
}

export function isOpen(p: Position, notable: number): boolean {
  const { docks, level } = p.rules.printed
  return (level[notable] as number) < at(docks, p.dock).levelsOpen
}

export function orderLimit(p: Position): number {
  return at(p.rules.printed.docks, p.dock).orderLimit
}

/** AG:9.13 completed contracts of a level, from 0. */
export function completedOf(p: Position, level: number): number {
  const levels = p.rules.printed.level
  let count = 0
  for (const { contracts } of p.players)
    for (let rest = contracts; rest !== 0; rest &= rest - 1)
      if (levels[31 - Math.clz32(rest & -rest)] === level) count++
  return count
}

export function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Whether the seat has a lying worker on the board. */
export function hasLying(p: Position, seat: Seat): boolean {
  if (p.lying === 0) return false
  for (let space = 0; space < SpaceCount; space++)
    if (p.workers[space] === seat && (p.lying & (1 << space)) !== 0) return true
  return false
}

/** AG:1.14 rupees come from the bank or go there; the ledger notes why. */
export function addRupees(p: Position, seat: Seat, why: number, rupees: number, sink: Sink): void {
  if (rupees === 0) return
  const who = player(p, seat)
  who.rupees += rupees
  who.ledger[why] = at(who.ledger, why) + rupees
  sink?.({ k: 'rupees', seat, why, rupees })
}

/** AG:1.23 a good is spent: its marker goes from the building to the supply. */
export function spendGood(p: Position, seat: Seat, good: number, sink: Sink): void {
  const who = player(p, seat)
  who.goods[good] = at(who.goods, good) - 1
  who.supply++
  sink?.({ k: 'spent', seat, good })
}

/** AG:15.1 the first trigger counts, later ones change nothing. */
export function triggerEnd(p: Position, why: number, sink: Sink): void {
  if (p.endRound !== 0) return
  p.endRound = p.round
  sink?.({ k: 'end-triggered', why, round: p.round })
}
