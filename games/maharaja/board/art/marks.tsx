import type { ComponentProps } from 'react'
import { CITY_RADIUS, hexagon } from './geometry.ts'
import { color } from './palette.ts'

/** What the table wants to say about a place or a token. All four may hold at once; at most one glows. */
export interface Marks {
  /** `true`: may be chosen with the tool in hand. `'quiet'`: would be legal with another tool. */
  legal?: boolean | 'quiet' | undefined
  /** Under the pointer, or focused. */
  hovered?: boolean | undefined
  /** Chosen, waiting for the rest of the move. */
  selected?: boolean | undefined
  /** Touched by the move just made. */
  lastMove?: boolean | undefined
}

/** How far out each ring lies, in units. */
interface Reach {
  readonly ring: number
  readonly glow: number
  readonly strongRing: number
  readonly strongGlow: number
  readonly last: number
}

interface CircleMarksProps extends Marks {
  /** Radius of the thing that is marked. */
  r: number
  /** Units per drawn pixel, see PIXEL. */
  px?: number
}

/** Rings around a village, the start, a palace site or a token. Belongs directly inside a `.mh-target` group. */
export function CircleMarks({ r, px = 1, ...marks }: CircleMarksProps) {
  const reach = {
    ring: r + 2 * px,
    glow: r + 4.4 * px,
    strongRing: r + 2.2 * px,
    strongGlow: r + 5 * px,
    last: r + 4.5 * px,
  }
  return <Rings reach={reach} px={px} {...marks} />
}

interface CityMarksProps extends Marks {
  px: number
}

/** The same states for a city: they follow its walls. */
export function CityMarks({ px, ...marks }: CityMarksProps) {
  return <Rings hexagonal reach={CITY_REACH} px={px} {...marks} />
}

const CITY_REACH: Reach = {
  ring: CITY_RADIUS * 1.22,
  glow: CITY_RADIUS * 1.27,
  strongRing: CITY_RADIUS * 1.27,
  strongGlow: CITY_RADIUS * 1.36,
  last: CITY_RADIUS * 1.21,
}

interface RingsProps extends Marks {
  reach: Reach
  px: number
  hexagonal?: boolean
}

function Rings({ reach, px, hexagonal = false, legal, hovered, selected, lastMove }: RingsProps) {
  const strong = hovered || selected
  const line = { hexagonal, fill: 'none', stroke: color.accent }
  return (
    <>
      <Ring {...line} className="mh-focus" r={reach.strongRing} strokeWidth={2.6 * px} />
      {lastMove && (
        <Ring
          {...line}
          className="mh-ring"
          r={reach.last}
          stroke={color.lastMove}
          strokeWidth={1.5 * px}
          strokeDasharray={`${1.5 * px} ${2.2 * px}`}
        />
      )}
      {!strong && legal === 'quiet' && (
        <Ring
          {...line}
          className="mh-ring"
          r={reach.ring}
          strokeWidth={1.3 * px}
          strokeDasharray={`${2.2 * px} ${2.2 * px}`}
        />
      )}
      {!strong && legal === true && (
        <>
          <Ring
            {...line}
            className="mh-ring mh-breathing"
            r={reach.glow}
            stroke={color.accentSoft}
            strokeWidth={6 * px}
          />
          <Ring {...line} className="mh-ring" r={reach.ring} strokeWidth={1.8 * px} />
        </>
      )}
      {strong && (
        <>
          <Ring
            {...line}
            className="mh-ring"
            r={reach.strongGlow}
            fill={color.accentFill}
            stroke={color.accentSoft}
            strokeWidth={8 * px}
          />
          <Ring {...line} className="mh-ring" r={reach.strongRing} strokeWidth={2.6 * px} />
        </>
      )}
    </>
  )
}

type RingProps = Omit<ComponentProps<'circle'> & ComponentProps<'polygon'>, 'ref' | 'r'> & {
  hexagonal: boolean
  r: number
}

function Ring({ hexagonal, r, ...rest }: RingProps) {
  return hexagonal ? (
    <polygon points={hexagon(r)} strokeLinejoin="round" {...rest} />
  ) : (
    <circle r={Math.round(r * 100) / 100} {...rest} />
  )
}

/** Joins class names, leaving out what does not apply. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
