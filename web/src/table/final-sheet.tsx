import type { GameText, Result, Standing } from '@durbar/kernel'
import type { NewTable, TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { keepInvite } from '../net/invites.ts'
import { api } from '../net/rest.ts'
import type { TableState } from '../net/table-state.ts'
import { usePreferences } from '../preferences.ts'
import { navigate, paths } from '../router.ts'
import { Band } from '../ui/band.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { rowsOf, type SheetRow } from './score-rows.ts'

interface FinalSheetProps {
  readonly table: TableSummary
  readonly state: TableState
  readonly result: Result
  readonly text: GameText
  onClose(): void
}

/** Who won, and how every number came about. */
export function FinalSheet({ table, state, result, text, onClose }: FinalSheetProps) {
  const words = useWords()
  const { language } = usePreferences()
  const { standings } = result
  const winners = standings.filter(({ rank }) => rank === 1)
  const names = winners.map(({ seat }) => table.seats[seat]?.name ?? '')
  const title =
    winners.length > 1
      ? words.final.shareWin(new Intl.ListFormat(language).format(names))
      : winners[0]?.seat === state.viewer
        ? words.final.youWin
        : words.final.wins(names[0] ?? '')
  return (
    <Dialog title={words.final.title} kind="center" className="final-sheet" onClose={onClose}>
      <Band game={table.game} />
      <p className="final-title">{title}</p>
      <div className="final-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.final.line}</span>
              </th>
              {standings.map((standing) => (
                <Column
                  key={standing.seat}
                  standing={standing}
                  table={table}
                  text={text}
                  you={standing.seat === state.viewer}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="final-score">
              <th scope="row">{words.final.score}</th>
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
      <FinalActions table={table} onClose={onClose} />
    </Dialog>
  )
}

function Column({
  standing,
  table,
  text,
  you,
}: {
  readonly standing: Standing
  readonly table: TableSummary
  readonly text: GameText
  readonly you: boolean
}) {
  const { final, me } = useWords()
  const seat = table.seats[standing.seat]
  return (
    <th scope="col" data-winner={standing.rank === 1}>
      <PlayerMark color={seat?.color ?? standing.seat} size={1.4} />
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

function FinalActions({ table, onClose }: { readonly table: TableSummary; onClose(): void }) {
  const words = useWords()
  const [problem, setProblem] = useState<string>()

  async function again(): Promise<void> {
    try {
      const { table: next, invite } = await api.create(sameAgain(table))
      keepInvite(next.id, invite)
      navigate(paths.table(next.id))
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <div className="final-actions">
      <button type="button" className="button primary large" onClick={again}>
        <Icon name="replay" />
        {words.final.playAgain}
      </button>
      <a className="button large" href={api.recordPath(table.id)} download={`${table.name}.jsonl`}>
        <Icon name="down" />
        {words.final.record}
      </a>
      <button type="button" className="button large" onClick={onClose}>
        {words.final.seeBoard}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The same people and options; who sat elsewhere gets a free seat and a new link. */
export function sameAgain({ game, options, seats, name }: TableSummary): NewTable {
  const again: NewTable['seats'] = seats.map((seat) =>
    seat.kind === 'bot'
      ? { kind: 'bot', name: seat.name, ...(seat.bot === null ? {} : { bot: seat.bot }) }
      : seat.yours
        ? { kind: 'person', name: seat.name }
        : { kind: 'open' },
  )
  const full = again.every(({ kind }) => kind !== 'open')
  return { game, name, options, seats: again, ...(full ? { start: true } : {}) }
}
