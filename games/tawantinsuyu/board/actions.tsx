import type { BoardProps } from '@durbar/kernel'
import { useEffect, useState } from 'react'
import type { PrintedEffect } from '../rules/components.ts'
import type { View } from '../rules/view.ts'
import { Chooser, MoveSign } from './chooser.tsx'
import { setDraft, useDraft } from './draft.ts'
import { useFollowUps } from './follow-up.ts'
import { EffectSign } from './sign.tsx'
import { makeTable, TableProvider, useTable } from './table.tsx'
import { isPlain, plainRewards } from './take-all.ts'
import { toolOf } from './targets.ts'
import { ToolButton } from './tool-button.tsx'
import { toolsOf } from './tools.ts'
import { asJson, only, type WrittenMove, written } from './written.ts'

/** With more buttons than these their notes give way and letters are smaller, so that the bar keeps to one row. */
const DENSE = 3
/** With more than these the signs stand above the names. */
const MANY = 5

/** The bar between the question and undo: the tools of the turn, or whatever else is asked. */
export function Actions(props: BoardProps<View>) {
  return (
    <TableProvider value={makeTable(props)}>
      <div className="tw-actions tw-root" data-compact={props.compact}>
        <Answers />
      </div>
    </TableProvider>
  )
}

function Answers() {
  const table = useTable()
  const takeAll = useFollowUps(table)
  const { view, moves, asked, pickTool } = table
  const { question, done } = view.question
  const fresh = question === 'turn' && (done ?? []).length === 0
  // A turn begins with the first worker in hand, whatever was used in the last one.
  useEffect(() => {
    if (fresh) pickTool(undefined)
  }, [fresh, pickTool])
  if (!asked) return null
  const all = written(moves)
  if (only(all, 'keep').length > 0) return <Keeping />
  const answers = all.filter((move) => toolOf(move) === undefined)
  const tools = toolsOf(view, moves)
  const [pass] = only(answers, 'pass')
  const together = only(answers, 'take').length > 0 ? plainRewards(view) : undefined
  const others = answers.filter((move) => move.move !== 'pass' && !(together && move.move === 'take' && isPlain(move)))
  const buttons = tools.length + others.length
  return (
    <>
      <div className="tw-tools" data-dense={buttons > DENSE} data-many={buttons > MANY}>
        {tools
          .filter(({ kind }) => kind !== 'free')
          .map((tool) => (
            <ToolButton key={tool.tool} {...tool} />
          ))}
        {together && <TakeAll effects={together.effects} onTake={() => takeAll(together.moves)} />}
        <Answering moves={others} />
        {tools
          .filter(({ kind }) => kind === 'free')
          .map((tool) => (
            <ToolButton key={tool.tool} {...tool} />
          ))}
      </div>
      {pass && <PassButton move={pass} alone={others.length === 0 && !together} />}
    </>
  )
}

interface TakeAllProps {
  readonly effects: readonly PrintedEffect[]
  onTake(): void
}

/** Rewards without a decision, in one press; the list of all moves still has them one by one. */
function TakeAll({ effects, onTake }: TakeAllProps) {
  const { words, say } = useTable()
  const told = effects.map(({ kind, n }) => say({ move: 'take', effect: `${n} ${kind}` }))
  return (
    <button
      type="button"
      className="action tw-tool"
      data-state="ready"
      aria-label={told.join(', ')}
      title={told.join(', ')}
      onClick={onTake}
    >
      <b>{words.takeAll}</b>
      <span className="tw-effects">
        {effects.map((effect) => (
          <span key={effect.kind} className="tw-effect">
            <EffectSign effect={effect} size={20} />
          </span>
        ))}
      </span>
    </button>
  )
}

/** More than these would push everything else out of the bar; rewards are told by their signs and need less room. */
const MOST = 4
/** Letters of all answers together that still stand in one row, three lines each. */
const MOST_LETTERS = 150
const MOST_SIGNS = 9
/** More rewards than these in words would open a second row, and the board would jump from one reward to the next. */
const MOST_TOLD = 3

/** The answers as buttons; the same things glow on the board. Many stand in a list above the bar. */
function Answering({ moves }: { readonly moves: readonly WrittenMove[] }) {
  const { play, say, words, compact } = useTable()
  const [open, setOpen] = useState(false)
  if (moves.length === 0) return null
  const bare = moves.length > MOST_TOLD && moves.every(({ move }) => move === 'take')
  const letters = moves.reduce((sum, move) => sum + say(move).length, 0)
  if (bare ? moves.length <= MOST_SIGNS : moves.length <= MOST && letters <= MOST_LETTERS)
    return moves.map((move) => (
      <button
        key={JSON.stringify(move)}
        type="button"
        className="action tw-tool tw-answer"
        data-state="ready"
        aria-label={bare ? say(move) : undefined}
        title={bare ? say(move) : undefined}
        onClick={() => play(asJson(move))}
      >
        <MoveSign move={move} size={24} />
        {!bare && <b>{say(move)}</b>}
      </button>
    ))
  return (
    <div className="tw-tool-box">
      <button
        type="button"
        className="action tw-tool"
        data-state="ready"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {moves[0] && <MoveSign move={moves[0]} size={24} />}
        <span>
          <b>
            {words.choose} ({moves.length})
          </b>
        </span>
      </button>
      {open && (
        <div className="tw-pop tw-pop-above tw-pop-list" data-compact={compact}>
          <Chooser moves={moves} onPlay={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

interface PassProps {
  readonly move: WrittenMove
  /** Nothing else can be done: passing is what is asked. */
  readonly alone: boolean
}

/** Filled only when nothing else is open. */
function PassButton({ move, alone }: PassProps) {
  const { play, say } = useTable()
  return (
    <button type="button" className="action action-end tw-end" data-open={!alone} onClick={() => play(asJson(move))}>
      <b>{say(move)}</b>
    </button>
  )
}

/** The opening hand: cards are picked on the board, the choice is confirmed here. */
function Keeping() {
  const { moves, play, words, mine, atlas } = useTable()
  const draft = useDraft()
  const wanted = atlas.document.values.godCardsKept.value
  const match = only(written(moves), 'keep').find(
    ({ cards }) => cards.length === draft.length && cards.every((card) => draft.includes(card)),
  )
  return (
    <>
      {!match && (
        <span className="tw-hint">
          {mine?.hasChosenHand && draft.length === 0 ? words.chosen : words.pickCards(draft.length, wanted)}
        </span>
      )}
      {draft.length > 0 && (
        <button type="button" className="action tw-tool" onClick={() => setDraft([])}>
          <b>{words.change}</b>
        </button>
      )}
      {match && (
        <button
          type="button"
          className="action action-end tw-end"
          data-open={false}
          onClick={() => {
            setDraft([])
            play(asJson(match))
          }}
        >
          <b>{words.keepThese(draft.length)}</b>
        </button>
      )}
    </>
  )
}
