import { type PointerEvent, useId } from 'react'
import { PlayerShape } from '../ui/player-mark.tsx'
import type { Seated } from './seated.ts'

/** A value of every seat at one position. */
export interface GraphPoint {
  readonly index: number
  readonly values: readonly number[]
}

interface GraphProps {
  /** In the order of the game. */
  readonly points: readonly GraphPoint[]
  readonly length: number
  readonly at: number
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
  write(value: number): string
  readonly rounds: readonly number[]
  readonly swings: readonly { readonly from: number; readonly to: number; readonly seat: number }[]
  readonly seated: readonly Seated[]
  /** What the picture shows, in a sentence; the rest stands beside it as text. */
  readonly label: string
  onGo(index: number): void
}

const width = 320
const height = 168
const left = 30
const right = 12
const top = 8
const bottom = 14

/** Lines over time, one per player, each with the player's shape at its end. */
export function Graph(props: GraphProps) {
  const { points, length, at, low, high, ticks, write, rounds, swings, seated, label, onGo } = props
  const clip = useId()
  const span = Math.max(high - low, 1e-9)
  const x = (index: number): number => left + ((width - left - right) * index) / Math.max(length, 1)
  const y = (value: number): number => top + (height - top - bottom) * (1 - (value - low) / span)
  const last = points.at(-1)

  function go(event: PointerEvent<SVGSVGElement>): void {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const place = ((event.clientX - box.left) / box.width) * width
    onGo(Math.round(((place - left) / (width - left - right)) * length))
  }

  return (
    <svg
      className="graph"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={go}
      onPointerMove={go}
    >
      <clipPath id={clip}>
        <rect x={left} y={top - 3} width={width - left - right} height={height - top - bottom + 6} />
      </clipPath>
      {rounds.map((round, index) =>
        index % 2 === 0 && rounds[index + 1] !== undefined ? (
          <rect
            key={round}
            className="graph-round"
            x={x(round)}
            y={top}
            width={Math.max(0, x(rounds[index + 1] ?? round) - x(round))}
            height={height - top - bottom}
          />
        ) : null,
      )}
      {ticks.map((tick) => (
        <g key={tick} className="graph-tick">
          <path d={`M${left} ${y(tick)}H${width - right}`} />
          <text x={left - 4} y={y(tick) + 3}>
            {write(tick)}
          </text>
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {seated.map(({ seat, color }) => (
          <path
            key={seat}
            className="graph-line"
            data-color={color % 5}
            d={points
              .map(({ index, values }, place) => `${place === 0 ? 'M' : 'L'}${x(index)} ${y(values[seat] ?? low)}`)
              .join('')}
          />
        ))}
      </g>
      {last &&
        seated.map(({ seat, color }) => (
          <g key={seat} transform={`translate(${x(last.index)} ${y(last.values[seat] ?? low)}) scale(0.6)`}>
            <PlayerShape color={color} />
          </g>
        ))}
      {swings.map(({ from, to, seat }) => {
        const value = points.find(({ index }) => index === to)?.values[seat]
        return (
          value !== undefined && (
            <circle key={from} className="graph-swing" cx={x(to)} cy={y(value)} r={4.2} data-current={from === at} />
          )
        )
      })}
      <path className="graph-now" d={`M${x(at)} ${top - 4}V${height - bottom + 4}`} />
    </svg>
  )
}
