import type { ComponentProps } from 'react'
import { corners, points, round } from './geometry.ts'
import { PLAYERS, type PlayerColor, type PlayerShape } from './players.ts'

interface ShapeProps extends Omit<ComponentProps<'path'>, 'd' | 'kind'> {
  kind: PlayerShape
  cx?: number
  cy?: number
  /** Radius of the circle; the other shapes are sized to weigh the same to the eye. */
  r: number
}

/** A player's shape in whatever paint the caller gives it. */
export function Shape({ kind, cx = 0, cy = 0, r, ...rest }: ShapeProps) {
  return <path d={outline(kind, cx, cy, r)} strokeLinejoin="round" {...rest} />
}

function outline(kind: PlayerShape, cx: number, cy: number, r: number): string {
  const center = { x: cx, y: cy }
  switch (kind) {
    case 'circle':
      return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'square': {
      const s = round(r * 0.9)
      return `M${round(cx - s)} ${round(cy - s)}h${2 * s}v${2 * s}h${-2 * s}Z`
    }
    case 'triangle':
      return `M${points([
        { x: cx, y: cy - r * 1.16 },
        { x: cx + r * 1.16, y: cy + r * 0.86 },
        { x: cx - r * 1.16, y: cy + r * 0.86 },
      ])}Z`
    case 'diamond':
      return `M${points(corners(4, r * 1.22, 0, center))}Z`
    case 'hexagon':
      return `M${points(corners(6, r * 1.08, 30, center))}Z`
  }
}

interface PlayerMarkProps extends Omit<ShapeProps, 'kind'> {
  player: PlayerColor
}

/** The glyph that stands for a player wherever there is no piece: seats, log lines, banner, cards. */
export function PlayerMark({ player, r, ...rest }: PlayerMarkProps) {
  const { shape, color, edge } = PLAYERS[player]
  return <Shape kind={shape} r={r} fill={color} stroke={edge} strokeWidth={round(r * 0.14)} {...rest} />
}
