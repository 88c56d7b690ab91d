import { type ComponentProps, memo } from 'react'
import {
  corners,
  cosine,
  type Detail,
  hexagon,
  PIXEL,
  polar,
  CITY_RADIUS as R,
  round,
  sine,
  translate,
} from './geometry.ts'
import { CityEmblem } from './governor-token.tsx'
import type { CharacterNumber } from './icons.tsx'
import { CityMarks, classes, type Marks } from './marks.tsx'
import { PalaceSite, type SiteOwner } from './palace-site.tsx'
import { type CityId, cityColor, color } from './palette.ts'
import { textWidth } from './text.ts'

/** What may be attached to the group of a single palace site: handlers, role, label, tabIndex. */
export type SiteProps = Marks & Omit<ComponentProps<'g'>, 'transform' | 'x' | 'y'>

interface CityProps extends Marks, Omit<ComponentProps<'g'>, 'transform'> {
  city: CityId
  x: number
  y: number
  /** Seven owners: the central site first, then the six outer ones clockwise from the east. */
  sites: readonly SiteOwner[]
  /** Angles at which connected roads pass the wall, from `gateAngle`. */
  gates?: readonly number[]
  /** States and handlers of single sites, by index as in `sites`. */
  siteProps?: (index: number) => SiteProps | undefined
  detail?: Detail
}

