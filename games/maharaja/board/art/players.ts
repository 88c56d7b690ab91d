/** Color and shape always go together: whoever cannot tell the colors apart reads the shapes. */
export type PlayerColor = 'orange' | 'blue' | 'green' | 'magenta' | 'charcoal'

export type PlayerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'

export interface PlayerStyle {
  /** Fill of pieces and glyphs. */
  readonly color: string
  /** Dark edge of pieces: orange needs it to stand 3:1 against cream. */
  readonly deep: string
  /** Edge of the bare glyph: charcoal has no light line around it there and needs a pale one at night. */
  readonly edge: string
  /** Band behind the holder's name on a card. */
  readonly pale: string
  /** The glyph, and the roof of the player's houses and palaces. */
  readonly shape: PlayerShape
}

const style = (name: PlayerColor, shape: PlayerShape): PlayerStyle => ({
  color: `var(--mh-${name})`,
  deep: `var(--mh-${name}-deep)`,
  edge: name === 'charcoal' ? 'var(--mh-charcoal-edge)' : `var(--mh-${name}-deep)`,
  pale: `var(--mh-${name}-pale)`,
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
