import { memo, type ReactNode, useId } from 'react'
import { round } from './geometry.ts'

/** Seven patterns, each with a ground and a figure of its own, in units of the tile's height. */

const cloth = {
  ivory: '#f8ecd2',
  crimson: '#8c1c2e',
  gold: '#d9a21b',
  indigo: '#27436b',
  leaf: '#5f7a3a',
  terracotta: '#b9552c',
  night: '#33241c',
  plum: '#6b2e55',
  teal: '#2f6b66',
} as const

interface Pattern {
  readonly ground: string
  figure(width: number, height: number): ReactNode
}

const upTo = (width: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => index)

const joined = (parts: readonly string[]): string => parts.join('')

const patterns: Readonly<Record<string, Pattern>> = {
  A: {
    ground: cloth.crimson,
    figure(width, height) {
      const u = height / 8
      const [a, b] = [round(u * 2), round(u * 1.3)]
      return upTo(width, u * 8).map((i) => (
        <g key={i} transform={`translate(${round(i * u * 8)} 0)`}>
          <path
            d={`M0 ${round(height)}v${-a}h${b}v${-a}h${b}v${-a}h${round(u * 2.8)}v${a}h${b}v${a}h${b}v${a}Z`}
            fill={cloth.gold}
          />
          <rect x={round(u * 3)} y={round(height - u * 3.5)} width={a} height={a} fill={cloth.crimson} />
        </g>
      ))
    },
  },
  B: {
    ground: cloth.indigo,
    figure: (width, height) =>
      [0, 1, 2, 3].map((line) => (
        <path
          key={line}
          d={`M${upTo(width, 5)
            .map((i) => `${i * 5} ${round(height * (0.08 + line * 0.26) + (i % 2 ? height * 0.16 : 0))}`)
            .join('L')}`}
          fill="none"
          stroke={line % 2 ? cloth.gold : cloth.ivory}
          strokeWidth={round(height * 0.085)}
        />
      )),
  },
  C: {
    ground: cloth.plum,
    figure(width, height) {
      const rhombs = (half: number, tall: number): string =>
        joined(
          upTo(width, 14).map(
            (i) => `M${i * 14 + 7 - half} ${height / 2}l${half} ${-tall}l${half} ${tall}l${-half} ${tall}Z`,
          ),
        )
      return (
        <>
          <path d={rhombs(7, round(height * 0.42))} fill={cloth.gold} />
          <path d={rhombs(3.5, round(height * 0.21))} fill={cloth.plum} />
        </>
      )
    },
  },
  D: {
    ground: cloth.ivory,
    figure(width, height) {
      const q = height / 5
      const checks = [0, 1, 2, 3, 4].flatMap((row) =>
        upTo(width, q).flatMap((i) =>
          (i + row) % 2 ? [`M${round(i * q)} ${round(row * q)}h${round(q)}v${round(q)}h${-round(q)}Z`] : [],
        ),
      )
      return <path d={joined(checks)} fill={cloth.terracotta} />
    },
  },
  E: {
    ground: cloth.leaf,
    figure: (width, height) => (
      <>
        {[0.1, 0.3, 0.62, 0.82].map((top, i) => (
          <rect
            key={top}
            y={round(height * top)}
            width={width}
            height={round(height * 0.09)}
            fill={i % 2 ? cloth.gold : cloth.ivory}
          />
        ))}
        <path
          d={joined(upTo(width, 8).map((i) => `M${i * 8 + 2} ${round(height * 0.45)}h4v${round(height * 0.11)}h-4Z`))}
          fill={cloth.ivory}
        />
      </>
    ),
  },
  F: {
    ground: cloth.night,
    figure(width, height) {
      const q = round(height * 0.15)
      return upTo(width, q * 6.2).map((i) => (
        <path
          key={i}
          d={`M${round(i * q * 6.2 + q * 2.6)} ${round(height / 2 - q * 2.5)}h${q}v${q}h${q}v${q}h${q}v${q}h${-q}v${q}h${-q}v${q}h${-q}v${-q}h${-q}v${-q}h${-q}v${-q}h${q}v${-q}h${q}Z`}
          fill={i % 2 ? cloth.gold : '#d8643a'}
        />
      ))
    },
  },
  G: {
    ground: cloth.teal,
    figure(width, height) {
      const q = height / 13.5
      const hooks = [0, 1].flatMap((row) =>
        upTo(width, q * 6.6).map((i) => {
          const [x, y] = [(i - 1) * q * 6.6 + (row ? q * 3.3 : 0) + q, row * q * 6.7 + q * 0.8]
          return `M${round(x)} ${round(y + q * 5.2)}V${round(y)}H${round(x + 4.4 * q)}V${round(y + 3.6 * q)}H${round(x + 2.2 * q)}V${round(y + 1.9 * q)}`
        }),
      )
      return <path d={joined(hooks)} fill="none" stroke={cloth.gold} strokeWidth={round(q * 1.15)} />
    },
  },
}

interface ClothProps {
  readonly pattern: string
  readonly width: number
  readonly height: number
}

/** One weaving without its halves, from its upper left corner. */
export const Cloth = memo(function Cloth({ pattern, width, height }: ClothProps) {
  const id = useId()
  const { ground, figure } = patterns[pattern] ?? { ground: cloth.night, figure: () => null }
  return (
    <>
      <clipPath id={id}>
        <rect width={width} height={height} rx="2" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} fill={ground} />
        {figure(width, height)}
      </g>
      <rect
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="2"
        fill="none"
        stroke="#2e211b"
        strokeOpacity=".55"
      />
    </>
  )
})
