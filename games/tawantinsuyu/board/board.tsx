import { stepFocus, useSize } from '@durbar/craft/board'
import type { BoardProps, JsonObject } from '@durbar/kernel'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { View } from '../rules/view.ts'
import { AxomammaPanel } from './axomamma.tsx'
import { TargetCard } from './card.tsx'
import { CompactBoard } from './compact-board.tsx'
import { Hill } from './hill.tsx'
import { markedBy } from './last-move.ts'
import { Decks, Market, Offer, Statues, WeavingStack } from './market.tsx'
import { MotionLayer } from './motion-layer.tsx'
import { Region } from './regions.tsx'
import { type Scene, SceneProvider } from './scene.tsx'
import { STRIP_HEIGHT, Strip } from './strip.tsx'
import { makeTable, type Table, TableProvider, useTable } from './table.tsx'
import { TempleTrack } from './temple-track.tsx'
import { useTouch } from './touch.ts'
import { Tray } from './tray.tsx'
import { Casualties, Festivals, Nomads, Village } from './village.tsx'

export function Board(props: BoardProps<View>) {
  const table = makeTable(props)
  return (
    <TableProvider value={table}>
      <WithScene table={table} />
    </TableProvider>
  )
}

function WithScene({ table }: { readonly table: Table }) {
  const scene = useNewScene(table)
  return <SceneProvider value={scene}>{table.compact ? <CompactBoard /> : <DesktopBoard />}</SceneProvider>
}

function useNewScene(table: Table): Scene {
  const { view, moves, me, recent } = table
  const touch = useTouch(table)
  const [shown, show] = useState(me ?? 0)
  // Whoever looks sees their own things first, in a study one seat after the other.
  useEffect(() => {
    if (me !== undefined) show(me)
  }, [me])
  // A question is about the own things: they come back to the table with it.
  useEffect(() => {
    if (me !== undefined && moves.length > 0) show(me)
  }, [moves, me])
  const [pointed, point] = useState<JsonObject>()
  return { touch, marked: markedBy(pointed ? [pointed] : recent, view), shown, show, point }
}

/** The measures of the art direction, in pixels at 1280×800. */
const BOX = { width: 936, height: 692 }
const BOARD = BOX.height - STRIP_HEIGHT

function DesktopBoard() {
  const { words, motion } = useTable()
  const root = useRef<HTMLDivElement>(null)
  const size = useSize(root, BOX)
  // One factor for the whole area; what is left over at the sides is more ground.
  const factor = Math.max(0.5, Math.min(size.width / BOX.width, size.height / BOX.height))
  const width = size.width / factor
  const height = size.height / factor
  const lift = Math.max(0, height - BOX.height)
  const middle = width / 2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk between the buttons inside
    <div
      ref={root}
      className="tw-board tw-root"
      data-motion={motion}
      style={{ '--tw-f': factor } as CSSProperties}
      onKeyDown={(event: KeyboardEvent) => stepFocus(event, root.current)}
    >
      <section className="tw-frame" aria-label={words.hill}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole board; the section has the name */}
        <svg className="tw-art" viewBox={`0 0 ${width} ${height}`}>
          <Weave width={width} height={height} />
          <g transform={`translate(${middle} ${270 + lift / 2}) scale(.972)`}>
            <Hill />
            <MotionLayer />
          </g>
          <Areas width={width} lift={lift} />
          <Tray x={middle} y={BOARD + lift - 8} room={Math.min(520, width - 420)} />
          <g transform={`translate(0 ${height - STRIP_HEIGHT})`}>
            <Strip width={width} />
          </g>
        </svg>
      </section>
      <AxomammaPanel />
      <TargetCard root={root} />
    </div>
  )
}

interface WeaveProps {
  readonly width: number
  readonly height: number
}

/** The ground around the hill, with the faintest of weaves. */
export function Weave({ width, height }: WeaveProps) {
  const id = useId()
  return (
    <g className="tw-still">
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 3h3v3h3v3h3v3h3" fill="none" stroke="var(--tw-weave)" />
      </pattern>
      <rect width={width} height={height} fill="var(--tw-ground)" />
      <rect width={width} height={height} fill={`url(#${id})`} opacity=".06" />
    </g>
  )
}

interface AreasProps {
  readonly width: number
  /** How much higher than the drawing the area is. */
  readonly lift: number
}

/** The pentagon points down, so its free corners carry everything else. */
function Areas({ width, lift }: AreasProps) {
  const right = width - 936
  const low = lift
  const at = (x: number, y: number) => ({ transform: `translate(${x} ${y})` })
  return (
    <>
      <g {...at(12, 8)}>
        <Region index={0} />
      </g>
      <g {...at(724 + right, 8)}>
        <Region index={1} />
      </g>
      <g {...at(724 + right, 519 + low)}>
        <Region index={2} />
      </g>
      <g {...at(12, 519 + low)}>
        <Region index={3} />
      </g>
      <g {...at(12, 78)}>
        <Village />
      </g>
      <g {...at(72, 78)}>
        <Nomads />
      </g>
      <g {...at(72, 162)}>
        <Casualties />
      </g>
      <g {...at(72, 218)}>
        <Festivals />
      </g>
      <g {...at(822 + right, 74)}>
        <TempleTrack />
      </g>
      <g {...at(12, 405 + low)}>
        <Market />
      </g>
      <g {...at(168, 447 + low)}>
        <WeavingStack />
      </g>
      <g {...at(808 + right, 384 + low)}>
        <Statues />
      </g>
      <g {...at(732 + right, 448 + low)}>
        <Offer />
      </g>
      <g {...at(624 + right, 521 + low)}>
        <Decks />
      </g>
    </>
  )
}
