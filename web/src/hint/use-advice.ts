import type { Suggestion } from '@durbar/table/advise'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What is known of the answer to a request for a hint. */
export type Advice =
  | { readonly status: 'none' | 'thinking' | 'failed' }
  | { readonly status: 'ready'; readonly suggestions: readonly Suggestion[] }

/** Asks for a hint, wherever it is thought out, and forgets answers to questions nobody asks any more. */
export function useAdvice() {
  const [advice, setAdvice] = useState<Advice>({ status: 'none' })
  const asked = useRef<AbortController>(undefined)

  const forget = useCallback(() => {
    asked.current?.abort(new Error('nobody waits any more'))
    asked.current = undefined
    setAdvice((now) => (now.status === 'none' ? now : { status: 'none' }))
  }, [])
  const ask = useCallback((think: (signal: AbortSignal) => Promise<readonly Suggestion[]>) => {
    asked.current?.abort(new Error('another question was asked'))
    const mine = new AbortController()
    asked.current = mine
    setAdvice({ status: 'thinking' })
    const tell = (answer: Advice) => {
      if (asked.current === mine) setAdvice(answer)
    }
    think(mine.signal).then(
      (suggestions) => tell({ status: 'ready', suggestions }),
      () => tell({ status: 'failed' }),
    )
  }, [])
  useEffect(() => forget, [forget])
  return { advice, ask, forget }
}
