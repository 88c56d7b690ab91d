import type { ReactNode } from 'react'
import { round } from './geometry.ts'
import { PATHS } from './icon-paths.ts'

/** One drawing per good, guild, character and action, all on a grid of 512, in the color they are given. */

/** Lines inside a filled glyph let the ground show through. */
const cut = { fill: 'none', stroke: 'var(--ag-tile)', strokeOpacity: 0.9, strokeLinecap: 'round' } as const
const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const OWN = {
  planks: (
    <>
      <path d="M40 150 150 84h330l-96 66zM24 176h352v64H24zM400 170l92-62v62l-92 64z" />
      <path d="M24 264h352v64H24zM400 258l92-64v62l-92 64zM24 352h352v64H24zM400 346l92-64v62l-92 64z" />
    </>
  ),
  paper: (
    <>
      <path d="M150 40h220l92 92v300H150zM356 66v80h80z" fillRule="evenodd" />
      <path d="M50 104h70v358h260v24H50z" />
      <path {...cut} strokeWidth={24} d="M200 220h210M200 290h210M200 360h150" />
    </>
  ),
  turmeric: (
    <>
      <path {...line} strokeWidth={118} d="M112 372 360 250" />
      <path {...line} strokeWidth={92} d="M250 304 196 138" />
      <path {...line} strokeWidth={84} d="M330 262 420 108" />
      <path {...line} strokeWidth={80} d="M330 268l110 94" />
      <path
        {...cut}
        strokeWidth={17}
        d="M116 322q32 36 38 74M196 282q34 36 38 78M186 190q40-24 60-18M372 148q26 2 44 30M392 322q28-4 40-28"
      />
    </>
  ),
  statue: (
    <>
      <path d={PATHS.elephant} transform="translate(26 -14) scale(0.9)" />
      <path d="M56 412h400v34H56zM24 458h464v38H24z" />
    </>
  ),
  architect: (
    <>
      <path
        fillRule="evenodd"
        d="M256 20a62 62 0 0 1 30 116l24 52 10-4 16 36-9 5 135 251-8 16-24-14-132-244-42 18-42-18L82 478l-24 14-8-16 135-251-9-5 16-36 10 4 24-52A62 62 0 0 1 256 20zm0 38a24 24 0 1 0 0 48 24 24 0 0 0 0-48z"
      />
      <path fill="none" stroke="currentColor" strokeWidth={26} d="M120 372q136 74 272 0" />
    </>
  ),
  deliver: (
    <>
      <path d="M296 292 122 136h98V40h152v96h98z" />
      <path d="M30 332h120l30 60h232l30-60h40v140H30z" />
    </>
  ),
  exchange: (
    <>
      <path d="M40 118h290V40l142 118-142 118v-78H40z" />
      <path d="M472 334H182v-78L40 374l142 118v-78h290z" />
    </>
  ),
  cover: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth={34} d="M70 190h270v270H70z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={24}
        d="M70 325h270M205 190v270M70 190l270 270M340 190 70 460"
      />
      <path d="M420 30 506 140h-56v120h-60V140h-56z" />
    </>
  ),
  'stand-up': (
    <>
      <circle cx={190} cy={120} r={78} />
      <path d="M190 206c80 0 118 70 130 262H60C72 276 110 206 190 206z" />
      <path d="M420 150 500 260h-50v150h-60V260h-50z" />
    </>
  ),
  'lie-down': (
    <>
      <circle cx={96} cy={330} r={66} />
      <path d="M176 330c0-66 60-98 262-108v216C236 428 176 396 176 330z" />
      <path d="M300 190 210 80h56V20h68v60h56z" />
    </>
  ),
  worker: (
    <>
      <circle cx={256} cy={110} r={84} />
      <path d="M256 204c92 0 134 78 148 270H108C122 282 164 204 256 204z" />
    </>
  ),
  end: <path d="M90 30h40v452H90zM140 50h300l-70 100 70 100H140z" />,
  value: <path d="M70 60h372v250L256 440 70 310z" />,
  influence: (
    <path d="M256 20 320 104 423 89 408 192 492 256 408 320 423 423 320 408 256 492 192 408 89 423 104 320 20 256 104 192 89 89 192 104z" />
  ),
  rupee: (
    <>
      <circle cx={256} cy={256} r={210} fill="none" stroke="currentColor" strokeWidth={36} />
      <path {...line} strokeWidth={40} d="M170 150h172M170 222h172M170 150h50a62 62 0 0 1 0 144h-50l120 84" />
    </>
  ),
  stop: <path {...line} strokeWidth={44} d="M170 60h172l110 110v172L342 452H170L60 342V170z" />,
  check: <path {...line} strokeWidth={56} d="m90 270 110 110L430 130" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof OWN | Exclude<keyof typeof PATHS, 'elephant'>

interface IconProps {
  readonly name: IconName
  /** Center and size in the units of the drawing around it. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string | undefined
  readonly opacity?: number | undefined
}

/** A glyph inside a drawing. */
export function Icon({ name, x, y, size, fill = 'var(--ag-glyph)', opacity }: IconProps) {
  const transform = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round((size / 512) * 1e3) / 1e3})`
  return name in OWN ? (
    <g transform={transform} fill={fill} color={fill} opacity={opacity}>
      {OWN[name as keyof typeof OWN]}
    </g>
  ) : (
    <path transform={transform} d={PATHS[name as keyof typeof PATHS]} fill={fill} opacity={opacity} />
  )
}
