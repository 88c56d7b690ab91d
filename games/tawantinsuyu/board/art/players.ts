/** Color and shape always go together: whoever cannot tell the colors apart reads the shapes. */
export type PlayerColor = 'orange' | 'blue' | 'green' | 'magenta' | 'charcoal'

export type PlayerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'

export interface PlayerStyle {
  readonly color: string
  /** Dark edge: orange needs it to stand 3:1 against cream. */
  readonly deep: string
  readonly shape: PlayerShape
}

const style = (name: PlayerColor, shape: PlayerShape): PlayerStyle => ({
  color: `var(--tw-${name})`,
  deep: `var(--tw-${name}-deep)`,
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
