import type { BoardProps, JsonObject, Refusal } from '@durbar/kernel'
import { useEffect, useRef, useState } from 'react'

export interface Answer {
  readonly rule: string
  readonly sentence: string
}

const PATIENCE = 220

/** The part of a board's table that answers. */
type Asking = Pick<BoardProps<unknown>, 'why' | 'moves' | 'view' | 'text' | 'speech'> & {
  /** It is the viewer's decision. */
  readonly asked: boolean
}

/**
 * Why a move is not possible, asked once the pointer has come to rest, and only once for each state of the table:
 * a new view forgets all answers.
 */
export function useWhy(table: Asking, move: JsonObject | undefined): Answer | undefined {
  const { why, moves, view, text, speech, asked } = table
  const answers = useRef<{ readonly view: unknown; readonly known: Map<string, Refusal | undefined> }>(undefined)
  const [, show] = useState(0)
  const key = move && asked ? JSON.stringify(move) : undefined
  if (!answers.current || answers.current.view !== view) answers.current = { view, known: new Map() }
  const { known } = answers.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the move, the moves for the state of the table
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
  }, [key, moves, known])

  const refusal = key === undefined ? undefined : known.get(key)
  return refusal && { rule: refusal.rule, sentence: text.refusal(refusal, speech) }
}
