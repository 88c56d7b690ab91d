import { stepFocus, useSize } from '@durbar/craft/board'
import type { BoardProps } from '@durbar/kernel'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import type { View } from '../rules/view.ts'
import { useAhead } from './ahead.ts'
import { Defs } from './art/defs.tsx'
import { TargetCard } from './card.tsx'
import { City } from './city.tsx'
import { CompactBoard } from './compact-board.tsx'
import { COURT_HEIGHT, Court } from './court.tsx'
import { traceOf } from './last-move.ts'
import { cityLayout } from './layout.ts'
import { useFlights } from './motion.ts'
import { Flights } from './motion-layer.tsx'
import { OwnBoard } from './own.tsx'
import { River, useRiver } from './river.tsx'
import { useShownSeat } from './shown-seat.ts'
import { makeTable, TableProvider, useTable } from './table.tsx'
import { TouchProvider, useNewTouch } from './touch.tsx'

export function Board(props: BoardProps<View>) {
  const table = useAhead(makeTable(props))
  return <TableProvider value={table}>{props.compact ? <CompactBoard /> : <DesktopBoard />}</TableProvider>
}

/** Units of the art direction: the main board, the gap, the court beside it. */
const LEAST = { main: 656, court: 232, gap: 8, height: COURT_HEIGHT }
const MARGIN = { x: 12, y: 8 }

/** What the box has more than the drawing needs widens the panels, the main board first. */
export function panelWidths(width: number, height: number) {
  const least = LEAST.main + LEAST.gap + LEAST.court
  const factor = Math.max(0.5, Math.min((width - 2 * MARGIN.x) / least, (height - 2 * MARGIN.y) / LEAST.height))
  const spare = Math.max(0, (width - 2 * MARGIN.x) / factor - least)
  const main = Math.min(LEAST.main + spare * 0.78, 960)
  const court = Math.min(LEAST.court + spare * 0.22, 300)
  return { factor, main, court }
}

function DesktopBoard() {
  const table = useTable()
  const root = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(root, { width: 936, height: 692 })
  const touch = useNewTouch(table)
  const [shown, setShown] = useShownSeat()
  const { factor, main, court } = panelWidths(width, height)
  const trace = traceOf(table.path)
  const city = cityLayout(main, factor)
  const river = useRiver('full', main, city.bottom)
  const flights = useFlights(table, city, river)
  const whole = { width: main + LEAST.gap + court, height: LEAST.height }
  return (
    <TouchProvider value={touch}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk between the buttons inside */}
      <div
        ref={root}
        className="ag-board"
        style={{ '--ag-f': factor } as CSSProperties}
        onKeyDown={(event: KeyboardEvent) => stepFocus(event, root.current)}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole board; the shell's section has the name */}
        <svg
          className="ag-art"
          viewBox={`0 0 ${whole.width} ${whole.height}`}
          width={whole.width * factor}
          height={whole.height * factor}
        >
          <Defs />
          <MainPanel width={main} />
          <City layout={city} trace={trace} />
          <River layout={river} trace={trace} round={10} letters={city.letters + 0.6} />
          <Flights flights={flights} />
          <g transform={`translate(${main + LEAST.gap} 0)`}>
            <Court width={court} trace={trace} />
          </g>
          <g transform="translate(0 552)">
            <OwnBoard width={main} seat={shown} onShow={setShown} />
          </g>
        </svg>
        <TargetCard root={root} />
      </div>
    </TouchProvider>
  )
}

interface MainPanelProps {
  readonly width: number
}

const MainPanel = ({ width }: MainPanelProps) => (
  <>
    <path d={`M0 412V10A10 10 0 0 1 10 0H${width - 10}A10 10 0 0 1 ${width} 10V412Z`} fill="var(--ag-field)" />
    <path d={`M0 410V10A10 10 0 0 1 10 0H${width - 10}A10 10 0 0 1 ${width} 10V410Z`} fill="url(#ag-jali)" />
    <path
      d={`M3.5 408V12a8.5 8.5 0 0 1 8.5-8.5H${width - 12}a8.5 8.5 0 0 1 8.5 8.5V408`}
      fill="none"
      stroke="var(--ag-field-line)"
      strokeOpacity={0.4}
    />
  </>
)
