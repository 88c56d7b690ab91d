import type { BoardProps } from '@durbar/kernel'
import type { ComponentType, Dispatch } from 'react'
import { MoveList } from '../table/move-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import type { Seated } from './seated.ts'
import type { StudyAction, StudyState } from './state.ts'

interface TryBarProps {
  readonly state: StudyState
  readonly dispatch: Dispatch<StudyAction>
  /** What the last step brought. */
  readonly said: readonly string[]
  /** What is asked next, and whom, if moves can be made for them. */
  readonly asked: string
  readonly asks: Seated | undefined
  readonly Actions: ComponentType<BoardProps<unknown>> | undefined
  readonly props: BoardProps<unknown> | undefined
  /** The eyes that look may decide now, and moves are being tried. */
  readonly acts: boolean
  readonly listing: boolean
  onListing(listing: boolean): void
  onHint(): void
  readonly over: boolean
  onPlayOn(): void
}

/** What just happened and, with a hand on the pieces, everything the next decision could be. */
export function TryBar(bar: TryBarProps) {
  const { state, dispatch, said, asked, asks, Actions, props, acts, listing, onListing, onHint, over, onPlayOn } = bar
  const { study, table } = useWords()
  const branched = state.line > 0
  return (
    <div className="try-bar action-bar" data-branch={branched}>
      <div className="question" aria-live="polite">
        {branched && <span className="tag">{study.variation(state.line)}</span>}
        {asks && (
          <span className="try-seat">
            <PlayerMark color={asks.color} />
            {asks.name}
          </span>
        )}
        <p>{acts || said.length === 0 ? asked : said.join(' ')}</p>
      </div>
      {acts && props && Actions && (
        <div className="actions">
          <Actions {...props} />
        </div>
      )}
      {acts && props && props.moves.length > 0 && (
        <>
          <button
            type="button"
            className="step all-moves"
            aria-expanded={listing}
            aria-haspopup="dialog"
            onClick={() => onListing(!listing)}
          >
            <Icon name="list" />
            <span>{table.allMoves}</span>
          </button>
          <button type="button" className="step" aria-keyshortcuts="H" onClick={onHint}>
            <Icon name="bulb" />
            <span>{study.hint}</span>
          </button>
        </>
      )}
      {branched && (
        <button
          type="button"
          className="step"
          aria-keyshortcuts="Escape"
          title="Esc"
          onClick={() => dispatch({ t: 'main' })}
        >
          <Icon name="undo" />
          <span>{study.backToMain}</span>
        </button>
      )}
      {!over && (
        <>
          <button
            type="button"
            className="step"
            aria-pressed={state.trying}
            aria-keyshortcuts="T"
            title={study.tryHint}
            onClick={() => dispatch({ t: 'trying', trying: !state.trying })}
          >
            <Icon name="branch" />
            <span>{state.trying ? study.stopTrying : study.tryMoves}</span>
          </button>
          <button type="button" className={acts ? 'step' : 'button tinted'} onClick={onPlayOn}>
            <Icon name="play" />
            <span>{study.playOn}</span>
          </button>
        </>
      )}
      {acts && listing && props && props.moves.length > 0 && (
        <MoveList
          moves={props.moves}
          view={props.view}
          text={props.text}
          speech={props.speech}
          onPlay={(move) => {
            onListing(false)
            props.play(move)
          }}
          onClose={() => onListing(false)}
        />
      )}
    </div>
  )
}
