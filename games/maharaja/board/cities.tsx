import { CITY_RADIUS, City, CityName, type Detail, type SiteOwner } from './art/index.ts'
import type { CitySpot } from './atlas.ts'
import type { Marked } from './last-move.ts'
import { useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import type { Touch } from './touch.ts'

interface CitiesProps {
  readonly touch: Touch
  readonly marked: Marked
  readonly detail: Detail
}

/** The walls and sites. What is clicked lies above them, in `CityTargets`: a button inside a button is none. */
export function Cities({ touch, marked, detail }: CitiesProps) {
  const { view, atlas, color } = useTable()
  return atlas.cities.map((city) => {
    const seen = view.cities[city.id]
    const owners = seen ? [seen.central, ...seen.outer] : []
    return (
      <City
        key={city.id}
        city={city.art}
        x={city.x}
        y={city.y}
        sites={owners.map((owner): SiteOwner => (typeof owner === 'number' ? color(owner) : (owner ?? undefined)))}
        gates={atlas.gates(city.id, (road) => view.roads[road]?.connected === true)}
        detail={detail}
        lastMove={marked.places.has(city.id)}
        {...touch.marks(`place:${city.id}`)}
        siteProps={(index) => ({
          ...touch.marks(siteKey(city.id, index)),
          lastMove: marked.sites.has(siteKey(city.id, index)),
          className: marked.arrived.has(siteKey(city.id, index)) ? 'mh-pops' : undefined,
        })}
      />
    )
  })
}

const siteKey = (city: string, index: number): TargetKey => `site:${city}:${index}`

interface CityTargetsProps {
  readonly touch: Touch
}

const HEXAGON = [0, 60, 120, 180, 240, 300]
  .map((angle) => {
    const turn = (angle * Math.PI) / 180
    return `${(Math.cos(turn) * CITY_RADIUS * 1.12).toFixed(2)},${(Math.sin(turn) * CITY_RADIUS * 1.12).toFixed(2)}`
  })
  .join(' ')

/** Where the sites lie around the middle of their city, as the art draws them. */
const SITES = [
  [0, 0],
  [26, 0],
  [13, 22.5],
  [-13, 22.5],
  [-26, 0],
  [-13, -22.5],
  [13, -22.5],
] as const

/** The clickable shapes of the cities, and of those sites on which a palace can be built. */
export function CityTargets({ touch }: CityTargetsProps) {
  const { atlas, place } = useTable()
  return atlas.cities.map((city) => (
    <g key={city.id} transform={`translate(${city.x} ${city.y})`}>
      <polygon
        points={HEXAGON}
        fill="transparent"
        className="mh-hit"
        {...touch.props(`place:${city.id}`, place(city.id))}
      />
      <SiteTargets touch={touch} city={city} />
    </g>
  ))
}

interface SiteTargetsProps {
  readonly touch: Touch
  readonly city: CitySpot
}

function SiteTargets({ touch, city }: SiteTargetsProps) {
  const { target, place, names } = useTable()
  return SITES.map(([x, y], index) => {
    const key = siteKey(city.id, index)
    if (!target(key)) return null
    const name = `${place(city.id)}, ${names.sites[index === 0 ? 'central' : 'outer']}`
    return (
      <circle
        key={key}
        cx={x}
        cy={y}
        r={index === 0 ? 13 : 10.5}
        fill="transparent"
        className="mh-hit"
        {...touch.props(key, name)}
        // The six outer sites are alike: one of them is enough for the keyboard.
        tabIndex={
          index === 0 || SITES.findIndex((_, other) => other > 0 && target(siteKey(city.id, other))) === index ? 0 : -1
        }
      />
    )
  })
}

interface CityNamesProps {
  readonly touch: Touch
  readonly detail: Detail
  readonly minX: number
  readonly maxX: number
}

/** The banner stands in for the name of the Maharaja's city; on the small map there is no banner. */
export function CityNames({ touch, detail, minX, maxX }: CityNamesProps) {
  const { view, atlas, place } = useTable()
  const bannered = detail === 'full' && view.question.question !== 'over' ? view.maharaja : undefined
  return atlas.cities
    .filter(({ id }) => id !== bannered)
    .map((city) => {
      const { legal, hovered, selected } = touch.marks(`place:${city.id}`)
      return (
        <CityName
          key={city.id}
          city={city.art}
          character={city.home}
          x={city.x}
          y={city.y}
          name={place(city.id)}
          side={city.label}
          detail={detail}
          minX={minX}
          maxX={maxX}
          ringed={Boolean(legal || hovered || selected)}
        />
      )
    })
}
