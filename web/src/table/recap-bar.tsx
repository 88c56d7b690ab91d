import type { GameText, Speech } from '@durbar/kernel'
import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/index.ts'
import { isWriting } from './shortcuts.ts'
import type { Recap } from './use-recap.ts'

/** Offers to watch what happened while the viewer was away. */
export function RecapOffer({ recap }: { readonly recap: Recap }) {
  const { study } = useWords()
  if (recap.offered === 0 || recap.shown) return null
  return (
    <div className="recap-offer" role="status">
      <Icon name="replay" />
      <span>
        <b>{study.sinceTitle}</b> · {study.sinceCount(recap.offered)}
      </span>
      <button type="button" className="button small primary" onClick={recap.watch}>
        {study.sinceWatch}
      </button>
      <button type="button" className="button small" onClick={recap.skip}>
        {study.sinceSkip}
      </button>
    </div>
  )
}

interface RecapBarProps {
  readonly recap: Recap
  readonly text: GameText | undefined
  readonly speech: Speech
}

/** Stands where the decision will be: the event, and the keys to step, stop and skip. */
export function RecapBar({ recap, text, speech }: RecapBarProps) {
  const { study } = useWords()
  const latest = useRef(recap)
  latest.current = recap

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return
      const { step, pause, skip, shown } = latest.current
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.key === 'ArrowRight') step(1)
      else if (event.key === 'ArrowLeft') step(-1)
      else if (event.key === 'Escape') skip()
      else if (event.key === ' ' && !onButton) pause(!shown?.paused)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const { shown } = recap
  if (shown === undefined) return null
  const said = text ? shown.state.recent.map((event) => text.event(event, speech)).filter(Boolean) : []
  return (
    <section className="action-bar recap-bar" aria-label={study.sinceTitle}>
      <div className="question" aria-live="polite">
        <p>{said.join(' ') || study.sinceTitle}</p>
        <small>{`${study.sinceTitle} · ${study.sinceEvent(shown.index + 1, shown.count)}`}</small>
      </div>
      <div className="steps">
        <button type="button" className="step" title={study.previous} onClick={() => recap.step(-1)}>
          <Icon name="previous" />
          <span>{study.previous}</span>
        </button>
        <button
          type="button"
          className="step"
          title={shown.paused ? study.play : study.pause}
          onClick={() => recap.pause(!shown.paused)}
        >
          <Icon name={shown.paused ? 'play' : 'pause'} />
          <span>{shown.paused ? study.play : study.pause}</span>
        </button>
        <button type="button" className="step" title={study.next} onClick={() => recap.step(1)}>
          <Icon name="next" />
          <span>{study.next}</span>
        </button>
      </div>
      <button type="button" className="button primary large action-end" aria-keyshortcuts="Escape" onClick={recap.skip}>
        <Icon name="last" />
        {study.sinceSkip}
      </button>
    </section>
  )
}
