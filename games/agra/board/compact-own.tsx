import type { Seat } from '@durbar/kernel'
import { Defs } from './art/defs.tsx'
import { Contracts } from './contracts.tsx'
import { Favors } from './favors.tsx'
import { OwnFarm, Track } from './own.tsx'
import { SeatTabs } from './seat-tabs.tsx'
import { Supply } from './supply.tsx'
import { useTable } from './table.tsx'

interface CompactOwnProps {
  readonly seat: Seat
  onShow(seat: Seat): void
}

const WIDTH = 366

/** The own board in the sheet: the same parts, one below the other. */
export function CompactOwn({ seat, onShow }: CompactOwnProps) {
  const { view, me } = useTable()
  const player = view.players[seat]
  if (!player) return null
  const mine = seat === me
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over the whole board
    <svg className="ag-art" viewBox={`0 0 ${WIDTH} 254`}>
      <Defs />
      <SeatTabs seat={seat} onShow={onShow} height={124} />
      <OwnFarm player={player} mine={mine} />
      <Track x={150} width={WIDTH - 156} player={player} mine={mine} />
      <Supply x={150} width={WIDTH - 156} player={player} mine={mine} />
      <g transform="translate(0 128)">
        <Favors x={4} width={66} player={player} mine={mine} />
        <Contracts x={226} width={WIDTH - 232} player={player} mine={mine} />
      </g>
    </svg>
  )
}
