import { memo } from 'react'
import { round } from './geometry.ts'

interface BandProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Length of one figure. */
  readonly unit?: number
}

/** A woven band: gold diamonds between ivory double bars on crimson. */
export const Band = memo(function Band({ x, y, width, height, unit = 16 }: BandProps) {
  const [middle, q] = [y + height / 2, height * 0.3]
  const count = Math.ceil(width / unit)
  const centers = Array.from({ length: count }, (_, index) => x + (index + 0.5) * unit)
  const diamonds = centers.map(
    (cx) =>
      `M${round(cx - q * 1.3)} ${round(middle)}l${round(q * 1.3)} ${-q}l${round(q * 1.3)} ${q}l${-round(q * 1.3)} ${q}Z`,
  )
  const bars = centers.map((cx) => {
    const bx = cx + unit / 2
    return `M${round(bx - 1.7)} ${round(middle - q)}h1.2v${2 * q}h-1.2ZM${round(bx + 0.5)} ${round(middle - q)}h1.2v${2 * q}h-1.2Z`
  })
  return (
    <g className="tw-still">
      <rect x={x} y={y} width={width} height={height} fill="var(--tw-crimson)" />
      <path
        d={`M${x} ${y + 0.6}h${width}M${x} ${y + height - 0.6}h${width}`}
        stroke="var(--tw-gold)"
        strokeWidth=".8"
      />
      <path d={diamonds.join('')} fill="var(--tw-gold-light)" />
      <path d={bars.join('')} fill="#fff" opacity=".7" />
    </g>
  )
})
