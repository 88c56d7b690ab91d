import { Effect, None } from './names.ts'
import { count, type Position } from './position.ts'

/** Rough worth of things in points, for the evaluator. */

export const stepWorth = 2.6

const worthOfKind: readonly number[] = [
  0.5, // potato
  0.95, // corn
  1.15, // stone
  2.1, // gold
  1, // point
  1, // army card
  1.1, // train
  1, // god card
  1.9, // worker
  stepWorth,
  0.9, // climb for gold
  1.2, // refresh
  1.8, // build
  1.6, // statue
  2.5, // stairs
  1, // weavings
  3.8, // free building
  4.8, // free small statue
  6.5, // free stairs
  2.2, // free weaving
]

export function effectWorth(p: Position, effect: number): number {
  const kind = count(p.rules.box.effectKind, effect)
  return count(worthOfKind, kind) * (kind > Effect.GoldClimb ? 1 : count(p.rules.box.effectAmount, effect))
}

/** How much of the game lies ahead, for things that only pay later: 1 at the start, nearly 0 in the last round. */
export function timeLeft(p: Position): number {
  if (p.agenda.length === 0) return 0
  if (p.festivals === 2 && p.holder !== None) return 0.08
  return count([0.95, 0.65, 0.35], Math.min(p.festivals, 2))
}
