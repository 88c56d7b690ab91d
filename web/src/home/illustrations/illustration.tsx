import type { ComponentProps } from 'react'
import './illustrations.css'

/** Every illustration is drawn on a sheet of this size and scales with its tile. */
export const WIDTH = 384
export const HEIGHT = 262
/** The ornament at its foot. */
export const BAND = 22

export type IllustrationProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>

/** The sheet. Decoration only: the tile beside it says everything in words. */
export function Sheet({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={className ? `illustration ${className}` : 'illustration'}
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}

/** 0, 1, … count − 1: for rows of equal ornaments. */
export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
