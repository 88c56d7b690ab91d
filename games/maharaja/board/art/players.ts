/** Color and shape always go together: whoever cannot tell the colors apart reads the shapes. */
export type PlayerColor = 'orange' | 'blue' | 'green' | 'magenta' | 'charcoal'

export type PlayerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'

export interface PlayerStyle {
  /** Fill of pieces and glyphs. */
  readonly color: string
  /** Dark edge: orange and charcoal need it to stand 3:1 against cream and against night. */
  readonly deep: string
  /** Band behind the holder's name on a card. */
  readonly pale: string
  /** The glyph, and the roof of the player's houses and palaces. */
  readonly shape: PlayerShape
}

export const PLAYERS: Readonly<Record<PlayerColor, PlayerStyle>> = {
  orange: { color: 'var(--mh-orange)', deep: 'var(--mh-orange-deep)', pale: 'var(--mh-orange-pale)', shape: 'circle' },
  blue: { color: 'var(--mh-blue)', deep: 'var(--mh-blue-deep)', pale: 'var(--mh-blue-pale)', shape: 'square' },
  green: { color: 'var(--mh-green)', deep: 'var(--mh-green-deep)', pale: 'var(--mh-green-pale)', shape: 'triangle' },
  magenta: {
    color: 'var(--mh-magenta)',
    deep: 'var(--mh-magenta-deep)',
    pale: 'var(--mh-magenta-pale)',
    shape: 'diamond',
  },
  charcoal: {
    color: 'var(--mh-charcoal)',
    deep: 'var(--mh-charcoal-deep)',
    pale: 'var(--mh-charcoal-pale)',
    shape: 'hexagon',
  },
}

export const PLAYER_COLORS: readonly PlayerColor[] = ['orange', 'blue', 'green', 'magenta', 'charcoal']
