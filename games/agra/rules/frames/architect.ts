import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { BonusTile } from '../components.ts'
import {
  BasicCount,
  BonusCount,
  bonusNames,
  buildingNames,
  columnOf,
  GoodCount,
  goodNames,
  Ledger,
  None,
  Notable,
} from '../names.ts'
import {
  addRupees,
  countBits,
  goodsOf,
  isBuilt,
  onlySeat,
  owns,
  type Position,
  player,
  type Sink,
  spaceOf,
  spendGood,
} from '../position.ts'
import type { Frame } from './index.ts'
import type { FrameOf, QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:6A a step on an influence track, or a building with its bonus tile, worker and processing. */

export interface ArchitectFrame {
  readonly k: 'architect'
  readonly seat: Seat
}

/** AG:6.2 materials are paid one by one until they reach the cost. */
export interface MaterialsFrame {
  readonly k: 'materials'
  readonly seat: Seat
  readonly building: number
  /** Building values paid so far, and the kinds as a set. */
  readonly paid: number
  readonly kinds: number
}

export interface BonusTileFrame {
  readonly k: 'bonus-tile'
  readonly seat: Seat
  readonly level: number
}

/** AG:6.3 (3) a worker goes to the new building and processes; `once` for the Mujtahida's building. */
export interface NewWorkerFrame {
  readonly k: 'new-worker'
  readonly seat: Seat
  readonly building: number
  readonly once: boolean
}

export const architect: QuestionOf<'architect'> = {
  rule: 'AG:6.1',
  asks: ['step', 'build'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

/** AG:6.2 what a payment counts: building values, and one more each for mixed materials and the Takshaka. */
function materialsWorth(p: Position, seat: Seat, paid: number, kinds: number): number {
  const { mixedMaterials, takshakaMaterials } = p.rules.printed.values
  const mixed = countBits(kinds) > 1 ? mixedMaterials : 0
  return paid + mixed + (owns(p, seat, Notable.Takshaka) ? takshakaMaterials : 0)
}

const noSecondWorker: Refusal = { rule: 'AG:6.2', reason: 'no-worker-in-supply' }

function refuseBuild(p: Position, seat: Seat, building: number): Refusal | undefined {
  if (isBuilt(p, building))
    return { rule: 'AG:6.2', reason: 'already-built', building: buildingNames[building] as string }
  if (player(p, seat).workers === 0) return noSecondWorker
  const need = p.rules.printed.cost[building] as number
  const have = worthOfAll(p, seat)
  return have < need ? { rule: 'AG:6.2', reason: 'needs-materials', need, have } : undefined
}

/** What all materials in hand would count; whoever has that much cannot get stuck while paying. */
function worthOfAll(p: Position, seat: Seat): number {
  const { material } = p.rules.printed
  let paid = 0
  let kinds = 0
  for (let good = 0; good < GoodCount; good++) {
    const count = (material[good] as number) * goodsOf(p, seat, good)
    if (count === 0) continue
    paid += count
    kinds |= 1 << good
  }
  return materialsWorth(p, seat, paid, kinds)
}

export const build: RuleOf<'build'> = {
  list(p, seat, out) {
    if (player(p, seat).workers === 0) return
    for (let building = BasicCount; building < GoodCount; building++)
      if (!isBuilt(p, building) && !refuseBuild(p, seat, building)) out.push({ k: 'build', building })
  },
  refuse: (p, seat, { building }) => refuseBuild(p, seat, building),
  play(p, seat, { building }) {
    push(p, { k: 'materials', seat, building, paid: 0, kinds: 0 })
  },
}

export const materials: QuestionOf<'materials'> = {
  rule: 'AG:6.2',
  asks: ['pay-material', 'stop'],
  deciders: (_, frame) => onlySeat(frame),
}

function refuseMaterial(p: Position, seat: Seat, good: number): Refusal | undefined {
  if (p.rules.printed.material[good] === 0)
    return { rule: 'AG:1.10', reason: 'no-material', good: goodNames[good] as string }
  if (goodsOf(p, seat, good) > 0) return undefined
  return { rule: 'AG:6.2', reason: 'needs-good', good: goodNames[good] as string, need: 1, have: 0 }
}

export const payMaterial: RuleOf<'pay-material'> = {
  list(p, seat, out) {
    for (let good = 0; good < GoodCount; good++)
      if (goodsOf(p, seat, good) > 0 && !refuseMaterial(p, seat, good)) out.push({ k: 'pay-material', good })
  },
  refuse: (p, seat, { good }) => refuseMaterial(p, seat, good),
  play(p, seat, { good }, sink, frame) {
    const { building, paid, kinds } = frame as MaterialsFrame
    spendGood(p, seat, good, sink)
    push(p, {
      k: 'materials',
      seat,
      building,
      paid: paid + (p.rules.printed.material[good] as number),
      kinds: kinds | (1 << good),
    })
  },
}

/** AG:6.2 more may be paid than the cost, but not less. */
export function refuseEnoughPaid(p: Position, frame: MaterialsFrame): Refusal | undefined {
  const need = p.rules.printed.cost[frame.building] as number
  const have = materialsWorth(p, frame.seat, frame.paid, frame.kinds)
  return have < need ? { rule: 'AG:6.2', reason: 'needs-materials', need, have } : undefined
}

/** AG:6.3, AG:14.16 the site becomes a building; bonus tile, worker and processing follow. */
export function construct(p: Position, seat: Seat, building: number, once: boolean, sink: Sink): void {
  p.built |= 1 << building
  sink?.({ k: 'built', building, by: seat })
  if (owns(p, seat, Notable.Takshaka)) addRupees(p, seat, Ledger.Contracts, p.rules.printed.values.takshakaRupees, sink)
  if (once) push(p, { k: 'builder-leaves' })
  push(p, { k: 'bonus-tile', seat, level: columnOf(building) }, { k: 'new-worker', seat, building, once })
}

export const bonusTileQuestion: QuestionOf<'bonus-tile'> = {
  rule: 'AG:6.3',
  asks: ['bonus-tile'],
  deciders: (_, frame) => onlySeat(frame),
}

function refuseBonusTile(p: Position, tile: number, frame: FrameOf<'bonus-tile'>): Refusal | undefined {
  const name = bonusNames[tile] as string
  if (p.rules.printed.bonusTiles[tile]?.level !== frame.level)
    return { rule: 'AG:6.3', reason: 'other-level', tile: name, need: frame.level }
  return p.bonusTiles & (1 << tile) ? undefined : { rule: 'AG:6.3', reason: 'tile-taken', tile: name }
}

export const bonusTile: RuleOf<'bonus-tile'> = {
  list(p, _, out, frame) {
    for (let tile = 0; tile < BonusCount; tile++)
      if (!refuseBonusTile(p, tile, frame as FrameOf<'bonus-tile'>)) out.push({ k: 'bonus-tile', tile })
  },
  refuse: (p, _, { tile }, frame) => refuseBonusTile(p, tile, frame as FrameOf<'bonus-tile'>),
  play(p, seat, { tile }, sink) {
    p.bonusTiles &= ~(1 << tile)
    player(p, seat).bonusTiles |= 1 << tile
    sink?.({ k: 'bonus-tile', seat, tile })
    const { guild, favor, covers, rupees } = p.rules.printed.bonusTiles[tile] as BonusTile
    const parts: Frame[] = []
    if (guild !== None) parts.push({ k: 'advance', seat, guild })
    if (favor > 0) parts.push({ k: 'gain-favor', seat, favor })
    if (covers > 0) parts.push({ k: 'cover', seat })
    push(p, ...parts)
    addRupees(p, seat, Ledger.BonusTiles, rupees, sink)
  },
}

export const newWorker: WorkOf<'new-worker'> = {
  run(p, { seat, building, once }, sink) {
    const who = player(p, seat)
    // AG:14.16 a building of the Mujtahida is built even if nobody can go there.
    if (who.workers === 0) return
    who.workers--
    p.workers[spaceOf(building)] = seat
    sink?.({ k: 'placed', seat, space: spaceOf(building) })
    push(p, once ? { k: 'process-once', seat, building } : { k: 'process', seat, building })
  },
}
