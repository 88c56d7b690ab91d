import type { Seat } from '@durbar/kernel'
import type { ConquestSpace } from './box.ts'
import type { Sink } from './goods.ts'
import { None, Passive } from './names.ts'
import { add, count, hasPassive, isAxomamma, type Position, player } from './position.ts'

/** TW:7.6 the soldiers a conquest takes. Cards count by their soldiers alone: ones and twos. */

/** How many face-up cards of one and of two soldiers are turned down, and how many are discarded. */
export type Commitment = readonly [downOnes: number, downTwos: number, discardOnes: number, discardTwos: number]

export function cardsWith(p: Position, seat: Seat, soldiers: number): number {
  const { up } = player(p, seat)
  let cards = 0
  for (let kind = 0; kind < up.length; kind++) if (p.rules.box.soldiers[kind] === soldiers) cards += count(up, kind)
  return cards
}

/** Calls `found` for every way to make up a number of soldiers without a superfluous card. */
function eachSum(soldiers: number, ones: number, twos: number, found: (ones: number, twos: number) => void): void {
  for (let two = 0; two <= twos; two++) {
    const one = soldiers > two * 2 ? soldiers - two * 2 : 0
    if (two > 0 && one + (two - 1) * 2 >= soldiers) return
    if (one <= ones) found(one, two)
  }
}

/** What a conquest asks for: several pairs of turned-down and discarded soldiers where there is a discount. */
export function demandsOf(p: Position, seat: Seat, space: number): readonly (readonly [number, number])[] {
  const { down, discard } = p.rules.box.conquests[space] as ConquestSpace
  if (isAxomamma(p, seat) && p.rules.axomamma.fewerSoldiers) return [herDemand(down, discard)]
  if (!hasPassive(p, seat, Passive.EasyConquest) || down + discard <= 1) return [[down, discard]]
  // TW:C17 one soldier less, turned down or discarded
  if (down === 0) return [[down, discard - 1]]
  if (discard === 0) return [[down - 1, discard]]
  return [
    [down - 1, discard],
    [down, discard - 1],
  ]
}

/** TW:17.23, TW:C90 one less of each, but at least one soldier in all. */
function herDemand(down: number, discard: number): readonly [number, number] {
  const less: readonly [number, number] = [Math.max(0, down - 1), Math.max(0, discard - 1)]
  if (less[0] + less[1] > 0) return less
  return discard > 0 ? [0, 1] : [1, 0]
}

/** Whether there is a way at all; asked of every space at once, so it makes nothing. */
export function canCommit(p: Position, seat: Seat, space: number, ones: number, twos: number): boolean {
  for (const [down, discard] of demandsOf(p, seat, space))
    for (let two = 0; two <= twos; two++) {
      const one = Math.max(0, down - two * 2)
      if (one <= ones && discard <= ones - one + (twos - two) * 2) return true
    }
  return false
}

/** Every way to pay for a conquest with the face-up cards of the area, each once. */
export function commitments(p: Position, seat: Seat, space: number): Commitment[] {
  const ones = cardsWith(p, seat, 1)
  const twos = cardsWith(p, seat, 2)
  const found: Commitment[] = []
  for (const [down, discard] of demandsOf(p, seat, space))
    eachSum(down, ones, twos, (downOnes, downTwos) => {
      eachSum(discard, ones - downOnes, twos - downTwos, (discardOnes, discardTwos) => {
        const ways: Commitment = [downOnes, downTwos, discardOnes, discardTwos]
        if (!found.some((other) => same(other, ways))) found.push(ways)
      })
    })
  return found
}

export function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}

/** TW:7.6, TW:7.6e cards turned down stay in the area; discarded ones give no resource. */
export function spendSoldiers(p: Position, seat: Seat, ways: Commitment, sink: Sink): void {
  const who = player(p, seat)
  const [downOnes, downTwos, discardOnes, discardTwos] = ways
  moveCards(p, who.up, who.down, 1, downOnes)
  moveCards(p, who.up, who.down, 2, downTwos)
  moveCards(p, who.up, p.armyDiscard, 1, discardOnes)
  moveCards(p, who.up, p.armyDiscard, 2, discardTwos)
  sink?.({ k: 'soldiers-spent', seat, down: [downOnes, downTwos], discard: [discardOnes, discardTwos] })
}

function moveCards(p: Position, from: number[], to: number[], soldiers: number, cards: number): void {
  for (let left = cards; left > 0; left--) {
    const kind = from.findIndex((copies, card) => copies > 0 && p.rules.box.soldiers[card] === soldiers)
    if (kind === None) return
    add(from, kind, -1)
    add(to, kind, 1)
  }
}
