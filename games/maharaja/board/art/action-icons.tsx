import type { ComponentProps, ReactNode } from 'react'
import { round } from './geometry.ts'
import { Icon } from './icons.tsx'
import { color } from './palette.ts'

/** The nine actions in the order of the disc. */
export const ACTIONS = [
  'gold',
  'house',
  'two-houses',
  'move-house',
  'quarry',
  'palace',
  'palace-house',
  'governor',
  'characters',
] as const

export type ActionName = (typeof ACTIONS)[number]

/** Also in hand, but not on the disc. */
export type ToolName = ActionName | 'travel' | 'builder' | 'privilege'

interface ActionIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  action: ToolName
  size?: number
  /** Center, when the icon stands inside another drawing. */
  cx?: number
  cy?: number
  /** The color behind the icon: it shows through doors and keeps overlapping parts apart. */
  hole?: string
}

/** One color, the current text color unless `color` is set. */
export function ActionIcon({ action, size = 24, cx, cy, hole = color.panel, ...rest }: ActionIconProps) {
  const place = cx === undefined || cy === undefined ? {} : { x: round(cx - size / 2), y: round(cy - size / 2) }
  return (
    <svg
      width={round(size)}
      height={round(size)}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      {...place}
      {...rest}
    >
      {DRAWINGS[action](hole)}
    </svg>
  )
}

const HOUSE = 'M12 3.5 21 11.5H18.7V20.5H5.3V11.5H3Z'
const HOUSE_DOOR = 'M9.8 20.5V16a2.2 2.2 0 0 1 4.4 0V20.5Z'
const DOME =
  'M12 1.5V4C16 5.8 18.3 8.2 18.3 11 18.3 12.3 17.9 13.2 17.4 14H19V20H21V22.5H3V20H5V14H6.6C6.1 13.2 5.7 12.3 5.7 11 5.7 8.2 8 5.8 12 4Z'
const DOME_DOOR = 'M9.6 20V17C9.6 15.6 10.9 14.9 12 14.1 13.1 14.9 14.4 15.6 14.4 17V20Z'

interface PartProps {
  hole: string
}

const House = ({ hole }: PartProps) => (
  <>
    <path d={HOUSE} />
    <path d={HOUSE_DOOR} fill={hole} />
  </>
)

const Dome = ({ hole }: PartProps) => (
  <>
    <path d={DOME} />
    <path d={DOME_DOOR} fill={hole} />
  </>
)

const Coin = ({ hole }: PartProps) => (
  <>
    <circle r={6.5} />
    <path d="M0-3.25 3.25 0 0 3.25-3.25 0Z" fill={hole} />
  </>
)

const DRAWINGS: Readonly<Record<ToolName, (hole: string) => ReactNode>> = {
  gold: (hole) => (
    <>
      <g transform="translate(8.7 8.7)">
        <Coin hole={hole} />
      </g>
      <circle cx={16} cy={15.5} r={7.8} fill={hole} />
      <g transform="translate(16 15.5)">
        <Coin hole={hole} />
      </g>
    </>
  ),
  house: (hole) => <House hole={hole} />,
  // The city gate beside the houses: one of the two must stand in a city.
  'two-houses': (hole) => (
    <>
      <path d="M.8 22V9.5H2.6V7.5H4.6V9.5H6.4V7.5H8.4V9.5H10.2V7.5H12.2V9.5H13.6V22H9.8V17.5a2.6 2.6 0 0 0-5.2 0V22Z" />
      <path transform="translate(12.6 9.8) scale(.58)" d={HOUSE} stroke={hole} strokeWidth={3} paintOrder="stroke" />
      <path transform="translate(10 -.5) scale(.52)" d={HOUSE} />
    </>
  ),
  'move-house': (hole) => (
    <>
      <g transform="translate(-1.2 4.8) scale(.8)">
        <House hole={hole} />
      </g>
      <path d="M9 4.6C13 1.2 18.6 2.5 20.2 8.2H23.2L18.8 13.6 14.4 8.2H17.5C16.5 5 13 3.8 10.4 6Z" />
    </>
  ),
  quarry: (hole) => (
    <>
      <path d="M2 13.8H11.3V21.5H2ZM12.7 13.8H22V21.5H12.7ZM7.3 4.8H16.7V12.5H7.3Z" />
      <path d="M4 16.2H7M14.7 16.2H17.7M9.3 7.2H12.3" stroke={hole} strokeWidth={1.3} />
    </>
  ),
  palace: (hole) => <Dome hole={hole} />,
  'palace-house': (hole) => (
    <>
      <g transform="translate(-2.2 -.2) scale(.86)">
        <Dome hole={hole} />
      </g>
      <g transform="translate(11 9.6) scale(.6)">
        <path d={HOUSE} stroke={hole} strokeWidth={3.4} paintOrder="stroke" />
        <path d={HOUSE_DOOR} fill={hole} />
      </g>
    </>
  ),
  governor: (hole) => (
    <>
      <circle cx={9} cy={6.3} r={4.3} />
      <circle cx={9} cy={17.7} r={3.6} fill="none" stroke="currentColor" strokeWidth={1.5} strokeDasharray="2 1.77" />
      <path d="M17.3 2.5H19.7V15.5H22.8L18.5 21.5 14.2 15.5H17.3Z" />
      <path d="M17 8.5H20" stroke={hole} strokeWidth={1.3} />
    </>
  ),
  characters: (hole) => (
    <>
      <rect x={2.2} y={5} width={11} height={15.5} rx={1.6} transform="rotate(-9 8 13)" />
      <g transform="rotate(8 16 12)">
        <rect x={9.8} y={3.6} width={11.4} height={16} rx={1.6} stroke={hole} strokeWidth={1.3} />
        <circle cx={15.5} cy={9.3} r={2.4} fill={hole} />
        <path d="M11.7 16.5c0-3 1.6-4.3 3.8-4.3s3.8 1.3 3.8 4.3Z" fill={hole} />
      </g>
    </>
  ),
  travel: () => <Icon name="camel" x={0.5} y={0.5} size={23} />,
  builder: () => <Icon name="trowel" x={1} y={1} size={22} />,
  privilege: (hole) => (
    <>
      <circle cx={12} cy={12} r={10.5} />
      <path d="M12 5.3 13.8 10.2H18.7L14.8 13.5 16.2 18.4 12 15.4 7.8 18.4 9.2 13.5 5.3 10.2H10.2Z" fill={hole} />
    </>
  ),
}

interface HiddenPurseProps extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: number
}

/** A rival's gold: a closed purse, never a question mark. */
export function HiddenPurse({ size = 14, ...rest }: HiddenPurseProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" {...rest}>
      <path
        d="M5 2h6L9.6 4.6C13 6 14.5 8.8 14.5 11.3 14.5 13.8 12 14.5 8 14.5S1.5 13.8 1.5 11.3C1.5 8.8 3 6 6.4 4.6Z"
        fill={color.spentIcon}
      />
      <path d="M5.8 5.1h4.4" stroke={color.turmeric} strokeWidth={1.2} />
    </svg>
  )
}
