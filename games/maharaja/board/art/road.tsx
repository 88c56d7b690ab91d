import { type ComponentProps, type CSSProperties, memo } from 'react'
import { between, type Cubic, curveThrough, lengthOf, pathOf, pointAlong, reversed, trimmed } from './curve.ts'
import {
  angleOf,
  CITY_RADIUS,
  type Detail,
  PIXEL,
  type Point,
  round,
  START_RADIUS,
  translate,
  VILLAGE_RADIUS,
} from './geometry.ts'
import { classes } from './marks.tsx'
import { color } from './palette.ts'
import { Coin } from './pieces.tsx'
import { textWidth } from './text.ts'

export interface RoadStop extends Point {
  kind: 'city' | 'start' | 'village'
}

/** Everything about a road that never changes; compute it once per road. */
export interface RoadGeometry {
  /** The whole curve, and its two halves, each drawn from its end of the road towards the middle. */
  readonly line: string
  readonly halves: readonly [string, string]
  /** The stretches that show between the discs and walls, where the dots stand. */
  readonly stretches: readonly { readonly d: string; readonly length: number }[]
  readonly pieces: readonly Cubic[]
  readonly from: Point
  readonly to: Point
}

/** A hair under the wall's corner: the dots end at the gate, not under it. */
const STOP_RADIUS: Readonly<Record<RoadStop['kind'], number>> = {
  city: CITY_RADIUS * 0.97,
  start: START_RADIUS + 1,
  village: VILLAGE_RADIUS,
}

/** A curve through both ends and all villages: straight segments would cut through names and banner. */
export function roadGeometry(stops: readonly RoadStop[]): RoadGeometry {
  const pieces = curveThrough(stops)
  const clear = 1.5 * PIXEL.full + 2.1
  const stretches = pieces.map((piece, index) => {
    const radius = (stop: RoadStop | undefined) => (stop ? STOP_RADIUS[stop.kind] + clear : 0)
    const part = trimmed(piece, radius(stops[index]), radius(stops[index + 1]))
    return { d: pathOf([part]), length: lengthOf(part) }
  })
  const origin = { x: 0, y: 0 }
  return {
    line: pathOf(pieces),
    halves: halvesOf(pieces),
    stretches,
    pieces,
    from: stops[0] ?? origin,
    to: stops.at(-1) ?? origin,
  }
}

function halvesOf(pieces: readonly Cubic[]): readonly [string, string] {
  const middle = Math.floor(pieces.length / 2)
  const center = pieces[middle]
  if (!center || pieces.length % 2 === 0) {
    return [pathOf(pieces.slice(0, middle)), pathOf(reversed(pieces.slice(middle)))]
  }
  const first = [...pieces.slice(0, middle), between(center, 0, 0.5)]
  const second = [between(center, 0.5, 1), ...pieces.slice(middle + 1)]
  return [pathOf(first), pathOf(reversed(second))]
}

/** Where on the wall the road enters, as an angle around the city's center; for `City`'s `gates`. */
export function gateAngle(road: RoadGeometry, end: 'from' | 'to'): number {
  const pieces = end === 'from' ? road.pieces : reversed(road.pieces)
  const total = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
  return angleOf(end === 'from' ? road.from : road.to, pointAlong(pieces, (CITY_RADIUS * 0.95) / total))
}

export const pointOnRoad = (road: RoadGeometry, fraction: number): Point => pointAlong(road.pieces, fraction)

interface RoadProps extends ComponentProps<'g'> {
  road: RoadGeometry
  /** Every village on it has a house. */
  connected: boolean
  /** Part of the journey being previewed. */
  highlighted?: boolean
  /** Which way the dots of a highlighted road walk. */
  direction?: 'forward' | 'backward'
  /** Draw the bed growing from both ends, or being lost to both ends. */
  motion?: 'opening' | 'breaking' | undefined
  detail?: Detail
}

