import type { ComponentProps } from 'react'
import { type Detail, PIXEL, VILLAGE_RADIUS as R, round, translate } from './geometry.ts'
import { CircleMarks, classes, type Marks } from './marks.tsx'
import { color } from './palette.ts'
import { House } from './pieces.tsx'
import type { PlayerColor } from './players.ts'

/** Where a village's name stands. */
export type NameSide = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw'

interface VillageProps extends Marks, Omit<ComponentProps<'g'>, 'transform'> {
  x: number
  y: number
  /** Owners of the houses, none to two. An empty village is a gap in its road. */
  houses: readonly PlayerColor[]
  /** On the journey being previewed. */
  onRoute?: boolean
  detail?: Detail
}

/** The disc with its houses. Names are a layer of their own, above all discs: see `VillageName`. */
export function Village({
  x,
  y,
  houses,
  onRoute = false,
  detail = 'full',
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: VillageProps) {
  const px = PIXEL[detail]
  const [first, second] = houses
  const size = detail === 'full' ? 17.4 : 22
  const keyline = round(0.9 * px)
  return (
    <g className={classes('mh-target', className)} transform={translate(x, y)} {...rest}>
      {/* A thumb needs more than the disc. */}
      <circle r={detail === 'full' ? R + 6 : 30} fill="transparent" />
      <CircleMarks r={R} px={px} {...{ legal, hovered, selected, lastMove }} />
      {first ? (
        <>
          <circle cx={round(1.5 * px)} cy={round(2.4 * px)} r={R} fill={color.shadow} />
          <circle
            r={R}
            fill={color.villageFace}
            stroke={onRoute ? color.accent : color.villageRim}
            strokeWidth={round((onRoute ? 1.8 : 1) * px)}
          />
          {second ? (
            <>
              <House player={first} x={-R * 0.46} y={0.6} size={size * 0.88} keyline={keyline} />
              <House player={second} x={R * 0.46} y={0.6} size={size * 0.88} keyline={keyline} />
            </>
          ) : (
            <House player={first} size={size} keyline={keyline} />
          )}
        </>
      ) : (
        <>
          <circle
            r={R - 1.5 * px}
            fill={color.emptyFace}
            stroke={onRoute ? color.accent : color.emptyRim}
            strokeWidth={round(1.1 * px)}
            strokeDasharray={`${round(3 * px)} ${round(2.6 * px)}`}
          />
          {detail === 'full' && <path d="M-3.6 0h7.2M0-3.6v7.2" stroke={color.emptyPlus} strokeWidth={1.2} />}
        </>
      )}
    </g>
  )
}

interface VillageNameProps extends Omit<ComponentProps<'text'>, 'children'> {
  x: number
  y: number
  name: string
  side: NameSide
  /** Has no house: the name is quieter. */
  empty?: boolean
}

export function VillageName({ x, y, name, side, empty = false, className, ...rest }: VillageNameProps) {
  const place = PLACES[side]
  return (
    <text
      x={round(x + place.x)}
      y={round(y + place.y)}
      dy={place.dy}
      textAnchor={place.anchor}
      className={classes('mh-village-name mh-halo mh-still', className)}
      fill={empty ? color.emptyName : color.villageName}
      {...rest}
    >
      {name}
    </text>
  )
}

const PLACES = {
  n: { x: 0, y: -R - 6, dy: '0', anchor: 'middle' },
  s: { x: 0, y: R + 2, dy: '1em', anchor: 'middle' },
  e: { x: R + 4.8, y: 0, dy: '.36em', anchor: 'start' },
  w: { x: -R - 4.8, y: 0, dy: '.36em', anchor: 'end' },
  ne: { x: R * 0.62, y: -R * 0.82 - 2.4, dy: '0', anchor: 'start' },
  nw: { x: -R * 0.62, y: -R * 0.82 - 2.4, dy: '0', anchor: 'end' },
} as const
