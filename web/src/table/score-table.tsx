import type { GameText, Standing, Viewer } from '@durbar/kernel'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import { rowsOf, type SheetRow } from './score-rows.ts'

interface ScoreTableProps {
  /** Best first. */
  readonly standings: readonly Standing[]
  /** By seat. */
  readonly seats: readonly { readonly name: string }[]
  /** By seat, those of automata behind the others. */
  readonly colors: readonly number[]
  readonly text: GameText
  readonly you: Viewer
}

/** Everybody's sheet side by side: how every number came about. */
export function ScoreTable({ standings, seats, colors, text, you }: ScoreTableProps) {
  const { final } = useWords()
  return (
    <div className="final-scroll">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{final.line}</span>
            </th>
            {standings.map((standing) => (
              <Column
                key={standing.seat}
                standing={standing}
                seat={seats[standing.seat]}
                color={colors[standing.seat] ?? standing.seat}
                text={text}
                you={standing.seat === you}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="final-score">
            <th scope="row">{final.score}</th>
            {standings.map(({ seat, score }) => (
              <td key={seat}>{score}</td>
            ))}
          </tr>
          {rowsOf(standings.map(({ sheet }) => sheet)).map((row) => (
            <Row key={row.key} row={row} standings={standings} text={text} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnProps {
  readonly standing: Standing
  readonly seat: ScoreTableProps['seats'][number] | undefined
  readonly color: number
  readonly text: GameText
  readonly you: boolean
}

function Column({ standing, seat, color, text, you }: ColumnProps) {
  const { final, me } = useWords()
  return (
    <th scope="col" data-winner={standing.rank === 1}>
      <PlayerMark color={color} size={1.4} />
      <span>{you ? me.you : (seat?.name ?? text.automaton)}</span>
      <small>{final.rank(standing.rank)}</small>
    </th>
  )
}

interface RowProps {
  readonly row: SheetRow
  readonly standings: readonly Standing[]
  readonly text: GameText
}

function Row({ row, standings, text }: RowProps) {
  const { final } = useWords()
  const [open, setOpen] = useState(true)
  const label = text.scoreLine(row.key)
  return (
    <>
      <tr>
        <th scope="row">
          {row.parts.length > 0 ? (
            <button
              type="button"
              aria-expanded={open}
              aria-label={`${label}. ${final.details}`}
              onClick={() => setOpen(!open)}
            >
              <Icon name="chevron" size={0.9} />
              {label}
            </button>
          ) : (
            label
          )}
        </th>
        {standings.map(({ seat }, index) => (
          <td key={seat}>{row.values[index] ?? ''}</td>
        ))}
      </tr>
      {open &&
        row.parts.map((part) => (
          <tr key={part.key} className="final-part">
            <th scope="row">{text.scoreLine(part.key)}</th>
            {standings.map(({ seat }, index) => (
              <td key={seat}>{part.values[index] ?? ''}</td>
            ))}
          </tr>
        ))}
    </>
  )
}
