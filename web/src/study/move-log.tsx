import type { GameText } from '@durbar/kernel'
import { type Dispatch, memo, useEffect, useMemo, useRef } from 'react'
import { Sentence } from '../table/sentence.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import { eventsOf, type Line } from './line.ts'
import { type Seated, speechOf } from './seated.ts'
import type { Eyes, StudyAction, StudyState } from './state.ts'
import type { Divisions } from './turns.ts'

interface MoveLogProps {
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
  readonly divisions: Divisions
  readonly roundNames: readonly string[]
  readonly text: GameText
  readonly seated: readonly Seated[]
}

/** The game as sentences, each a way to its position; variations stand beside the move they replace. */
export function MoveLog({ state, dispatch, divisions, roundNames, text, seated }: MoveLogProps) {
  const { study } = useWords()
  const { lines, line, at, eyes } = state
  const box = useRef<HTMLElement>(null)
  const main = useRows(lines[0], 0, eyes, text, seated)
  // The row of the last step that has something to tell.
  const current = line === 0 ? (main.findLast(({ index }) => index <= at)?.index ?? 0) : -1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row in sight changes with the position
  useEffect(() => {
    box.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: 'nearest' })
  }, [at, line])

  const branches = lines.slice(1).map((branch, index) => ({ branch, number: index + 1 }))
  const rounds = divisions.rounds.slice(0, -1)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="log move-log" ref={box} tabIndex={0} aria-label={study.moves}>
      {rounds.map((round, index) => {
        const end = rounds[index + 1] ?? lines[0].length
        return (
          <section key={round} className="move-round">
            <h2>
              <button type="button" onClick={() => dispatch({ t: 'line', line: 0, at: round })}>
                {roundNames[index]}
              </button>
            </h2>
            <Rows
              rows={main}
              first={round + 1}
              last={end}
              current={current > round && current <= end ? current : -1}
              line={0}
              dispatch={dispatch}
              seated={seated}
            />
            {branches
              .filter(({ branch }) => branch.from >= round && (branch.from < end || end === lines[0].length))
              .map(({ branch, number }) => (
                <Variation
                  key={number}
                  branch={branch}
                  number={number}
                  state={state}
                  dispatch={dispatch}
                  text={text}
                  seated={seated}
                />
              ))}
          </section>
        )
      })}
    </section>
  )
}

interface VariationProps {
  readonly branch: Line
  readonly number: number
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
  readonly text: GameText
  readonly seated: readonly Seated[]
}

function Variation({ branch, number, state, dispatch, text, seated }: VariationProps) {
  const { study } = useWords()
  const rows = useRows(branch, branch.from, state.eyes, text, seated)
  const here = state.line === number
  const current = here ? (rows.findLast(({ index }) => index <= state.at)?.index ?? -1) : -1
  return (
    <div className="move-variation" data-current={here}>
      <h3>
        <button type="button" onClick={() => dispatch({ t: 'line', line: number, at: branch.from + 1 })}>
          {`${study.variation(number)} · ${study.at(branch.from + 1, state.lines[0].length)}`}
        </button>
      </h3>
      <Rows
        rows={rows}
        first={branch.from + 1}
        last={branch.length}
        current={current}
        line={number}
        dispatch={dispatch}
        seated={seated}
      />
    </div>
  )
}

interface RowOfLog {
  readonly index: number
  readonly seat: number
  readonly sentence: string
}

function useRows(line: Line, from: number, eyes: Eyes, text: GameText, seated: readonly Seated[]): readonly RowOfLog[] {
  return useMemo(() => {
    const speech = speechOf(seated)
    const rows: RowOfLog[] = []
    for (let index = from + 1; index <= line.length; index++) {
      const step = line.step(index)
      const sentence = eventsOf(step, eyes)
        .map((event) => text.event(event, speech))
        .filter(Boolean)
        .join(' ')
      if (sentence !== '') rows.push({ index, seat: step.seat, sentence })
    }
    return rows
  }, [line, from, eyes, text, seated])
}

interface RowsProps {
  readonly rows: readonly RowOfLog[]
  readonly first: number
  readonly last: number
  /** The index of the current row, or -1. */
  readonly current: number
  readonly line: number
  readonly dispatch: Dispatch<StudyAction>
  readonly seated: readonly Seated[]
}

/** Long games have long logs: only the rows of the round one is in are drawn anew. */
const Rows = memo(function Rows({ rows, first, last, current, line, dispatch, seated }: RowsProps) {
  const speech = speechOf(seated)
  return (
    <ol>
      {rows
        .filter(({ index }) => index >= first && index <= last)
        .map(({ index, seat, sentence }) => (
          <li key={index}>
            <button
              type="button"
              className="log-line move-row"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => dispatch({ t: 'line', line, at: index })}
            >
              <PlayerMark color={seated[seat]?.color ?? seat} size={0.9} />
              <span>
                <Sentence text={sentence} speech={speech} seats={seated.length} />
              </span>
            </button>
          </li>
        ))}
    </ol>
  )
})
