import type { GameText } from '@durbar/kernel'
import { useMemo } from 'react'
import { ScoreTable } from '../table/score-table.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import type { Line } from './line.ts'
import type { Seated } from './seated.ts'
import { deedsOf, timesOf, timeText } from './statistics.ts'

interface StatisticsPanelProps {
  readonly main: Line
  readonly text: GameText
  readonly seated: readonly Seated[]
  readonly players: number
}

/** Of the whole game: where the points came from, what everybody did, and how long they took. */
export function StatisticsPanel({ main, text, seated, players }: StatisticsPanelProps) {
  const { study } = useWords()
  const standings = useMemo(() => main.game.standings(main.position(main.length)), [main])
  const deeds = useMemo(
    () => deedsOf(main, players).flatMap(({ kind, counts }) => rowOf(text.deeds?.[kind], kind, counts)),
    [main, players, text],
  )
  const times = useMemo(() => timesOf(main, players), [main, players])
  const people = seated.slice(0, players)
  return (
    <section className="statistics" aria-label={study.statistics}>
      <h2>{study.points}</h2>
      <ScoreTable
        standings={standings}
        seats={seated}
        colors={seated.map(({ color }) => color)}
        text={text}
        you="spectator"
      />
      <h2>{study.actions}</h2>
      {deeds.length === 0 ? (
        <p className="hint">{study.noActions}</p>
      ) : (
        <Counts people={people} rows={deeds} caption={study.actions} />
      )}
      <h2>{study.time}</h2>
      {times === undefined ? (
        <p className="hint">{study.noTimes}</p>
      ) : (
        <Counts
          people={people}
          caption={study.time}
          rows={[
            { key: 'all', label: study.timeUsed, cells: times.map(({ all }) => timeText(all)) },
            { key: 'longest', label: study.longestTurn, cells: times.map(({ longest }) => timeText(longest)) },
          ]}
        />
      )}
    </section>
  )
}

interface CountRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly (string | number)[]
}

/** Moves the game has no word for are steps of others, and are not counted. */
function rowOf(label: string | undefined, kind: string, counts: readonly number[]): readonly CountRow[] {
  return label === undefined ? [] : [{ key: kind, label, cells: counts.map((count) => count || '–') }]
}

interface CountsProps {
  readonly people: readonly Seated[]
  readonly rows: readonly CountRow[]
  readonly caption: string
}

function Counts({ people, rows, caption }: CountsProps) {
  return (
    <div className="final-scroll">
      <table className="score-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{caption}</span>
            </th>
            {people.map(({ seat, name, color }) => (
              <th key={seat} scope="col">
                <PlayerMark color={color} size={1.4} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {people.map(({ seat }) => (
                <td key={seat}>{cells[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
