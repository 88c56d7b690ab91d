import type { ComponentProps } from 'react'
import { PIXEL, round, translate } from './geometry.ts'
import { classes } from './marks.tsx'
import { color } from './palette.ts'
import { Coin } from './pieces.tsx'
import type { PlayerColor } from './players.ts'
import { PlayerMark } from './shape.tsx'
import { textWidth } from './text.ts'

export interface BannerRank {
  readonly player: PlayerColor
  readonly points: number
  readonly gold: number
}

interface BannerProps extends Omit<ComponentProps<'g'>, 'transform'> {
  /** Middle of the upper edge, in map units. */
  x: number
  y: number
  /** "Delhi, if scored now". */
  title: string
  /** "turn 5". */
  note: string
  /** In rank order. */
  ranks: readonly BannerRank[]
  minX?: number
  maxX?: number
}

const HEIGHT = 43
const HEAD = 17

/** Who would be paid what if the Maharaja's city were scored now. It stands in for the city's name. */
export function Banner({
  x,
  y,
  title,
  note,
  ranks,
  minX = Number.NEGATIVE_INFINITY,
  maxX = Number.POSITIVE_INFINITY,
  className,
  ...rest
}: BannerProps) {
  const cell = ranks.length > 4 ? 46 : 57
  const words = textWidth(title, 11) + textWidth(note, 11) + 36
  const width = Math.max(ranks.length * cell + 2, words)
  const step = (width - 2) / ranks.length
  const half = (width / 2) * PIXEL.full
  const center = Math.max(minX + half + 6, Math.min(maxX - half - 6, x))
  return (
    <g
      className={classes('mh-still', className)}
      transform={`${translate(center, y)} scale(${round(PIXEL.full)}) ${translate(-width / 2, 0)}`}
      {...rest}
    >
      <rect x={1.5} y={3} width={width} height={HEIGHT} rx={5} fill={color.shadowDeep} />
      <rect width={width} height={HEIGHT} rx={5} fill={color.panel} />
      <path d={`M0 ${HEAD}V5a5 5 0 0 1 5-5H${width - 5}a5 5 0 0 1 5 5V${HEAD}Z`} fill={color.turmeric} />
      <rect width={width} height={HEIGHT} rx={5} fill="none" stroke={color.turmericDeep} strokeWidth={0.9} />
      <text x={9} y={12.7} fontSize={11} fontWeight={650} fill={color.bannerInk}>
        {title}
      </text>
      <text x={width - 9} y={12.7} textAnchor="end" fontSize={11} fontWeight={500} fill={color.bannerInk}>
        {note}
      </text>
      {ranks.map((rank, index) => (
        <RankCell key={rank.player} {...rank} x={1 + index * step} narrow={cell < 57} ruled={index > 0} />
      ))}
    </g>
  )
}

interface RankCellProps extends BannerRank {
  x: number
  narrow: boolean
  ruled: boolean
}

function RankCell({ player, points, gold, x, narrow, ruled }: RankCellProps) {
  const fill = points > 0 ? color.ink : color.inkSoft
  const at = narrow ? { mark: 8, points: 14.5, coin: 29, gold: 34 } : { mark: 11, points: 19, coin: 37, gold: 43.5 }
  const wide = points > 9 ? 4 : 0
  return (
    <g transform={translate(x, 0)}>
      {ruled && <path d="M0 22V38" stroke={color.hairline} />}
      <PlayerMark player={player} cx={at.mark} cy={30} r={narrow ? 4.2 : 5} />
      <text x={at.points} y={35} fontSize={narrow ? 13.5 : 15} fontWeight={650} className="mh-display" fill={fill}>
        {points}
      </text>
      {gold > 0 ? (
        <>
          <Coin x={at.coin + wide} y={30} r={narrow ? 3.6 : 4.4} />
          <text x={at.gold + wide} y={34} fontSize={narrow ? 10 : 11} fontWeight={700} fill={color.ink}>
            {gold}
          </text>
        </>
      ) : (
        <text x={at.coin - 1} y={34} fontSize={11} fill={color.inkSoft}>
          –
        </text>
      )}
    </g>
  )
}
