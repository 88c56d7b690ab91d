import type { PrintedEffect } from '../rules/components.ts'
import type { View } from '../rules/view.ts'
import { effectOf } from './atlas.ts'
import type { WrittenMoveOf } from './written.ts'

/** Rewards that leave nothing to decide, in the order they are shown. */
const plainKinds: readonly PrintedEffect['kind'][] = ['potato', 'corn', 'stone', 'gold', 'vp', 'army-card']

export function isPlain({ effect }: WrittenMoveOf<'take'>): boolean {
  return plainKinds.includes(effectOf(effect).kind)
}

interface Together {
  /** How many moves it takes. */
  readonly moves: number
  /** What they bring, summed by kind. */
  readonly effects: readonly PrintedEffect[]
}

/** What can be had in one press: two plain rewards or more. */
export function plainRewards({ question, placement }: View): Together | undefined {
  const open = question.question === 'benefits' ? placement?.benefits : question.effects
  const plain = (open ?? []).map(effectOf).filter(({ kind }) => plainKinds.includes(kind))
  if (plain.length < 2) return undefined
  const sum = (kind: string): number => plain.reduce((all, effect) => all + (effect.kind === kind ? effect.n : 0), 0)
  const effects = plainKinds.map((kind) => ({ kind, n: sum(kind) })).filter(({ n }) => n > 0)
  return { moves: plain.length, effects }
}
