import type { Seat } from '@durbar/kernel'
import { Marker } from './art/pieces.tsx'
import { useTable } from './table.tsx'

interface SeatTabsProps {
  readonly seat: Seat
  readonly height: number
  onShow(seat: Seat): void
}

/** Everybody's board is one click away. */
export function SeatTabs({ seat, height, onShow }: SeatTabsProps) {
  const { color, words, speech, seats, me } = useTable()
  return (
    <>
      {seats.map((one, index) => {
        const y = 4 + (index + 0.5) * ((height - 8) / seats.length)
        const shown = one === seat
        const name = one === me ? words.garden : words.boardOf(speech.name(one))
        return (
          // biome-ignore lint/a11y/useSemanticElements: a tab inside a drawing
          <g
            key={one}
            className="ag-tab"
            role="button"
            tabIndex={0}
            aria-label={name}
            aria-pressed={shown}
            onClick={() => onShow(one)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') onShow(one)
            }}
          >
            <title>{name}</title>
            <rect x={0} y={y - 12} width={20} height={24} fill="transparent" />
            {shown && <path d={`M20 ${y - 6}l-5 6l5 6Z`} fill="var(--ag-tile)" />}
            <Marker player={color(one)} x={9} y={y} size={shown ? 12 : 9} halo={shown} opacity={shown ? 1 : 0.75} />
          </g>
        )
      })}
    </>
  )
}
