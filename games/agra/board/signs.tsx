import type { ReactNode } from 'react'
import { TileGlyph } from './art/favor-tile.tsx'
import { Good } from './art/goods.tsx'
import { Icon, type IconName } from './art/icons.tsx'
import { Coin, Marker, Pennant, Seal, Worker } from './art/pieces.tsx'
import type { PlayerColor } from './art/players.ts'
import type { FavorName, GoodName, GuildName } from './written.ts'

/** The drawn pieces at the size of letters, for cards, buttons and figures. Their names stand beside them. */

interface SignProps {
  readonly size?: number
  readonly children: ReactNode
}

function Sign({ size = 16, children }: SignProps) {
  return (
    <svg className="ag-sign" width={size} height={size} viewBox="-8 -8 16 16" overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

interface SizeProps {
  readonly size?: number
}

export const GoodSign = ({ good, size = 16 }: SizeProps & { readonly good: GoodName }) => (
  <Sign size={size}>
    <Good good={good} x={0} y={0} size={16} />
  </Sign>
)

export const IconSign = ({
  name,
  size = 16,
  fill,
}: SizeProps & { readonly name: IconName; readonly fill?: string }) => (
  <Sign size={size}>
    <Icon name={name} x={0} y={0} size={16} fill={fill} />
  </Sign>
)

export const CoinSign = ({ size = 16 }: SizeProps) => (
  <Sign size={size}>
    <Coin x={0} y={0} r={7} />
  </Sign>
)

export const MarkSign = ({ player, size = 13 }: SizeProps & { readonly player: PlayerColor }) => (
  <Sign size={size}>
    <Marker player={player} x={0} y={0.5} size={12} halo={false} />
  </Sign>
)

export const WorkerSign = ({ player, size = 16 }: SizeProps & { readonly player: PlayerColor }) => (
  <Sign size={size}>
    <Worker player={player} x={0} y={0.8} scale={0.66} />
  </Sign>
)

export const SealSign = ({ guild, size = 16 }: SizeProps & { readonly guild: GuildName }) => (
  <Sign size={size}>
    <Seal guild={guild} x={0} y={0} r={8} />
  </Sign>
)

export const ValueSign = ({
  value,
  token,
  size = 16,
}: SizeProps & { readonly value: number; readonly token: boolean }) => (
  <Sign size={size}>
    <Pennant x={-7} y={-7} width={14} height={15} value={value} token={token} />
  </Sign>
)

interface TileSignProps {
  readonly tile: FavorName
  readonly height?: number
}

/** What a favor tile does, twice as wide as high. */
export const TileSign = ({ tile, height = 15 }: TileSignProps) => (
  <svg className="ag-sign" width={height * 2} height={height} viewBox="-24 -12 48 24" aria-hidden="true">
    <TileGlyph tile={tile} x={0} y={0} />
  </svg>
)
