import { useZoom } from '@durbar/craft/board'
import { useEffect, useRef, useState } from 'react'
import { Defs } from './art/defs.tsx'
import { TargetCard } from './card.tsx'
import { City } from './city.tsx'
import { CompactOwn } from './compact-own.tsx'
import { COURT_HEIGHT, Court } from './court.tsx'
import { traceOf } from './last-move.ts'
import { smallCity } from './layout.ts'
import { useFlights } from './motion.ts'
import { Flights } from './motion-layer.tsx'
import { River, useRiver } from './river.tsx'
import { useShownSeat } from './shown-seat.ts'
import { CoinSign, GoodSign, IconSign } from './signs.tsx'
import { type Table, useTable } from './table.tsx'
import { targetsOf } from './targets.ts'
import { TouchProvider, useNewTouch } from './touch.tsx'

const HEIGHT = 456
const courtKeys = /^(guild|order|bowl|pile)/
const ownKeys = /^(cover|cell|tracker|favor|food|niche|contract|tile)/

type Segment = 'city' | 'court'

/** A phone: city and river, or the court, above a sheet with the viewer's own board. */
export function CompactBoard() {
  const table = useTable()
  const { words, view, path } = table
  const root = useRef<HTMLDivElement>(null)
  const garden = useRef<HTMLElement>(null)
  const touch = useNewTouch(table)
  const { zoom, handlers, toggle } = useZoom()
  const [shown, show] = useShownSeat()
  const counts = countLegal(table)
  const [segment, setSegment] = useState<Segment>('city')
  const [sheet, setSheet] = useState(false)
  const trace = traceOf(path)
  const river = useRiver('small', smallCity.width, smallCity.bottom)
  const flights = useFlights(table, smallCity, river)
  const wanted = counts.own > 0 && counts.city + counts.court === 0
  const elsewhere = counts.own === 0 && counts.city + counts.court > 0
  const courtOnly = counts.court > 0 && counts.city === 0
  // The sheet comes when only one's own board can be touched, and goes when all that can be touched is elsewhere.
  useEffect(() => {
    if (wanted) setSheet(true)
  }, [wanted])
  useEffect(() => {
    if (!elsewhere) return
    setSheet(false)
    root.current?.scrollIntoView({ block: 'start' })
  }, [elsewhere])
  useEffect(() => {
    if (sheet) garden.current?.scrollIntoView({ block: 'start' })
  }, [sheet])
  useEffect(() => setSegment(courtOnly ? 'court' : 'city'), [courtOnly])
  const part = { width: smallCity.width / zoom.scale, height: HEIGHT / zoom.scale }
  const box = `${zoom.x * smallCity.width} ${zoom.y * HEIGHT} ${part.width} ${part.height}`
  const player = view.players[shown]
  const close = zoom.scale > 1.7
  return (
    <TouchProvider value={touch}>
      <div ref={root} className="ag-phone">
        <div className="ag-segments">
          <Tab
            name={`${words.city} · ${words.river}`}
            count={counts.city}
            active={segment === 'city'}
            onPick={() => setSegment('city')}
          />
          <Tab
            name={words.court}
            count={counts.court}
            active={segment === 'court'}
            onPick={() => setSegment('court')}
          />
          <button
            type="button"
            className="ag-zoom"
            aria-label={zoom.scale > 1 ? words.zoomOut : words.zoomIn}
            onClick={toggle}
          >
            {zoom.scale > 1 ? '−' : '+'}
          </button>
        </div>
        {segment === 'city' ? (
          <div className="ag-phone-map" data-zoomed={zoom.scale > 1} {...handlers}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole board */}
            <svg className="ag-art" viewBox={box} style={{ aspectRatio: `${smallCity.width} / ${HEIGHT}` }}>
              <Defs />
              <rect width={smallCity.width} height={smallCity.bottom + 2} fill="var(--ag-field)" />
              <rect width={smallCity.width} height={smallCity.bottom} fill="url(#ag-jali)" />
              <City layout={{ ...smallCity, named: close }} trace={trace} />
              <River layout={river} trace={trace} round={0} named={close} />
              <Flights flights={flights} />
            </svg>
          </div>
        ) : (
          <div className="ag-phone-court">
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole board */}
            <svg className="ag-art" viewBox={`0 0 300 ${COURT_HEIGHT}`}>
              <Defs />
              <Court width={300} trace={trace} />
            </svg>
          </div>
        )}
        <section ref={garden} className="ag-sheet" aria-label={words.garden}>
          <button
            type="button"
            className="ag-handle"
            aria-expanded={sheet}
            aria-label={sheet ? words.hide : words.show}
            onClick={() => setSheet(!sheet)}
          />
          {player && (
            <p className="ag-brief">
              <b className="ag-display-text">{shown === table.me ? words.garden : table.speech.name(shown)}</b>
              <span title={words.favor}>
                <IconSign name="favor" size={17} fill="var(--ag-lotus)" /> {player.favor}
              </span>
              {(['sandstone', 'wood', 'turmeric', 'cotton'] as const).map((good) => (
                <span key={good} title={words.goods[good]}>
                  <GoodSign good={good} size={17} /> {player.production[good]}
                </span>
              ))}
              <span className="ag-purse">
                <CoinSign size={19} /> {player.rupees ?? '?'}
              </span>
              {counts.own > 0 && !sheet && <span className="ag-count">{counts.own}</span>}
            </p>
          )}
          {sheet && <CompactOwn seat={shown} onShow={show} />}
        </section>
        <TargetCard root={root} />
      </div>
    </TouchProvider>
  )
}

/** How much can be done on each part, for the tabs. */
function countLegal({ moves, view }: Table) {
  const counts = { city: 0, court: 0, own: 0 }
  for (const [key, target] of targetsOf(moves, view)) {
    if (target.answers.length === 0) continue
    if (courtKeys.test(key) || (key.startsWith('tile:') && view.display.includes(key.slice(5)))) counts.court++
    else if (ownKeys.test(key)) counts.own++
    else counts.city++
  }
  return counts
}

interface TabProps {
  readonly name: string
  readonly count: number
  readonly active: boolean
  onPick(): void
}

const Tab = ({ name, count, active, onPick }: TabProps) => (
  <button type="button" className="ag-segment" aria-pressed={active} onClick={onPick}>
    {name}
    {count > 0 && <span className="ag-count">{count}</span>}
  </button>
)
