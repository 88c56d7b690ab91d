import type { ReactNode } from 'react'
import { star } from './geometry.ts'

/** Every pictogram of the table in a box of 24, all drawn for it. One per concept, readable at 13 px. */

interface Paint {
  /** Undefined: the icon's own colors. */
  readonly color: string | undefined
  /** What shows through its holes. */
  readonly hole: string
}

const INK = 'var(--tw-ink)'
const CRIMSON = 'var(--tw-crimson)'
const UMBER = 'var(--tw-umber)'
const GOLD = 'var(--tw-gold-light)'

type Drawing = (paint: Paint) => ReactNode

const solid =
  (d: string, own = INK): Drawing =>
  ({ color = own }) => <path d={d} fill={color} fillRule="evenodd" />

const STAIRS = 'M2.5 21.5v-5.7h6.3v-5.6h6.3V4.5h6.4v17Z'
const BUILDING = 'M12 2.2 22.8 11H1.2ZM3.8 12.4h16.4v9.3h-5.2l-.9-6.4H9.9L9 21.7H3.8Z'
const STATUE =
  'M7 4.4 8.6.8l1.7 3 1.7-3.3 1.7 3.3 1.7-3L17 4.4v7.4H7ZM8.7 6v2h2.3V6Zm4.3 0v2h2.3V6Zm-3 3.5v1.2h4V9.5ZM1.8 6h2.6v7H7.5l1-.3h7l1 .3h3.1V6h2.6v10h-4.6l.7 3.3H5.7l.7-3.3H1.8ZM3.2 20.3h17.6V23H3.2Z'
const WEAVING =
  'M3 2.5h18v15H3Zm9 1.8-2 2.2H8v2H6v3h2v2h2l2 2.2 2-2.2h2v-2h2v-3h-2v-2h-2Zm0 3.7 2 2-2 2-2-2ZM3.2 18.7h1.9v3.3H3.2Zm4 0h1.9v3.3H7.2Zm3.9 0H13v3.3h-1.9Zm4 0H17v3.3h-1.9Zm3.9 0h1.9v3.3H19Z'
const CHAKANA = 'M8.8 1.2h6.4v4h3.6v3.6h4v6.4h-4v3.6h-3.6v4H8.8v-4H5.2v-3.6h-4V8.8h4V5.2h3.6Z'
const CLIMB = 'M12 1.5 20.5 10h-4.2v4.5H7.7V10H3.5ZM5.5 16h13v2.6h-13ZM3 20h18v2.6H3Z'

const basket: Drawing = ({ color = INK, hole }) => (
  <>
    <path
      fill={color}
      d="M6.8 4.5a3.1 3.1 0 1 0 .01 0ZM17.2 4.5a3.1 3.1 0 1 0 .01 0ZM12 1.7a3.3 3.3 0 1 0 .01 0ZM2 11.5h20l-3 10.3H5Z"
    />
    <path stroke={hole} strokeWidth="1.4" d="m4 15.4 2.7-2.7M7 18.2l5.5-5.5M9.8 21.2l8.5-8.5M15.2 21.4l5-5" />
  </>
)

const gold: Drawing = ({ color }) => (
  <g stroke={color ? 'none' : '#8a5b00'} strokeWidth=".9" strokeLinejoin="round">
    <path fill={color ?? '#f3c84c'} d="M8 6.5h8.2l2.5 5H5.5Z" />
    <path fill={color ?? '#ce9310'} d="M5.2 12.7h13.7l3.3 7.3H1.9Z" />
  </g>
)

const back =
  (own: string, sign: ReactNode): Drawing =>
  ({ color = own }) => (
    <>
      <rect
        x="4.5"
        y="1.5"
        width="15"
        height="21"
        rx="2.2"
        fill={color}
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth=".7"
      />
      {sign}
    </>
  )

