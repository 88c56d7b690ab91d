import { roundedBox, star } from './geometry.ts'
import { Glow, type Marks } from './glow.tsx'
import { Good } from './goods.tsx'
import { Icon } from './icons.tsx'
import { Coin, Marker, Pennant } from './pieces.tsx'
import type { PlayerColor } from './players.ts'
import { Label } from './text.tsx'

export type FavorTileName =
  | 'basic-good'
  | 'influence'
  | 'process'
  | 'stand-up'
  | 'remove-cover'
  | 'advanced-good'
  | 'price'
  | 'meditation-point'
  | 'akbar-or-order'
  | 'process-basic'
  | 'process-extra'
  | 'sell'
  | 'deliver'
  | 'farmers'
  | 'exchange'
  | 'meditation-step'
  | 'free-peon'

interface FavorTileProps extends Marks {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly tile: FavorTileName
  readonly have: number
  readonly pay: number
  /** Printed on the player board, not a tile. */
  readonly printed?: boolean
  /** Used this turn: the owner's marker lies on it. */
  readonly used?: PlayerColor | undefined
}

/** A favor action: its glyph, what one must have and what one pays. */
export function FavorTile({ x, y, width, height, tile, have, pay, printed = false, used, ...marks }: FavorTileProps) {
  const cx = x + width / 2
  const foot = y + height - 6
  return (
    <g>
      <Glow d={roundedBox(x, y, width, height, 4)} {...marks} />
      <path
        d={roundedBox(x + 0.5, y + 0.5, width - 1, height - 1, 4)}
        fill={printed ? 'var(--ag-socket)' : 'var(--ag-high)'}
        stroke={printed ? 'var(--ag-edge)' : 'var(--ag-gold)'}
      />
      <g opacity={used ? 0.45 : 1}>
        <TileGlyph tile={tile} x={cx} y={y + (height > 40 ? 14 : 12)} />
        <Label x={cx - 24} y={foot} fill="var(--ag-quiet)">
          ≥{have}
        </Label>
        <Icon name="favor" x={cx + 2} y={foot - 4} size={12} fill="var(--ag-lotus)" />
        <Label x={cx + 9} y={foot} size={12} weight={700} fill="var(--ag-glyph)">
          −{pay}
        </Label>
      </g>
      {used && <Marker player={used} x={cx} y={y + height / 2} size={16} />}
    </g>
  )
}

interface GlyphProps {
  readonly tile: FavorTileName
  readonly x: number
  readonly y: number
}

/** What a favor action does, in one sign. */
export function TileGlyph({ tile, x, y }: GlyphProps) {
  const side = { size: 13, weight: 700, fill: 'var(--ag-glyph)' } as const
  switch (tile) {
    case 'basic-good':
      return (['sandstone', 'wood', 'turmeric', 'cotton'] as const).map((good, index) => (
        <Good key={good} good={good} x={x - 18 + index * 12} y={y} size={11.5} />
      ))
    case 'influence':
      return (
        <>
          <path d={star(x - 6, y, 8, 6.4)} fill="var(--ag-glyph)" />
          <Label x={x + 5} y={y + 4.5} {...side}>
            +1
          </Label>
        </>
      )
    case 'advanced-good':
      return (
        <>
          <Label x={x - 14} y={y + 5} anchor="middle" {...side}>
            +
          </Label>
          <Pennant x={x - 8.5} y={y - 8} width={18} height={17} value={2} fill="var(--ag-niche)" />
        </>
      )
    case 'price':
      return <Pennant x={x - 9} y={y - 7} width={17} height={16} value="±1" token />
    case 'meditation-point':
      return (
        <>
          <Icon name="meditation" x={x - 8} y={y} size={20} />
          <Label x={x + 5} y={y + 5} {...side}>
            +1
          </Label>
        </>
      )
    case 'akbar-or-order':
      return (
        <>
          <Icon name="akbar" x={x - 13} y={y} size={19} />
          <Label x={x} y={y + 5} size={13} anchor="middle" fill="var(--ag-quiet)">
            /
          </Label>
          <Icon name="order" x={x + 13} y={y} size={18} />
        </>
      )
    case 'process-basic':
      return (
        <>
          <Pennant x={x - 22} y={y - 7} width={13} height={14} value={1} fill="var(--ag-glyph-soft)" />
          <Icon name="process" x={x} y={y} size={16} />
          <Pennant x={x + 10} y={y - 7} width={13} height={14} value={2} fill="var(--ag-niche)" />
        </>
      )
    case 'process-extra':
      return (
        <>
          <Icon name="process" x={x - 8} y={y} size={19} />
          <Label x={x + 5} y={y + 5} {...side}>
            +1
          </Label>
        </>
      )
    case 'sell':
      return (
        <>
          <Icon name="value" x={x - 12} y={y} size={16} />
          <Label x={x} y={y + 5} size={13} anchor="middle" fill="var(--ag-quiet)">
            →
          </Label>
          <Coin x={x + 14} y={y} r={7.5} />
        </>
      )
    case 'farmers':
      return (
        <>
          <Icon name="farmer" x={x - 8} y={y} size={20} />
          <Label x={x + 4} y={y + 5} {...side}>
            ×2
          </Label>
        </>
      )
    case 'meditation-step':
      return (
        <>
          <Icon name="meditation" x={x - 8} y={y} size={20} />
          <Label x={x + 5} y={y + 5} {...side}>
            ↑
          </Label>
        </>
      )
    case 'free-peon':
      return (
        <>
          <Icon name="worker" x={x - 8} y={y} size={18} />
          <Coin x={x + 10} y={y} r={7.5} value={0} />
        </>
      )
    case 'remove-cover':
      return <Icon name="cover" x={x} y={y} size={20} />
    case 'stand-up':
    case 'process':
    case 'deliver':
    case 'exchange':
      return <Icon name={tile} x={x} y={y} size={20} />
  }
}

interface PileProps {
  readonly x: number
  readonly y: number
  readonly count: number
}

/** Favor tiles face down. */
export const TilePile = ({ x, y, count }: PileProps) => (
  <>
    <rect x={x} y={y} width={19} height={25} rx={3} fill="var(--ag-brick)" />
    <rect x={x} y={y} width={19} height={25} rx={3} fill="url(#ag-lattice)" />
    <circle cx={x + 9.5} cy={y + 12.5} r={8} fill="var(--ag-tile)" />
    <Label x={x + 9.5} y={y + 16.6} size={12} weight={700} anchor="middle">
      {count}
    </Label>
  </>
)
