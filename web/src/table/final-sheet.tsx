import type { GameText, Result } from '@durbar/kernel'
import type { NewTable, TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { openNewTable } from '../create/open-table.ts'
import { isLocal } from '../local/ids.ts'
import { SaveRecord } from '../local/save-record.tsx'
import { api } from '../net/rest.ts'
import type { TableState } from '../net/table-state.ts'
import { usePreferences } from '../preferences.ts'
import { paths } from '../router.ts'
import { Band } from '../ui/band.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { problemText } from '../ui/problem.ts'
import { useWords } from '../words/index.ts'
import { colorsOf } from './automata.ts'
import { ScoreTable } from './score-table.tsx'

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
  const names = winners.map(({ seat }) => table.seats[seat]?.name ?? text.automaton ?? '')
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
      <ScoreTable
        standings={standings}
        seats={table.seats}
        colors={colorsOf(table.seats, state.game?.view)}
        text={text}
        you={state.viewer}
      />
      <FinalActions table={table} onClose={onClose} />
    </Dialog>
  )
}

function FinalActions({ table, onClose }: { readonly table: TableSummary; onClose(): void }) {
  const words = useWords()
  const [problem, setProblem] = useState<string>()

  async function again(): Promise<void> {
    try {
      await openNewTable(sameAgain(table), isLocal(table.id) ? 'device' : 'friends', words)
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
      <Link className="button large" href={paths.study(table.id)}>
        <Icon name="graph" />
        {words.study.study}
      </Link>
      {isLocal(table.id) ? (
        <SaveRecord table={table} className="button large">
          <Icon name="down" />
          {words.final.record}
        </SaveRecord>
      ) : (
        <a className="button large" href={api.recordPath(table.id)} download={`${table.name}.jsonl`}>
          <Icon name="down" />
          {words.final.record}
        </a>
      )}
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
