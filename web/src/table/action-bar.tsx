import type { BoardProps } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { type ComponentType, type ReactNode, useRef } from 'react'
import type { TableState } from '../net/table-state.ts'
import type { TableStore } from '../net/table-store.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { failureText } from '../ui/problem.ts'
import { RuleId } from '../ui/rule-id.tsx'
import { useWords } from '../words/index.ts'
import { MoveList } from './move-list.tsx'
import { useTurnWords } from './turn-words.ts'

interface ActionBarProps {
  readonly table: TableSummary
  readonly state: TableState
  readonly store: TableStore | undefined
  readonly Actions: ComponentType<BoardProps<unknown>> | undefined
  readonly props: BoardProps<unknown> | undefined
  readonly listing: boolean
  onListing(listing: boolean): void
  onFinal(): void
  onRule(rule: string): void
  /** Undefined where hints are not to be had now. */
  readonly onHint: (() => unknown) | undefined
  readonly hint: ReactNode
  /** Something else stands in its place for the moment. */
  readonly hidden: boolean
}

/** What is asked, in one sentence, and everything that can be answered. */
export function ActionBar(bar: ActionBarProps) {
  const { table, state, store, Actions, props, listing, onListing, onFinal } = bar
  const { table: words, study } = useWords()
  const opener = useRef<HTMLButtonElement>(null)
  const { game, pending } = state
  const idle = pending !== undefined || state.connection !== 'open'
  const close = () => {
    onListing(false)
    opener.current?.focus()
  }
  return (
    <section className="action-bar" aria-label={words.decision} hidden={bar.hidden}>
      <Question {...bar} />
      {props && Actions && (
        <div className="actions">
          <Actions {...props} />
        </div>
      )}
      {game && game.moves.length > 0 && (
        <button
          ref={opener}
          type="button"
          className="step all-moves"
          aria-expanded={listing}
          aria-haspopup="dialog"
          aria-keyshortcuts="M"
          onClick={() => onListing(!listing)}
        >
          <Icon name="list" />
          <span>{words.allMoves}</span>
        </button>
      )}
      {bar.onHint && (
        <button type="button" className="step" aria-keyshortcuts="H" title={study.hintTitle} onClick={bar.onHint}>
          <Icon name="bulb" />
          <span>{study.hint}</span>
        </button>
      )}
      {game && state.viewer !== 'spectator' && table.status === 'playing' && (
        <div className="steps" data-idle={game.undo === 0 && game.redo === 0}>
          <Step icon="undo" label={words.undo} off={idle || game.undo === 0} onPress={() => store?.undo(1)} />
          <Step icon="redo" label={words.redo} off={idle || game.redo === 0} onPress={() => store?.redo(1)} />
          <Step
            icon="start"
            label={words.startOfTurn}
            off={idle || game.undo === 0}
            onPress={() => store?.undo(game.undo)}
          />
        </div>
      )}
      {table.status === 'finished' && (
        <button type="button" className="button primary large action-end" onClick={onFinal}>
          <Icon name="trophy" />
          {words.finalSheet}
        </button>
      )}
      {bar.hint}
      {listing && props && props.moves.length > 0 && (
        <MoveList
          moves={props.moves}
          view={props.view}
          text={props.text}
          speech={props.speech}
          onPlay={(move) => {
            close()
            props.play(move)
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

function Question({ table, state, props, onRule }: ActionBarProps) {
  const all = useWords()
  const { table: words } = all
  const turn = useTurnWords(table, state)
  const asked = props ? props.text.question(props.view, props.speech) : ''
  return (
    <div className="question">
      <p>{asked || turn.words}</p>
      <small>
        {state.failure ? (
          <span className="problem" role="alert">
            {failureText(state.failure, all) ?? all.errors.general}
          </span>
        ) : state.connection === 'lost' ? (
          <span className="problem">{words.lost}</span>
        ) : state.connection === 'connecting' ? (
          words.connecting
        ) : state.refusal && props ? (
          <span className="problem" role="alert">
            {props.text.refusal(state.refusal, props.speech)}{' '}
            <RuleId id={state.refusal.rule} onOpen={() => onRule(state.refusal?.rule ?? '')} />
          </span>
        ) : state.pending ? (
          words.sending
        ) : state.viewer === 'spectator' && table.status === 'playing' ? (
          words.spectating
        ) : null}
      </small>
    </div>
  )
}

interface StepProps {
  readonly icon: IconName
  readonly label: string
  readonly off: boolean
  onPress(): void
}

/** Stays focusable while it is off: the keyboard must not lose its place when the last step is taken back. */
function Step({ icon, label, off, onPress }: StepProps) {
  return (
    <button type="button" className="step" title={label} aria-disabled={off} onClick={() => !off && onPress()}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}
