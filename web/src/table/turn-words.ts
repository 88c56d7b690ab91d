import { isObject, type Json, type Seat } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import type { TableState } from '../net/table-state.ts'
import { usePreferences } from '../preferences.ts'
import { useWords } from '../words/index.ts'

interface TurnWords {
  readonly mine: boolean
  readonly words: string
}

/** Whose turn it is, in a few words; or that I am asked something in the turn of another. */
export function useTurnWords(table: TableSummary, { viewer, game }: TableState): TurnWords {
  const { table: words } = useWords()
  const { language } = usePreferences()
  if (table.status === 'finished') return { mine: false, words: words.gameOver }
  if (viewer !== 'spectator' && table.deciders.includes(viewer)) {
    const own = isTurnOf(viewer, game?.view ?? table.progress)
    return { mine: true, words: own ? words.yourTurn : words.decision }
  }
  const names = table.deciders.map((seat) => table.seats[seat]?.name ?? '')
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(names)
  return { mine: false, words: words.waitingFor(list) }
}

/** A game whose view names the player whose turn it is may ask the others for decisions; else every question is a turn. */
export function isTurnOf(seat: Seat, view: Json): boolean {
  return !isObject(view) || typeof view.active !== 'number' || view.active === seat
}
