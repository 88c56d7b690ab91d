import type { GameText, JsonObject, Speech } from '@durbar/kernel'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { fold } from '../rules/search.ts'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'

interface MoveListProps {
  readonly moves: readonly JsonObject[]
  readonly view: unknown
  readonly text: GameText
  readonly speech: Speech
  onPlay(move: JsonObject): void
  onClose(): void
}

/** Every legal move as a sentence: a whole game can be played with this list alone, by keyboard or by ear. */
export function MoveList({ moves, view, text, speech, onPlay, onClose }: MoveListProps) {
  const { table: words, nav } = useWords()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const filter = useRef<HTMLInputElement>(null)

  const all = useMemo(
    () => moves.map((move, index) => ({ index, move, sentence: text.move(move, view, speech) })),
    [moves, view, text, speech],
  )
  const shown = useMemo(() => {
    const asked = fold(wanted).split(/\s+/).filter(Boolean)
    return all.filter(({ sentence }) => asked.every((word) => fold(sentence).includes(word)))
  }, [all, wanted])
  const current = Math.min(active, shown.length - 1)

  useEffect(() => list.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other moves make another list, which begins at its top
  useEffect(() => setActive(0), [moves])
  useEffect(() => {
    list.current?.querySelector(`[data-index="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function onKey(event: KeyboardEvent): void {
    const last = shown.length - 1
    const to: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: Math.max(current - 1, 0),
      PageDown: Math.min(current + 8, last),
      PageUp: Math.max(current - 8, 0),
      ...(event.target === list.current ? { Home: 0, End: last } : {}),
    }
    const next = to[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = shown[current]
      if (chosen) onPlay(chosen.move)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.target === list.current && isTyping(event)) {
      // A letter begins a search without the detour to the field.
      filter.current?.focus()
    }
  }

  return (
    <div className="move-list" role="dialog" aria-label={words.allMoves} onKeyDown={onKey}>
      <div className="move-list-head">
        <label className="search">
          <Icon name="search" />
          <span className="sr-only">{words.filterMoves}</span>
          <input
            ref={filter}
            type="search"
            placeholder={words.filterMoves}
            value={wanted}
            aria-controls={`${id}-list`}
            onChange={(event) => {
              setWanted(event.currentTarget.value)
              setActive(0)
            }}
          />
        </label>
        <span role="status">{words.movesCount(shown.length)}</span>
        <button type="button" className="icon-button" aria-label={nav.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={0}
        aria-label={words.allMoves}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
      >
        {shown.map(({ index, move, sentence }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the list, which names the active option
          <div
            key={index}
            id={`${id}-${place}`}
            role="option"
            data-index={place}
            aria-selected={place === current}
            onClick={() => onPlay(move)}
            onPointerMove={() => setActive(place)}
          >
            {sentence}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="empty">{words.noMoveMatches}</p>}
    </div>
  )
}

const isTyping = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
