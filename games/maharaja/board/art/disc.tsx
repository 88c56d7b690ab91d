import { type ComponentProps, memo } from 'react'
import { ACTIONS, ActionIcon, type ActionName } from './action-icons.tsx'
import { polar, round } from './geometry.ts'
import { classes, type Marks } from './marks.tsx'
import { color } from './palette.ts'
import type { PlayerColor } from './players.ts'
import { PlayerMark } from './shape.tsx'

/** Handlers and states for one sector or for the hub: role, label, tabIndex, onClick. */
export type DiscPartProps = Marks & Omit<ComponentProps<'g'>, 'transform'>

interface ActionDiscProps extends Omit<ComponentProps<'g'>, 'transform'> {
  player: PlayerColor
  /** What the two arrows point at; none, one or both may be set, and both may be the same. */
  arrows: readonly [first?: ActionName, second?: ActionName]
  /** For each arrow, the parts of its action: `true` once done. Leave out while the disc is being set. */
  parts?: readonly [first?: readonly boolean[], second?: readonly boolean[]]
  sectorProps?: (action: ActionName) => DiscPartProps | undefined
  hubProps?: DiscPartProps
  /** On a small disc the icons are drawn larger. */
  iconSize?: number
  rays?: boolean
}

/** The disc is the map's sun. Drawn around 0,0 with radius 72; the rays reach 83. */
const R = 72
const INNER = R * 0.46
const STEP = 360 / ACTIONS.length

const angleAt = (index: number): number => -90 + index * STEP

export function ActionDisc({
  player,
  arrows,
  parts = [],
  sectorProps,
  hubProps,
  iconSize = 19,
  rays = true,
  className,
  ...rest
}: ActionDiscProps) {
  return (
    <g className={classes('mh-disc', className)} {...rest}>
      {rays && <Rays />}
      <circle cx={1.5} cy={3} r={R + 1} fill={color.shadowDeep} />
      <circle r={R} fill={color.panel} stroke={color.turmericDeep} strokeWidth={1.4} />
      {ACTIONS.map((action, index) => (
        <Sector
          key={action}
          action={action}
          angle={angleAt(index)}
          chosen={arrows.includes(action)}
          iconSize={iconSize}
          done={arrows.flatMap((arrow, which) => (arrow === action ? (parts[which] ?? []) : []))}
          {...sectorProps?.(action)}
        />
      ))}
      {arrows.map((action, which) =>
        action ? (
          <Arrow
            key={which === 0 ? 'first' : 'second'}
            angle={angleAt(ACTIONS.indexOf(action))}
            aside={arrows[0] === arrows[1] ? (which === 0 ? -5.5 : 5.5) : 0}
            fill={which === 0 ? color.terracotta : color.indigo}
          />
        ) : null,
      )}
      <Hub player={player} {...hubProps} />
    </g>
  )
}

const RAYS = Array.from({ length: 72 }, (_, index) => {
  const [a, tip, b] = [
    polar(index * 5 - 1.5, R + 1.5),
    polar(index * 5, R + (index % 2 ? 7 : 10.5)),
    polar(index * 5 + 1.5, R + 1.5),
  ]
  return `M${round(a.x)} ${round(a.y)}L${round(tip.x)} ${round(tip.y)} ${round(b.x)} ${round(b.y)}Z`
}).join('')

const Rays = memo(() => <path d={RAYS} fill={color.turmeric} />)

/** Legal sectors glow at the rim only: while the disc is being set all nine are legal, and the rim becomes a ring. */
const RIM = (() => {
  const [a, b] = [polar(-STEP / 2, R), polar(STEP / 2, R)]
  return `M${round(a.x)} ${round(a.y)}A${R} ${R} 0 0 1 ${round(b.x)} ${round(b.y)}`
})()

const SECTOR = (() => {
  const [a, b] = [polar(-STEP / 2, R - 2), polar(STEP / 2, R - 2)]
  const [c, d] = [polar(STEP / 2, INNER), polar(-STEP / 2, INNER)]
  const p = (point: { x: number; y: number }) => `${round(point.x)} ${round(point.y)}`
  return `M${p(a)}A${R - 2} ${R - 2} 0 0 1 ${p(b)}L${p(c)}A${INNER} ${INNER} 0 0 0 ${p(d)}Z`
})()

