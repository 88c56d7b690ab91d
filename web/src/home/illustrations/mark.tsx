import type { ComponentProps } from 'react'

interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: number
  /** The color behind the mark, seen through the dome. */
  ground?: string
}

/** Durbar's mark: a hall in a walled city. */
export function Mark({ size = 30, ground = '#fbf7ef', ...rest }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true" {...rest}>
      <path d="M10.2 0 5.1 8.83H-5.1L-10.2 0-5.1-8.83H5.1Z" fill="#b4532e" />
      <path
        d="M0-7.5C4-5.5 6-3 6-.5 6 .8 5.5 1.7 5 2.5H6V6.5H-6V2.5H-5C-5.5 1.7-6 .8-6-.5-6-3-4-5.5 0-7.5Z"
        fill={ground}
      />
      <path d="M-2 6.5V4C-2 2.8-1 2.2 0 1.4 1 2.2 2 2.8 2 4V6.5Z" fill="#b4532e" />
    </svg>
  )
}

interface GameEmblemProps extends Omit<ComponentProps<'svg'>, 'children'> {
  game: 'agra' | 'maharaja' | 'tawantinsuyu'
  size?: number
}

/** A game in a table list: the city, the dome, the terraced hill. */
export function GameEmblem({ game, size = 34, ...rest }: GameEmblemProps) {
  return (
    <svg width={size} height={size} viewBox="-17 -17 34 34" aria-hidden="true" {...rest}>
      {EMBLEMS[game]}
    </svg>
  )
}

const EMBLEMS = {
  maharaja: (
    <>
      <circle r={16} fill="#f3e3c2" />
      <path d="M10.5 0 5.25 9.09H-5.25L-10.5 0-5.25-9.09H5.25Z" fill="#dce3be" stroke="#b4532e" strokeWidth={3} />
      <circle r={3} fill="#e0a11b" />
    </>
  ),
  agra: (
    <>
      <circle r={16} fill="#a9462f" />
      <path d="M0-11C5-8 8-5 8-1 8 1 7 2.5 6.5 3.5H9V9H-9V3.5H-6.5C-7 2.5-8 1-8-1-8-5-5-8 0-11Z" fill="#fbf6ec" />
      <path d="M-2.5 9V5C-2.5 3-1 2 0 1 1 2 2.5 3 2.5 5V9Z" fill="#a9462f" />
    </>
  ),
  tawantinsuyu: (
    <>
      <circle r={16} fill="#2f6a6c" />
      <ellipse cy={4} rx={12} ry={7} fill="#668f4c" />
      <ellipse cy={1.5} rx={8.5} ry={5} fill="#a3ba5d" />
      <ellipse cy={-1} rx={5} ry={3} fill="#f1e8cc" />
      <circle cy={-3.5} r={3.6} fill="#f2bd3e" />
    </>
  ),
} as const
