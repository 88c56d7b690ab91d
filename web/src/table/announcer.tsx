import type { GameText, Speech } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useMemo } from 'react'
import type { TableState } from '../net/table-state.ts'
import { useWords } from '../words/index.ts'
import { useTurnWords } from './turn-words.ts'

interface AnnouncerProps {
  readonly state: TableState
  readonly table: TableSummary
  readonly text: GameText | undefined
  readonly speech: Speech
}

/** For ears: what just happened, and then what is asked. */
export function Announcer({ state, table, text, speech }: AnnouncerProps) {
  const { table: words } = useWords()
  const turn = useTurnWords(table, state)
  const happened = useMemo(
    () => (text ? state.recent.map((event) => text.event(event, speech)).filter(Boolean) : []),
    [state.recent, text, speech],
  )
  const question = text && state.game && turn.mine ? text.question(state.game.view, speech) : ''
  return (
    <>
      <p className="sr-only" role="status" aria-live="polite">
        {happened.join(' ')}
      </p>
      <p className="sr-only" role="status" aria-live="polite">
        {state.connection === 'lost' ? words.lost : `${turn.words}. ${question}`}
      </p>
    </>
  )
}
