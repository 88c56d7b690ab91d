import { curveThrough, pathOf, reversed } from './curve.ts'
import { type Point, translate } from './geometry.ts'
import { color } from './palette.ts'

/** x, y, x, y, …: the way the scenery's tables are written. */
export type Flat = readonly number[]

export function toPoints(flat: Flat): Point[] {
  const list: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) list.push({ x: flat[i] ?? 0, y: flat[i + 1] ?? 0 })
  return list
}

interface DuneProps {
  /** The sunlit ridge. */
  crest: Flat
  /** Where the shadow side ends. */
  foot: Flat
  /** `url(#…)` of the hatching. */
  hatch: string
}

/** Hatching instead of a gradient: the shadow of a miniature. */
export function Dune({ crest, foot, hatch }: DuneProps) {
  const ridge = curveThrough(toPoints(crest))
  const ridgePath = pathOf(ridge)
  const body = `${ridgePath}${pathOf(reversed(curveThrough(toPoints(foot))), true)}Z`
  return (
    <>
      <path d={body} fill={color.dune} opacity={0.72} />
      <path d={body} fill={hatch} opacity={0.8} />
      <path d={ridgePath} fill="none" stroke={color.crest} strokeWidth={0.9} />
    </>
  )
}

interface RockProps {
  x: number
  y: number
  scale: number
  tone: 'peach' | 'mauve'
}

const PETALS = [
  { x: -16, y: 0, width: 11, height: 17, shade: 0 },
  { x: 17, y: 0, width: 12, height: 20, shade: 1 },
  { x: 0, y: 0, width: 13, height: 29, shade: 2 },
  { x: -25, y: 1, width: 8, height: 9, shade: 1 },
  { x: 9, y: 1, width: 9, height: 13, shade: 0 },
  { x: 29, y: 1, width: 7, height: 8, shade: 2 },
] as const

const SHADES = {
  peach: [color.rockPeach, color.rockPeachDeep, color.rockPeachLight],
  mauve: [color.rockMauve, color.rockMauveDeep, color.rockMauveLight],
} as const

/** The scalloped hills of the Mughal painters: petals of stone, one before the other. */
export function Rock({ x, y, scale, tone }: RockProps) {
  return (
    <g transform={`${translate(x, y)} scale(${scale})`} strokeWidth={0.8}>
      {PETALS.map((petal) => {
        const { x: cx, y: cy, width: w, height: h } = petal
        const left = cx - w
        return (
          <g key={cx}>
            <path
              d={`M${left} ${cy}C${cx - w * 1.05} ${cy - h * 0.7} ${cx - w * 0.5} ${cy - h} ${cx} ${cy - h}S${cx + w * 1.05} ${cy - h * 0.7} ${cx + w} ${cy}Z`}
              fill={SHADES[tone][petal.shade]}
              stroke={color.outline}
            />
            <path
              d={`M${cx - w * 0.55} ${cy}C${cx - w * 0.6} ${cy - h * 0.45} ${cx - w * 0.2} ${cy - h * 0.68} ${cx + w * 0.1} ${cy - h * 0.68}`}
              fill="none"
              stroke={color.crest}
              strokeWidth={0.7}
            />
          </g>
        )
      })}
      <path d="M-34 1.2H38" stroke={color.outline} />
    </g>
  )
}

interface TreeProps {
  x: number
  y: number
  scale?: number
}

export function Cypress({ x, y, scale = 1 }: TreeProps) {
  return (
    <g transform={`${translate(x, y)} scale(${scale})`}>
      <ellipse cx={3} cy={2} rx={6} ry={1.5} fill={color.shadow} />
      <path d="M0 2V-4" stroke={color.trunk} strokeWidth={1.6} />
      <path
        d="M0-27C5-19 5.5-9 3.6-3.5H-3.6C-5.5-9-5-19 0-27Z"
        fill={color.cypress}
        stroke={color.outline}
        strokeWidth={0.7}
      />
      <path d="M0-22V-6M1.6-17C2.6-13 2.6-9 2-6" fill="none" stroke={color.cypressDeep} strokeWidth={0.7} />
    </g>
  )
}

export function MangoTree({ x, y, scale = 1 }: TreeProps) {
  return (
    <g transform={`${translate(x, y)} scale(${scale})`}>
      <ellipse cx={3} cy={2} rx={9} ry={1.8} fill={color.shadow} />
      <path d="M0 2V-6" stroke={color.trunk} strokeWidth={1.8} />
      <path
        d="M-9-8C-13-14-8-20-3-19 0-24 9-22 9-16 14-13 11-6 5-6.5 1-4-6-4-9-8Z"
        fill={color.mango}
        stroke={color.outline}
        strokeWidth={0.7}
      />
      <path d="M-4-12v0M3-15v0M5-10v0M-1-9v0" stroke={color.fruit} strokeWidth={2.2} strokeLinecap="round" />
    </g>
  )
}

/** All tufts of grass are one path. */
export const tuftPath = (spots: Flat): string =>
  toPoints(spots)
    .map(({ x, y }) => `M${x} ${y}c0-3-.5-5-2.5-6.5m2.5 6.5v-7.5m0 7.5c0-3 .5-5 2.5-6.5`)
    .join('')
