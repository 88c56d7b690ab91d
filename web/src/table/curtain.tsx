import type { Seat } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useEffect, useRef } from 'react'
import { Band } from '../ui/band.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { useWords } from '../words/index.ts'
import { useTitle } from './tab-title.ts'

interface CurtainProps {
  readonly table: TableSummary
  readonly seat: Seat
  onConfirm(): void
}

/** Stands where the table would be. Nothing is hidden behind it: the next seat's view is fetched only when it opens. */
export function Curtain({ table, seat, onConfirm }: CurtainProps) {
  const { curtain } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const who = table.seats[seat]
  const name = who?.name ?? ''
  useTitle(table.name, true)
  useEffect(() => button.current?.focus(), [])
  return (
    <main id="content" className="curtain" data-color={who?.color}>
      <Band game={table.game} />
      <div className="curtain-text">
        <PlayerMark color={who?.color ?? 0} size={5} />
        <h1>{curtain.pass(name)}</h1>
        <p>{curtain.hint}</p>
        <button ref={button} type="button" className="button primary large" onClick={onConfirm}>
          {curtain.confirm(name)}
        </button>
      </div>
      <Band game={table.game} />
    </main>
  )
}
