import type { ComponentProps } from 'react'
import { type Detail, PIXEL, START_RADIUS as R, round, translate } from './geometry.ts'
import { CircleMarks, classes, type Marks } from './marks.tsx'
import { color } from './palette.ts'

interface StartProps extends Marks, Omit<ComponentProps<'g'>, 'transform'> {
  x: number
  y: number
  onRoute?: boolean
  detail?: Detail
}

/** The tent where all architects and the Maharaja set out; never a destination. */
export function Start({
  x,
  y,
  onRoute = false,
  detail = 'full',
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: StartProps) {
  const px = PIXEL[detail]
  return (
    <g className={classes('mh-target', className)} transform={translate(x, y)} {...rest}>
      <circle cx={1.5 * px} cy={3 * px} r={R} fill={color.shadow} />
      <CircleMarks r={R} px={px} {...{ legal, hovered, selected, lastMove }} />
      <circle
        r={R}
        fill={color.startFace}
        stroke={onRoute ? color.accent : color.terracotta}
        strokeWidth={round((onRoute ? 1.8 : 1.2) * px)}
      />
      <circle r={R - 3.4} fill="none" stroke={color.terracotta} strokeWidth={1} strokeDasharray="1.7 2.9" />
      <Tent />
    </g>
  )
}

function Tent() {
  return (
    <g stroke={color.bannerInk} strokeWidth={1} strokeLinejoin="round">
      <path d="M0-11V-17L6.5-14.6 0-12.4Z" fill={color.indigo} stroke={color.indigo} strokeWidth={0.8} />
      <path d="M-14 9C-9 5-4-2 0-11 4-2 9 5 14 9Z" fill={color.keyline} />
      <path
        d="M-5 9C-3 5-2 0 0-11 2 0 3 5 5 9ZM-10.6 9C-7.6 5.5-3.6-.5 0-11-2.6-1-5 4.5-7.6 9ZM10.6 9C7.6 5.5 3.6-.5 0-11 2.6-1 5 4.5 7.6 9Z"
        fill={color.terracotta}
        stroke="none"
      />
      <path d="M-1.9 9C-1.2 5.5-.6 2 0-1.5.6 2 1.2 5.5 1.9 9Z" fill={color.bannerInk} stroke="none" />
      <path d="M-16 9H16" strokeWidth={1.3} strokeLinecap="round" />
    </g>
  )
}

interface StartNameProps extends Omit<ComponentProps<'text'>, 'children'> {
  x: number
  y: number
  name: string
  /** The word "start", small, after the name. */
  word: string
}

export function StartName({ x, y, name, word, className, ...rest }: StartNameProps) {
  return (
    <text
      x={round(x - 8)}
      y={round(y - R - 7.5)}
      textAnchor="middle"
      className={classes('mh-halo mh-still', className)}
      {...rest}
    >
      <tspan className="mh-city-name mh-display" fill={color.ink}>
        {name}
      </tspan>
      <tspan className="mh-village-name" dx=".35em" fill={color.inkSoft}>
        {word}
      </tspan>
    </text>
  )
}
