import { useEffect, useRef } from 'react'
import type { View } from '../rules/view.ts'
import type { Table } from './table.tsx'
import type { TargetKey } from './targets.ts'
import { askedOf, type SpaceName, type WrittenMove, written } from './written.ts'

/**
 * Whoever is asked to meditate, has no points to lose and points at a place that is free, or another's, goes on to the
 * action there: one click instead of two.
 */
export function placeAhead(view: View, key: TargetKey): WrittenMove | undefined {
  const [kind, name = ''] = key.split(':')
  const at = kind === 'space' ? view.spaces[name] : undefined
  const { you, points, players, builder } = view
  if (!at || you === null || points > 0 || askedOf(view.question)?.frame !== 'meditation') return undefined
  if (!view.deciders.includes(you) || (players[you]?.workers ?? 0) === 0 || at.worker === you) return undefined
  return at.built || builder === name ? { move: 'place', space: name as SpaceName } : undefined
}

/** A table that answers the question after this one, too: the phase is ended first, and the place taken when it can be. */
export function useAhead(table: Table): Table {
  const next = useRef<SpaceName>(undefined)
  const { moves, question, answer } = table
  const meditating = question?.frame === 'meditation'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the moves that matters
  useEffect(() => {
    // Without moves the end of the phase is still on its way.
    if (moves.length === 0) return
    const move = written(moves).find((one) => one.move === 'place' && one.space === next.current)
    next.current = undefined
    if (move) answer(move)
  }, [moves])
  return {
    ...table,
    answer(move) {
      if (move.move !== 'place' || !meditating) return answer(move)
      next.current = move.space
      answer({ move: 'end-meditation' })
    },
  }
}
