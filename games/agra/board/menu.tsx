import { useEffect, useRef, useState } from 'react'
import { rupeesOf, saidOf } from './chooser.tsx'
import { MoveSign } from './move-sign.tsx'
import { CoinSign, IconSign } from './signs.tsx'
import { useTable } from './table.tsx'
import type { WrittenMove } from './written.ts'

interface MovesProps {
  readonly moves: readonly WrittenMove[]
}

interface BesidesProps extends MovesProps {
  /** Its sign and number have to do. */
  readonly nameless: boolean
}

/** Secondary actions: everything one may do with favor and goods besides the question. */
export function Besides({ moves, nameless }: BesidesProps) {
  const { words } = useTable()
  const menu = useMenu()
  return (
    <div ref={menu.box} className="ag-tool-box">
      <button
        type="button"
        className="action ag-tool"
        aria-expanded={menu.open}
        title={nameless ? words.besides : undefined}
        onClick={menu.toggle}
      >
        <IconSign name="favor" size={20} fill="var(--ag-lotus)" />
        <b className={nameless ? 'ag-nameless' : undefined}>{words.besides}</b>
        <span className="ag-count" data-quiet="true">
          {moves.length}
        </span>
      </button>
      {menu.open && <Menu moves={moves} onPlay={menu.close} />}
    </div>
  )
}

interface MenuProps extends MovesProps {
  onPlay(): void
}

export function Menu({ moves, onPlay }: MenuProps) {
  const table = useTable()
  return (
    <div className="ag-pop ag-menu">
      {moves.map((move) => {
        const rupees = rupeesOf(move, table)
        return (
          <button
            key={JSON.stringify(move)}
            type="button"
            className="ag-choice"
            onClick={() => {
              onPlay()
              table.answer(move)
            }}
          >
            <MoveSign move={move} size={18} />
            <span>{saidOf(move, table)}</span>
            {rupees !== undefined && (
              <span className="ag-price">
                <CoinSign size={14} />
                {rupees > 0 ? `+${rupees}` : rupees}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** Open until Escape, a click elsewhere, or other moves. */
export function useMenu() {
  const { moves } = useTable()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the moves that closes
  useEffect(() => setOpen(false), [moves])
  useEffect(() => {
    if (!open) return
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false)
    }
    const onPointer = (event: globalThis.PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [open])
  return { open, box, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
