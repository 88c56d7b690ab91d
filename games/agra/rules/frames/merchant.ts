import { push, rollDie, type Seat } from '@durbar/kernel'
import { buildingNames, GoodCount, None } from '../names.ts'
import { countBits, isBuilt, type Position, type Sink } from '../position.ts'
import { gainFavor } from './markers.ts'
import type { WorkOf } from './rule-types.ts'

/** AG:5.10–5.14 the Merchant walks over built buildings, the Builder over sites. */

export interface MerchantVisitFrame {
  readonly k: 'merchant-visit'
  readonly seat: Seat
}

/** AG:5.3 f first the favor, then the Merchant goes on. */
export const merchantVisit: WorkOf<'merchant-visit'> = {
  run(p, { seat }, sink) {
    push(p, { k: 'merchant-moves' })
    gainFavor(p, seat, p.rules.printed.values.merchantFavor, sink)
  },
}

export const merchantMoves: WorkOf<'merchant-moves'> = {
  run(p, _, sink) {
    moveMerchant(p, rollDie(p.rng), sink)
  },
}

function nextOnPath(place: number): number {
  return (place + 1) % buildingNames.length
}

/** AG:5.11 over built buildings, leaving a rupee on each one passed. */
export function moveMerchant(p: Position, die: number, sink: Sink): void {
  for (let step = 1; step <= die; step++) {
    let next = nextOnPath(p.merchant)
    while (!isBuilt(p, next)) next = nextOnPath(next)
    p.merchant = next
    if (step < die) p.coins[next] = (p.coins[next] as number) + 1
  }
  sink?.({ k: 'merchant-moved', die, to: p.merchant })
}

/** AG:5.14 if the building under him has been built; a Builder on a site has nothing to leave (AG:G-43). */
export const builderLeaves: WorkOf<'builder-leaves'> = {
  run(p, _, sink) {
    if (p.builder === None || !isBuilt(p, p.builder)) return
    const sites = GoodCount - countBits(p.built)
    if (sites === 0) {
      p.builder = None
      sink?.({ k: 'builder-left' })
    } else moveBuilder(p, sites === 1 ? 1 : rollDie(p.rng), sink)
  },
}

export function moveBuilder(p: Position, die: number, sink: Sink): void {
  for (let step = 0; step < die; step++) {
    p.builder = nextOnPath(p.builder)
    while (isBuilt(p, p.builder)) p.builder = nextOnPath(p.builder)
  }
  sink?.({ k: 'builder-moved', die, to: p.builder })
}
