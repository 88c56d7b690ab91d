import type { GameText } from '@durbar/kernel'
import { type Dispatch, type KeyboardEvent, useId } from 'react'
import { usePreferences } from '../preferences.ts'
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
  /** Goes to a place that is to be looked at; a sheet that hides it closes. */
  readonly show: Dispatch<StudyAction>
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
  const { language } = usePreferences()
  const { status, done, total } = props.analysis
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
            {name === 'analysis' && status === 'running' && total > 0 && (
              <i className="tab-progress">
                {new Intl.NumberFormat(language, { style: 'percent' }).format(Math.min(done / total, 0.99))}
              </i>
            )}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'moves' && <MoveLog {...props} dispatch={props.show} />}
        {tab === 'analysis' && <AnalysisPanel {...props} />}
        {tab === 'statistics' && <StatisticsPanel main={props.state.lines[0]} {...props} />}
      </div>
    </div>
  )
}
