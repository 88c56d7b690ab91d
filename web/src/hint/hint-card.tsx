import type { GameText, JsonObject, Speech, Viewer } from '@durbar/kernel'
import type { Suggestion } from '@durbar/table/advise'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../preferences.ts'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'
import type { Advice } from './use-advice.ts'
import '../styles/hint.css'

interface HintCardProps {
  readonly advice: Advice
  readonly view: unknown
  readonly text: GameText
  readonly speech: Speech
  readonly seat: Viewer
  onPlay(move: JsonObject): void
  onClose(): void
}

/** Three moves, how likely each wins, and what it is for. */
export function HintCard({ advice, view, text, speech, seat, onPlay, onClose }: HintCardProps) {
  const { study, nav } = useWords()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <section
      ref={card}
      className="hint-card"
      aria-label={study.hintTitle}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <Icon name="bulb" />
        <h2>{study.hintTitle}</h2>
        <button type="button" className="icon-button" aria-label={nav.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div aria-live="polite">
        {advice.status === 'thinking' && <p className="hint-thinking">{study.hintThinking}</p>}
        {advice.status === 'failed' && <p className="problem">{study.hintFailed}</p>}
        {advice.status === 'ready' && advice.suggestions.length === 0 && <p>{study.hintNone}</p>}
        {advice.status === 'ready' && advice.suggestions.length > 0 && (
          <>
            <ol>
              {advice.suggestions.map((suggestion) => (
                <SuggestionRow
                  key={JSON.stringify(suggestion.move)}
                  suggestion={suggestion}
                  sentence={text.move(suggestion.move, view, speech)}
                  aims={aimsOf(suggestion, text, speech, seat)}
                  onPlay={() => onPlay(suggestion.move)}
                />
              ))}
            </ol>
            <small>{study.hintEstimate}</small>
          </>
        )}
      </div>
    </section>
  )
}

interface SuggestionRowProps {
  readonly suggestion: Suggestion
  readonly sentence: string
  readonly aims: readonly string[]
  onPlay(): void
}

function SuggestionRow({ suggestion, sentence, aims, onPlay }: SuggestionRowProps) {
  const { study } = useWords()
  const { language } = usePreferences()
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(suggestion.chance)
  return (
    <li>
      <b className="hint-chance">{percent}</b>
      <div>
        <strong>{sentence}</strong>
        {aims.length > 0 && (
          <p>
            {study.hintAims}: {aims.join(' ')}
          </p>
        )}
      </div>
      <button type="button" className="button small" aria-label={`${study.hintPlay}: ${sentence}`} onClick={onPlay}>
        {study.hintPlay}
      </button>
    </li>
  )
}

const sentences = 3

/** What the seat's own next moves would bring; where the line stops with the move itself, what that brings. */
export function aimsOf({ aims }: Suggestion, text: GameText, speech: Speech, seat: Viewer): readonly string[] {
  const own = aims
    .filter((step) => step.seat === seat)
    // What others do meanwhile, or whose turn begins, is no aim.
    .map(({ events }) =>
      events
        .filter((event) => event.seat === seat && event.event !== 'turn-began')
        .map((event) => text.event(event, speech))
        .filter(Boolean),
    )
  const later = own.slice(1).flat()
  return (later.length > 0 ? later : (own[0] ?? [])).slice(0, sentences)
}
