import type { TableSummary } from '@durbar/protocol'
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { type Book, loadBook } from '../games.ts'
import { usePreferences } from '../preferences.ts'
import { Icon } from '../ui/icon.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import { InForce } from './in-force.tsx'
import { PrintedValues } from './printed-values.tsx'
import { type Reading, useReadings } from './readings.ts'
import { pieces } from './rule-links.ts'
import { searchBook } from './search.ts'

/** A rule to look at; a new object for each asking, so that asking twice scrolls twice. */
export interface Asked {
  readonly rule: string
}

interface RulebookProps {
  readonly game: string
  readonly asked: Asked | undefined
  onAsk(rule: string): void
  /** The table it lies on, which may play with other options and other printed values than the house. */
  readonly table?: TableSummary
}

export function Rulebook({ game, asked, onAsk, table }: RulebookProps) {
  const { rules } = useWords()
  const { language } = usePreferences()
  const book = useLoaded(`${game} ${language}`, () => loadBook(game, language))
  if (book.state === 'loading') return <div className="rulebook" aria-busy="true" />
  if (book.state === 'failed' || book.value === undefined) return <p className="empty">{rules.missing}</p>
  return <Pages book={book.value} game={game} asked={asked} onAsk={onAsk} {...(table && { table })} />
}

function Pages({ book, game, asked, onAsk, table }: RulebookProps & { readonly book: Book }) {
  const { rules } = useWords()
  const readings = useReadings(table)
  const [question, setQuestion] = useState('')
  const found = searchBook(book, useDeferredValue(question))
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0)
  const box = useRef<HTMLDivElement>(null)
  const prefix = useId()

  useEffect(() => {
    if (asked === undefined) return
    setQuestion('')
    // After the search is cleared the rule is in the page again.
    const frame = requestAnimationFrame(() => {
      const rule = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(asked.rule)}"]`)
      rule?.scrollIntoView({ block: 'start' })
      rule?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])

  return (
    <div className="rulebook" ref={box}>
      <label className="search">
        <Icon name="search" />
        <span className="sr-only">{rules.search}</span>
        <input
          type="search"
          placeholder={rules.search}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </label>
      <p className="sr-only" role="status">
        {question && rules.results(count)}
      </p>
      {question === '' && <InForce readings={readings} onAsk={onAsk} />}
      {question === '' && (
        <nav className="chapters" aria-label={rules.chapters}>
          {book.order.map(({ id }) => (
            <a key={id} href={`#${prefix}${id}`} onClick={(event) => toChapter(event, box.current, id)}>
              {book.chapters[id]}
            </a>
          ))}
        </nav>
      )}
      {found.length === 0 && <p className="empty">{rules.nothing}</p>}
      {found.map((chapter) => (
        <section key={chapter.id} aria-labelledby={prefix + chapter.id} data-chapter={chapter.id}>
          <h2 id={prefix + chapter.id}>{book.chapters[chapter.id]}</h2>
          {chapter.rules.map((rule) => (
            <Rule key={rule} id={rule} book={book} readings={readings} current={asked?.rule === rule} onAsk={onAsk} />
          ))}
        </section>
      ))}
      {question === '' && <PrintedValues game={game} own={table?.ownComponents === true} />}
    </div>
  )
}

/** The address keeps the rule, not the chapter; so the browser's own jump is not wanted. */
function toChapter(event: { preventDefault(): void }, box: HTMLElement | null, chapter: string): void {
  event.preventDefault()
  box?.querySelector(`[data-chapter="${CSS.escape(chapter)}"]`)?.scrollIntoView({ block: 'start' })
}

interface RuleProps {
  readonly id: string
  readonly book: Book
  /** What the table has settled. */
  readonly readings: readonly Reading[]
  readonly current: boolean
  onAsk(rule: string): void
}

const Rule = memo(function Rule({ id, book, readings, current, onAsk }: RuleProps) {
  const { why, rules } = useWords()
  const text = book.rules[id]
  if (text === undefined) return null
  return (
    <article className="rule" data-rule={id} data-current={current} tabIndex={-1}>
      <h3>
        {text.title} <span className="rule-number">{id}</span>
      </h3>
      <p>
        {pieces(text.body, (rule) => book.rules[rule] !== undefined).map((piece, index) =>
          'rule' in piece ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a printed sentence never change places
              key={index}
              type="button"
              className="rule-id"
              aria-label={why.rule(piece.rule)}
              onClick={() => onAsk(piece.rule)}
            >
              {piece.rule}
            </button>
          ) : (
            piece.text
          ),
        )}
      </p>
      {readings
        .filter(({ rule }) => rule === id)
        .map(({ option, name, value, unusual }, _, settled) => (
          <p key={option} className="reading" data-unusual={unusual}>
            <b>{settled.length > 1 ? `${rules.here} ${name}:` : rules.here}</b> {value}
          </p>
        ))}
    </article>
  )
})
