import type { ChatLine, TableSummary } from '@durbar/protocol'
import { type FormEvent, useRef, useState } from 'react'
import type { TableStore } from '../net/table-store.ts'
import { usePreferences } from '../preferences.ts'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import { useStickToEnd } from './stick-to-end.ts'

interface ChatProps {
  readonly lines: readonly ChatLine[]
  readonly table: TableSummary
  readonly store: TableStore | undefined
}

export function Chat({ lines, table, store }: ChatProps) {
  const { chat } = useWords()
  const { language } = usePreferences()
  const [draft, setDraft] = useState('')
  const [failed, setFailed] = useState(false)
  const box = useRef<HTMLOListElement>(null)
  useStickToEnd(box, lines)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const said = draft.trim()
    if (said === '') return
    const sent = (await store?.chat(said)) ?? false
    setFailed(!sent)
    if (sent) setDraft('')
  }

  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="chat">
      {lines.length === 0 ? (
        <p className="empty">{chat.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <ol className="log" ref={box} tabIndex={0} aria-label={chat.title}>
          {lines.map((line) => (
            <li key={line.id} className="chat-line">
              {line.seat === null ? (
                <i className="no-mark" />
              ) : (
                <PlayerMark color={table.seats[line.seat]?.color ?? 0} size={0.9} />
              )}
              <span>
                <bdi>
                  <b>{line.name}</b>
                </bdi>{' '}
                <time dateTime={line.at}>{time.format(new Date(line.at))}</time>
                <br />
                <bdi>{line.text}</bdi>
              </span>
            </li>
          ))}
        </ol>
      )}
      <form className="chat-form" onSubmit={send}>
        <input
          aria-label={chat.placeholder}
          placeholder={chat.placeholder}
          maxLength={500}
          autoComplete="off"
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <button type="submit" className="button">
          {chat.send}
        </button>
      </form>
      {failed && (
        <p className="problem" role="alert">
          {chat.failed}
        </p>
      )}
    </div>
  )
}
