import { memo } from 'react'
import { round } from './geometry.ts'
import { GodSign } from './gods.tsx'
import { Icon, type IconName } from './icons.tsx'
import { type Role, Worker } from './worker.tsx'

export type SpaceColor = 'blue' | 'green' | 'plain'

/** The shape doubles the color of the ground: plain a circle, blue a notched square, green a hexagon. */
export function spaceOutline(color: SpaceColor, r: number): string {
  if (color === 'blue') {
    const [a, n] = [round(r * 0.97), round(r * 0.36)]
    const side = round(2 * a - 2 * n)
    return `M${n - a} ${-a}h${side}v${n}h${n}v${side}h${-n}v${n}h${-side}v${-n}h${-n}v${-side}h${n}Z`
  }
  if (color === 'green') {
    const corners = [0, 1, 2, 3, 4, 5].map((index) => {
      const a = (index * Math.PI) / 3
      return `${round(r * 1.08 * Math.sin(a))} ${round(-r * 1.08 * Math.cos(a))}`
    })
    return `M${corners.join('L')}Z`
  }
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

const fills: Readonly<Record<SpaceColor, string>> = {
  blue: 'var(--tw-space-blue)',
  green: 'var(--tw-space-green)',
  plain: 'var(--tw-space-plain)',
}

const R = 12.6

interface SpaceProps {
  readonly color: SpaceColor
  readonly god: string
  /** The worker that stands there. */
  readonly worker: string | null
  /** The worker that would: drawn a little fainter. */
  readonly ghost?: string | undefined
  readonly ghostRole?: Role | undefined
}

/** One space of the hill, around its own middle. */
export const Space = memo(function Space({ color, god, worker, ghost, ghostRole }: SpaceProps) {
  const shown = worker ?? ghost
  const edge = color === 'plain' ? 'var(--tw-plain-edge)' : fills[color]
  return (
    <>
      <path
        d={spaceOutline(color, R + 1.5)}
        fill="var(--tw-face)"
        stroke="var(--tw-umber)"
        strokeOpacity=".6"
        strokeLinejoin="round"
      />
      {shown ? (
        <>
          <path
            d={spaceOutline(color, R - 0.6)}
            fill="var(--tw-face)"
            stroke={edge}
            strokeWidth="2.2"
            strokeLinejoin="round"
          />
          <Worker color={shown} y={-2} size={26} {...(worker ? {} : { opacity: 0.85, role: ghostRole })} />
        </>
      ) : (
        <>
          <path
            d={spaceOutline(color, R)}
            fill={fills[color]}
            strokeLinejoin="round"
            {...(color === 'plain' ? { stroke: edge } : {})}
          />
          <GodSign god={god} size={14.6} color={color === 'plain' ? 'var(--tw-umber)' : '#fff'} />
        </>
      )}
    </>
  )
})

interface TaskIconProps {
  readonly task: IconName
  /** It belongs to the space under the pointer. */
  readonly near: boolean
  /** Already done in the current set of three. */
  readonly used?: boolean
}

/** A task between the spaces, around its own middle. */
export const TaskIcon = memo(function TaskIcon({ task, near, used = false }: TaskIconProps) {
  return (
    <>
      <circle
        r={near ? 11.5 : 9.9}
        fill="var(--tw-face)"
        stroke={near ? 'var(--tw-crimson)' : '#5b4630'}
        strokeOpacity={near ? 1 : 0.8}
        strokeWidth={near ? 2 : 0.9}
      />
      <g opacity={used ? 0.35 : 1}>
        <Icon name={task} size={near ? 15.5 : 13.6} />
      </g>
      {used && <Icon name="check" size={14} color="var(--tw-crimson)" />}
    </>
  )
})
