import type { godNames } from '../../rules/names.ts'

export type God = (typeof godNames)[number]

interface GodSignProps {
  readonly god: string
  /** The middle of the sign. */
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly color: string
}

/** The six signs, each its own silhouette: they are told apart without color and at 13 px. */
export function GodSign({ god, x = 0, y = 0, size, color }: GodSignProps) {
  const { fill, line, width } = signs[god as God] ?? signs.diamond
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {line && <path d={line} fill="none" stroke={color} strokeWidth={width ?? 3} />}
      {fill && <path d={fill} fill={color} fillRule="evenodd" />}
    </g>
  )
}

interface Sign {
  readonly fill?: string
  readonly line?: string
  readonly width?: number
}

const signs: Readonly<Record<God, Sign>> = {
  spiral: { line: 'M2.5 21.3H21.3V2.7H2.8V16.1H15.7V8.2H8.6V11.7' },
  gate: { fill: 'M2.5 22V11.5a9.5 9.5 0 0 1 19 0V22h-5.3v-9.7a4.2 4.2 0 0 0-8.4 0V22Z' },
  diamond: { line: 'M12 2.6 21.4 12 12 21.4 2.6 12Z', fill: 'M12 8.2 15.8 12 12 15.8 8.2 12Z' },
  squares: { fill: 'M2 2h8.6v8.6H2Zm11.4 0H22v8.6h-8.6ZM2 13.4h8.6V22H2Zm11.4 0H22V22h-8.6Z' },
  zigzag: {
    line: 'M1.6 10.6 6.8 4.8l5.2 5.8 5.2-5.8 5.2 5.8M1.6 19.4l5.2-5.8 5.2 5.8 5.2-5.8 5.2 5.8',
    width: 3.2,
  },
  mountain: { fill: 'M9.4 3h5.2v4.8h3.7v4.8H22V21h-7.2v-4.7H9.2V21H2v-8.4h3.7V7.8h3.7Z' },
}
