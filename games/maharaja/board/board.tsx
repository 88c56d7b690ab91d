import { stepFocus, useSize } from '@durbar/craft/board'
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
import { makeTable, TableProvider, useTable } from './table.tsx'
import { useTouch } from './touch.ts'
import { TrackColumn } from './track.tsx'

export function Board(props: BoardProps<View>) {
  const table = makeTable(props)
  return <TableProvider value={table}>{props.compact ? <CompactBoard /> : <DesktopBoard />}</TableProvider>
}

/** The measures of the art direction, in pixels at 1280×800: the box, and the framed map in it. */
const BOX = { width: 936, height: 692 }
const FRAME = { margin: 12, top: 10, height: 574 }
const TRACK = 127
/** Pixels per map unit at that size: the crop and the track fill the frame, which is six lines thick. */
const SCALE = (BOX.width - 2 * FRAME.margin - TRACK - 12) / CROP.width
const LINE = 1 / SCALE
const PAD = 6 * LINE
const HEIGHT = FRAME.height / SCALE - 2 * PAD
/** A little more than the crop shows, above and below. */
const TOP = CROP.y - (HEIGHT - CROP.height) / 2

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
  const track = TRACK / SCALE
  const spare = Math.max(0, width - CROP.width - track - 2 * PAD)
  const left = CROP.x - spare / 2
  const right = left + CROP.width + spare
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk between the buttons inside
    <div
      ref={root}
      className="mh-board"
      data-still={!motion}
      style={{ '--mh-f': factor, '--mh-text-scale': Math.min(1, 1.25 / factor) } as CSSProperties}
      onKeyDown={(event: KeyboardEvent) => stepFocus(event, root.current)}
    >
      <section className="mh-frame" aria-label={words.map}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole map; the section has the name */}
        <svg className="mh-art" viewBox={`${left - PAD} ${TOP - PAD} ${width} ${HEIGHT + 2 * PAD}`}>
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
          <g transform={`translate(${right} ${TOP}) scale(${1 / SCALE})`}>
            <TrackColumn touch={touch} marked={marked} height={HEIGHT * SCALE} />
          </g>
          <FrameRule x={right} y={TOP} height={HEIGHT} line={LINE} />
          <Frame x={left - PAD} y={TOP - PAD} width={width} height={HEIGHT + 2 * PAD} line={LINE} />
        </svg>
      </section>
      <OwnStrip touch={touch} marked={marked} />
      <TargetCard touch={touch} root={root} />
    </div>
  )
}
