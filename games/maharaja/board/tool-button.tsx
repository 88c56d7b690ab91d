import { useWhy } from '@durbar/craft/board'
import type { JsonObject } from '@durbar/kernel'
import { useEffect, useRef, useState } from 'react'
import type { WrittenMoveOf } from '../text/written.ts'
import { ActionIcon } from './art/index.ts'
import { RuleLink } from './card.tsx'
import { palacePrice } from './costs.ts'
import { type Table, useTable } from './table.tsx'
import type { ToolState } from './tools.ts'
import { WhyNot } from './why-card.tsx'

/** One tool. Pressing it takes it in hand; Gold and Quarry need no place and happen at once. */
export function ToolButton({ tool, state, left, moves, ask }: ToolState) {
  const table = useTable()
  const { words, hand, pickTool, play } = table
  const [curious, setCurious] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const answer = useWhy(table, curious && state !== 'ready' ? ask : undefined)
  const inHand = hand === tool
  const [first] = moves
  const immediate = tool === 'gold' || tool === 'quarry'
  const privileges = moves.filter((move): move is WrittenMoveOf<'privilege'> => move.move === 'privilege')
  const choosing = tool === 'privilege' && inHand && privileges.length > 0

  useEffect(() => {
    if (!curious) return
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') setCurious(false)
    }
    const onPointer = (event: globalThis.PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setCurious(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [curious])

  const press = (): void => {
    if (state !== 'ready') setCurious(true)
    else if (immediate && first) play(first as unknown as JsonObject)
    else pickTool(tool)
  }
  return (
    <div
      ref={box}
      className="mh-tool-box"
      onPointerEnter={() => setCurious(true)}
      onPointerLeave={() => setCurious(false)}
    >
      <button
        type="button"
        className="action mh-tool"
        data-state={state}
        aria-pressed={immediate ? undefined : inHand}
        aria-disabled={state !== 'ready'}
        onClick={press}
        onFocus={() => setCurious(true)}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setCurious(false)
        }}
      >
        <ActionIcon action={tool} size={26} hole="var(--mh-tool-face)" />
        <span>
          <b>
            {words.tools[tool]}
            {left > 1 && ` ×${left}`}
          </b>
          <small>{detailOf(tool, state, table)}</small>
        </span>
      </button>
      {answer && (
        <div className="mh-pop mh-pop-above" role="status">
          <div className="mh-pop-head">
            <b className="mh-pop-title">{words.tools[tool]}</b>
            <RuleLink rule={answer.rule} openRule={table.openRule} />
          </div>
          <WhyNot answer={answer} />
        </div>
      )}
      {choosing && <Privileges moves={privileges} />}
    </div>
  )
}

interface PrivilegesProps {
  readonly moves: readonly WrittenMoveOf<'privilege'>[]
}

/** The actions a privilege is good for; the same sectors glow on the sun. */
function Privileges({ moves }: PrivilegesProps) {
  const { names, words, play, pickTool } = useTable()
  return (
    <fieldset className="mh-pop mh-pop-above mh-privileges" aria-label={words.tools.privilege}>
      {moves.map((move) => (
        <button
          key={move.action}
          type="button"
          className="mh-choice"
          onClick={() => {
            pickTool(undefined)
            play(move as unknown as JsonObject)
          }}
        >
          <ActionIcon action={move.action} size={18} hole="transparent" />
          <span>{names.actions[move.action]}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** The second line: the price, what to do with it, or that it is over. */
function detailOf(tool: ToolState['tool'], state: ToolState['state'], table: Table): string {
  const { words, atlas } = table
  if (state === 'used') return words.used
  if (state === 'blocked') return words.notNow
  if (tool === 'palace') return words.gold(palacePrice(table))
  if (tool === 'house') return words.gold(atlas.values.housePrice)
  if (tool === 'gold') return `+${words.gold(atlas.values.goldAction)}`
  return words.hints[tool]
}
