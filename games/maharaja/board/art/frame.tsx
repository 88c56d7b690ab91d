import { type ComponentProps, memo } from 'react'
import { round, translate } from './geometry.ts'
import { classes } from './marks.tsx'
import { color } from './palette.ts'
import { Coin } from './pieces.tsx'
import { textWidth } from './text.ts'

interface FrameProps extends Omit<ComponentProps<'g'>, 'transform'> {
  x?: number
  y?: number
  width: number
  height: number
  /** Thickness of the finest line; the frame is six lines thick. */
  line?: number
}

/** The jadval, the ruled border of a miniature: indigo, a gap, turmeric, terracotta. Draw it over the map's edge. */
export const Frame = memo(function Frame({ x = 0, y = 0, width, height, line = 1, className, ...rest }: FrameProps) {
  const ruled = (inset: number) => ({
    x: inset * line,
    y: inset * line,
    width: round(width - 2 * inset * line),
    height: round(height - 2 * inset * line),
  })
  return (
    <g className={classes('mh-still', className)} transform={translate(x, y)} fill="none" {...rest}>
      <rect {...ruled(2)} stroke={color.paper} strokeWidth={4 * line} />
      <rect {...ruled(0.5)} stroke={color.frameLine} strokeWidth={line} />
      <rect {...ruled(3)} stroke={color.turmeric} strokeWidth={2 * line} />
      <rect {...ruled(5.5)} stroke={color.terracotta} strokeWidth={line} />
    </g>
  )
})

interface FrameRuleProps extends Omit<ComponentProps<'path'>, 'd'> {
  x: number
  y: number
  height: number
  line?: number
}

/** The same pair of lines between map and governor track. */
export function FrameRule({ x, y, height, line = 1, ...rest }: FrameRuleProps) {
  return (
    <>
      <path d={`M${x} ${y}v${height}`} stroke={color.terracotta} strokeWidth={line} {...rest} />
      <path d={`M${x + 2.5 * line} ${y}v${height}`} stroke={color.turmeric} strokeWidth={1.5 * line} {...rest} />
    </>
  )
}

interface MapKeyProps extends Omit<ComponentProps<'g'>, 'transform'> {
  /** Lower right corner, in map units. */
  x: number
  y: number
  /** Units per drawn pixel. */
  scale?: number
  /** "connected", "a house missing", "your toll"; leave the last out for spectators. */
  words: readonly [connected: string, missing: string, toll?: string]
}

/** What the two kinds of road and the pill mean. */
export function MapKey({ x, y, scale = 1.2, words, className, ...rest }: MapKeyProps) {
  const [connected, missing, toll] = words
  const width = 54 + Math.max(...words.map((word) => textWidth(word ?? '', 11)))
  const height = toll ? 54 : 38
  return (
    <g
      className={classes('mh-still', className)}
      transform={`${translate(x, y)} scale(${round(scale)}) ${translate(-width, -height)}`}
      fontSize={11}
      fill={color.ink}
      {...rest}
    >
      <rect
        width={round(width)}
        height={height}
        rx={6}
        fill={color.paper}
        fillOpacity={0.92}
        stroke={color.panelLine}
      />
      <path d="M8 12H36" stroke={color.roadEdge} strokeWidth={8.2} />
      <path d="M8 12H36" stroke={color.roadBed} strokeWidth={6.8} />
      <path d="M10 12H35" stroke={color.roadDot} strokeWidth={3.5} strokeLinecap="round" strokeDasharray="0 6" />
      <text x={44} y={16}>
        {connected}
      </text>
      <path d="M10 27.5H35" stroke={color.closedDot} strokeWidth={2.6} strokeLinecap="round" strokeDasharray="0 8" />
      <text x={44} y={31.5}>
        {missing}
      </text>
      {toll && (
        <>
          <rect
            x={9}
            y={35.5}
            width={26}
            height={15}
            rx={7.5}
            fill={color.pillFace}
            stroke={color.turmericDeep}
            strokeWidth={0.9}
          />
          <Coin x={17} y={43} r={4.6} />
          <text x={30} y={47} textAnchor="end" fontWeight={700}>
            2
          </text>
          <text x={44} y={47}>
            {toll}
          </text>
        </>
      )}
    </g>
  )
}
