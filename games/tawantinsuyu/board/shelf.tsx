import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PlayerMark } from './art/index.ts'
import { Decks, Market, Offer, Statues, WeavingStack } from './market.tsx'
import { Region } from './regions.tsx'
import { useScene } from './scene.tsx'
import { IconSign, WorkerSign } from './sign.tsx'
import { useTable } from './table.tsx'
import { TempleTrack } from './temple-track.tsx'
import { Casualties, Festivals, inCamp, Nomads, Village } from './village.tsx'

type Area = 'village' | 'camp' | 'regions' | 'temple' | 'market' | 'cards'

/** The areas beside the hill: what matters of each at a glance, all of it on a tap. What glows comes up by itself. */
export function Shelf() {
  const { words, view, atlas, asked } = useTable()
  const called = asked ? areaOf[view.question.question] : undefined
  const [picked, setPicked] = useState<Area>()
  const open = picked ?? called
  const held = Object.values(view.conquests).filter((owner) => owner !== null).length
  const items: readonly { readonly area: Area; readonly name: string; readonly glance: ReactNode }[] = [
    {
      area: 'village',
      name: words.village,
      glance: (
        <>
          <IconSign name="potato" size={13} />
          {view.village.slice(0, 10).map((color, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the queue is counted
            <WorkerSign key={index} color={color} size={19} />
          ))}
          <IconSign name="corn" size={13} />
        </>
      ),
    },
    {
      area: 'camp',
      name: words.nomads,
      glance: inCamp(view.nomads).map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a color are alike
        <WorkerSign key={index} color={color} size={19} />
      )),
    },
    { area: 'regions', name: words.regions, glance: `${held}/${Object.keys(view.conquests).length}` },
    { area: 'temple', name: words.temple, glance: <TempleGlance /> },
    { area: 'market', name: words.market, glance: view.market.map((id) => atlas.building(id)?.id).join(' ') },
    { area: 'cards', name: words.offer, glance: `${view.offer.length}/${view.offerSize}` },
  ]
  return (
    <>
      <div className="tw-shelf">
        {items.map(({ area, name, glance }) => (
          <button
            key={area}
            type="button"
            className="tw-shelf-item"
            aria-expanded={open === area}
            data-called={called === area}
            onClick={() => setPicked(open === area ? undefined : area)}
          >
            <i>{name}</i>
            <span>{glance}</span>
          </button>
        ))}
      </div>
      {open && <AreaSheet key={open} area={open} called={open === called} />}
      <SeatTabs />
    </>
  )
}

const areaOf: Readonly<Record<string, Area>> = {
  hire: 'village',
  casualty: 'village',
  nomad: 'camp',
  conquer: 'regions',
  offering: 'temple',
  'gold-climb': 'temple',
  build: 'market',
  swap: 'market',
  statue: 'market',
  'god-card': 'cards',
  'choose-weaving': 'cards',
}

function TempleGlance() {
  const { view, color } = useTable()
  return view.players.map(({ seat, temple }) => (
    <span key={seat} className="tw-effect">
      <svg width="11" height="11" viewBox="-10 -10 20 20" aria-hidden="true">
        <PlayerMark player={color(seat)} r={8} />
      </svg>
      {temple}
    </span>
  ))
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly drawing: ReactNode
}

interface AreaSheetProps {
  readonly area: Area
  /** It has come up by itself: it brings itself into sight. */
  readonly called: boolean
}

function AreaSheet({ area, called }: AreaSheetProps) {
  const { width, height, parts } = areas[area]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (called) box.current?.scrollIntoView({ block: 'nearest' })
  }, [called])
  return (
    <div ref={box} className="tw-area">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over everything inside */}
      <svg className="tw-art" viewBox={`0 0 ${width} ${height}`} style={{ maxHeight: height * 1.5 }}>
        {parts.map(({ x, y, drawing }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        ))}
      </svg>
    </div>
  )
}

const areas: Readonly<
  Record<Area, { readonly width: number; readonly height: number; readonly parts: readonly Placed[] }>
> = {
  village: {
    width: 190,
    height: 325,
    parts: [
      { x: 10, y: 2, drawing: <Village /> },
      { x: 80, y: 2, drawing: <Nomads /> },
      { x: 80, y: 92, drawing: <Casualties /> },
      { x: 80, y: 156, drawing: <Festivals /> },
    ],
  },
  camp: {
    width: 240,
    height: 80,
    parts: [
      { x: 10, y: 2, drawing: <Nomads /> },
      { x: 130, y: 2, drawing: <Casualties /> },
    ],
  },
  regions: {
    width: 220,
    height: 270,
    parts: [0, 1, 2, 3].map((index) => ({ x: 10, y: 4 + index * 66, drawing: <Region index={index} /> })),
  },
  temple: { width: 200, height: 312, parts: [{ x: 48, y: 2, drawing: <TempleTrack /> }] },
  market: {
    width: 290,
    height: 112,
    parts: [
      { x: 8, y: 2, drawing: <Market /> },
      { x: 166, y: 2, drawing: <Statues /> },
    ],
  },
  cards: {
    width: 300,
    height: 150,
    parts: [
      { x: 8, y: 2, drawing: <Offer /> },
      { x: 8, y: 82, drawing: <Decks /> },
      { x: 130, y: 82, drawing: <WeavingStack /> },
    ],
  },
}

/** Whose things the sheet below shows. */
function SeatTabs() {
  const { view, words, who, color } = useTable()
  const { shown, show } = useScene()
  return (
    <fieldset className="tw-seat-tabs" aria-label={words.areas}>
      {view.players.map(({ seat }) => (
        <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => show(seat)}>
          <svg width="14" height="14" viewBox="-10 -10 20 20" aria-hidden="true">
            <PlayerMark player={color(seat)} r={8} />
          </svg>
          <span>{who(seat)}</span>
        </button>
      ))}
    </fieldset>
  )
}
