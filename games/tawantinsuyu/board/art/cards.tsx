import type { PrintedEffect } from '../../rules/components.ts'
import { Chips } from './chips.tsx'
import { star } from './geometry.ts'
import { GodSign } from './gods.tsx'
import { Icon, isIcon } from './icons.tsx'

interface SizeProps {
  readonly width: number
  readonly height: number
}

interface CardFaceProps extends SizeProps {
  readonly fill?: string
  readonly edge: string
  readonly radius?: number
}

/** The body of every card and tile, with its small shadow, from its upper left corner. */
export function CardFace({ width, height, fill = 'var(--tw-face)', edge, radius = 5 }: CardFaceProps) {
  return (
    <>
      <rect y="1.5" width={width} height={height} rx={radius} fill="#3a2a1a" opacity=".14" />
      <rect width={width} height={height} rx={radius} fill={fill} stroke={edge} />
    </>
  )
}

interface HeadProps {
  readonly width: number
  readonly height: number
  readonly fill: string
}

/** The colored upper part of a card. */
export function CardHead({ width, height, fill }: HeadProps) {
  return <path d={`M.5 ${height}V5a4.5 4.5 0 0 1 4.5-4.5H${width - 5}a4.5 4.5 0 0 1 4.5 4.5V${height}Z`} fill={fill} />
}

interface GodCardProps extends SizeProps {
  readonly god: string
  readonly benefits: readonly PrintedEffect[]
  /** No statue of the god: its benefits would be lost. */
  readonly idle?: boolean
}

/** A god card: the sign above, what it brings to those who own a statue below. */
export function GodCard({ god, benefits, idle = false, width, height }: GodCardProps) {
  const head = height * 0.54
  const size = benefits.length > 1 ? Math.min(14, width * 0.31) : Math.min(15, width * 0.36)
  return (
    <>
      <CardFace width={width} height={height} edge="var(--tw-crimson-deep)" />
      <CardHead width={width} height={head} fill="var(--tw-crimson)" />
      <path d={`M.5 ${head}H${width - 0.5}`} stroke="var(--tw-gold)" strokeWidth="1.6" />
      <GodSign god={god} x={width / 2} y={head / 2} size={Math.min(width, head) * 0.6} color="var(--tw-gold-light)" />
      <Chips
        effects={benefits}
        x={width / 2}
        y={head + (height - head) / 2 + 0.5}
        size={size}
        text={Math.max(10, size * 0.85)}
        gap={2}
        opacity={idle ? 0.42 : undefined}
      />
    </>
  )
}

interface BackProps extends SizeProps {
  readonly kind: 'god' | 'army'
  /** How many lie there; undefined: only a card. */
  readonly count?: number | undefined
}

export function CardBack({ kind, count, width, height }: BackProps) {
  const god = kind === 'god'
  const [fill, deep] = god ? ['var(--tw-crimson)', 'var(--tw-crimson-deep)'] : ['var(--tw-umber)', '#2e211b']
  return (
    <>
      {count !== undefined && count > 1 && <rect x="2.5" y="3" width={width} height={height} rx="5" fill={deep} />}
      <rect width={width} height={height} rx="5" fill={fill} stroke={deep} />
      <rect
        x="3"
        y="3"
        width={width - 6}
        height={height - 6}
        rx="3"
        fill="none"
        stroke="var(--tw-gold)"
        strokeOpacity={god ? 1 : 0.45}
      />
      {god ? (
        <Icon name="points" x={width / 2} y={height / 2} size={Math.max(19, width * 0.62)} color="var(--tw-gold)" />
      ) : (
        <path d={star(width / 2, height / 2, 10.5, 6.2, 6)} fill="var(--tw-gold)" />
      )}
      {count !== undefined && (
        <text
          className="tw-number"
          x={width / 2}
          y={height / 2 + 4}
          fontSize="11"
          textAnchor="middle"
          fill={god ? 'var(--tw-crimson-deep)' : '#2e211b'}
        >
          {count}
        </text>
      )}
    </>
  )
}

interface ArmyCardProps extends SizeProps {
  readonly soldiers: number
  readonly resource: string
  readonly amount: number
  /** Turned down: it waits to be refreshed. */
  readonly down?: boolean
}

/** An army card: maces for its soldiers, below what it is worth in goods. */
export function ArmyCard({ soldiers, resource, amount, down = false, width, height }: ArmyCardProps) {
  const head = height * (down ? 1 : 0.6)
  const size = Math.min(15, width * 0.5)
  const maces = Array.from({ length: soldiers }, (_, index) => (
    <Icon
      // biome-ignore lint/suspicious/noArrayIndexKey: soldiers of a card are alike
      key={index}
      name="soldier"
      x={width / 2 + (index - (soldiers - 1) / 2) * size * 0.85}
      y={head / 2 + 1}
      size={size}
      color={down ? 'var(--tw-dust)' : 'var(--tw-gold-light)'}
      hole={down ? 'var(--tw-face-down)' : 'var(--tw-umber)'}
    />
  ))
  if (down)
    return (
      <>
        <CardFace width={width} height={height} fill="var(--tw-face-down)" edge="var(--tw-wall)" radius={4} />
        {maces}
      </>
    )
  return (
    <>
      <CardFace width={width} height={height} edge="var(--tw-umber)" radius={4} />
      <CardHead width={width} height={head} fill="var(--tw-umber)" />
      {maces}
      {isIcon(resource) && (
        <Chips
          effects={[{ kind: resource as PrintedEffect['kind'], n: amount }]}
          x={width / 2}
          y={head + (height - head) / 2}
          size={12}
          text={11}
        />
      )}
    </>
  )
}
