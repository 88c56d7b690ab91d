import type { Viewer } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { usePreferences } from '../preferences.ts'
import { useWords } from '../words/index.ts'

/** Whose turn it is, in a few words. */
export function useTurnWords(table: TableSummary, viewer: Viewer): { readonly mine: boolean; readonly words: string } {
  const { table: words } = useWords()
  const { language } = usePreferences()
  if (table.status === 'finished') return { mine: false, words: words.gameOver }
  if (viewer !== 'spectator' && table.deciders.includes(viewer)) return { mine: true, words: words.yourTurn }
  const names = table.deciders.map((seat) => table.seats[seat]?.name ?? '')
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(names)
  return { mine: false, words: words.waitingFor(list) }
}
