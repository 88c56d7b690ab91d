import type { JsonObject, Refusal } from '@durbar/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Table } from './table.tsx'

export interface Answer {
  readonly rule: string
  readonly sentence: string
}

const PATIENCE = 200

/** Why a move is not possible: asked once the pointer rests, and once for each view. */
export function useWhy(table: Table, move: JsonObject | undefined): Answer | undefined {
  const { why, view, text, speech, asked } = table
  const answers = useRef<{ readonly view: unknown; readonly known: Map<string, Refusal | undefined> }>(undefined)
  const [, show] = useState(0)
  const key = move && asked ? JSON.stringify(move) : undefined
  if (answers.current?.view !== view) answers.current = { view, known: new Map() }
  const { known } = answers.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the move
  useEffect(() => {
    if (key === undefined || !move || known.has(key)) return
    let gone = false
    const timer = setTimeout(() => {
      why(move).then(
        (refusal) => {
          known.set(key, refusal)
          if (!gone) show((times) => times + 1)
        },
        // An answer that does not come is no answer: the card stays without it.
        () => undefined,
      )
    }, PATIENCE)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [key, known])

  const refusal = key === undefined ? undefined : known.get(key)
  return refusal && { rule: refusal.rule, sentence: text.refusal(refusal, speech) }
}
