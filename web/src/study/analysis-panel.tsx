import type { GameText } from '@durbar/kernel'
import { type Dispatch, useMemo, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useWords } from '../words/index.ts'
import type { Swing } from './analyze.ts'
import { Graph, type GraphPoint } from './graph.tsx'
import { type Line, readMove } from './line.ts'
import { scoresAlong } from './scores.ts'
import { type Seated, speechOf } from './seated.ts'
import type { StudyAction, StudyState } from './state.ts'
import type { Divisions } from './turns.ts'
import type { Analysis, Depth } from './use-analysis.ts'

interface AnalysisPanelProps {
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
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
      <Graph
        points={points}
        length={main.length}
        at={state.line === 0 ? state.at : Math.min(state.at, state.lines[state.line]?.from ?? 0)}
        low={low}
        high={high}
        ticks={ticks}
        write={write}
        rounds={divisions.rounds}
        swings={shown === 'chance' ? analysis.swings : []}
        seated={who}
        label={shown === 'chance' ? study.chance : study.score}
        onGo={(index) => dispatch({ t: 'line', line: 0, at: index })}
      />
      <ul className="graph-legend">
        {points.length > 0 &&
          who.map(({ seat, name, color }) => {
            const values = points.map(({ values: all }) => all[seat] ?? 0)
            return (
              <li key={seat}>
                <PlayerMark color={color} />
                {study.summaryOf(
                  name,
                  write(values[0] ?? 0),
                  write(values.at(-1) ?? 0),
                  write(values.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY)),
                )}
              </li>
            )
          })}
      </ul>
      <Progress {...props} />
      <Swings {...props} percent={percent} />
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

function Progress({ analysis, depth, onDepth, onStop, onBegin }: AnalysisPanelProps) {
  const { study } = useWords()
  const { status, done, total } = analysis
  return (
    <div className="analysis-progress">
      <p className="hint">{study.chanceHint}</p>
      <div className="row">
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
        {status === 'running' ? (
          <>
            <progress value={done} max={Math.max(total, 1)} aria-label={study.analysis} />
            <span role="status">{study.computing(done, total)}</span>
            <button type="button" className="button small" onClick={onStop}>
              {study.stop}
            </button>
          </>
        ) : (
          status !== 'done' && (
            <>
              {status !== 'idle' && <span role="status">{status === 'failed' ? study.failed : study.stopped}</span>}
              <button type="button" className="button small" onClick={onBegin}>
                {status === 'idle' ? study.compute : study.computeAgain}
              </button>
            </>
          )
        )}
      </div>
    </div>
  )
}

function Swings(props: AnalysisPanelProps & { readonly percent: Intl.NumberFormat }) {
  const { study } = useWords()
  const { analysis } = props
  if (analysis.swings.length === 0) return analysis.status === 'done' ? <p className="hint">{study.noSwings}</p> : null
  return (
    <>
      <h2>{study.swings}</h2>
      <ol className="swings">
        {analysis.swings.map((swing) => (
          <SwingRow key={swing.from} swing={swing} {...props} />
        ))}
      </ol>
    </>
  )
}

interface SwingRowProps extends AnalysisPanelProps {
  readonly swing: Swing
  readonly percent: Intl.NumberFormat
}

function SwingRow({ swing, percent, state, dispatch, seated, text }: SwingRowProps) {
  const { study } = useWords()
  const [main] = state.lines
  const { from, seat, before, after, instead } = swing
  const who = seated[seat]
  const told = after > before ? study.rose : study.fell
  const sentences = useMemo(() => alternative(main, swing, text, seated), [main, swing, text, seated])
  return (
    <li className="swing" data-fell={after < before}>
      <button type="button" className="swing-go" onClick={() => dispatch({ t: 'line', line: 0, at: from })}>
        <PlayerMark color={who?.color ?? seat} />
        <span>
          {told(who?.name ?? '', percent.format(before), percent.format(after))}
          <small>{study.at(from + 1, main.length)}</small>
        </span>
      </button>
      {instead.length === 0 ? (
        <p>{study.sameAsBot}</p>
      ) : (
        <>
          <p>
            {study.instead}: {sentences.join(' · ')}
          </p>
          <button
            type="button"
            className="text-link"
            onClick={() =>
              dispatch({
                t: 'show',
                from,
                moves: instead.map((next) => ({ seat: next.seat, move: readMove(main, next.move) })),
              })
            }
          >
            <Icon name="branch" size={1.1} />
            {study.showInstead}
          </button>
        </>
      )}
    </li>
  )
}

/** The search's moves, each said from the view in which it is made. */
function alternative(
  main: Line,
  { from, instead }: Swing,
  text: GameText,
  seated: readonly Seated[],
): readonly string[] {
  const position = main.position(from)
  return instead.map(({ seat, move }) => {
    const said = text.move(move, main.game.view(position, seat), speechOf(seated, seat))
    main.game.play(position, seat, readMove(main, move))
    return said
  })
}
