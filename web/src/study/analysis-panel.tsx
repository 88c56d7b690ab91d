import type { GameText } from '@durbar/kernel'
import { type Dispatch, useMemo, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import { PlayerMark } from '../ui/player-mark.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useWords } from '../words/index.ts'
import { Graph, type GraphPoint } from './graph.tsx'
import { scoresAlong } from './scores.ts'
import type { Seated } from './seated.ts'
import type { StudyAction, StudyState } from './state.ts'
import { Swings } from './swings.tsx'
import type { Divisions } from './turns.ts'
import type { Analysis, Depth } from './use-analysis.ts'

interface AnalysisPanelProps {
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
  /** Goes to a place that is to be looked at. */
  readonly show: Dispatch<StudyAction>
  readonly divisions: Divisions
  readonly text: GameText
  readonly seated: readonly Seated[]
  readonly players: number
  readonly analysis: Analysis
  readonly depth: Depth
  onDepth(depth: Depth): void
  onStop(): void
  onBegin(): void
}

/** Who was ahead when, and where that changed. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { state, dispatch, divisions, seated, players, analysis } = props
  const { study } = useWords()
  const { language } = usePreferences()
  const [shown, setShown] = useState<'chance' | 'score'>('chance')
  const [main] = state.lines
  const scores = useMemo(() => scoresAlong(main, divisions.turns), [main, divisions])
  const percent = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language])
  const chances: readonly GraphPoint[] = analysis.samples.map(({ index, chances }) => ({ index, values: chances }))
  const points = shown === 'chance' ? chances : scores
  const write = (value: number) => (shown === 'chance' ? percent.format(value) : String(Math.round(value)))
  const [low, high, ticks] = useMemo(() => (shown === 'chance' ? chanceAxis : axisOf(scores)), [shown, scores])
  const who = shown === 'chance' ? seated.slice(0, players) : seated
  const label = shown === 'chance' ? study.chance : study.score
  const at = state.line === 0 ? state.at : Math.min(state.at, state.lines[state.line]?.from ?? 0)
  const here = points.findLast(({ index }) => index <= at)
  const summaries = who.map(({ seat, name }) => {
    const values = points.map(({ values: all }) => all[seat] ?? 0)
    const best = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
    return study.summaryOf(name, write(values[0] ?? 0), write(values.at(-1) ?? 0), write(best))
  })
  return (
    <section className="analysis" aria-label={study.analysis}>
      <Segmented<'chance' | 'score'>
        legend={study.analysis}
        hideLegend
        choices={[
          { value: 'chance', label: study.chance },
          { value: 'score', label: study.score },
        ]}
        value={shown}
        onChange={setShown}
      />
      <Progress {...props} />
      <Graph
        points={points}
        length={main.length}
        at={at}
        low={low}
        high={high}
        ticks={ticks}
        write={write}
        rounds={divisions.rounds}
        swings={shown === 'chance' ? analysis.swings : []}
        seated={who}
        label={points.length > 0 ? `${label}. ${summaries.join(' ')}` : label}
        onGo={(index) => dispatch({ t: 'line', line: 0, at: index })}
      />
      <ul className="graph-legend" aria-label={`${label}: ${study.at(at, main.length)}`}>
        {who.map(({ seat, name, color }, place) => (
          <li key={seat} title={points.length > 0 ? summaries[place] : undefined}>
            <PlayerMark color={color} />
            <span>{name}</span>
            <b>{here ? write(here.values[seat] ?? 0) : '–'}</b>
          </li>
        ))}
      </ul>
      {state.lines[0].length > 0 && <Swings {...props} percent={percent} />}
      <Method {...props} />
    </section>
  )
}

const chanceAxis: readonly [number, number, readonly number[]] = [0, 1, [0, 0.25, 0.5, 0.75, 1]]

/** Round numbers around all scores. */
function axisOf(points: readonly GraphPoint[]): readonly [number, number, readonly number[]] {
  const all = points.flatMap(({ values }) => values)
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000
  const first = Math.floor(low / step) * step
  const count = Math.ceil((high - first) / step)
  return [first, first + count * step, Array.from({ length: count + 1 }, (_, index) => first + index * step)]
}

/** How far it is, as long as there is something left to do. */
function Progress({ analysis, onStop, onBegin }: AnalysisPanelProps) {
  const { study } = useWords()
  const { status, done, total } = analysis
  if (status === 'done') return null
  if (status === 'running')
    return (
      <div className="analysis-progress">
        <progress value={done} max={Math.max(total, 1)} aria-label={study.analysis} />
        <span>{study.computing(done, total)}</span>
        <button type="button" className="button small" onClick={onStop}>
          {study.stop}
        </button>
      </div>
    )
  return (
    <div className="analysis-progress">
      {status !== 'idle' && <span role="status">{status === 'failed' ? study.failed : study.stopped}</span>}
      <button type="button" className="button small" onClick={onBegin}>
        {status === 'idle' ? study.compute : study.computeAgain}
      </button>
    </div>
  )
}

/** How it is done, and how thoroughly. */
function Method({ depth, onDepth }: AnalysisPanelProps) {
  const { study } = useWords()
  return (
    <footer className="analysis-method">
      <label className="analysis-depth">
        <span>{study.depth}</span>
        <select value={depth} onChange={(event) => onDepth(event.currentTarget.value as Depth)}>
          {(['quick', 'normal', 'deep'] as const).map((value) => (
            <option key={value} value={value}>
              {study.depths[value]}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{study.chanceHint}</p>
    </footer>
  )
}
