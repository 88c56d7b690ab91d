import type { GameText } from '@durbar/kernel'
import { type Dispatch, type KeyboardEvent, useId } from 'react'
import { useWords } from '../words/index.ts'
import { AnalysisPanel } from './analysis-panel.tsx'
import { MoveLog } from './move-log.tsx'
import type { Seated } from './seated.ts'
import type { StudyAction, StudyState } from './state.ts'
import { StatisticsPanel } from './statistics-panel.tsx'
import type { Divisions } from './turns.ts'
import type { Analysis, Depth } from './use-analysis.ts'

const tabs = ['moves', 'analysis', 'statistics'] as const
export type StudyTab = (typeof tabs)[number]

interface StudySideProps {
  readonly tab: StudyTab
  onTab(tab: StudyTab): void
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
  /** Of the game as it was played. */
  readonly divisions: Divisions
  readonly roundNames: readonly string[]
  readonly text: GameText
  readonly seated: readonly Seated[]
  readonly players: number
  readonly analysis: Analysis
  readonly depth: Depth
  onDepth(depth: Depth): void
  onStop(): void
  onBegin(): void
}

/** Moves, analysis and statistics: one at a time, the same beside the board and in a phone's sheet. */
export function StudySide({ tab, onTab, ...props }: StudySideProps) {
  const { study } = useWords()
  const id = useId()

  function onKey(event: KeyboardEvent<HTMLDivElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? 'moves'
    onTab(next)
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus()
  }

  return (
    <div className="side">
      <div className="tabs" role="tablist" aria-label={study.title} onKeyDown={onKey}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {study[name]}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'moves' && <MoveLog {...props} />}
        {tab === 'analysis' && <AnalysisPanel {...props} />}
        {tab === 'statistics' && <StatisticsPanel main={props.state.lines[0]} {...props} />}
      </div>
    </div>
  )
}
