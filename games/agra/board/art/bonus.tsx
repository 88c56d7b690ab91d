import { Icon } from './icons.tsx'
import { Coin, type GuildName, Seal } from './pieces.tsx'
import { Label } from './text.tsx'

interface BonusChipProps {
  readonly x: number
  /** Middle. */
  readonly y: number
  readonly guild: GuildName | null
  readonly favor: boolean
  readonly cover: boolean
  readonly rupees: number
}

/** A building bonus tile: what comes with the rupees, and how many they are. */
export function BonusChip({ x, y, guild, favor, cover, rupees }: BonusChipProps) {
  return (
    <>
      <rect x={x} y={y - 7.5} width={27} height={15} rx={3} fill="var(--ag-socket)" />
      {guild ? (
        <Seal guild={guild} x={x + 8} y={y} r={6.2} />
      ) : favor || cover ? (
        <Icon name={favor ? 'favor' : 'cover'} x={x + 8} y={y - 0.3} size={11} />
      ) : (
        <Coin x={x + 8} y={y} r={5} />
      )}
      <Label x={x + 20} y={y + 4} weight={700} anchor="middle" fill="var(--ag-gold-ink)">
        {rupees}
      </Label>
    </>
  )
}
