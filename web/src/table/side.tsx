import type { GameText, Speech } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { type KeyboardEvent, useId } from 'react'
import type { TableState } from '../net/table-state.ts'
import type { TableStore } from '../net/table-store.ts'
import { type Asked, Rulebook } from '../rules/rulebook.tsx'
import { useWords } from '../words/index.ts'
import { colorsOf } from './automata.ts'
import { Chat } from './chat.tsx'
import { Log } from './log.tsx'
import '../styles/rules.css'

const tabs = ['log', 'chat', 'rules'] as const
export type Tab = (typeof tabs)[number]

export interface SideProps {
  readonly table: TableSummary
  readonly state: TableState
  readonly store: TableStore | undefined
  readonly text: GameText | undefined
  readonly speech: Speech
  readonly tab: Tab
  onTab(tab: Tab): void
  readonly asked: Asked | undefined
  onAsk(rule: string): void
  readonly unread: number
  /** Shows again what happened since the viewer's turn, where there is something to show. */
  readonly onSince: (() => void) | undefined
}

/** Log, chat and rules: one at a time, the same beside the board and in a phone's sheet. */
export function Side({ table, state, store, text, speech, tab, onTab, asked, onAsk, unread, onSince }: SideProps) {
  const words = useWords()
  const id = useId()
  const labels: Readonly<Record<Tab, string>> = {
    log: words.log.title,
    chat: words.chat.title,
    rules: words.rules.title,
  }

  function onKey(event: KeyboardEvent<HTMLDivElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? 'log'
    onTab(next)
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus()
  }

  return (
    <div className="side">
      <div className="tabs" role="tablist" aria-label={words.table.side} onKeyDown={onKey}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {labels[name]}
            {name === 'chat' && unread > 0 && (
              <>
                <span className="sr-only">, {words.chat.unread(unread)}</span>
                <i className="count" aria-hidden="true">
                  {unread}
                </i>
              </>
            )}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'log' && text && (
          <Log
            log={state.log}
            viewer={state.viewer}
            colors={colorsOf(table.seats, state.game?.view)}
            text={text}
            speech={speech}
            onRule={onAsk}
            onSince={onSince}
          />
        )}
        {tab === 'chat' && <Chat lines={state.chat} table={table} store={store} />}
        {tab === 'rules' && <Rulebook game={table.game} asked={asked} onAsk={onAsk} table={table} />}
      </div>
    </div>
  )
}
