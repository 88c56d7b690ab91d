import { push, type Refusal, type Seat } from '@durbar/kernel'
import { axomammaChooses, axomammaPerforms } from './axomamma/effects.ts'
import type { Gift } from './box.ts'
import { startTraining } from './frames/army.ts'
import { refuseBuilding } from './frames/building.ts'
import { refscoreStairs } from './frames/stairs.ts'
import { refuseStatue } from './frames/statue.ts'
import { award, drawArmyCards, gain, oneGold, refuseCost, type Sink } from './goods.ts'
import { Effect, Source } from './names.ts'
import { count, isAxomamma, type Position, player, total } from './position.ts'

/** What cards, buildings, links, temple steps and conquests give is data; this is its one executor. */

export type SourceNumber = (typeof Source)[keyof typeof Source]

/** Does one effect, or puts on the agenda what has to be decided for it. An effect that cannot be done is lost. */
export function perform(p: Position, seat: Seat, effect: number, source: SourceNumber, sink: Sink): void {
  const kind = count(p.rules.box.effectKind, effect)
  const amount = count(p.rules.box.effectAmount, effect)
  if (kind <= 3) gain(p, seat, kind, amount, sink)
  else if (kind === Effect.Points) award(p, seat, source, amount, sink)
  else if (kind === Effect.ArmyCard) drawArmyCards(p, seat, amount, sink)
  else if (isAxomamma(p, seat)) axomammaPerforms(p, kind, amount, sink)
  else if (!refuseKind(p, seat, kind)) performers[kind]?.(p, seat, amount, sink)
}

type Performer = (p: Position, seat: Seat, amount: number, sink: Sink) => void

const performers: Readonly<Record<number, Performer>> = {
  [Effect.Train]: (p, seat, _, sink) => startTraining(p, seat, sink),
  [Effect.GodCard]: (p, seat, amount) => push(p, { k: 'god-card', seat, left: amount }),
  [Effect.Worker]: (p, seat, amount) => {
    for (let worker = 0; worker < amount; worker++) push(p, { k: 'nomad', seat })
  },
  [Effect.Climb]: (p, seat, amount) => push(p, { k: 'climb', seat, steps: amount }),
  [Effect.GoldClimb]: (p, seat, amount) => {
    for (let step = 0; step < amount; step++) push(p, { k: 'gold-climb', seat, building: false })
  },
  [Effect.Refresh]: (p, seat, amount) => push(p, { k: 'refresh-one', seat, left: amount, buildings: false }),
  [Effect.Build]: (p, seat) => push(p, { k: 'build', seat, free: false, swapped: false }),
  [Effect.FreeBuild]: (p, seat) => push(p, { k: 'build', seat, free: true, swapped: false }),
  [Effect.Statue]: (p, seat) => push(p, { k: 'statue', seat, free: false }),
  [Effect.FreeSmallStatue]: (p, seat) => push(p, { k: 'statue', seat, free: true }),
  [Effect.Stairs]: (p, seat) => push(p, { k: 'stairs', seat, free: false }),
  [Effect.FreeStairs]: (p, seat) => push(p, { k: 'stairs', seat, free: true }),
  [Effect.Weavings]: (p, seat) => push(p, { k: 'show-weavings', seat }),
  [Effect.FreeWeaving]: (p, seat) => push(p, { k: 'free-weaving', seat, next: p.rules.freeWeavingNext }),
}

/** Whether an effect needs nobody's decision. */
function isPlain(kind: number): boolean {
  return kind <= Effect.ArmyCard
}

/** All effects in the order printed; those that need no decision come at once. */
export function performAll(
  p: Position,
  seat: Seat,
  effects: readonly number[],
  source: SourceNumber,
  sink: Sink,
): void {
  for (let index = effects.length - 1; index >= 0; index--) {
    const effect = count(effects, index)
    if (isPlain(count(p.rules.box.effectKind, effect))) perform(p, seat, effect, source, sink)
    else push(p, { k: 'effect', seat, effect, source })
  }
}

/** A gift is all of its effects or one of them. */
export function give(p: Position, seat: Seat, gift: Gift, source: SourceNumber, sink: Sink): void {
  if (!gift.choose) performAll(p, seat, gift.effects, source, sink)
  else if (isAxomamma(p, seat)) perform(p, seat, axomammaChooses(p, gift.effects, sink), source, sink)
  else push(p, { k: 'choose', seat, effects: gift.effects, source })
}

export function refuseEffect(p: Position, seat: Seat, effect: number): Refusal | undefined {
  return refuseKind(p, seat, count(p.rules.box.effectKind, effect))
}

/** Why an effect of this kind would come to nothing. Depends on nothing hidden. */
export function refuseKind(p: Position, seat: Seat, kind: number): Refusal | undefined {
  switch (kind) {
    case Effect.GodCard:
      return p.godDeck.length + p.offer.length > 0 ? undefined : { rule: 'TW:C26', reason: 'no-god-cards' }
    case Effect.Worker:
      return total(p.nomads) > 0 ? undefined : { rule: 'TW:12', reason: 'no-nomads' }
    case Effect.GoldClimb:
      return refuseCost(p, seat, oneGold, 'TW:5.11')
    case Effect.Refresh:
      return hasFaceDown(p, seat) ? undefined : { rule: 'TW:7.5', reason: 'nothing-face-down' }
    case Effect.Build:
      return refuseBuilding(p, seat, false)
    case Effect.FreeBuild:
      return refuseBuilding(p, seat, true)
    case Effect.Statue:
      return refuseStatue(p, seat, false)
    case Effect.FreeSmallStatue:
      return refuseStatue(p, seat, true)
    case Effect.Stairs:
      return refscoreStairs(p, seat, false)
    case Effect.FreeStairs:
      return refscoreStairs(p, seat, true)
    case Effect.Weavings:
    case Effect.FreeWeaving:
      return p.weavingStack.length > 0 ? undefined : { rule: 'TW:C25', reason: 'no-weavings' }
    default:
      return undefined
  }
}

export function hasFaceDown(p: Position, seat: Seat): boolean {
  const { spent, down } = player(p, seat)
  return spent !== 0 || total(down) > 0
}

/** TW:5.11 the effects of all matching links. */
export function linkEffects(p: Position, seat: Seat): number[] {
  const { left, right, links } = p.rules.box
  const effects: number[] = []
  for (const row of player(p, seat).tapestries)
    for (let index = 1; index < row.length; index++) {
      const link = count(right, count(row, index - 1))
      if (link === left[count(row, index)]) effects.push(...(links[link] as readonly number[]))
    }
  return effects
}

/** TW:5.11, TW:C55 what needs no decision comes first; the rest in the order the player likes. */
export function trader(p: Position, seat: Seat, sink: Sink): void {
  const open: number[] = []
  for (const effect of linkEffects(p, seat))
    if (isPlain(count(p.rules.box.effectKind, effect))) perform(p, seat, effect, Source.Weavings, sink)
    else open.push(effect)
  if (open.length > 0) push(p, { k: 'rewards', seat, effects: open, source: Source.Weavings })
}
