import type { ComponentProps } from 'react'
import { round, translate } from './geometry.ts'
import { color } from './palette.ts'
import { PLAYERS, type PlayerColor, type PlayerShape } from './players.ts'
import { Shape } from './shape.tsx'

interface Placed {
  /** Center of the piece. */
  x?: number
  y?: number
  /** Height of the piece's box, in the units of the drawing around it. */
  size?: number
  /** Width of the light line around the piece. */
  keyline?: number
}

type GroupProps = Omit<ComponentProps<'g'>, 'transform' | 'x' | 'y'>

/** The roof is the player's shape: dome, battlement, gable, diamond, hexagon. In a box of 14 × 14. */
const HOUSE_ROOF: Readonly<Record<PlayerShape, string>> = {
  circle: 'M7 .3C9.9 1.7 11.9 3.7 11.9 6.1c0 1-.3 1.7-.6 2.4H2.7C2.4 7.8 2.1 7.1 2.1 6.1 2.1 3.7 4.1 1.7 7 .3Z',
  square: 'M1.3 2.2h2.5v1.5h2V2.2h2.4v1.5h2V2.2h2.5v6.3H1.3Z',
  triangle: 'M7 .3 13.6 8.5H.4Z',
  diamond: 'M7-1 12.3 4.3 7 9.6 1.7 4.3Z',
  hexagon: 'M7-.3 12 2.5V8L9 9H5L2 8V2.5Z',
}
const HOUSE_BODY = 'M3 8H11V13.5H3Z'
const HOUSE_DOOR = 'M5.7 13.5V11.3a1.3 1.3 0 0 1 2.6 0V13.5Z'

/** The same roofs over a palace with two kiosks and a plinth. In a box of 24 × 24. */
const PALACE_ROOF: Readonly<Record<PlayerShape, string>> = {
  circle: 'M12 2.2C16.3 4.4 18.9 7.1 18.9 10.3c0 1.5-.5 2.5-1 3.5H6.1c-.5-1-1-2-1-3.5C5.1 7.1 7.7 4.4 12 2.2Z',
  square: 'M4.6 4.3h3.3v2.1h2.5V4.3h3.2v2.1h2.5V4.3h3.3v9.5H4.6Z',
  triangle: 'M12 1.8 20.6 13.8H3.4Z',
  diamond: 'M12 .6 19.2 7.8 12 15 4.8 7.8Z',
  hexagon: 'M12 2 18.6 5.6V12L15 14H9L5.4 12V5.6Z',
}
/** A stepped tower: no player has this roof. */
const NEUTRAL_ROOF = 'M6.2 14V10.2H8V7.6H9.8V5.2H11L12 2.6 13 5.2H14.2V7.6H16V10.2H17.8V14Z'
const PALACE_BODY =
  'M5 13.3H19V21H5ZM1.4 12.2 2.7 9.8 4 12.2V21H1.4ZM20 12.2 21.3 9.8 22.6 12.2V21H20ZM.6 20.6H23.4V23H.6Z'
const PALACE_DOOR = 'M9.4 21V17.4C9.4 15.8 10.7 15 12 14.2 13.3 15 14.6 15.8 14.6 17.4V21Z'
/** Only where a palace is drawn large enough for them to stay open. */
const PALACE_WINDOWS = 'M6.4 19.4V17.3a.8.8 0 0 1 1.6 0V19.4ZM16 19.4V17.3a.8.8 0 0 1 1.6 0V19.4Z'

interface HouseProps extends Placed, GroupProps {
  player: PlayerColor
  /** Drawn without color: a piece already built, a place already left. */
  faded?: boolean
}

export function House({ player, x, y, size = 14, keyline = 0.9, faded, ...rest }: HouseProps) {
  const { shape, color: fill, deep } = PLAYERS[player]
  return (
    <Building
      walls={HOUSE_ROOF[shape] + HOUSE_BODY}
      door={HOUSE_DOOR}
      box={14}
      {...{ x, y, size, keyline, faded, fill, deep }}
      {...rest}
    />
  )
}

interface PalaceProps extends Placed, GroupProps {
  /** `neutral`: the stone of a color nobody plays; it blocks a site and scores for nobody. */
  owner: PlayerColor | 'neutral'
  faded?: boolean
}

export function Palace({ owner, x, y, size = 22, keyline = 0.9, faded, ...rest }: PalaceProps) {
  const player = owner === 'neutral' ? undefined : PLAYERS[owner]
  return (
    <Building
      walls={(player ? PALACE_ROOF[player.shape] : NEUTRAL_ROOF) + PALACE_BODY}
      door={size > 30 ? PALACE_DOOR + PALACE_WINDOWS : PALACE_DOOR}
      box={24}
      fill={player?.color ?? color.stone}
      deep={player?.deep ?? color.stoneDeep}
      {...{ x, y, size, keyline, faded }}
      {...rest}
    />
  )
}

interface BuildingProps extends Placed, GroupProps {
  walls: string
  door: string
  /** Side of the square the paths are drawn in. */
  box: number
  size: number
  keyline: number
  fill: string
  deep: string
  faded?: boolean | undefined
}

