import { useWhy } from '@durbar/craft/board'
import { useEffect, useRef, useState } from 'react'
import { isIcon } from './art/index.ts'
import { RuleLink } from './card.tsx'
import { Chooser } from './chooser.tsx'
import { IconSign, WorkerSign } from './sign.tsx'
import { type Table, useTable } from './table.tsx'
import { sideActions, type ToolState } from './tools.ts'
import { WhyNot } from './why-card.tsx'
import { asJson } from './written.ts'

/** One tool. Pressing it takes it in hand; what needs no place happens at once. */
export function ToolButton(tool: ToolState) {
  const table = useTable()
  const { hand, pickTool, play } = table
  const [curious, setCurious] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { state, moves } = tool
  const answer = useWhy(table, curious && state !== 'ready' ? tool.ask : undefined)
  const inHand = hand === tool.tool
  const [first] = moves
  const immediate = tool.kind === 'side' && moves.length === 1

  useEffect(() => {
    if (!curious && !(inHand && tool.kind === 'free')) return
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setCurious(false)
      if (tool.kind === 'free') pickTool(undefined)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [curious, inHand, tool.kind, pickTool])

  const press = (): void => {
    if (state !== 'ready') setCurious(true)
    else if (immediate && first) play(asJson(first))
    else pickTool(inHand && tool.kind === 'free' ? undefined : tool.tool)
  }
  const { name, note } = named(tool, table)
  return (
    <div
      ref={box}
      className="tw-tool-box"
      onPointerEnter={() => setCurious(true)}
      onPointerLeave={() => setCurious(false)}
    >
      <button
        type="button"
        className="action tw-tool"
        data-state={state}
        aria-pressed={immediate ? undefined : inHand}
        aria-disabled={state !== 'ready'}
        onClick={press}
        onFocus={() => setCurious(true)}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setCurious(false)
        }}
      >
        <ToolSign {...tool} />
        <span>
          <b>{name}</b>
          <small>{note}</small>
        </span>
      </button>
      {answer && (
        <div className="tw-pop tw-pop-above" role="status">
          <div className="tw-pop-head">
            <b className="tw-pop-title">{name}</b>
            <RuleLink rule={answer.rule} openRule={table.openRule} />
          </div>
          <WhyNot answer={answer} />
        </div>
      )}
      {inHand && tool.kind === 'free' && (
        <div className="tw-pop tw-pop-above tw-pop-list">
          <Chooser moves={moves} onPlay={() => pickTool(undefined)} />
        </div>
      )}
    </div>
  )
}

function ToolSign({ tool, kind, worker, role }: ToolState) {
  if (kind === 'worker' && worker) return <WorkerSign color={worker} role={role} size={28} />
  if (kind === 'free') return <IconSign name="exchange" size={22} color="currentColor" />
  return isIcon(tool) ? (
    <IconSign name={tool} size={22} {...(tool === 'pray' ? {} : { color: 'currentColor' })} />
  ) : null
}

type SideAction = (typeof sideActions)[number]
const isSide = (tool: string): tool is SideAction => (sideActions as readonly string[]).includes(tool)

function named({ tool, state, role }: ToolState, { words }: Table): { readonly name: string; readonly note: string } {
  const closed = state === 'done' ? words.done : state === 'blocked' ? words.notNow : undefined
  if (isSide(tool)) return { name: words.side[tool], note: closed ?? words.sideNotes[tool] }
  if (role) return { name: words.roles[role], note: closed ?? words.choosePlace }
  return { name: words.freeActions, note: words.freeNote }
}
