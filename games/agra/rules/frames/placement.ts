import { push, type Refusal, reveal, type Seat } from '@durbar/kernel'
import { Aid, BasicCount, Favor, Ledger, None, Notable, Space, SpaceCount, spaceNames } from '../names.ts'
import { addRupees, isBuilt, onlySeat, owns, type Position, player, type Sink } from '../position.ts'
import { payAid, refuseAid } from './aid.ts'
import type { Frame } from './index.ts'
import { gainFavor } from './markers.ts'
import type { QuestionOf, RuleOf, WorkOf } from './rule-types.ts'

/** AG:5 the main action: a worker is placed, or one that is there already works again. */

export interface ActionFrame {
  readonly k: 'action'
  readonly seat: Seat
}

/** AG:5.3 c–g the placement is settled; visits were fixed when it was made. */
export interface ActFrame {
  readonly k: 'act'
  readonly seat: Seat
  readonly space: number
  readonly merchant: boolean
  readonly builder: boolean
}

export const action: QuestionOf<'action'> = {
  rule: 'AG:5.1',
  asks: ['place', 'peon'],
  window: true,
  deciders: (_, frame) => onlySeat(frame),
}

const noWorker: Refusal = { rule: 'AG:5.9', reason: 'no-worker-in-supply' }

/** AG:1.11 a main character, a built building, or the Builder's site. */
function isActionSpace(p: Position, space: number): boolean {
  const building = space - Space.FirstBuilding
  return building < 0 || isBuilt(p, building) || p.builder === building
}

function refusePlace(p: Position, seat: Seat, space: number): Refusal | undefined {
  if (player(p, seat).workers === 0) return noWorker
  if (!isActionSpace(p, space)) return { rule: 'AG:1.11', reason: 'not-built', space: spaceNames[space] as string }
  if (p.workers[space] === seat)
    return { rule: 'AG:5.8', reason: 'own-worker-there', space: spaceNames[space] as string }
  return undefined
}

export const place: RuleOf<'place'> = {
  list(p, seat, out) {
    if (player(p, seat).workers === 0) return
    for (let space = 0; space < SpaceCount; space++)
      if (isActionSpace(p, space) && !refusePlace(p, seat, space)) out.push({ k: 'place', space })
  },
  refuse: (p, seat, { space }) => refusePlace(p, seat, space),
  play(p, seat, { space }, sink) {
    const owner = p.workers[space] as Seat
    const standing = (p.lying & (1 << space)) === 0
    p.workers[space] = seat
    p.lying &= ~(1 << space)
    player(p, seat).workers--
    pushAct(p, seat, space)
    if (owner !== None) bump(p, owner, space, standing, sink)
    sink?.({ k: 'placed', seat, space })
  },
}

/** AG:5.5–5.7 the worker goes home; one that stood brings its owner favor, and may go to the Cook instead. */
function bump(p: Position, owner: Seat, space: number, standing: boolean, sink: Sink): void {
  const who = player(p, owner)
  who.workers++
  sink?.({ k: 'bumped', seat: owner, space, standing })
  if (!standing) return
  const { bumpFavor, values } = p.rules.printed
  if (owns(p, owner, Notable.Cook) && who.stored < values.cookRoom) push(p, { k: 'cook', seat: owner })
  gainFavor(p, owner, bumpFavor[who.tracker] as number, sink)
}

function pushAct(p: Position, seat: Seat, space: number): void {
  const building = space - Space.FirstBuilding
  const merchant = building >= 0 && p.merchant === building
  const builder = building >= 0 && p.builder === building && !isBuilt(p, building)
  push(p, { k: 'act', seat, space, merchant, builder })
}

/** AG:5.8 the price without help from a tile. */
function peonPrice(p: Position, seat: Seat): number {
  const { peonPrice: price, peonPriceCalligrapher } = p.rules.printed.values
  return owns(p, seat, Notable.Calligrapher) ? peonPriceCalligrapher : price
}

