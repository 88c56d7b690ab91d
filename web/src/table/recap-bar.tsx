import type { GameText, Speech } from '@durbar/kernel'
import { usePlayerKeys } from '../player/keys.ts'
import { markFrom } from '../player/marks.ts'
import { Transport } from '../player/transport.tsx'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
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
  /** By seat. */
  readonly colors: readonly number[]
}

/** Stands where the decision will be: the event, and the player that a study has, too. */
export function RecapBar({ recap, text, speech, colors }: RecapBarProps) {
  const { study } = useWords()
  const { shown, go, play, skip } = recap
  usePlayerKeys((key) => {
    if (!shown) return
    if (key.t === 'step') go(shown.at + key.direction)
    else if (key.t === 'turn') go(markFrom(shown.turns, shown.at, key.direction))
    else if (key.t === 'first') go(1)
    else if (key.t === 'last') go(shown.length)
    else if (key.t === 'play') play(!shown.playing)
    else if (key.t === 'back') skip()
  })
  if (shown === undefined) return null
  const said = text?.event(shown.event, speech) ?? ''
  return (
    <section className="player-bar recap-bar" aria-label={study.sinceTitle}>
      <div className="action-bar">
        <div className="question" aria-live="polite">
          <p>
            <PlayerMark color={colors[shown.seat] ?? shown.seat} /> {said}
          </p>
          <small>{study.sinceTitle}</small>
        </div>
        <button type="button" className="button primary large action-end" aria-keyshortcuts="Escape" onClick={skip}>
          <Icon name="last" />
          {study.sinceSkip}
        </button>
      </div>
      <Transport
        at={shown.at}
        first={1}
        length={shown.length}
        turns={shown.turns}
        playing={shown.playing}
        count={study.sinceEvent(shown.at, shown.length)}
        said={said}
        onGo={go}
        onPlaying={play}
        onTick={() => go(shown.at + 1)}
      />
    </section>
  )
}
