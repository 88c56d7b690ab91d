import type { ComponentProps } from 'react'
import { corners, type Detail, PIXEL, points, round, translate } from './geometry.ts'
import { CircleMarks, classes, type Marks } from './marks.tsx'
import { color } from './palette.ts'
import { Palace } from './pieces.tsx'
import { PLAYERS, type PlayerColor } from './players.ts'
import { Shape } from './shape.tsx'

/** Who has built on a site; `undefined` while it is free. */
export type SiteOwner = PlayerColor | 'neutral' | undefined

interface PalaceSiteProps extends Marks, Omit<ComponentProps<'g'>, 'transform'> {
  x: number
  y: number
  /** The central site is worth three points and is an octagon. */
  central?: boolean
  owner: SiteOwner
  detail?: Detail
}

const OUTER_RADIUS = 9.6
const CENTRAL_RADIUS = 13
const OCTAGON = points(corners(8, CENTRAL_RADIUS, 22.5))
/** One pip per point, seen while the site is free. */
const THREE_PIPS = 'M-3.2 1.8v0M3.2 1.8v0M0-3.3v0'

export function PalaceSite({
  x,
  y,
  central = false,
  owner,
  detail = 'full',
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: PalaceSiteProps) {
  const px = PIXEL[detail]
  const radius = central ? CENTRAL_RADIUS : OUTER_RADIUS
  return (
    <g className={classes('mh-target', className)} transform={translate(x, y)} {...rest}>
      {central ? (
        <polygon points={OCTAGON} fill={color.marble} stroke={color.turmericDeep} strokeWidth={round(px)} />
      ) : (
        <circle r={radius} fill={color.marble} stroke={color.siteRim} strokeWidth={round(0.7 * px)} />
      )}
      {/* Inside the wall there is no room for a ring outside the disc: the ring is the rim. */}
      <CircleMarks r={radius - 2 * px} px={px} {...{ hovered, selected, lastMove, legal }} />
      {!owner && (
        <path
          d={central ? THREE_PIPS : 'M0 0v0'}
          stroke={central ? color.turmericDeep : color.sitePip}
          strokeWidth={3.4}
          strokeLinecap="round"
        />
      )}
      {owner && detail === 'full' && (
        <Palace owner={owner} y={-1.5} size={central ? 24 : 19} keyline={round(0.9 * px)} />
      )}
      {owner && detail === 'small' && <SmallPalace owner={owner} r={radius * (central ? 0.78 : 0.86)} />}
    </g>
  )
}

interface SmallPalaceProps {
  owner: PlayerColor | 'neutral'
  r: number
}

/** At phone size a palace is its owner's plain shape. */
function SmallPalace({ owner, r }: SmallPalaceProps) {
  if (owner === 'neutral') return <circle r={round(r * 0.8)} fill={color.stone} />
  const { shape, color: fill, deep } = PLAYERS[owner]
  return <Shape kind={shape} r={round(r)} fill={fill} stroke={deep} strokeWidth={1} />
}