function refusePeon(p: Position, seat: Seat, space: number, aid: number): Refusal | undefined {
  if (p.workers[space] !== seat) return { rule: 'AG:5.8', reason: 'no-own-worker', space: spaceNames[space] as string }
  if (aid !== Aid.None) return refuseAid(p, seat, Favor.FreePeon, aid)
  const { workers, rupees } = player(p, seat)
  const need = peonPrice(p, seat)
  // AG:5.9 without a worker PEON is forced, and whoever cannot pay it all pays what he has.
  return workers === 0 || rupees >= need ? undefined : { rule: 'AG:5.8', reason: 'needs-rupees', need, have: rupees }
}

export const peon: RuleOf<'peon'> = {
  list(p, seat, out) {
    for (let space = 0; space < SpaceCount; space++)
      if (p.workers[space] === seat)
        for (let aid = 0; aid <= Aid.TileAndMullah; aid++)
          if (!refusePeon(p, seat, space, aid)) out.push({ k: 'peon', space, aid })
  },
  refuse: (p, seat, { space, aid }) => refusePeon(p, seat, space, aid),
  play(p, seat, { space, aid }, sink) {
    const { workers, rupees } = player(p, seat)
    const price = aid === Aid.None ? peonPrice(p, seat) : 0
    const paid = Math.min(price, rupees)
    sink?.({ k: 'peon', seat, space, forced: workers === 0 })
    if (aid !== Aid.None) payAid(p, seat, Favor.FreePeon, aid, sink)
    addRupees(p, seat, Ledger.Peon, -paid, sink)
    // AG:16.4 who pays less than the price shows that the bag is empty.
    if (paid < price) reveal(p)
    p.lying &= ~(1 << space)
    pushAct(p, seat, space)
  },
}

const mainActions: readonly ((seat: Seat) => Frame)[] = [
  (seat) => ({ k: 'architect', seat }),
  (seat) => ({ k: 'sailor', seat, paid: None, used: 0, ordered: false, doubled: 0, supplied: 0 }),
  (seat) => ({ k: 'trader', seat, traded: false, priced: false }),
  (seat) => ({ k: 'botanist', seat, done: 0 }),
]

export const act: WorkOf<'act'> = {
  run(p, { seat, space, merchant, builder }, sink) {
    const building = space - Space.FirstBuilding
    push(p, { k: 'builder-leaves' })
    const favorFirst = p.rules.merchantFirst
    if (merchant) push(p, favorFirst ? { k: 'merchant-moves' } : { k: 'merchant-visit', seat })
    if (building < 0) push(p, (mainActions[space] as (seat: Seat) => Frame)(seat))
    else {
      addRupees(p, seat, Ledger.Buildings, p.coins[building] as number, sink)
      p.coins[building] = 0
      if (builder) {
        // AG:5.13 no materials and no bonus tile.
        p.built |= 1 << building
        sink?.({ k: 'built', building, by: seat })
      }
      push(p, building < BasicCount ? { k: 'production', seat, good: building } : { k: 'process', seat, building })
    }
    if (merchant && favorFirst) gainFavor(p, seat, p.rules.printed.values.merchantFavor, sink)
  },
}

/** AG:5.7 a bumped worker's owner may store it on the Cook. */
export interface CookFrame {
  readonly k: 'cook'
  readonly seat: Seat
}

export const cook: QuestionOf<'cook'> = {
  rule: 'AG:5.7',
  asks: ['store', 'decline'],
  deciders: (_, frame) => onlySeat(frame),
}

export const store: RuleOf<'store'> = {
  list: (_p, _seat, out) => out.push({ k: 'store' }),
  refuse: () => undefined,
  play(p, seat, _, sink) {
    const who = player(p, seat)
    who.workers--
    who.stored++
    sink?.({ k: 'stored', seat })
  },
}
