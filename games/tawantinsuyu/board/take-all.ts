import { useEffect, useRef } from 'react'
import type { PrintedEffect } from '../rules/components.ts'
import type { View } from '../rules/view.ts'
import { effectOf } from './atlas.ts'
import type { Table } from './table.tsx'
import { asJson, only, type WrittenMoveOf, written } from './written.ts'

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

/** Plays the plain rewards one after the other, each as soon as the table has answered the one before. */
export function useTakeAll({ moves, play }: Table): (moves: number) => void {
  /** Counted down, so that a refusal cannot make it go on for ever. */
  const left = useRef(0)
  const next = (): void => {
    const move = only(written(moves), 'take').find(isPlain)
    left.current = move ? left.current - 1 : 0
    if (move) play(asJson(move))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the table's answer that goes on; while it is on its way there are no moves
  useEffect(() => {
    if (left.current > 0 && moves.length > 0) next()
  }, [moves])
  return (count) => {
    left.current = count
    next()
  }
}
