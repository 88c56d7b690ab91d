import { push } from '@durbar/kernel'
import { fits, layWeaving } from '../frames/tapestry.ts'
import { leftoverFrames, showWeavings, weavingPrice } from '../frames/weavings.ts'
import { gain, type Sink } from '../goods.ts'
import { Corn, Gold, None, Right } from '../names.ts'
import { count, type Position, player, remove } from '../position.ts'
import { Her, sheCanPay, shePays } from './purse.ts'

/** TW:17.12 her tapestries from the largest on; among equals the one begun first (TW:C84). */
function rowsBySize(p: Position): number[][] {
  return player(p, Her)
    .tapestries.slice()
    .sort((one, other) => other.length - one.length)
}

/** The tile she prefers and the row it extends; the highest number among equals. */
function preferred(p: Position, tiles: readonly number[]): { tile: number; row: readonly number[] | undefined } {
  const falling = tiles.slice().sort((one, other) => other - one)
  for (const row of rowsBySize(p)) {
    const tile = falling.find((candidate) => fits(p, row, candidate))
    if (tile !== undefined) return { tile, row }
  }
  return { tile: falling[0] ?? None, row: undefined }
}

export function sheLays(p: Position, tile: number, sink: Sink): void {
  const row = rowsBySize(p).find((candidate) => fits(p, candidate, tile))
  layWeaving(p, Her, tile, row ? count(row, row.length - 1) : None, Right, sink)
}

/** TW:17.12 two tiles if she can pay them, else one and a gold; what is left is offered to the person (TW:C74). */
export function sheBuysWeavings(p: Position, sink: Sink): boolean {
  if (p.weavingStack.length === 0 || !sheCanPay(p, weavingPrice(p, 0))) return false
  showWeavings(p, Her, 3, sink)
  let bought = 0
  while (bought < 2 && p.loom.length > 0 && sheCanPay(p, weavingPrice(p, bought))) {
    const { tile } = preferred(p, p.loom)
    shePays(p, weavingPrice(p, bought), sink)
    remove(p.loom, tile)
    sink?.({ k: 'weaving-gained', seat: Her, tile })
    sheLays(p, tile, sink)
    bought++
  }
  if (bought === 1) gain(p, Her, Gold, 1, sink)
  push(p, ...leftoverFrames(p, Her))
  return true
}

/** TW:17.19 one of the person's leftovers with two corn or more, unless it could only start a new tapestry. */
export function sheBuysLeftover(p: Position, sink: Sink): void {
  const price = p.rules.axomamma.leftoverPrice
  const { tile, row } = preferred(p, p.loom)
  if (!row || count(player(p, Her).goods, Corn) < 2 || !sheCanPay(p, [0, price, 0, 0, 0])) return
  shePays(p, [0, price, 0, 0, 0], sink)
  remove(p.loom, tile)
  sink?.({ k: 'weaving-gained', seat: Her, tile })
  sheLays(p, tile, sink)
}