/** Connected: a bed with terracotta dots. Not connected: lone dots; the gap is the empty village. */
export const Road = memo(function Road({
  road,
  connected,
  highlighted = false,
  direction = 'forward',
  motion,
  detail = 'full',
  className,
  ...rest
}: RoadProps) {
  const px = PIXEL[detail]
  const look = highlighted ? LOOKS.route : connected ? LOOKS.open : LOOKS.closed
  return (
    <g className={classes('mh-road', className)} fill="none" {...rest}>
      {highlighted && (
        <path d={road.line} stroke={color.accentSoft} strokeWidth={round(17 * px)} strokeLinecap="round" />
      )}
      {look.edge && <Bed road={road} motion={motion} stroke={look.edge} strokeWidth={round(look.edgeWidth * px)} />}
      {look.bed && <Bed road={road} motion={motion} stroke={look.bed} strokeWidth={round(look.bedWidth * px)} />}
      {road.stretches.map(({ d, length }) => {
        const gap = round(length / Math.max(1, Math.round(length / (look.gap * px))) - 0.01)
        return (
          <path
            key={d}
            className={highlighted ? classes('mh-walk', direction === 'backward' && 'mh-walk-back') : undefined}
            style={highlighted ? ({ '--mh-gap': gap } as CSSProperties) : undefined}
            d={d}
            stroke={look.dot}
            strokeWidth={round(look.dotWidth * px)}
            strokeLinecap="round"
            strokeDasharray={`0 ${gap}`}
          />
        )
      })}
    </g>
  )
})

/** Widths and gaps in drawn pixels. A dot is a dash of no length with round ends. */
const LOOKS = {
  open: {
    edge: color.roadEdge,
    edgeWidth: 8.2,
    bed: color.roadBed,
    bedWidth: 6.8,
    dot: color.roadDot,
    dotWidth: 3.5,
    gap: 6.6,
  },
  closed: { edge: '', edgeWidth: 0, bed: '', bedWidth: 0, dot: color.closedDot, dotWidth: 2.6, gap: 8.4 },
  route: {
    edge: color.accent,
    edgeWidth: 9.6,
    bed: color.routeBed,
    bedWidth: 7.2,
    dot: color.accent,
    dotWidth: 4.2,
    gap: 7,
  },
} as const

interface BedProps extends ComponentProps<'path'> {
  road: RoadGeometry
  motion: RoadProps['motion']
}

function Bed({ road, motion, ...paint }: BedProps) {
  if (!motion) return <path d={road.line} {...paint} />
  return road.halves.map((d) => <path key={d} d={d} pathLength={1} className={`mh-bed-${motion}`} {...paint} />)
}

interface PricePillProps extends Omit<ComponentProps<'g'>, 'transform'> {
  x: number
  y: number
  /** What this viewer would pay for the whole road. */
  price: number
  /** The word shown instead of a price of nothing. */
  free: string
  highlighted?: boolean
  detail?: Detail
}

/** The toll of a road, sitting on it. On the small map it is drawn larger, or nobody could read it. */
export function PricePill({ x, y, price, free, highlighted = false, detail = 'full', ...rest }: PricePillProps) {
  const px = detail === 'full' ? PIXEL.full : 0.86 / 0.4165
  const letters = detail === 'full' ? 11 : 12.6
  const digits = price > 9 ? 7 : 0
  const width = price > 0 ? 26 + digits : Math.max(30, textWidth(free, letters) + 12)
  return (
    <g className="mh-still" transform={`${translate(x, y)} scale(${round(px)})`} {...rest}>
      <rect
        x={-width / 2}
        y={-7.5}
        width={width}
        height={15}
        rx={7.5}
        fill={color.pillFace}
        stroke={highlighted ? color.accent : color.turmericDeep}
        strokeWidth={highlighted ? 1.4 : 0.9}
      />
      {price > 0 && <Coin x={-width / 2 + 8.1} r={4.6} />}
      <text
        x={price > 0 ? width / 2 - 5 : 0}
        dy=".36em"
        textAnchor={price > 0 ? 'end' : 'middle'}
        fontSize={letters}
        fontWeight={price > 0 ? 700 : 600}
        fill={color.ink}
      >
        {price > 0 ? price : free}
      </text>
    </g>
  )
}
