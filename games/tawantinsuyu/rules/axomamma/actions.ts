import { push, reveal } from '@durbar/kernel'
import type { ConquestSpace } from '../box.ts'
import { nomadFalls, openConquests, putInArea, raiseMarker, villagerFalls } from '../frames/conquest.ts'
import { mostSteps, offeringCost } from '../frames/offering.ts'
import { giveUpStatue } from '../frames/worship.ts'
import type { Sink } from '../goods.ts'
import { Action, Effect, None, Passive, PotatoEnd, ProductionCount } from '../names.ts'
import { bits, count, hasPassive, type Position, player, total } from '../position.ts'
import { type Commitment, commitments, demandsOf, spendSoldiers } from '../soldiers.ts'
import { refreshHighest, refreshStrongest } from './effects.ts'
import { Her, sheCanPay, shePays, You } from './purse.ts'
import { anyOf } from './setup.ts'
import { randomNomad } from './workers.ts'

/** TW:17.7 her part in a High Priest action: her own, or as a reaction to the person's. */
export function axomammaActs(p: Position, action: number, own: boolean, sink: Sink): void {
  if (action === Action.Worship) worships(p, own, sink)
  else if (action === Action.Offering) offers(p, own, sink)
  else if (action === Action.Refresh) refreshes(p, own, sink)
  else produces(p, own)
}

/** TW:17.23 her own Worship and Offering begin with a free step. */
function freeStep(p: Position, own: boolean): void {
  if (own && p.rules.axomamma.freeStep) push(p, { k: 'climb', seat: Her, steps: 1 })
}

/** TW:C88 the first god in the printed order who has a statue of that size. */
function statueOf(p: Position, size: number): number {
  return player(p, Her).statues.findIndex((copies, statue) => copies > 0 && statue % 2 === size)
}

export function worships(p: Position, own: boolean, sink: Sink): void {
  const small = statueOf(p, 0)
  const large = statueOf(p, 1)
  if (own) {
    if (small !== None) giveUpStatue(p, Her, small, true, sink)
    if (large !== None) giveUpStatue(p, Her, large, true, sink)
  } else if (small !== None || large !== None) giveUpStatue(p, Her, small !== None ? small : large, false, sink)
  freeStep(p, own)
}

function offers(p: Position, own: boolean, sink: Sink): void {
  let steps = own ? mostSteps : 1
  while (steps > 0 && !sheCanPay(p, offeringCost(p, steps, own))) steps--
  if (steps > 0) {
    shePays(p, offeringCost(p, steps, own), sink)
    sink?.({ k: 'offered', seat: Her, steps })
    push(p, { k: 'climb', seat: Her, steps })
  }
  freeStep(p, own)
}

/** Her own Refresh turns up everything, the person's half of each kind, rounded up. */
export function refreshes(p: Position, own: boolean, sink: Sink): void {
  const { spent, down } = player(p, Her)
  const buildings = own ? bits(spent) : Math.ceil(bits(spent) / 2)
  const cards = own ? total(down) : Math.ceil(total(down) / 2)
  for (let left = buildings; left > 0; left--) refreshHighest(p, sink)
  for (let left = cards; left > 0; left--) refreshStrongest(p, sink)
}

/** TW:C89 in ascending order; TW:C40 after her own action the highest-numbered one stays face-up. */
function produces(p: Position, own: boolean): void {
  const { ready } = player(p, Her)
  const highest = 31 - Math.clz32(ready)
  if (hasPassive(p, Her, Passive.ProductionRefresh)) push(p, { k: 'axomamma-refresh' })
  for (let tile = ProductionCount - 1; tile >= 0; tile--)
    if (ready & (1 << tile)) push(p, { k: 'axomamma-produce', tile, turned: !(own && tile === highest) })
}

