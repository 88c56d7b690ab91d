import type { BoardProps } from '@durbar/kernel'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import type { View } from '../rules/view.ts'
import { CROP, Frame, FrameRule, KEY_CORNER, MapKey } from './art/index.ts'
import { TargetCard } from './card.tsx'
import { CompactBoard } from './compact-board.tsx'
import { markedBy } from './last-move.ts'
import { MaharajaMap } from './map.tsx'
import { useChangedRoads, useFlights } from './motion.ts'
import { OwnStrip } from './own-strip.tsx'
import { previewed } from './preview.ts'
import { stepFocus } from './step-focus.ts'
import { makeTable, TableProvider, useTable } from './table.tsx'
import { useTouch } from './touch.ts'
import { TrackColumn } from './track.tsx'
import { useSize } from './use-size.ts'

export function Board(props: BoardProps<View>) {
  const table = makeTable(props)
  return <TableProvider value={table}>{props.compact ? <CompactBoard /> : <DesktopBoard />}</TableProvider>
}

/** The measures of the art direction, in pixels at 1280×800: the box, and the framed map in it. */
const BOX = { width: 936, height: 692 }
const FRAME = { margin: 12, top: 10, height: 574 }
/** Pixels per map unit at that size. */
const SCALE = 0.832
const TRACK = 127
const LINE = 1 / SCALE
const PAD = 6 * LINE

function DesktopBoard() {
  const table = useTable()
  const { view, recent, motion, atlas, color, words, me } = table
  const root = useRef<HTMLDivElement>(null)
  const size = useSize(root, BOX)
  const touch = useTouch(table)
  const marked = markedBy(recent, view)
  const flights = useFlights(recent, view, atlas, motion, color)
  const changed = useChangedRoads(view, motion)

  // One factor for the whole area; what is left over at the sides is more land.
  const factor = Math.max(0.6, Math.min(size.width / BOX.width, size.height / BOX.height))
  const width = (size.width - 2 * FRAME.margin * factor) / (SCALE * factor)
  const height = CROP.height + 2 * PAD
  const track = TRACK / SCALE
  const spare = Math.max(0, width - CROP.width - track - 2 * PAD)
  const left = CROP.x - spare / 2
  const right = left + CROP.width + spare
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk between the buttons inside
    <div
      ref={root}
      className="mh-board"
      style={{ '--mh-f': factor, '--mh-text-scale': Math.min(1, 1.25 / factor) } as CSSProperties}
      onKeyDown={(event: KeyboardEvent) => stepFocus(event, root.current)}
    >
      <svg
        className="mh-art mh-frame"
        viewBox={`${left - PAD} ${CROP.y - PAD} ${width} ${height}`}
        role="group"
        aria-label={words.map}
      >
        <svg
          x={left}
          y={CROP.y}
          width={CROP.width + spare}
          height={CROP.height}
          viewBox={`${left} ${CROP.y} ${CROP.width + spare} ${CROP.height}`}
        >
          <MaharajaMap
            {...{ touch, marked, flights, changed }}
            route={previewed(touch, table)}
            detail="full"
            minX={left}
            maxX={right}
          />
          <MapKey
            x={KEY_CORNER.x + spare / 2}
            y={KEY_CORNER.y}
            words={
              me === undefined ? [words.connected, words.missing] : [words.connected, words.missing, words.yourToll]
            }
          />
        </svg>
        <g transform={`translate(${right} ${CROP.y}) scale(${1 / SCALE})`}>
          <TrackColumn touch={touch} marked={marked} height={CROP.height * SCALE} />
        </g>
        <FrameRule x={right} y={CROP.y} height={CROP.height} line={LINE} />
        <Frame x={left - PAD} y={CROP.y - PAD} width={width} height={height} line={LINE} />
      </svg>
      <OwnStrip touch={touch} marked={marked} />
      <TargetCard touch={touch} root={root} />
    </div>
  )
}
