import type { Cost } from './box.ts'
import type { Frame } from './frames/index.ts'
import { mostSteps, offeringCost } from './frames/offering.ts'
import { refreshPrice } from './frames/refresh.ts'
import { stairCost } from './frames/stairs.ts'
import { statueCost } from './frames/statue.ts'
import { priceOfBuying } from './frames/weavings.ts'
import { onePotato } from './goods.ts'
import { sizeNames } from './names.ts'
import type { Position } from './position.ts'

const nothing: Cost = [0, 0, 0, 0, 0]

/**
 * What the answers to a question cost, for those who have to choose: by what tells the answers apart (steps, size, tile),
 * or under `any` where all cost the same. Undefined where no answer has a price.
 */
export function pricesOf(p: Position, frame: Frame): Readonly<Record<string, Cost>> | undefined {
  switch (frame.k) {
    case 'offering': {
      const steps = frame.own ? mostSteps : 1
      return Object.fromEntries(
        Array.from({ length: steps }, (_, index) => [String(index + 1), offeringCost(p, index + 1, frame.own)]),
      )
    }
    case 'muster':
      return { any: frame.free ? nothing : onePotato }
    case 'refresh':
      return { any: refreshPrice(frame) ?? nothing }
    case 'stairs':
      return { any: frame.free ? nothing : stairCost(p) }
    case 'statue':
      return Object.fromEntries(sizeNames.map((name, size) => [name, frame.free ? nothing : statueCost(p, size)]))
    case 'build':
      return Object.fromEntries(
        p.market.map((tile) => [p.rules.box.tileNames[tile], frame.free ? nothing : (p.rules.box.cost[tile] as Cost)]),
      )
    case 'buy-weavings':
    case 'leftover':
      return { any: priceOfBuying(p, frame) }
    default:
      return undefined
  }
}
