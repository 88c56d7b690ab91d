import type { ReactNode } from 'react'
import type { colorNames, roleNames } from '../../rules/names.ts'
import { star } from './geometry.ts'

export type WorkerColor = (typeof colorNames)[number]
export type Role = (typeof roleNames)[number]

/** Which role a worker of the color has by nature. */
export const ROLE_OF: Readonly<Record<WorkerColor, Role>> = {
  blue: 'architect',
  green: 'craftsman',
  red: 'warrior',
  yellow: 'courier',
  white: 'priest',
}

interface Cloth {
  readonly fill: string
  readonly edge: string
  readonly hem: string
  readonly head: string
  readonly band: string
  readonly sign: string
}

const dyed = (fill: string, edge: string, sign = '#fff'): Cloth => ({
  fill,
  edge,
  hem: edge,
  head: edge,
  band: fill,
  sign,
})

const cloths: Readonly<Record<WorkerColor, Cloth>> = {
  blue: dyed('#2f66a8', '#1e4577'),
  green: dyed('#4f8a3c', '#305d22'),
  red: dyed('#b3262f', '#7a1219'),
  yellow: dyed('#edb92e', '#a87604', '#3a2a08'),
  white: { fill: '#fffdf7', edge: '#8c7c63', hem: '#8c1c2e', head: '#e9dcc2', band: '#8c1c2e', sign: '#8c1c2e' },
}

const BODY =
  'M9.2 9.4h9.6c.9 0 1.7.5 2 1.4l4.4 13.6c.4 1.3-.5 2.6-1.9 2.6H4.7c-1.4 0-2.3-1.3-1.9-2.6L7.2 10.8c.3-.9 1.1-1.4 2-1.4Z'

interface WorkerProps {
  readonly color: string
  /** The middle of the figure. */
  readonly x?: number
  readonly y?: number
  readonly size: number
  /** Worn instead of its own sign, where a building lets it play another role. */
  readonly role?: Role | undefined
  /** Casualties lie on their side. */
  readonly fallen?: boolean
  readonly opacity?: number
}

/** A worker is a poncho with the sign of its role; the white line lets it stand on any ground. */
export function Worker({ color, x = 0, y = 0, size, role, fallen = false, opacity }: WorkerProps) {
  const cloth = cloths[color as WorkerColor] ?? cloths.white
  const sign = role ?? ROLE_OF[color as WorkerColor] ?? 'priest'
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 28})${fallen ? ' rotate(-78 14 14)' : ''}`}
      opacity={opacity}
    >
      <g fill="none" stroke="var(--tw-outline)" strokeWidth="4.2" strokeLinejoin="round">
        <circle cx="14" cy="5.4" r="4.4" />
        <path d={BODY} />
      </g>
      <path d={BODY} fill={cloth.fill} stroke={cloth.edge} strokeWidth="1.3" strokeLinejoin="round" />
      <path d="M3.6 23.2h20.8l.5 1.6c.2.8-.3 1.5-1.1 1.5H4.2c-.8 0-1.3-.7-1.1-1.5Z" fill={cloth.hem} />
      <circle cx="14" cy="5.4" r="4.4" fill={cloth.head} stroke={cloth.edge} />
      <path d="M9.7 4.6h8.6" stroke={cloth.band} strokeWidth="1.9" />
      <g transform="translate(7.9 10.9) scale(.51)">{roleSigns[sign](cloth.sign)}</g>
    </g>
  )
}

const roleSigns: Readonly<Record<Role, (color: string) => ReactNode>> = {
  architect: (color) => <path fill={color} fillRule="evenodd" d="M3 21.5V2.5l19 19Zm4.3-8.6v4.4h4.4Z" />,
  craftsman: (color) => <path fill={color} d="M4 3h13.5l3 3.7-3 3.6H14V22h-4V10.3H4Z" />,
  warrior: (color) => (
    <>
      <path fill={color} fillRule="evenodd" d={`${star(14.5, 9, 9, 4.5, 7)}M14.5 7.1a1.9 1.9 0 1 0 .01 0Z`} />
      <path stroke={color} strokeWidth="3.2" d="m11 13-8 9" />
    </>
  ),
  courier: (color) => (
    <>
      <circle cx="16" cy="3.6" r="3.1" fill={color} />
      <path
        d="M13.6 8.3 10.2 14.2l5.5 3L14 22.8M10.2 14.2l-2.6 4.5-5.8.2M6.3 12.2 8 8.4l5.6-.1 3 3.3h4.6"
        fill="none"
        stroke={color}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  priest: (color) => (
    <>
      <circle cx="12" cy="12" r="4.8" fill={color} />
      <path
        stroke={color}
        strokeWidth="2.5"
        d="M12 4.7V.8M12 19.3v3.9M4.7 12H.8M19.3 12h3.9M6.8 6.8 4 4M17.2 6.8 20 4M6.8 17.2 4 20M17.2 17.2 20 20"
      />
    </>
  ),
}
