import { memo } from 'react'
import {
  BANNER_ANCHORS,
  Banner,
  type Detail,
  ELEPHANT_PLACES,
  Elephant,
  PricePill,
  pointOnRoad,
  Road,
  Scenery,
  Start,
  StartName,
  Sunburst,
  tollPosition,
  Village,
  VillageName,
  villageNameSide,
} from './art/index.ts'
import { type Atlas, campPlace } from './atlas.ts'
import { Camps } from './camps.tsx'
import { Cities, CityNames, CityTargets } from './cities.tsx'
import type { Marked } from './last-move.ts'
import type { Flights } from './motion.ts'
import { MotionLayer } from './motion-layer.tsx'
import type { Route } from './routes.ts'
import { useTable } from './table.tsx'
import type { Touch } from './touch.ts'

export interface MapProps {
  readonly touch: Touch
  /** The journey being previewed. */
  readonly route: Route
  readonly marked: Marked
  readonly flights: Flights
  /** Roads that have just been completed or broken. */
  readonly changed: ReadonlyMap<number, 'opening' | 'breaking'>
  readonly detail: Detail
  /** What is visible, in map units: names and banners stay inside. */
  readonly minX: number
  readonly maxX: number
}

/** The whole map, from the ground up. Everything that can be clicked is marked and wired here. */
export function MaharajaMap({ touch, route, marked, flights, changed, detail, minX, maxX }: MapProps) {
  const { view, atlas, color, place, words } = useTable()
  const full = detail === 'full'
  const onRoute = new Set(route.map(({ road }) => road.index))
  const passed = new Set(route.flatMap(({ road }) => road.villages))
  const court = atlas.city(view.maharaja)
  return (
    <>
      <Scenery detail={detail} />
      {court && <Sunburst x={court.x} y={court.y} />}
      {atlas.roads.map((road) => {
        const leg = route.find((one) => one.road === road)
        const motion = changed.get(road.index)
        return (
          <Road
            key={road.index}
            road={road.geometry}
            connected={view.roads[road.index]?.connected === true || motion === 'breaking'}
            highlighted={onRoute.has(road.index)}
            direction={leg?.direction ?? 'forward'}
            motion={motion}
            detail={detail}
          />
        )
      })}
      {atlas.villages.map(({ id, x, y }) => (
        <Village
          key={id}
          x={x}
          y={y}
          houses={(view.villages[id] ?? []).map(color)}
          onRoute={passed.has(id)}
          detail={detail}
          lastMove={marked.places.has(id)}
          className={marked.arrived.has(id) ? 'mh-pops' : undefined}
          {...touch.marks(`place:${id}`)}
          {...touch.props(`place:${id}`, place(id))}
        />
      ))}
      {full &&
        atlas.villages.map(({ id, x, y, index }) => (
          <VillageName
            key={id}
            x={x}
            y={y}
            name={place(id)}
            side={villageNameSide(index)}
            empty={view.villages[id]?.length === 0}
          />
        ))}
      <Start
        x={atlas.start.x}
        y={atlas.start.y}
        detail={detail}
        onRoute={route.some(({ road }) => road.from === atlas.start.id || road.to === atlas.start.id)}
      />
      {full && <StartName x={atlas.start.x} y={atlas.start.y} name={place(atlas.start.id)} word={words.start} />}
      <Cities touch={touch} marked={marked} detail={detail} />
      <Camps flights={flights} detail={detail} minX={minX} maxX={maxX} marked={marked} />
      <CityNames touch={touch} detail={detail} minX={minX} maxX={maxX} />
      <Tolls route={onRoute} detail={detail} />
      {full && <CourtBanner minX={minX} maxX={maxX} />}
      <Court atlas={atlas} maharaja={view.maharaja} hidden={flights.elephant} size={full ? 56 : 62} />
      <CityTargets touch={touch} />
      <MotionLayer flights={flights} detail={detail} />
    </>
  )
}

interface TollsProps {
  readonly route: ReadonlySet<number>
  readonly detail: Detail
}

/** What the viewer would pay on each open road; spectators pay nothing and see nothing. */
function Tolls({ route, detail }: TollsProps) {
  const { view, atlas, words, me } = useTable()
  const monk = me !== undefined && view.players[me]?.characters.includes('wandering-monk') === true
  return atlas.roads.map((road) => {
    const toll = view.roads[road.index]?.toll
    if (toll === null || toll === undefined || me === undefined) return null
    const at = pointOnRoad(road.geometry, tollPosition(road.index, campPlace(atlas, view.maharaja)))
    return (
      <PricePill
        key={road.index}
        {...at}
        // MH:25 the bank pays for the Monk: on his map every road is free.
        price={monk ? 0 : toll}
        free={words.free}
        highlighted={route.has(road.index)}
        detail={detail}
      />
    )
  })
}

interface CourtBannerProps {
  readonly minX: number
  readonly maxX: number
}

/** What the Maharaja's city would pay now. */
function CourtBanner({ minX, maxX }: CourtBannerProps) {
  const { view, atlas, words, place, color } = useTable()
  const city = atlas.city(view.maharaja)
  const scored = view.cities[view.maharaja]
  if (!city || !scored || view.question.question === 'over') return null
  const anchor = BANNER_ANCHORS[city.art]
  return (
    <Banner
      className="mh-banner"
      x={city.x + anchor.dx}
      y={city.y + anchor.dy}
      minX={minX}
      maxX={maxX}
      title={words.ifScored(place(city.id))}
      note={words.turn(view.turn)}
      ranks={scored.scoring.map(({ seat, points, gold }) => ({ player: color(seat), points, gold }))}
    />
  )
}

interface CourtProps {
  readonly atlas: Atlas
  readonly maharaja: string
  readonly hidden: boolean
  readonly size: number
}

const Court = memo(function Court({ atlas, maharaja, hidden, size }: CourtProps) {
  const { dx, dy, facing } = ELEPHANT_PLACES[campPlace(atlas, maharaja)]
  const { x, y } = atlas.spot(maharaja)
  if (hidden) return null
  return <Elephant x={x + dx} y={y + dy} facing={facing} size={size} />
})
