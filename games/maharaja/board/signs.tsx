import type { ReactNode } from 'react'
import {
  CHARACTER_ICON,
  type CharacterNumber,
  type CityId,
  Coin,
  cityColor,
  House,
  Icon,
  Palace,
  type PlayerColor,
  PlayerMark,
  Privilege,
  QuarryBlock,
} from './art/index.ts'

/** The drawn pieces at the size of letters, for lists, buttons and figures. Their names stand beside them. */

interface SignProps {
  readonly size?: number
  readonly box: number
  readonly children: ReactNode
}

function Sign({ size = 16, box, children }: SignProps) {
  return (
    <svg
      className="mh-sign"
      style={{ width: `${size / 13}em`, height: `${size / 13}em` }}
      viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`}
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

interface SizeProps {
  readonly size?: number
}

interface PlayerSignProps extends SizeProps {
  readonly player: PlayerColor
  readonly faded?: boolean
}

export const CoinSign = ({ size = 16 }: SizeProps) => (
  <Sign size={size} box={16}>
    <Coin r={7} />
  </Sign>
)

export const MarkSign = ({ player, size = 13 }: PlayerSignProps) => (
  <Sign size={size} box={14}>
    <PlayerMark player={player} r={5.4} />
  </Sign>
)

export const HouseSign = ({ player, size = 16 }: PlayerSignProps) => (
  <Sign size={size} box={16}>
    <House player={player} size={15} />
  </Sign>
)

export const PalaceSign = ({ player, size = 19, faded = false }: PlayerSignProps) => (
  <Sign size={size} box={22}>
    <Palace owner={player} size={21} faded={faded} />
  </Sign>
)

export const BlockSign = ({ size = 15 }: SizeProps) => (
  <Sign size={size} box={14}>
    <QuarryBlock size={13} />
  </Sign>
)

export const PrivilegeSign = ({ size = 15 }: SizeProps) => (
  <Sign size={size} box={14}>
    <Privilege r={6.4} />
  </Sign>
)

interface MedallionProps extends SizeProps {
  readonly character: CharacterNumber
  readonly home: CityId
}

/** A character's number in the color of its home. */
export const Medallion = ({ character, home, size = 19 }: MedallionProps) => (
  <Sign size={size} box={20}>
    <circle r={9.6} fill={cityColor(home)} />
    <text y={4.4} textAnchor="middle" className="mh-display" fontSize={12.5} fontWeight={680} fill="var(--mh-cream)">
      {character}
    </text>
  </Sign>
)

export const CharacterSign = ({ character, home, size = 22 }: MedallionProps) => (
  <Sign size={size} box={24}>
    <circle r={11.5} fill={cityColor(home)} />
    <Icon name={CHARACTER_ICON[character]} cx={0} cy={0} size={16} fill="var(--mh-cream)" />
  </Sign>
)