const drawings = {
  potato: ({ color, hole }) => (
    <>
      <path
        fill={color ?? '#8f5a38'}
        d="M6.2 6.4C9 2.9 14.2 2.2 17.8 4.6c4 2.7 4.7 7.9 2 11.3-2.4 3.1-5.3 2.9-8.1 4.1-3.3 1.4-7 .7-8.6-2.7C1.5 13.9 3.5 9.7 6.2 6.4Z"
      />
      <g fill={color ? hole : '#e7c9a4'}>
        <ellipse cx="9" cy="10" rx="1.5" ry="1" transform="rotate(-35 9 10)" />
        <ellipse cx="15.4" cy="9" rx="1.5" ry="1" transform="rotate(-35 15.4 9)" />
        <ellipse cx="11.6" cy="15.4" rx="1.5" ry="1" transform="rotate(-35 11.6 15.4)" />
      </g>
    </>
  ),
  corn: ({ color, hole }) => (
    <>
      <path
        fill={color ?? '#e0a51a'}
        d="M12 1.5c3.3 2.3 4.9 6.2 4.9 10.3 0 4.3-1.9 8.2-4.9 10.4-3-2.2-4.9-6.1-4.9-10.4 0-4.1 1.6-8 4.9-10.3Z"
      />
      <path stroke={color ? hole : '#8f5f00'} strokeWidth="1.3" d="M12 2v18M8 7.5h8M7.3 11.5h9.4" />
      <path
        fill={color ?? '#5f7a2e'}
        d="M2.6 9.5C7.4 11 10.8 15.5 12 22.4 6.2 21.6 2.4 16.5 2.6 9.5ZM21.4 9.5C16.6 11 13.2 15.5 12 22.4 17.8 21.6 21.6 16.5 21.4 9.5Z"
      />
    </>
  ),
  stone: ({ color }) => (
    <>
      <path fill={color ?? '#8e887b'} d="M7.4 3.2 16 2.6l2.6 6.7-2.2 1.7H6.2L4.9 9.2Z" />
      <path fill={color ?? '#5f594f'} d="m2.6 12.6 8.6-.2 1 8.8-9.4.4L1.5 17Z" />
      <path fill={color ?? '#716b60'} d="m13 12.4 7.6.1 2 5.1-1.3 3.7-7.4.1Z" />
    </>
  ),
  gold,
  building: solid(BUILDING),
  statue: solid(STATUE),
  weaving: solid(WEAVING, CRIMSON),
  stairs: solid(STAIRS),
  train: solid(`M2.8 2h18.4v9.5c0 5.6-3.8 9.3-9.2 11.3-5.4-2-9.2-5.7-9.2-11.3Z${star(12, 10.8, 6.6, 3.2, 6)}`),
  produce: basket,
  trader: solid(
    'M15 1l1.9 2.3H21.6v4H18.3V15.6l-.5.9V22.5H15V17H8.3v5.5H5.5V16.2L4 14.8V12.6H2V9.7H14.4V3.3Zm-7.9 10v3h4.6v-3Z',
    CRIMSON,
  ),
  worship: ({ color = INK }) => (
    <>
      <path
        d="M3.6 2.5v5.3c0 3 2.3 4.6 4.8 4.6h7.2c2.5 0 4.8-1.6 4.8-4.6V2.5"
        fill="none"
        stroke={color}
        strokeWidth="2.6"
      />
      <path fill={color} d="M12 3a3.5 3.5 0 1 0 .01 0ZM8.3 12h7.4l2.5 10H5.8Z" />
    </>
  ),
  offering: solid(
    'M1.8 12.5h20.4c-.3 4.2-3.2 6.8-6.6 7.6v2.4H8.4v-2.4c-3.4-.8-6.3-3.4-6.6-7.6ZM12.3 1c3.4 3 4.6 5.2 4.6 7 0 1.2-.5 2.2-1.3 3H8.4C7.5 10.2 7 9.2 7 8c0-2 1.3-3.2 2.3-4.3.3 1.1.8 1.7 1.5 2C10.6 4 11.1 2.5 12.3 1Z',
  ),
  refresh: ({ color = INK }) => (
    <>
      <path
        d="M4.3 13.5A7.9 7.9 0 0 1 17.5 6.3M19.7 10.5A7.9 7.9 0 0 1 6.5 17.7"
        fill="none"
        stroke={color}
        strokeWidth="3"
      />
      <path fill={color} d="m20.8 2-.5 8.3-7.5-3.6ZM3.2 22l.5-8.3 7.5 3.6Z" />
    </>
  ),
  conquest: solid('M3.8 1.5h2.7v21H3.8ZM8 3h14l-3.7 5.2L22 13.5H8Zm4.5 2.7L10 8.2l2.5 2.5L15 8.2Z'),
  production: basket,
  points: solid(CHAKANA, CRIMSON),
  'god-card': back(CRIMSON, <path fill="none" stroke={GOLD} strokeWidth="1.9" d="m12 6.5 4.2 5.5L12 17.5 7.8 12Z" />),
  'army-card': back(UMBER, <path fill={GOLD} d={star(12, 12, 5.6, 2.7, 6)} />),
  worker: solid('M12 1.1a3.9 3.9 0 1 0 .01 0ZM3 9.5h5.5L12 13l3.5-3.5H21v13H3Z'),
  climb: solid(CLIMB, CRIMSON),
  'gold-climb': ({ hole }) => (
    <>
      <g transform="translate(-1 7) scale(.68)">{gold({ color: undefined, hole })}</g>
      <path d={CLIMB} fill={CRIMSON} transform="translate(10.5 0) scale(.58)" />
    </>
  ),
  build: solid(BUILDING),
  weavings: solid(WEAVING, CRIMSON),
  'free-build': solid(BUILDING, CRIMSON),
  'free-small-statue': solid(STATUE, CRIMSON),
  'free-stairs': solid(STAIRS, CRIMSON),
  'free-weaving': solid(WEAVING, CRIMSON),
  soldier: ({ color = INK, hole }) => (
    <>
      <path fill={color} d={`${star(12, 9, 8.6, 4.3, 6)}M10.7 16h2.6v7h-2.6Z`} />
      <circle cx="12" cy="9" r="2" fill={hole} />
    </>
  ),
  'high-priest': ({ color = INK }) => (
    <>
      <circle cx="12" cy="12" r="4.8" fill={color} />
      <path
        stroke={color}
        strokeWidth="2.5"
        d="M12 4.7V.8M12 19.3v3.9M4.7 12H.8M19.3 12h3.9M6.8 6.8 4 4M17.2 6.8 20 4M6.8 17.2 4 20M17.2 17.2 20 20"
      />
    </>
  ),
  pray: back(CRIMSON, <path stroke={GOLD} strokeWidth="2.2" d="M12 7v10M7 12h10" />),
  recruit: ({ color = INK }) => (
    <path
      fill={color}
      fillRule="evenodd"
      d="M9 2.1a3.6 3.6 0 1 0 .01 0ZM1 10h4.7L9 13.2 12.3 10H17v12.5H1ZM18.3 3h2.4v3.2H24v2.4h-3.3v3.2h-2.4V8.6H15V6.2h3.3Z"
    />
  ),
  bag: solid(
    'M8 2.5h8l-1.6 4.2h-4.8ZM9.5 8h5c4 2.6 6.5 6 6.5 9.5 0 3-2 4.5-4.5 4.5h-9C5 22 3 20.5 3 17.5 3 14 5.5 10.6 9.5 8Z',
    UMBER,
  ),
  festival: ({ color = CRIMSON }) => (
    <>
      <circle cx="12" cy="12" r="10.5" fill={color} />
      <g transform="translate(3.6 3.6) scale(.7)">{drawSun(GOLD)}</g>
    </>
  ),
  check: ({ color = INK }) => (
    <path
      d="m4.5 12.5 5 5 10-11"
      fill="none"
      stroke={color}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  die: ({ color = INK, hole }) => (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" fill={color} />
      <g fill={hole}>
        <circle cx="8" cy="8" r="1.9" />
        <circle cx="16" cy="8" r="1.9" />
        <circle cx="8" cy="16" r="1.9" />
        <circle cx="16" cy="16" r="1.9" />
      </g>
    </>
  ),
  exchange: ({ color = INK }) => (
    <path fill={color} d="M2 7.2h13V3l7 6-7 6v-4.2H2ZM22 18.8H9V23l-7-5 7-5.5v3.7h13Z" opacity="1" />
  ),
} as const satisfies Readonly<Record<string, Drawing>>

function drawSun(color: string): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="4.8" fill={color} />
      <path
        stroke={color}
        strokeWidth="2.5"
        d="M12 4.7V.8M12 19.3v3.9M4.7 12H.8M19.3 12h3.9M6.8 6.8 4 4M17.2 6.8 20 4M6.8 17.2 4 20M17.2 17.2 20 20"
      />
    </>
  )
}

export type IconName = keyof typeof drawings

export const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name)

interface IconProps {
  readonly name: IconName
  /** The middle of the icon. */
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly color?: string | undefined
  readonly hole?: string
}

export function Icon({ name, x = 0, y = 0, size, color, hole = 'var(--tw-face)' }: IconProps) {
  const draw: Drawing = drawings[name]
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>{draw({ color, hole })}</g>
}