function Building({ walls, door, box, x = 0, y = 0, size, keyline, fill, deep, faded, ...rest }: BuildingProps) {
  const k = size / box
  const edge = faded ? 0.5 : 0.9
  return (
    <g transform={`${translate(x, y)} scale(${round(k)}) translate(${-box / 2} ${-box / 2})`} {...rest}>
      {keyline > 0 && !faded && (
        <path
          d={walls}
          fill={color.keyline}
          stroke={color.keyline}
          strokeWidth={round((keyline * 2 + edge) / k)}
          strokeLinejoin="round"
        />
      )}
      {/* Stroke under fill: the edge shows outside only, not where roof and walls overlap. */}
      <path
        d={walls}
        fill={faded ? color.faded : fill}
        stroke={faded ? color.fadedLine : deep}
        strokeWidth={round(edge / k)}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d={door} fill={faded ? color.paper : color.door} />
    </g>
  )
}

interface ArchitectProps extends Placed, GroupProps {
  player: PlayerColor
}

const ROBE = 'M9 9.2c3.6 0 6 2.6 6.5 6.6L16.6 23H1.4L2.5 15.8C3 11.8 5.4 9.2 9 9.2Z'
const HEAD = 'M5 5C5 2.3 6.6.8 9 .8s4 1.5 4 4.2c0 3-1.7 5.4-4 5.4S5 8 5 5Z'
const TURBAN = 'M4.1 5.6C3.9 2.4 6.1.6 9 .6s5.1 1.8 4.9 5C12.5 4.7 10.9 4.3 9 4.3s-3.5.4-4.9 1.3Z'

/** A robed figure under a turban, the player's shape on the chest. In a box of 18 × 24. */
export function Architect({ player, x = 0, y = 0, size = 24, keyline = 1.1, ...rest }: ArchitectProps) {
  const { shape, color: fill, deep } = PLAYERS[player]
  const k = size / 24
  const line = { strokeLinejoin: 'round', strokeWidth: round(0.9 / k), stroke: deep, paintOrder: 'stroke' } as const
  return (
    <g transform={`${translate(x, y)} scale(${round(k)}) translate(-9 -12)`} {...rest}>
      <path
        d={ROBE + HEAD + TURBAN}
        fill={color.keyline}
        stroke={color.keyline}
        strokeWidth={round((keyline * 2 + 0.9) / k)}
        strokeLinejoin="round"
      />
      <path d={ROBE} fill={fill} {...line} />
      <path d={HEAD} fill={color.skin} {...line} />
      <path d={TURBAN} fill={deep} {...line} />
      <Shape kind={shape} cx={9} cy={16.6} r={2.9} fill={color.door} />
    </g>
  )
}

interface RoundProps extends GroupProps {
  x?: number
  y?: number
  r?: number
}

/** Turmeric gold with a square hole standing on its corner. */
export function Coin({ x = 0, y = 0, r = 6, ...rest }: RoundProps) {
  const hole = round(r * 0.46)
  return (
    <g transform={translate(x, y)} {...rest}>
      <circle r={r} fill={color.turmeric} stroke={color.turmericDeep} strokeWidth={round(Math.max(0.8, r * 0.14))} />
      <path
        d={`M0 ${-hole}L${hole} 0 0 ${hole} ${-hole} 0Z`}
        fill="none"
        stroke={color.turmericDeep}
        strokeWidth={round(r * 0.17)}
      />
    </g>
  )
}

interface BlockProps extends GroupProps {
  x?: number
  y?: number
  size?: number
}

/** A house still in the quarry is a block of stone: it cannot be built yet. In a box of 14 × 14. */
export function QuarryBlock({ x = 0, y = 0, size = 12, ...rest }: BlockProps) {
  return (
    <g transform={`${translate(x, y)} scale(${round(size / 14)}) translate(-7 -7)`} {...rest}>
      <path d="M7 1 13 4V10.5L7 13.5 1 10.5V4Z" fill={color.block} />
      <path d="M7 1 13 4 7 7 1 4Z" fill={color.blockLight} />
      <path
        d="M7 1 13 4V10.5L7 13.5 1 10.5V4ZM1 4 7 7 13 4M7 7V13.5"
        fill="none"
        stroke={color.blockDeep}
        strokeLinejoin="round"
      />
    </g>
  )
}

/** An action privilege: the Yogi's blue chip with a star. */
export function Privilege({ x = 0, y = 0, r = 6, ...rest }: RoundProps) {
  return (
    <g transform={`${translate(x, y)} scale(${round(r / 6)})`} {...rest}>
      <circle r={6} fill={color.privilege} />
      <circle r={5} fill="none" stroke={color.cream} strokeOpacity={0.55} strokeWidth={0.5} />
      <path d="M0-3.8 1-1 3.8-1 1.6.9 2.4 3.7 0 2-2.4 3.7-1.6.9-3.8-1-1-1Z" fill={color.cream} strokeLinejoin="round" />
    </g>
  )
}
