/** Color and shape always go together: whoever cannot tell the colors apart reads the shapes. */
const marks = [
  { name: 'orange', path: 'M-5.200 0a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0-10.400 0Z' },
  { name: 'blue', path: 'M-4.700-4.700H4.700V4.700H-4.700Z' },
  { name: 'green', path: 'M0-6 6 4.500H-6Z' },
  { name: 'magenta', path: 'M0-6.300 6.300 0 0 6.300-6.300 0Z' },
  { name: 'charcoal', path: 'M0-5.700 4.940-2.850V2.850L0 5.700-4.940 2.850V-2.850Z' },
] as const

interface PlayerMarkProps {
  readonly color: number
  /** In em. */
  readonly size?: number
}

/** The glyph that stands for a player. The name is always beside it. */
export function PlayerMark({ color, size = 1 }: PlayerMarkProps) {
  return (
    <svg className="player-mark" viewBox="-7 -7 14 14" width={`${size}em`} height={`${size}em`} aria-hidden="true">
      <PlayerShape color={color} />
    </svg>
  )
}

/** The same inside another drawing; its middle is the origin. */
export function PlayerShape({ color }: { readonly color: number }) {
  const mark = marks[color % marks.length] ?? marks[0]
  return (
    <path
      d={mark.path}
      fill={`var(--player-${mark.name})`}
      stroke={`var(--player-${mark.name}-edge)`}
      strokeWidth={0.8}
      strokeLinejoin="round"
    />
  )
}
