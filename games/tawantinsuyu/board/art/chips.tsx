import type { PrintedEffect } from '../../rules/components.ts'
import { Icon, isIcon } from './icons.tsx'

interface PointsProps {
  readonly points: number | string
  readonly x?: number
  readonly y?: number
  /** Width of the cross. */
  readonly size: number
  readonly color?: string
}

/** Victory points are a number in a crimson stepped cross, everywhere on the table. */
export function Points({ points, x = 0, y = 0, size, color }: PointsProps) {
  const long = String(points).length > 1
  return (
    <>
      <Icon name="points" x={x} y={y} size={size} color={color} />
      <text
        className="tw-number"
        x={x}
        y={y + size * 0.215}
        fontSize={size * (long ? 0.56 : 0.62)}
        letterSpacing={long ? -0.3 : 0}
        textAnchor="middle"
        fill="#fff"
      >
        {points}
      </text>
    </>
  )
}

interface ChipProps {
  readonly effects: readonly PrintedEffect[]
  /** The middle of the row. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly gap?: number
  readonly text?: number
  /** Only one of them is taken: a stroke stands between them. */
  readonly choose?: boolean
  readonly opacity?: number | undefined
}

/** What something gives, as icons in a row with their numbers. */
export function Chips({ effects, x, y, size, gap = 3, text = Math.max(10, size * 0.78), choose, opacity }: ChipProps) {
  const widths = effects.map((effect) => chipWidth(effect, size, text))
  const between = choose ? gap + 6 : gap
  const whole = widths.reduce((sum, width) => sum + width, 0) + between * (effects.length - 1)
  let left = x - whole / 2
  return (
    <g opacity={opacity}>
      {effects.map((effect, index) => {
        const width = widths[index] ?? 0
        const at = left
        left += width + between
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed effects never change their order
          <g key={index}>
            {choose && index > 0 && (
              <text
                x={at - between / 2}
                y={y + text * 0.36}
                fontSize={text}
                textAnchor="middle"
                fill="var(--tw-ink-soft)"
              >
                /
              </text>
            )}
            <Chip effect={effect} x={at} y={y} width={width} size={size} text={text} />
          </g>
        )
      })}
    </g>
  )
}

function chipWidth({ kind, n }: PrintedEffect, size: number, text: number): number {
  if (kind === 'vp') return size * 1.12
  return size + (n > 1 ? text * 0.62 + 1.2 : 0)
}

interface OneChipProps {
  readonly effect: PrintedEffect
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly text: number
}

function Chip({ effect: { kind, n }, x, y, width, size, text }: OneChipProps) {
  if (kind === 'vp') return <Points points={n} x={x + width / 2} y={y} size={Math.max(size * 1.25, 14)} />
  return (
    <>
      {n > 1 && (
        <text className="tw-number" x={x} y={y + text * 0.36} fontSize={text} fill="var(--tw-ink)">
          {n}
        </text>
      )}
      {isIcon(kind) && <Icon name={kind} x={x + width - size / 2} y={y} size={size} />}
    </>
  )
}

interface CostProps {
  readonly cost: Readonly<Record<string, number>>
  readonly x: number
  readonly y: number
  readonly size: number
}

const goods = ['potato', 'corn', 'stone', 'gold'] as const

/** A price, one icon for each piece. */
export function Cost({ cost, x, y, size }: CostProps) {
  const pieces = goods.flatMap((good) => Array.from({ length: cost[good] ?? 0 }, () => good))
  return (
    <>
      {pieces.map((good, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a price are alike
        <Icon key={index} name={good} x={x + size / 2 + index * (size + 1)} y={y} size={size} />
      ))}
    </>
  )
}
