import { octagon, pennantPath, rosette, round, star } from './geometry.ts'
import { Icon } from './icons.tsx'
import { PLAYERS, type PlayerColor, type PlayerShape } from './players.ts'
import { Label } from './text.tsx'

/** Pieces and tokens: filled shapes are always players, places are octagons or arches, goods are bare glyphs. */

interface At {
  readonly x: number
  readonly y: number
}

export function shapePath(shape: PlayerShape, cx: number, cy: number, size: number): string {
  const [x, y] = [round(cx), round(cy)]
  switch (shape) {
    case 'circle': {
      const r = round(size / 2)
      return `M${round(cx - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    }
    case 'square': {
      const k = round(size * 0.45)
      return `M${round(cx - k)} ${round(cy - k)}h${2 * k}v${2 * k}h${-2 * k}Z`
    }
    case 'triangle': {
      const k = size * 0.58
      return `M${x} ${round(cy - k * 0.98)}L${round(cx + k)} ${round(cy + k * 0.74)}H${round(cx - k)}Z`
    }
    case 'diamond': {
      const k = round(size * 0.6)
      return `M${x} ${round(cy - k)}l${k} ${k}l${-k} ${k}l${-k} ${-k}Z`
    }
    case 'hexagon': {
      const k = size * 0.54
      const [w, h] = [round(k * 0.866), round(k / 2)]
      return `M${x} ${round(cy - k)}l${w} ${h}v${round(k)}l${-w} ${h}l${-w} ${-h}v${-round(k)}Z`
    }
  }
}

interface MarkerProps extends At {
  readonly player: PlayerColor
  readonly size: number
  /** Zero: no halo, hardly there. */
  readonly ghost?: boolean
  readonly halo?: boolean
  readonly opacity?: number
}

export function Marker({ player, x, y, size, ghost = false, halo = !ghost, opacity }: MarkerProps) {
  const { shape, color, edge } = PLAYERS[player]
  const d = shapePath(shape, x, y, size)
  return (
    <g opacity={ghost ? 0.24 : opacity}>
      {halo && <path d={d} fill="#fff" stroke="#fff" strokeWidth={2.6} strokeLinejoin="round" />}
      <path d={d} fill={color} stroke={edge} strokeWidth={size < 8 ? 0.7 : 0.9} strokeLinejoin="round" />
    </g>
  )
}

const HEADS: Readonly<Record<PlayerShape, { readonly y: number; readonly size: number }>> = {
  circle: { y: -17, size: 11 },
  square: { y: -16.5, size: 11 },
  triangle: { y: -16.5, size: 11.5 },
  diamond: { y: -17.3, size: 11 },
  hexagon: { y: -17, size: 11 },
}
const BODY =
  'M-2.6 -13h5.2c.3 4.8 2 7.4 5.2 9.2q1.3.8 1.3 2.2v.6q0 1-1 1h-16.2q-1 0-1-1v-.6q0-1.4 1.3-2.2c3.2-1.8 4.9-4.4 5.2-9.2z'

interface WorkerProps extends At {
  readonly player: PlayerColor
  /** 24 high at 1. */
  readonly scale?: number
  readonly lying?: boolean
  readonly opacity?: number
}

/** A worker, centered; one that lies has lost half its color. */
export function Worker({ player, x, y, scale = 1, lying = false, opacity }: WorkerProps) {
  const { shape, color, pale, edge } = PLAYERS[player]
  const head = HEADS[shape]
  const paint = { fill: lying ? pale : color, stroke: edge, strokeWidth: 1, strokeLinejoin: 'round' } as const
  const place = lying
    ? `translate(${round(x + 11 * scale)} ${round(y)}) rotate(-90) scale(${scale})`
    : `translate(${round(x)} ${round(y + 10.5 * scale)}) scale(${scale})`
  return (
    <g transform={place} opacity={opacity}>
      <path d={BODY} {...paint} />
      <path d={shapePath(shape, 0, head.y, head.size)} {...paint} />
    </g>
  )
}

interface CoinProps extends At {
  readonly r: number
  readonly value?: number | string
}

export function Coin({ x, y, r, value }: CoinProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--ag-gold-pale)" stroke="var(--ag-gold)" strokeWidth={1.3} />
      <circle cx={x} cy={y} r={r - 2} fill="none" stroke="var(--ag-gold)" strokeOpacity={0.55} strokeWidth={0.7} />
      {value === undefined ? (
        <path
          transform={`translate(${round(x - r * 0.525)} ${round(y - r * 0.525)}) scale(${round(r * 0.105)})`}
          d="M2 1.8h6M2 4h6M2 1.8h1.6a2.2 2.2 0 0 1 0 4.4H2l4 3.3"
          fill="none"
          stroke="var(--ag-coin-ink)"
          strokeWidth={1.25}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <Label
          x={x}
          y={y + r * 0.47}
          size={Math.max(11, r * 1.3)}
          weight={700}
          anchor="middle"
          fill="var(--ag-coin-ink)"
        >
          {value}
        </Label>
      )}
    </>
  )
}

interface PennantProps extends At {
  readonly value?: number | string | undefined
  readonly width?: number
  readonly height?: number
  readonly fill?: string
  /** A price token changes the value: the pennant is framed in gold. */
  readonly token?: boolean
}

/** The value of a good. */
export function Pennant({
  x,
  y,
  value,
  width = 17,
  height = 15,
  fill = 'var(--ag-niche)',
  token = false,
}: PennantProps) {
  return (
    <>
      {token && (
        <path
          d={`M${x - 2} ${y - 2}h${width + 4}v${height - 2.6}l${-width / 2 - 2} 5.6l${-width / 2 - 2} -5.6Z`}
          fill="var(--ag-gold-pale)"
          stroke="var(--ag-gold)"
          strokeWidth={1.2}
        />
      )}
      <path d={pennantPath(x, y, width, height)} fill={token ? 'var(--ag-gold-deep)' : fill} />
      {value !== undefined && (
        <Label x={x + width / 2} y={y + height - 5.2} weight={700} anchor="middle" fill="#fff">
          {value}
        </Label>
      )}
    </>
  )
}

export type GuildName = 'artisans' | 'merchants' | 'scholars'

interface SealProps extends At {
  readonly guild: GuildName
  readonly r: number
}

/** Star, octagon, ten-lobed round: the outline alone tells the guilds apart. */
export function Seal({ guild, x, y, r }: SealProps) {
  return (
    <>
      <path d={sealPath(guild, x, y, r)} fill={`var(--ag-${guild})`} />
      <Icon name={guild} x={x} y={y} size={r * 1.2} fill="#fff" />
    </>
  )
}

function sealPath(guild: GuildName, x: number, y: number, r: number): string {
  if (guild === 'artisans') return star(x, y, r, r * 0.8)
  return guild === 'merchants' ? octagon(x, y, r * 0.98) : rosette(x, y, r * 0.86, 10)
}

interface FigureProps extends At {
  readonly r?: number
}

export const MerchantPiece = ({ x, y, r = 13 }: FigureProps) => (
  <g filter="url(#ag-lift)">
    <path d={octagon(x, y, r)} fill="var(--ag-gold)" stroke="#fff" strokeWidth={1.4} />
    <Icon name="merchant" x={x} y={y} size={r * 1.3} fill="#3a2a05" />
  </g>
)

export const BuilderPiece = ({ x, y, r = 13 }: FigureProps) => (
  <g filter="url(#ag-lift)">
    <path d={octagon(x, y, r)} fill="#5a271d" stroke="#fff" strokeWidth={1.4} />
    <Icon name="builder" x={x} y={y} size={r * 1.24} fill="#fff" />
  </g>
)

interface LimitSealProps extends FigureProps {
  readonly limit: number
}

export const LimitSeal = ({ x, y, r = 9, limit }: LimitSealProps) => (
  <>
    <path d={rosette(x, y, r, 8)} fill="var(--ag-gold)" />
    <path d={rosette(x, y, r - 2, 8)} fill="none" stroke="#fff" strokeOpacity={0.6} strokeWidth={0.7} />
    <Label x={x} y={y + 4.2} size={12} weight={700} anchor="middle" fill="var(--ag-on-gold)">
      {limit}
    </Label>
  </>
)

interface SocketProps extends FigureProps {
  readonly r: number
}

export const Socket = ({ x, y, r }: SocketProps) => (
  <path d={octagon(x, y, r)} fill="var(--ag-socket)" stroke="var(--ag-edge)" strokeWidth={1} />
)
