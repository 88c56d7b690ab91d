import { nextInt, reveal, shuffle } from '@durbar/kernel'
import { ColorCount, None } from './names.ts'
import { add, count, type Position, total } from './position.ts'

/** Bag, army deck and building stacks: what is drawn from them and what fills up again. */

/** A random worker out of the bag, or None if it is empty. */
export function drawWorker(p: Position): number {
  const left = total(p.bag)
  if (left === 0) return None
  let pick = nextInt(p.rng, left)
  for (let color = 0; color < ColorCount; color++) {
    pick -= count(p.bag, color)
    if (pick < 0) {
      add(p.bag, color, -1)
      return color
    }
  }
  return None
}

/** TW:12 a gap among the Nomads is filled from the bag at once, as far as it goes. Returns who came. */
export function refillNomads(p: Position): number {
  if (total(p.nomads) >= p.rules.nomadsSize) return None
  const worker = drawWorker(p)
  if (worker !== None) add(p.nomads, worker, 1)
  return worker
}

/** TW:5.12 the top army card, after reshuffling the discards if the deck is empty; None if both are (TW:C61). */
export function drawArmy(p: Position): number {
  if (p.armyDeck.length === 0) {
    for (let kind = 0; kind < p.armyDiscard.length; kind++)
      for (let copy = count(p.armyDiscard, kind); copy > 0; copy--) p.armyDeck.push(kind)
    p.armyDiscard.fill(0)
    shuffle(p.rng, p.armyDeck)
  }
  const card = p.armyDeck.pop()
  if (card === undefined) return None
  reveal(p)
  return card
}

/** TW:2.7 fills the market up to two of each kind from the stacks. Returns the new tiles. */
export function fillMarket(p: Position, firstPassive: number): number[] {
  const added: number[] = []
  for (const [stack, passive] of [
    [p.productionStack, false],
    [p.passiveStack, true],
  ] as const) {
    let shown = 0
    for (const tile of p.market) if (tile >= firstPassive === passive) shown++
    for (; shown < 2; shown++) {
      const tile = stack.pop()
      if (tile === undefined) break
      p.market.push(tile)
      added.push(tile)
    }
  }
  if (added.length > 0) reveal(p)
  return added
}
