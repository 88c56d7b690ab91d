import type { BoardProps, JsonObject } from '@durbar/kernel'
import type { View } from '../rules/view.ts'
import type { WrittenMoveOf } from '../text/written.ts'
import { ActionIcon } from './art/index.ts'
import { Auction } from './auction.tsx'
import { lockMove, maySet, setDraft, useDraft } from './draft.ts'
import { CharacterSign } from './signs.tsx'
import { characterNumber, makeTable, TableProvider, useTable } from './table.tsx'
import { written } from './targets.ts'
import { ToolButton } from './tool-button.tsx'
import { toolsOf } from './tools.ts'

/** The bar between the question and undo: the tools of the turn, or whatever else is asked. */
export function Actions(props: BoardProps<View>) {
  return (
    <TableProvider value={makeTable(props)}>
      <div className="mh-actions" data-compact={props.compact}>
        <Answers />
      </div>
    </TableProvider>
  )
}

function Answers() {
  const { view, moves, asked, words } = useTable()
  if (maySet(moves)) return <DiscAnswers />
  if (!asked) return null
  switch (view.question.question) {
    case 'turn':
      return <TurnTools />
    case 'auction':
      return <Auction />
    case 'choose':
    case 'replace':
    case 'surrender':
      return <CardAnswers />
    case 'place':
    case 'settle':
      return <span className="mh-hint">{words.villagesGlow}</span>
    default:
      return null
  }
}

function TurnTools() {
  const { view, moves } = useTable()
  const end = written(moves).find((move): move is WrittenMoveOf<'end'> => move.move === 'end')
  return (
    <>
      <div className="mh-tools">
        {toolsOf(view, moves).map((tool) => (
          <ToolButton key={tool.tool} {...tool} />
        ))}
      </div>
      {end && <EndTurn move={end} />}
    </>
  )
}

interface EndTurnProps {
  readonly move: WrittenMoveOf<'end'>
}

/** Filled only when nothing is open; otherwise it says what is, and what the others get for it. */
function EndTurn({ move }: EndTurnProps) {
  const { play, say, words, view } = useTable()
  const open = move.undone.length > 0
  const detail =
    move.compensation > 0
      ? words.rivalsGet(move.compensation, view.players.length - 1)
      : open
        ? undefined
        : words.allDone
  return (
    <button
      type="button"
      className="action-end mh-end"
      data-quiet={open}
      aria-description={open ? say(move as unknown as JsonObject) : undefined}
      onClick={() => play(move as unknown as JsonObject)}
    >
      <b>{words.endTurn}</b>
      {detail && <small>{detail}</small>}
      {open && (
        <span className="mh-pop mh-end-pop" aria-hidden="true">
          {say(move as unknown as JsonObject)}
        </span>
      )}
    </button>
  )
}

/** The two arrows so far, and the button that locks them; the sun on the board is where they are pointed. */
function DiscAnswers() {
  const { view, moves, me, names, words, play, say } = useTable()
  const draft = useDraft()
  const lock = lockMove(moves, draft)
  const disc = me === undefined ? undefined : view.players[me]?.disc
  const set = typeof disc === 'string' || disc === undefined ? [] : disc
  const shown = draft.length > 0 ? draft : set
  const hint =
    draft.length === 1 ? words.pickAnother : draft.length === 0 && set.length > 0 ? words.locked : words.pickTwo
  return (
    <>
      <div className="mh-arrows">
        {[0, 1].map((which) => {
          const action = shown[which]
          return (
            <span key={which} className="mh-arrow-slot" data-which={which} data-empty={!action}>
              {action && <ActionIcon action={action} size={22} hole="transparent" />}
              <span>{action ? names.actions[action] : '…'}</span>
            </span>
          )
        })}
      </div>
      {!lock && <span className="mh-hint">{hint}</span>}
      {draft.length > 0 && (
        <button type="button" className="action mh-tool" onClick={() => setDraft([])}>
          <b>{words.change}</b>
        </button>
      )}
      {lock && (
        <button
          type="button"
          className="action-end mh-end"
          onClick={() => {
            setDraft([])
            play(lock)
          }}
        >
          <b>{words.lockIn}</b>
          <small>{say(lock)}</small>
        </button>
      )}
    </>
  )
}

/** The same cards that glow on the board, as buttons. */
function CardAnswers() {
  const { moves, play, say, names, atlas } = useTable()
  return (
    <div className="mh-tools">
      {written(moves).map((move) => {
        if (move.move !== 'choose' && move.move !== 'replace' && move.move !== 'give') return null
        const number = characterNumber(move.card)
        const home = atlas.cities.find((city) => city.home === number)?.art ?? 'agra'
        return (
          <button
            key={move.card}
            type="button"
            className="action mh-tool"
            aria-label={say(move)}
            onClick={() => play(move as unknown as JsonObject)}
          >
            <CharacterSign character={number} home={home} />
            <span>
              <b>{names.characters[move.card]}</b>
            </span>
          </button>
        )
      })}
    </div>
  )
}
