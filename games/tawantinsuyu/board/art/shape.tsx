import type { ComponentProps } from 'react'
import { round } from './geometry.ts'
import { PLAYERS, type PlayerColor, type PlayerShape } from './players.ts'

interface ShapeProps extends Omit<ComponentProps<'path'>, 'd' | 'kind'> {
  readonly kind: PlayerShape
  readonly cx?: number
  readonly cy?: number
  /** Radius of the circle; the other shapes are sized to weigh the same to the eye. */
  readonly r: number
}

/** A player's shape in whatever paint the caller gives it. */
export function Shape({ kind, cx = 0, cy = 0, r, ...rest }: ShapeProps) {
  return <path d={outlines[kind](cx, cy, r)} strokeLinejoin="round" {...rest} />
}

const outlines: Readonly<Record<PlayerShape, (x: number, y: number, r: number) => string>> = {
  circle: (x, y, r) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  square: (x, y, r) => {
    const s = r * 0.9
    return `M${round(x - s)} ${round(y - s)}h${2 * s}v${2 * s}h${-2 * s}Z`
  },
  triangle: (x, y, r) =>
    `M${round(x)} ${round(y - r * 1.14)}L${round(x + r * 1.14)} ${round(y + r * 0.86)}H${round(x - r * 1.14)}Z`,
  diamond: (x, y, r) => {
    const s = r * 1.2
    return `M${round(x)} ${round(y - s)}l${s} ${s}l${-s} ${s}l${-s} ${-s}Z`
  },
  hexagon: (x, y, r) => {
    const [a, b, c] = [r * 1.1, r * 0.55, r * 0.96]
    return `M${round(x - a)} ${round(y)}l${a - b} ${-c}h${2 * b}l${a - b} ${c}l${b - a} ${c}h${-2 * b}Z`
  },
}

interface MarkProps extends Omit<ShapeProps, 'kind'> {
  readonly player: PlayerColor
}

/** The glyph that stands for a player. */
export function PlayerMark({ player, r, ...rest }: MarkProps) {
  const { shape, color, deep } = PLAYERS[player]
  return <Shape kind={shape} r={r} fill={color} stroke={deep} strokeWidth={round(r * 0.16)} {...rest} />
}

/** The same with a light line around it, for pieces on the board. */
export function PlayerPiece({ player, r, ...rest }: MarkProps) {
  const { shape, color, deep } = PLAYERS[player]
  return (
    <>
      <Shape kind={shape} r={r + 1.6} fill="#fff" stroke={deep} strokeWidth={0.8} {...rest} />
      <Shape kind={shape} r={r} fill={color} {...rest} />
    </>
  )
}
