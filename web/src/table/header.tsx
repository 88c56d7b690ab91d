import type { GameText } from '@durbar/kernel'
import { isObject, type Json, languages } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { Mark } from '../home/illustrations/mark.tsx'
import { titleOf } from '../home/shelf.ts'
import type { TableState } from '../net/table-state.ts'
import { prefer, usePreferences } from '../preferences.ts'
import { paths } from '../router.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useWords } from '../words/index.ts'
import { useNextTable } from './next-table.ts'
import { useTurnWords } from './turn-words.ts'

interface HeaderProps {
  readonly table: TableSummary
  readonly state: TableState
  readonly text: GameText | undefined
  readonly compact: boolean
  /** It is my turn here. */
  readonly mine: boolean
  readonly unread: number
  onRulebook(): void
  onSettings(): void
  onMenu(): void
}

export function Header({ table, state, text, compact, mine, unread, onRulebook, onSettings, onMenu }: HeaderProps) {
  const words = useWords()
  const { nav, chat } = words
  const view = state.game?.view ?? table.progress
  return (
    <header className="table-header">
      <Link href={paths.home} className="brand" aria-label={nav.home}>
        <Mark size={22} className="brand-mark" />
        {!compact && <span className="brand-name">Durbar</span>}
      </Link>
      <div className="table-title">
        <b>{text?.title ?? titleOf(table.game, words)}</b>
        {!compact && <span>{table.name}</span>}
      </div>
      <div className="table-turn">
        {text && view !== null && <span className="table-progress">{text.progress(view)}</span>}
        {!compact && <Dots view={view} />}
        <Turn table={table} state={state} />
        <NextTable table={table} mine={mine} />
      </div>
      {compact ? (
        <button
          type="button"
          className="icon-button menu-button"
          aria-label={unread > 0 ? `${nav.menu}, ${chat.unread(unread)}` : nav.menu}
          onClick={onMenu}
        >
          <Icon name="menu" size={1.5} />
          {unread > 0 && <i className="badge" />}
        </button>
      ) : (
        <nav className="table-nav" aria-label={nav.site}>
          <button type="button" onClick={onRulebook}>
            <Icon name="book" />
            {nav.rulebook}
          </button>
          <button type="button" onClick={onSettings}>
            <Icon name="gear" />
            {nav.settings}
          </button>
          <LanguageMenu />
        </nav>
      )}
    </header>
  )
}

/** While I have nothing to do here, the way to the table that has waited longest for me. */
function NextTable({ table, mine }: { readonly table: TableSummary; readonly mine: boolean }) {
  const { nav } = useWords()
  const next = useNextTable(table.id, mine)
  if (!next) return null
  return (
    <Link href={paths.table(next.id)} className="next-table" title={next.name}>
      {nav.nextTable}
      <Icon name="next" size={1} />
    </Link>
  )
}

function Turn({ table, state }: { readonly table: TableSummary; readonly state: TableState }) {
  const { table: words } = useWords()
  const turn = useTurnWords(table, state)
  if (state.connection === 'lost') return <span className="turn-lost">{words.lost}</span>
  if (state.connection === 'connecting' && state.game === undefined) return <span>{words.connecting}</span>
  return <span className={turn.mine ? 'turn-mine' : 'turn-other'}>{turn.words}</span>
}

/** A game whose view counts its turns gets one dot for each. */
function Dots({ view }: { readonly view: Json }) {
  if (!isObject(view)) return null
  const { turn, turns } = view
  if (typeof turn !== 'number' || typeof turns !== 'number' || turns > 16) return null
  return (
    <span className="turn-dots" aria-hidden="true">
      {Array.from({ length: turns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are their places
        <i key={index} data-state={index + 1 < turn ? 'past' : index + 1 === turn ? 'now' : 'next'} />
      ))}
    </span>
  )
}

const names = { en: 'English', pl: 'Polski', es: 'Español', 'zh-Hant': '繁體中文' } as const
const short = { en: 'EN', pl: 'PL', es: 'ES', 'zh-Hant': '繁中' } as const

/** The browser's own list behind a small button. */
export function LanguageMenu() {
  const { nav } = useWords()
  const { language } = usePreferences()
  return (
    <label className="language-menu">
      <span aria-hidden="true">{short[language]}</span>
      <select
        aria-label={nav.language}
        value={language}
        onChange={(event) => {
          const chosen = languages.find((known) => known === event.currentTarget.value)
          if (chosen) prefer({ language: chosen })
        }}
      >
        {languages.map((known) => (
          <option key={known} value={known} lang={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