/** A walled garden with seven palace sites. Its name, camps and the Maharaja are layers of their own. */
export function City({
  city,
  x,
  y,
  sites,
  gates = [],
  siteProps,
  detail = 'full',
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: CityProps) {
  const px = PIXEL[detail]
  return (
    <g className={classes('mh-target', className)} transform={translate(x, y)} {...rest}>
      <CityMarks px={px} {...{ legal, hovered, selected, lastMove }} />
      <Walls city={city} detail={detail} />
      {gates.map((angle) => (
        <Gate key={angle} angle={angle} fill={cityColor(city)} />
      ))}
      {SITE_OFFSETS.map((offset, index) => (
        <PalaceSite
          key={`${offset.x},${offset.y}`}
          central={index === 0}
          x={offset.x}
          y={offset.y}
          owner={sites[index]}
          detail={detail}
          {...siteProps?.(index)}
        />
      ))}
    </g>
  )
}

/** The printed sites of the components data, relative to the city's center. */
const SITE_OFFSETS = [
  { x: 0, y: 0 },
  { x: 26, y: 0 },
  { x: 13, y: 22.5 },
  { x: -13, y: 22.5 },
  { x: -26, y: 0 },
  { x: -13, y: -22.5 },
  { x: 13, y: -22.5 },
] as const

const BASTIONS = corners(6, R)
const GARDEN = R * 0.86
const APOTHEM = GARDEN * cosine(30)

/** Every second bed is darker, so that the six read as a pattern. */
const DEEP_BEDS = [60, 180, 300]
  .map((angle) => {
    const [a, b, c] = [polar(angle - 30, APOTHEM), polar(angle, GARDEN), polar(angle + 30, APOTHEM)]
    return `M0 0L${round(a.x)} ${round(a.y)} ${round(b.x)} ${round(b.y)} ${round(c.x)} ${round(c.y)}Z`
  })
  .join('')

const CHANNELS = [30, 90, 150, 210, 270, 330]
  .map((angle) => {
    const end = polar(angle, APOTHEM)
    return `M0 0L${round(end.x)} ${round(end.y)}`
  })
  .join('')

/** Seven merlons to a side, the corners left to the bastions. */
const MERLON = (R * 1.03) / 7
const MERLONS = `${round(MERLON * 0.56)} ${round(MERLON * 0.44)}`

interface WallsProps {
  city: CityId
  detail: Detail
}

const Walls = memo(function Walls({ city, detail }: WallsProps) {
  const px = PIXEL[detail]
  const pigment = cityColor(city)
  return (
    <>
      <polygon points={hexagon(R * 1.05)} transform={translate(3 * px, 4.6 * px)} fill={color.shadowDeep} />
      <polygon
        points={hexagon(R * 1.03)}
        fill="none"
        stroke={pigment}
        strokeWidth={5.5}
        strokeDasharray={MERLONS}
        strokeDashoffset={round(-MERLON * 0.22)}
      />
      <polygon points={hexagon(R)} fill={pigment} stroke={color.outline} strokeWidth={0.8} />
      <polygon points={hexagon(R * 0.885)} fill={color.garden} stroke={color.cream} strokeWidth={1.4} />
      <path d={DEEP_BEDS} fill={color.gardenDeep} />
      <path d={CHANNELS} stroke={color.channelEdge} strokeWidth={3.2} />
      <path d={CHANNELS} stroke={color.channel} strokeWidth={2} />
      {BASTIONS.map((corner) => (
        <g key={`${corner.x},${corner.y}`} transform={translate(corner.x, corner.y)}>
          <circle r={5.6} fill={pigment} stroke={color.outline} strokeWidth={0.9} />
          <circle r={2.3} fill={color.cream} />
        </g>
      ))}
    </>
  )
})

interface GateProps {
  angle: number
  fill: string
}

/** An opening in the wall where a connected road arrives, kept clear of the bastions. */
function Gate({ angle, fill }: GateProps) {
  const side = Math.floor(angle / 60) * 60 + 30
  const turn = Math.max(-17, Math.min(17, angle - side))
  const apothem = R * 0.945 * cosine(30)
  const along = apothem * (sine(turn) / cosine(turn))
  const x = apothem * cosine(side) - along * sine(side)
  const y = apothem * sine(side) + along * cosine(side)
  return (
    <g transform={`${translate(x, y)} rotate(${side})`}>
      <rect x={-3.6} y={-6.2} width={8.6} height={12.4} rx={1} fill={fill} stroke={color.outline} strokeWidth={0.8} />
      <rect x={-3.4} y={-3.5} width={8.2} height={7} fill={color.roadBed} />
    </g>
  )
}

interface CityNameProps extends Omit<ComponentProps<'g'>, 'transform'> {
  city: CityId
  character: CharacterNumber
  x: number
  y: number
  name: string
  side: 'above' | 'below'
  /** The city wears a ring: the name steps back from it. */
  ringed?: boolean
  /** The visible map; a long name is pushed inside. */
  minX?: number
  maxX?: number
  detail?: Detail
}

export function CityName({
  city,
  character,
  x,
  y,
  name,
  side,
  ringed = false,
  minX = Number.NEGATIVE_INFINITY,
  maxX = Number.POSITIVE_INFINITY,
  detail = 'full',
  className,
  ...rest
}: CityNameProps) {
  const full = detail === 'full'
  const size = full ? 16.8 : 28.8
  const emblem = full ? 10.2 : 0
  const indent = full ? emblem * 2 + 4.8 : 0
  const width = indent + textWidth(name, size) * 1.02
  const step = (ringed ? 9.6 : 3.6) + (full ? 0 : 3)
  const baseline = side === 'above' ? -R * 0.87 - size * 0.62 - step : R * 0.87 + size * 1.18 + step
  const left = Math.max(minX + 6, Math.min(maxX - 6 - width, x - width / 2))
  return (
    <g
      className={classes('mh-still', !full && 'mh-small', className)}
      transform={translate(left, y + baseline)}
      {...rest}
    >
      {full && (
        <>
          <circle cx={emblem} cy={-size * 0.34} r={emblem + 2.4} fill={color.ground} />
          <CityEmblem city={city} character={character} x={emblem} y={-size * 0.34} r={emblem} />
        </>
      )}
      <text x={indent} className="mh-city-name mh-display mh-halo" fill={color.ink}>
        {name}
      </text>
    </g>
  )
}
