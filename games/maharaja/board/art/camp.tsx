import type { ComponentProps } from 'react'
import { CITY_RADIUS, cosine, type Detail, PIXEL, round, sine, translate } from './geometry.ts'
import { classes, type Marks } from './marks.tsx'
import { color } from './palette.ts'
import { Architect, House } from './pieces.tsx'
import type { PlayerColor } from './players.ts'

interface CampProps
  extends Pick<Marks, 'legal' | 'hovered' | 'selected' | 'lastMove'>,
    Omit<ComponentProps<'g'>, 'transform'> {
  /** Center of the city (or of the start). */
  x: number
  y: number
  /** Direction of this camp from there, from `CAMP_SLOTS`. */
  angle: number
  player: PlayerColor
  architect: boolean
  houses: number
  /** How far the walls reach, plus the slot's `out`; the camp stands just outside. */
  radius?: number
  /** The visible map: a wide camp is pushed inside. */
  minX?: number
  maxX?: number
  detail?: Detail
}

/** Up to three houses stand one by one; beyond that one house and a number. */
const SHOWN = 3

/** One player's people at a city: the architect first, then the houses. */
export function Camp({
  x,
  y,
  angle,
  player,
  architect,
  houses,
  radius = CITY_RADIUS * 1.1,
  minX = Number.NEGATIVE_INFINITY,
  maxX = Number.POSITIVE_INFINITY,
  detail = 'full',
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: CampProps) {
  const px = PIXEL[detail]
  const { house, step, width, lead } = campSize(architect, houses, detail)
  if (width === 0) return null
  const reach = radius + Math.abs(cosine(angle)) * (width / 2) + Math.abs(sine(angle)) * (house / 2) + 2.5 * px
  const left = Math.max(minX + 4, Math.min(maxX - 4 - width, x + cosine(angle) * reach - width / 2))
  const drawn = houses > SHOWN ? 1 : houses
  const ring = hovered || selected
  return (
    <g
      className={classes('mh-target', className)}
      transform={translate(left, y + sine(angle) * reach * 0.97)}
      {...rest}
    >
      <rect x={-3} y={-house * 1.3} width={width + 6} height={house * 2.1} fill="transparent" />
      <ellipse cx={width / 2 + 1.5} cy={house * 0.56} rx={width / 2 + 1} ry={2.4 * px} fill={color.shadowDeep} />
      <CampRing
        show={Boolean(ring || legal || lastMove)}
        width={width}
        house={house}
        px={px}
        {...{ legal, lastMove }}
        strong={Boolean(ring)}
      />
      {architect && <Architect player={player} x={lead / 2} y={-house * 0.32} size={house * 1.72} keyline={px} />}
      {Array.from({ length: drawn }, (_, index) => (
        <House
          // biome-ignore lint/suspicious/noArrayIndexKey: equal houses in a row have no other identity
          key={index}
          player={player}
          x={lead + step * (index + 0.5)}
          size={round(house * 1.02)}
          keyline={px}
        />
      ))}
      {houses > SHOWN && (
        <text
          x={lead + step + house * 0.14}
          dy=".4em"
          fontSize={round(house * 0.86)}
          fontWeight={700}
          className="mh-halo"
          strokeWidth={3.5 * px}
          fill={color.ink}
        >
          ×{houses}
        </text>
      )}
    </g>
  )
}

/** The measures of a camp, also used to lay the slots out. */
export function campSize(architect: boolean, houses: number, detail: Detail) {
  const house = detail === 'full' ? 14.3 : 16.2
  const step = house * 0.98
  const lead = architect ? house * 1.12 : 0
  const digits = houses > SHOWN ? house * (houses > 9 ? 1.65 : 1.15) : 0
  const width = lead + step * Math.min(houses > SHOWN ? 1 : houses, SHOWN) + digits
  return { house, step, lead, width }
}

interface CampRingProps {
  show: boolean
  strong: boolean
  legal: Marks['legal']
  lastMove: Marks['lastMove']
  width: number
  house: number
  px: number
}

function CampRing({ show, strong, legal, lastMove, width, house, px }: CampRingProps) {
  if (!show) return null
  const box = { x: -4 * px, y: -house * 1.3, width: width + 8 * px, height: house * 2.1, rx: house * 0.5 }
  return (
    <>
      {lastMove && (
        <rect
          {...box}
          className="mh-ring"
          fill="none"
          stroke={color.lastMove}
          strokeWidth={1.5 * px}
          strokeDasharray={`${1.5 * px} ${2.2 * px}`}
        />
      )}
      {(strong || legal) && (
        <rect
          {...box}
          className={classes('mh-ring', !strong && legal === true && 'mh-breathing')}
          fill={strong ? color.accentFill : 'none'}
          stroke={color.accent}
          strokeWidth={(strong ? 2.4 : 1.5) * px}
          strokeDasharray={!strong && legal === 'quiet' ? `${2.2 * px} ${2.2 * px}` : undefined}
        />
      )}
    </>
  )
}
