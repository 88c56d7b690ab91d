import { rosette } from './geometry.ts'
import { Glow, type Marks } from './glow.tsx'
import { Good, type GoodName } from './goods.tsx'
import { Icon } from './icons.tsx'
import { Coin } from './pieces.tsx'
import { PLAYERS, type PlayerColor } from './players.ts'
import { Label } from './text.tsx'

export interface TrackSpace {
  readonly points: number
  readonly favorWhenBumped: number
  readonly cost: readonly GoodName[]
}

interface MeditationTrackProps extends Marks {
  readonly x: number
  readonly y: number
  readonly pitch: number
  readonly player: PlayerColor
  readonly spaces: readonly TrackSpace[]
  /** Where the tracker stands, from 1. */
  readonly at: number
  /** Rupees for the last space. */
  readonly finish: number
}

/** Rosettes with the points of a first worker, the price of each step between them. */
export function MeditationTrack({ x, y, pitch, player, spaces, at, finish, ...marks }: MeditationTrackProps) {
  const place = (index: number): number => x + 13 + index * pitch
  const last = spaces.length - 1
  return (
    <g>
      {spaces.map(({ points, favorWhenBumped, cost }, index) => {
        const cx = place(index)
        const here = index + 1 === at
        const past = index + 1 < at
        const d = rosette(cx, y, 12.5, 8)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
          <g key={index}>
            {index < last && <path d={`M${cx + 13} ${y}h${pitch - 26}`} stroke="var(--ag-edge)" strokeWidth={1.5} />}
            {index === at && <Glow d={d} {...marks} />}
            <path
              d={d}
              fill={here ? PLAYERS[player].color : past ? 'var(--ag-past)' : 'var(--ag-high)'}
              stroke={here ? PLAYERS[player].edge : 'var(--ag-edge)'}
            />
            {here && <circle cx={cx} cy={y} r={9} fill="#fff" fillOpacity={0.82} />}
            <Label
              x={cx}
              y={y + 5}
              size={15}
              weight={600}
              display
              anchor="middle"
              fill={here ? '#2a2420' : past ? 'var(--ag-glyph)' : 'var(--ag-ink)'}
            >
              {points}
            </Label>
            {favorWhenBumped > 1 &&
              Array.from({ length: favorWhenBumped }, (_, lotus) => (
                <Icon
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lotus have no identity but their place
                  key={lotus}
                  name="favor"
                  x={cx + (lotus - (favorWhenBumped - 1) / 2) * 11}
                  y={y - 21}
                  size={11}
                  fill="var(--ag-lotus)"
                />
              ))}
            {cost.map((good, which) => (
              <Good
                // biome-ignore lint/suspicious/noArrayIndexKey: a good may be asked for twice
                key={which}
                good={good}
                x={cx + pitch / 2 + (which - (cost.length - 1) / 2) * 13}
                y={y + 20}
                size={12.5}
                opacity={past ? 0.3 : 1}
              />
            ))}
          </g>
        )
      })}
      <Coin x={place(last) + 9} y={y + 13} r={7.5} value={finish} />
    </g>
  )
}
