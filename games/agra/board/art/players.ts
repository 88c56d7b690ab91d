/** Color and shape always go together: whoever cannot tell the colors apart reads the shapes. */
export type PlayerColor = 'orange' | 'blue' | 'green' | 'magenta' | 'charcoal'
export type PlayerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'

export interface PlayerStyle {
  readonly color: string
  /** Dark hairline of every piece: orange alone is too faint on marble. */
  readonly edge: string
  /** Half mixed with white, for workers that lie. */
  readonly pale: string
  /** Behind the viewer's own count. */
  readonly tint: string
  readonly shape: PlayerShape
}

const style = (name: PlayerColor, shape: PlayerShape): PlayerStyle => ({
  color: `var(--ag-${name})`,
  edge: `var(--ag-${name}-edge)`,
  pale: `var(--ag-${name}-pale)`,
  tint: `var(--ag-${name}-tint)`,
  shape,
})

export const PLAYERS: Readonly<Record<PlayerColor, PlayerStyle>> = {
  orange: style('orange', 'circle'),
  blue: style('blue', 'square'),
  green: style('green', 'triangle'),
  magenta: style('magenta', 'diamond'),
  charcoal: style('charcoal', 'hexagon'),
}

export const PLAYER_COLORS: readonly PlayerColor[] = ['orange', 'blue', 'green', 'magenta', 'charcoal']

export function playerColor(color: number): PlayerColor {
  return PLAYER_COLORS[color % PLAYER_COLORS.length] ?? 'orange'
}
