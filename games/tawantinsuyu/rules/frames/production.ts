import { push, type Refusal, type Seat } from '@durbar/kernel'
import type { Gift } from '../box.ts'
import { give } from '../effects.ts'
import type { Sink } from '../goods.ts'
import { Passive, ProductionCount, Source } from '../names.ts'
import { hasPassive, type Position, player, total } from '../position.ts'
import { type FrameOf, onlySeat, type QuestionOf, type RuleOf } from './rule-types.ts'

/** TW:5.13 the task, and TW:7.7 the action of the High Priest. */
export type ProductionFrame =
  | { readonly k: 'produce-once'; readonly seat: Seat }
  | {
      readonly k: 'production'
      readonly seat: Seat
      /** Refreshes left: the active player's, for a building, and the one of Z16. */
      readonly refresh: boolean
      readonly z16: boolean
      /** 0 before the first building, 1 once one has produced, 2 after a refresh that followed. */
      readonly stage: 0 | 1 | 2
    }

export const produceOnce: QuestionOf<'produce-once'> = {
  rule: 'TW:5.13',
  asks: ['produce', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat }) => player(p, seat).ready === 0,
}

export function startProduction(p: Position, seat: Seat, own: boolean): FrameOf<'production'> {
  const z16 = hasPassive(p, seat, Passive.ProductionRefresh)
  return { k: 'production', seat, refresh: own, z16, stage: 0 }
}

export const production: QuestionOf<'production'> = {
  rule: 'TW:7.7',
  asks: ['produce', 'refresh-building', 'refresh-army', 'pass'],
  window: true,
  deciders: onlySeat,
  moot: (p, { seat, refresh, z16, stage }) => {
    const { ready, spent, down } = player(p, seat)
    const produces = stage < 2 && ready !== 0
    const refreshes = ((refresh || z16) && spent !== 0) || (z16 && total(down) > 0)
    return !produces && !refreshes
  },
}

/** TW:7.7 before or after producing: whoever refreshes after a building has produced is done producing. */
function refuseProducing(frame: { readonly k: string }): Refusal | undefined {
  if (frame.k === 'production' && (frame as FrameOf<'production'>).stage === 2)
    return { rule: 'TW:7.7', reason: 'refreshed-after-producing' }
  return undefined
}

export const produce: RuleOf<'produce'> = {
  list(p, seat, out, frame) {
    const { ready } = player(p, seat)
    if (refuseProducing(frame)) return
    for (let tile = 0; tile < ProductionCount; tile++) if (ready & (1 << tile)) out.push({ k: 'produce', tile })
  },
  refuse(p, seat, { tile }, frame) {
    if (tile >= ProductionCount || (player(p, seat).ready & (1 << tile)) === 0)
      return { rule: 'TW:7.7', reason: 'not-face-up', building: p.rules.box.tileNames[tile] ?? '' }
    return refuseProducing(frame)
  },
  play(p, seat, { tile }, sink, frame) {
    const action = frame.k === 'production'
    if (action) push(p, { ...(frame as FrameOf<'production'>), stage: 1 })
    runBuilding(p, seat, tile, action, sink)
  },
}

/** What the building gives; the action turns it face-down. */
export function runBuilding(p: Position, seat: Seat, tile: number, turned: boolean, sink: Sink): void {
  const who = player(p, seat)
  if (turned) {
    who.ready &= ~(1 << tile)
    who.spent |= 1 << tile
  }
  sink?.({ k: 'produced', seat, tile, turned })
  give(p, seat, p.rules.box.production[tile] as Gift, Source.Production, sink)
}

/** Z16 refreshes a building or an army card, the active player's own refresh only a building. */
export function refuseRefreshing({ refresh, z16 }: FrameOf<'production'>, army: boolean): Refusal | undefined {
  if (z16 || (refresh && !army)) return undefined
  return { rule: 'TW:7.7', reason: army ? 'buildings-only' : 'no-refresh-left' }
}

export function afterRefresh(p: Position, seat: Seat, frame: FrameOf<'production'>, army: boolean): void {
  const { refresh, z16, stage } = frame
  const usesOwn = refresh && !army
  push(p, {
    k: 'production',
    seat,
    refresh: refresh && !usesOwn,
    z16: z16 && usesOwn,
    stage: stage === 0 ? 0 : 2,
  })
}