/** TW:C70 the potato end of the Village, else a random Nomad. */
export function sheLosesWorker(p: Position, sink: Sink): void {
  if (p.village.length > 0) villagerFalls(p, Her, PotatoEnd, sink)
  else {
    const worker = randomNomad(p)
    if (worker !== None) nomadFalls(p, Her, worker, sink)
  }
}

/** She plays all her army cards, free of charge. */
export function sheMusters(p: Position, sink: Sink): void {
  const { army } = player(p, Her)
  reveal(p)
  for (let card = 0; card < army.length; card++) while (count(army, card) > 0) putInArea(p, Her, card, sink)
}

/** TW:17.7 the first conquest by the printed order, the second (TW:C81) by the fewest discards. */
export function sheConquers(p: Position, second: boolean, sink: Sink): void {
  const open = openConquests(p, Her)
  if (open.length === 0) return
  const space = second ? easiest(p, open, sink) : mostWanted(p, open, sink)
  push(p, { k: 'spoils', seat: Her, space })
  raiseMarker(p, Her, space, sink)
  spendSoldiers(p, Her, herCommitment(p, space), sink)
}

function easiest(p: Position, open: readonly number[], sink: Sink): number {
  const discards = (space: number): number => demandsOf(p, Her, space)[0]?.[1] ?? 0
  const fewest = Math.min(...open.map(discards))
  sink?.({ k: 'axomamma', why: 'fewest', value: fewest, about: 'discard', rule: 'TW:17.7' })
  return anyOf(
    p,
    open.filter((space) => discards(space) === fewest),
    'TW:C81',
    sink,
  )
}

/** What breaks a tie, in order of weight; smaller is better. Regions stand in alphabetical order, spaces from the left (TW:C87). */
function wish(p: Position, space: number): number[] {
  const { box } = p.rules
  const region = Math.floor(space / 5)
  const markers = p.conquests.slice(region * 5, region * 5 + 5)
  const held = (seat: number): number => markers.filter((owner) => owner === seat).length
  const name = box.regionNames[region] as string
  return [
    held(Her) + held(You),
    held(Her) < 3 ? 0 : 1,
    held(You),
    box.regionNames.filter((other) => other < name).length,
    space,
  ]
}

/** TW:C67 soldiers to discard, or points. */
function worthOf(p: Position, space: number): number {
  const { discard, effects } = p.rules.box.conquests[space] as ConquestSpace
  if (!p.rules.axomamma.conquestByPoints) return discard
  const { effectKind, effectAmount } = p.rules.box
  return effects.reduce(
    (sum, effect) => sum + (effectKind[effect] === Effect.Points ? count(effectAmount, effect) : 0),
    0,
  )
}

function mostWanted(p: Position, open: readonly number[], sink: Sink): number {
  const worth = Math.max(...open.map((space) => worthOf(p, space)))
  const about = p.rules.axomamma.conquestByPoints ? 'points' : 'discard'
  sink?.({ k: 'axomamma', why: 'highest', value: worth, about, rule: 'TW:17.7' })
  const tied = open.filter((space) => worthOf(p, space) === worth)
  if (tied.length === 1) return count(tied, 0)
  const wishes = tied.map((space) => ({ space, keys: wish(p, space) }))
  wishes.sort((one, other) => {
    const key = one.keys.findIndex((value, index) => value !== other.keys[index])
    return count(one.keys, key) - count(other.keys, key)
  })
  const best = wishes[0]?.space ?? None
  const region = p.rules.box.regionNames[Math.floor(best / 5)] ?? ''
  sink?.({ k: 'axomamma', why: 'tie-break', value: tied.length, about: region, rule: 'TW:17.7' })
  return best
}

/** TW:C93 cards of one soldier are discarded first, cards of two turned down first, none in vain. */
function herCommitment(p: Position, space: number): Commitment {
  const ways = commitments(p, Her, space)
  ways.sort((one, other) => other[2] - one[2] || one[3] - other[3] || other[1] - one[1] || one[0] - other[0])
  return ways[0] as Commitment
}
