import { useSize, useZoom } from '@durbar/craft/board'
import { useEffect, useRef, useState } from 'react'
import { CROP, Elephant } from './art/index.ts'
import { TargetCard } from './card.tsx'
import { Cards } from './cards.tsx'
import { DiscGlance, OwnDisc } from './disc-setter.tsx'
import { maySet } from './draft.ts'
import { markedBy } from './last-move.ts'
import { MaharajaMap } from './map.tsx'
import { useChangedRoads, useFlights } from './motion.ts'
import { previewed } from './preview.ts'
import { CoinSign, MarkSign } from './signs.tsx'
import { Stock } from './stock.tsx'
import { useTable } from './table.tsx'
import { useTouch } from './touch.ts'
import { TrackRow } from './track.tsx'

/** A phone: its own drawing of the map, the banner and the track below it, and a sheet with disc and cards. */
export function CompactBoard() {
  const table = useTable()
  const { view, recent, motion, atlas, color, words, moves } = table
  const root = useRef<HTMLDivElement>(null)
  const width = Math.max(280, useSize(root, { width: 390, height: 500 }).width)
  const touch = useTouch(table)
  const { zoom, handlers, toggle } = useZoom()
  const marked = markedBy(recent, view)
  const flights = useFlights(recent, view, atlas, motion, color)
  const changed = useChangedRoads(view, motion)
  const wanted = maySet(moves) || cardQuestions.has(view.question.question)
  const [sheet, setSheet] = useState(wanted)
  useEffect(() => setSheet(wanted), [wanted])

  const visible = { width: CROP.width / zoom.scale, height: CROP.height / zoom.scale }
  const box = `${CROP.x + zoom.x * CROP.width} ${CROP.y + zoom.y * CROP.height} ${visible.width} ${visible.height}`
  return (
    <div ref={root} className="mh-phone" data-still={!motion}>
      <section className="mh-phone-map" aria-label={words.map} data-zoomed={zoom.scale > 1} {...handlers}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole map; the section has the name */}
        <svg className="mh-art" viewBox={box}>
          <MaharajaMap
            {...{ touch, marked, flights, changed }}
            route={previewed(touch, table)}
            detail={zoom.scale > 1.7 ? 'full' : 'small'}
            minX={CROP.x}
            maxX={CROP.x + CROP.width}
          />
        </svg>
        <button
          type="button"
          className="mh-zoom"
          aria-label={zoom.scale > 1 ? words.zoomOut : words.zoomIn}
          onClick={toggle}
        >
          {zoom.scale > 1 ? '−' : '+'}
        </button>
      </section>
      <CourtStrip />
      <section className="mh-phone-track" aria-label={words.governors}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every token; the section has the name */}
        <svg className="mh-art" viewBox={`0 0 ${width - 16} 57`}>
          <TrackRow touch={touch} marked={marked} width={width - 16} />
        </svg>
      </section>
      <section className="mh-sheet" aria-label={words.ownThings}>
        <button
          type="button"
          className="mh-handle"
          aria-expanded={sheet}
          aria-label={sheet ? words.hideOwn : words.showOwn}
          onClick={() => setSheet(!sheet)}
        />
        <div className="mh-brief">
          {!sheet && <DiscGlance />}
          <Stock touch={touch} brief />
        </div>
        {sheet && (
          <>
            {!cardQuestions.has(view.question.question) && <OwnDisc touch={touch} iconSize={22} />}
            <Cards touch={touch} marked={marked} />
          </>
        )}
      </section>
      <TargetCard touch={touch} root={root} />
    </div>
  )
}

const cardQuestions: ReadonlySet<string> = new Set(['choose', 'replace', 'surrender'])

/** The banner of the small map stands below it. */
function CourtStrip() {
  const { view, words, place, color, who } = useTable()
  const scored = view.cities[view.maharaja]
  if (!scored) return null
  return (
    <p className="mh-court">
      <svg className="mh-court-elephant" viewBox="-36 -62 72 72" aria-hidden="true">
        <Elephant size={70} />
      </svg>
      <b>
        {place(view.maharaja)} {words.now}
      </b>
      {scored.scoring.map(({ seat, points, gold }) => (
        <span key={seat} title={who(seat)} data-none={points === 0}>
          <MarkSign player={color(seat)} size={12} /> <b className="mh-display">{points}</b>
          {gold > 0 && (
            <>
              {' '}
              <CoinSign size={12} /> {gold}
            </>
          )}
        </span>
      ))}
    </p>
  )
}
