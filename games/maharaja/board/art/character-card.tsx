import { type ComponentProps, useId } from 'react'
import { round, translate } from './geometry.ts'
import type { CharacterNumber } from './icons.tsx'
import { classes, type Marks } from './marks.tsx'
import { type CityId, cityColor, color } from './palette.ts'
import { PLAYERS, type PlayerColor } from './players.ts'
import { Portrait } from './portrait.tsx'
import { PlayerMark } from './shape.tsx'
import { fitText, textWidth } from './text.ts'

interface CharacterCardProps extends Marks, Omit<ComponentProps<'g'>, 'transform'> {
  character: CharacterNumber
  /** The home city tints the window. */
  home: CityId
  name: string
  /** Who holds it; nobody while it lies in the bank. */
  holder?: { readonly player: PlayerColor; readonly name: string } | undefined
  /** The word for the bank, shown instead of a holder. */
  bank: string
  /** The viewer's own card: framed in the own color and raised. */
  own?: boolean
  x?: number
  y?: number
}

export const CARD_WIDTH = 67
export const CARD_HEIGHT = 94

const W = CARD_WIDTH
const H = CARD_HEIGHT
const SILL = H - 36

/** An ogee arch, the window of a palace. */
const WINDOW = `M4 ${SILL}V24C4 15 10 12 22.5 9.5 28.5 7.5 32 6 33.5 3 35 6 38.5 7.5 44.5 9.5 57 12 63 15 63 24V${SILL}Z`

export function CharacterCard({
  character,
  home,
  name,
  holder,
  bank,
  own = false,
  x = 0,
  y = 0,
  legal,
  hovered,
  selected,
  lastMove,
  className,
  ...rest
}: CharacterCardProps) {
  const clip = useId()
  const pigment = cityColor(home)
  return (
    <g className={classes('mh-target mh-card', className)} transform={translate(x, own ? y - 4 : y)} {...rest}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without tabIndex never takes the focus; the card is named as a whole */}
      <g aria-hidden="true">
        <rect x={1} y={2.5} width={W} height={H} rx={6} fill={holder ? color.shadowDeep : color.shadow} />
        <CardMarks {...{ legal, hovered, selected, lastMove }} />
        <rect
          width={W}
          height={H}
          rx={6}
          fill={color.panel}
          stroke={own && holder ? PLAYERS[holder.player].color : color.panelLine}
          strokeWidth={own ? 2 : 1}
          strokeDasharray={holder ? undefined : '3 2.5'}
        />
        <clipPath id={clip}>
          <path d={WINDOW} />
        </clipPath>
        <path d={WINDOW} fill={pigment} opacity={holder ? 0.34 : 0.2} />
        <g clipPath={`url(#${clip})`} opacity={holder ? 1 : 0.8}>
          <Portrait character={character} transform={`${translate(W / 2 - 25.5, SILL - 48)} scale(1.06)`} />
        </g>
        <path d={WINDOW} fill="none" stroke={pigment} strokeWidth={1.1} />
        <circle cx={11.5} cy={11.5} r={8.5} fill={color.panel} stroke={pigment} strokeWidth={1.2} />
        <text
          x={11.5}
          y={16.2}
          textAnchor="middle"
          className="mh-display"
          fontSize={13}
          fontWeight={680}
          fill={color.ink}
        >
          {character}
        </text>{' '}
        <CardName name={name} />{' '}
        {holder ? (
          <HolderBand {...holder} />
        ) : (
          <text
            x={W / 2}
            y={H - 5.8}
            textAnchor="middle"
            fontSize={fitText(bank, W - 6, 11, 1).size}
            fill={color.inkSoft}
          >
            {bank}
          </text>
        )}
      </g>
    </g>
  )
}

function CardMarks({ legal, hovered, selected, lastMove }: Marks) {
  const strong = hovered || selected
  const box = (by: number) => ({ x: -by, y: -by, width: W + 2 * by, height: H + 2 * by, rx: 6 + by })
  return (
    <>
      <rect {...box(3)} className="mh-focus" strokeWidth={2.6} />
      {lastMove && (
        <rect
          {...box(4.5)}
          className="mh-ring"
          fill="none"
          stroke={color.lastMove}
          strokeWidth={1.5}
          strokeDasharray="1.5 2.2"
        />
      )}
      {(strong || legal === true) && (
        <rect
          {...box(4)}
          className={classes('mh-ring', !strong && 'mh-breathing')}
          fill="none"
          stroke={color.accentSoft}
          strokeWidth={5}
        />
      )}
      {(strong || legal) && (
        <rect
          {...box(2)}
          className="mh-ring"
          fill="none"
          stroke={color.accent}
          strokeWidth={strong ? 2.6 : 1.6}
          strokeDasharray={legal === 'quiet' && !strong ? '2.2 2.2' : undefined}
        />
      )}
    </>
  )
}

interface CardNameProps {
  name: string
}

/** "Wandering Monk" needs two lines; they share the height of one. */
function CardName({ name }: CardNameProps) {
  const { lines, size } = fitText(name, W - 7, 11)
  const two = lines.length > 1
  const letters = two ? Math.min(size, 9.3) : size
  return (
    <text textAnchor="middle" fontSize={round(letters)} fontWeight={600} fill={color.ink}>
      {lines.map((line, index) => (
        <tspan key={line} x={W / 2} y={SILL + (two ? 7.6 + index * 8.6 : 13.5)}>
          {index + 1 < lines.length ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  )
}

interface HolderBandProps {
  player: PlayerColor
  name: string
}

function HolderBand({ player, name }: HolderBandProps) {
  const { size } = fitText(name, W - 20, 11, 1)
  const width = textWidth(name, size) + 12.5
  const left = (W - width) / 2
  return (
    <>
      <path d={`M1 ${H - 19}H${W - 1}V${H - 6}a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5Z`} fill={PLAYERS[player].pale} />
      <PlayerMark player={player} cx={round(left + 5)} cy={H - 9.7} r={4.3} />
      <text x={round(left + 12.5)} y={H - 5.8} fontSize={round(size)} fontWeight={600} fill={color.ink}>
        {name}
      </text>
    </>
  )
}
