import type { PrintedEffect } from '../../rules/components.ts'
import { CardFace, CardHead } from './cards.tsx'
import { Chips, Cost, Points } from './chips.tsx'
import { GodSign } from './gods.tsx'
import { Icon, type IconName } from './icons.tsx'
import { Worker } from './worker.tsx'

/** What a building is, as far as it is drawn. */
export interface BuildingArt {
  readonly id: string
  readonly kind: 'production' | 'passive'
  readonly cost: Readonly<Record<string, number>>
  readonly gives: readonly PrintedEffect[]
  readonly choose: boolean
}

interface BuildingProps {
  readonly building: BuildingArt
  readonly width: number
  readonly height: number
  /** The price stands in the head. */
  readonly priced?: boolean
  readonly down?: boolean
}

/** A building tile: head with price or kind, below what it yields or does. */
export function Building({ building, width, height, priced = false, down = false }: BuildingProps) {
  const production = building.kind === 'production'
  const head = priced ? 16 : 11
  const [paint, tint, edge] = production
    ? ['#8f5f12', 'var(--tw-production)', '#a56e1b']
    : ['#4c5d63', 'var(--tw-passive)', '#52646a']
  const sign: IconName = production ? 'produce' : 'building'
  if (down) return <FaceDown building={building} width={width} height={height} />
  return (
    <>
      <CardFace width={width} height={height} edge={edge} />
      <CardHead width={width} height={head} fill={tint} />
      {priced && <Cost cost={building.cost} x={4} y={head / 2 + 0.5} size={12} />}
      <Icon
        name={sign}
        x={priced ? width - 9 : width / 2}
        y={head / 2 + 0.5}
        size={priced ? 11 : 8.5}
        color={paint}
        hole={tint}
      />
      <g transform={`translate(${width / 2} ${head + (height - head) / 2 + 0.5})`}>
        {production ? (
          <Yield gives={building.gives} choose={building.choose} width={width} />
        ) : (
          <Ability id={building.id} width={width} />
        )}
      </g>
    </>
  )
}

interface YieldProps {
  readonly gives: readonly PrintedEffect[]
  readonly choose: boolean
  readonly width: number
}

function Yield({ gives, choose, width }: YieldProps) {
  const size = gives.length === 1 ? 15 : Math.min(12.5, (width - 8) / (gives.length * (choose ? 2.1 : 1.75)))
  return (
    <Chips
      effects={gives}
      x={0}
      y={0}
      size={size}
      text={Math.max(9.5, size * 0.86)}
      gap={choose ? 0.5 : 3}
      choose={choose}
    />
  )
}

interface FaceDownProps {
  readonly building: BuildingArt
  readonly width: number
  readonly height: number
}

/** The color of stone, with what it will yield again shining through. */
function FaceDown({ building, width, height }: FaceDownProps) {
  return (
    <>
      <CardFace width={width} height={height} fill="var(--tw-face-down)" edge="var(--tw-wall)" />
      <path
        d={`M4 ${height - 6}h${width - 8}M4 6h${width - 8}`}
        stroke="var(--tw-stones)"
        strokeWidth="2"
        strokeDasharray="4 2.5"
      />
      <g transform={`translate(${width / 2} ${height / 2})`} opacity=".8">
        <Yield gives={building.gives} choose={building.choose} width={width} />
      </g>
    </>
  )
}

/** One sign in the short sentence of an ability. */
type Sign =
  | { readonly icon: IconName; readonly color?: string }
  | { readonly worker: string }
  | { readonly text: string }
  | { readonly points: number | string }
  | { readonly god: string }

const icon = (name: IconName, color?: string): Sign => (color ? { icon: name, color } : { icon: name })
const colon: Sign = { text: ':' }
const festival = icon('festival')
const arrow: Sign = { text: '→' }

/** When, then what: the abilities as signs. Their words stand on the card that opens on them. */
const abilities: Readonly<Record<string, readonly Sign[]>> = {
  Z01: [icon('worker'), arrow, { worker: 'yellow' }],
  Z02: [icon('worker'), arrow, { worker: 'white' }],
  Z03: [{ worker: 'red' }, colon, { text: '2' }, icon('refresh')],
  Z04: [icon('weaving'), colon, icon('trader')],
  Z05: [{ worker: 'blue' }, { text: '=' }, { worker: 'green' }],
  Z06: [festival, colon, { text: '4' }, icon('potato')],
  Z07: [icon('stairs'), colon, { points: 1 }],
  Z08: [icon('weaving'), colon, { text: '5→3' }],
  Z09: [festival, colon, icon('weaving'), { points: 1 }],
  Z10: [festival, colon, { text: '2' }, icon('potato'), icon('corn'), icon('stone')],
  Z11: [icon('offering'), colon, icon('weaving')],
  Z12: [icon('worship'), colon, icon('gold-climb')],
  Z13: [icon('conquest'), colon, { text: '−1' }, icon('soldier')],
  Z14: [{ worker: 'red' }, colon, { text: '+2' }, icon('check')],
  Z15: [{ text: '2' }, icon('stone'), { text: '=' }, icon('gold'), { text: '=2' }, icon('corn')],
  Z16: [icon('production'), colon, icon('refresh')],
  Z17: [icon('conquest'), colon, icon('gold'), { points: 1 }],
  Z18: [icon('refresh'), colon, icon('army-card'), icon('gold')],
  Z19: [icon('potato'), arrow, icon('god-card')],
  Z20: [icon('potato'), icon('corn'), icon('stone'), { text: '+1' }, { points: 1 }],
}

interface AbilityProps {
  readonly id: string
  readonly width: number
}

const GLYPH = 11.5

/** Around its middle; squeezed where the tile is narrow. */
function Ability({ id, width }: AbilityProps) {
  const signs = abilities[id]
  if (!signs) return <Icon name="building" size={15} />
  const widths = signs.map((sign) => ('text' in sign ? sign.text.length * 6.2 : 'points' in sign ? 14 : GLYPH + 1))
  const whole = widths.reduce((sum, one) => sum + one, 0)
  let left = -whole / 2
  return (
    <g transform={`scale(${Math.min(1.15, (width - 5) / whole)})`}>
      {signs.map((sign, index) => {
        const own = widths[index] ?? 0
        const x = left + own / 2
        left += own
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs of an ability are fixed
        return <Glyph key={index} sign={sign} x={x} />
      })}
    </g>
  )
}

function Glyph({ sign, x }: { readonly sign: Sign; readonly x: number }) {
  if ('icon' in sign) return <Icon name={sign.icon} x={x} size={GLYPH} color={sign.color} />
  if ('worker' in sign) return <Worker color={sign.worker} x={x} size={GLYPH + 2} />
  if ('points' in sign) return <Points points={sign.points} x={x} size={14} />
  if ('god' in sign) return <GodSign god={sign.god} x={x} size={GLYPH} color="var(--tw-crimson)" />
  return (
    <text className="tw-number" x={x} y="3.8" fontSize="10.5" textAnchor="middle" fill="var(--tw-ink)">
      {sign.text}
    </text>
  )
}