interface SectorProps extends DiscPartProps {
  action: ActionName
  angle: number
  chosen: boolean
  iconSize: number
  done: readonly boolean[]
}

function Sector({
  action,
  angle,
  chosen,
  iconSize,
  done,
  legal,
  hovered,
  selected,
  lastMove: _,
  className,
  ...rest
}: SectorProps) {
  const face = chosen ? color.chosenFace : color.panel
  const at = polar(angle, R * 0.7)
  const strong = hovered || selected
  return (
    <g className={classes('mh-target mh-sector', className)} {...rest}>
      <path
        d={SECTOR}
        transform={`rotate(${angle})`}
        fill={face}
        stroke={chosen ? color.chosenLine : color.hairline}
        strokeWidth={chosen ? 1.2 : 0.9}
      />
      <path className="mh-focus" d={SECTOR} transform={`rotate(${angle})`} strokeWidth={2.4} />
      {strong && (
        <path
          className="mh-ring"
          d={SECTOR}
          transform={`rotate(${angle})`}
          fill={color.accentFill}
          stroke={color.accent}
          strokeWidth={2.2}
        />
      )}
      {legal && !strong && (
        <path
          className={classes('mh-ring', legal === true && 'mh-breathing')}
          d={RIM}
          transform={`rotate(${angle})`}
          fill="none"
          stroke={color.accent}
          strokeWidth={legal === true ? 2.6 : 1.3}
          strokeDasharray={legal === true ? undefined : '2.2 2.2'}
        />
      )}
      <ActionIcon
        action={action}
        cx={at.x}
        cy={at.y}
        size={chosen ? iconSize * 1.12 : iconSize}
        hole={face}
        color={chosen ? color.chosenIcon : color.discIcon}
      />
      {done.map((finished, index) => {
        const spot = polar(angle + (index - (done.length - 1) / 2) * 9, R - 7.5)
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an action keep their places
            key={index}
            cx={round(spot.x)}
            cy={round(spot.y)}
            r={2.7}
            fill={finished ? color.accent : color.panel}
            stroke={color.ink}
          />
        )
      })}
    </g>
  )
}

interface ArrowProps {
  angle: number
  /** Two arrows in one sector lie side by side. */
  aside: number
  fill: string
}

const ARROW = `M0-2.8 ${round(INNER - 8)}-2.8 ${round(INNER - 9)}-6.8 ${round(INNER + 3)} 0 ${round(INNER - 9)} 6.8 ${round(INNER - 8)} 2.8 0 2.8Z`

function Arrow({ angle, aside, fill }: ArrowProps) {
  return (
    <path
      className="mh-arrow mh-still"
      d={ARROW}
      style={{ transform: `rotate(${angle}deg) translateY(${aside}px) scaleY(${aside ? 0.8 : 1})` }}
      fill={fill}
      stroke={color.cream}
      strokeWidth={1}
      strokeLinejoin="round"
    />
  )
}

interface HubProps extends DiscPartProps {
  player: PlayerColor
}

/** The own shape; while the disc is being set, pressing it locks both arrows. */
function Hub({ player, legal, hovered, selected, lastMove: _, className, ...rest }: HubProps) {
  const r = R * 0.17
  const strong = hovered || selected
  return (
    <g className={classes('mh-target', className)} {...rest}>
      <circle r={round(r + 5)} fill="transparent" />
      <circle className="mh-focus" r={round(r + 3)} strokeWidth={2.4} />
      {legal === true && (
        <circle
          className={classes('mh-ring', !strong && 'mh-breathing')}
          r={round(r + 2.6)}
          fill="none"
          stroke={color.accent}
          strokeWidth={strong ? 3.2 : 2.2}
        />
      )}
      <circle r={round(r)} fill={color.panel} stroke={color.turmericDeep} strokeWidth={1.3} />
      <PlayerMark player={player} r={round(R * 0.085)} />
    </g>
  )
}
