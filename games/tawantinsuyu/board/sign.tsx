import type { PrintedEffect } from '../rules/components.ts'
import {
  GodSign,
  Icon,
  type IconName,
  isIcon,
  type PlayerColor,
  PlayerMark,
  Points,
  type Role,
  Worker,
} from './art/index.ts'

/** Drawings as they stand in a line of text. */

interface SignProps {
  readonly size: number
}

export function IconSign({ name, size, color }: SignProps & { readonly name: IconName; readonly color?: string }) {
  return (
    <svg className="tw-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Icon name={name} x={12} y={12} size={24} color={color} hole="var(--tw-pop)" />
    </svg>
  )
}

export function GodMark({ god, size }: SignProps & { readonly god: string }) {
  return (
    <svg className="tw-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <GodSign god={god} x={12} y={12} size={24} color="var(--tw-crimson-line)" />
    </svg>
  )
}

interface WorkerSignProps extends SignProps {
  readonly color: string
  readonly role?: Role | undefined
}

export function WorkerSign({ color, role, size }: WorkerSignProps) {
  return (
    <svg className="tw-sign" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <Worker color={color} role={role} x={14} y={14.5} size={26} />
    </svg>
  )
}

export function PointsSign({ points, size }: SignProps & { readonly points: number | string }) {
  return (
    <svg className="tw-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Points points={points} x={12} y={12} size={24} />
    </svg>
  )
}

export function MarkSign({ player, size }: SignProps & { readonly player: PlayerColor }) {
  return (
    <svg className="tw-sign" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <PlayerMark player={player} r={8} />
    </svg>
  )
}

/** An effect as icon and number; the words stand beside it or in its label. */
export function EffectSign({ effect: { kind, n }, size }: SignProps & { readonly effect: PrintedEffect }) {
  if (kind === 'vp') return <PointsSign points={n} size={size * 1.15} />
  return (
    <>
      {n > 1 && <b className="tw-number">{n}</b>}
      {isIcon(kind) && <IconSign name={kind} size={size} />}
    </>
  )
}
