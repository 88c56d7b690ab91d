import { useZoom } from '@durbar/craft/board'
import { useEffect, useRef, useState } from 'react'
import { AxomammaPanel } from './axomamma.tsx'
import { Weave } from './board.tsx'
import { Brief } from './brief.tsx'
import { BuildingShelf } from './building-shelf.tsx'
import { TargetCard } from './card.tsx'
import { ArmyShelf, GodHand } from './card-shelves.tsx'
import { pentagonBox } from './compact-measures.ts'
import { Hill } from './hill.tsx'
import { MotionLayer } from './motion-layer.tsx'
import { useScene } from './scene.tsx'
import { Shelf } from './shelf.tsx'
import { Supply } from './supply.tsx'
import { useTable } from './table.tsx'
import { TapestryShelf } from './tapestry-shelf.tsx'
import { Tray } from './tray.tsx'

/** Questions whose answers lie among the own things: the sheet comes up for them. */
const own: ReadonlySet<string> = new Set([
  'lay',
  'production',
  'produce-once',
  'refresh',
  'refresh-one',
  'worship',
  'muster',
])

/** A phone: its own drawing of the hill, the other areas on a shelf, and a sheet with the own things. */
export function CompactBoard() {
  const { view, words, asked, motion } = useTable()
  const root = useRef<HTMLDivElement>(null)
  const { zoom, handlers, toggle } = useZoom()
  const wanted = asked && own.has(view.question.question)
  const [sheet, setSheet] = useState(wanted)
  useEffect(() => setSheet(wanted), [wanted])
  const { left, top, width, height } = pentagonBox
  const box = `${left + zoom.x * width} ${top + zoom.y * height} ${width / zoom.scale} ${height / zoom.scale}`
  return (
    <div ref={root} className="tw-phone tw-root" data-motion={motion}>
      <section className="tw-phone-hill" aria-label={words.hill} data-zoomed={zoom.scale > 1} {...handlers}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole hill; the section has the name */}
        <svg className="tw-art" viewBox={box}>
          <g transform={`translate(${left} ${top})`}>
            <Weave width={width} height={height} />
          </g>
          <Hill badge={1.35} />
          <MotionLayer />
          <Tray x={0} y={top + height - 10} room={width} scale={1.45} />
        </svg>
        <button
          type="button"
          className="tw-zoom"
          aria-label={zoom.scale > 1 ? words.zoomOut : words.zoomIn}
          onClick={toggle}
        >
          {zoom.scale > 1 ? '−' : '+'}
        </button>
      </section>
      <Shelf />
      <Sheet open={sheet} onToggle={() => setSheet(!sheet)} />
      <AxomammaPanel />
      <TargetCard root={root} />
    </div>
  )
}

interface SheetProps {
  readonly open: boolean
  onToggle(): void
}

const ROW = 102

/** The handle carries supply, workers and hand; drawn up it shows everything. */
function Sheet({ open, onToggle }: SheetProps) {
  const { view, words } = useTable()
  const { shown } = useScene()
  const box = useRef<HTMLElement>(null)
  const player = view.players[shown]
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  if (!player) return null
  return (
    <section ref={box} className="tw-sheet" aria-label={words.supply}>
      <button
        type="button"
        className="tw-handle"
        aria-expanded={open}
        aria-label={open ? words.hideOwn : words.showOwn}
        onClick={onToggle}
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over everything; the section has the name */}
      <svg className="tw-art" viewBox={`0 0 374 ${open ? ROW * 3 : 44}`}>
        {open ? (
          <>
            <Supply player={player} width={166} />
            <g transform="translate(182 0)">
              <GodHand player={player} width={186} />
            </g>
            <g transform={`translate(0 ${ROW})`}>
              <ArmyShelf player={player} width={200} />
            </g>
            <g transform={`translate(222 ${ROW})`}>
              <BuildingShelf player={player} width={146} />
            </g>
            <g transform={`translate(0 ${ROW * 2 - 4})`}>
              <TapestryShelf player={player} width={368} />
            </g>
          </>
        ) : (
          <Brief player={player} width={374} />
        )}
      </svg>
    </section>
  )
}
