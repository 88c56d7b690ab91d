import { useEffect, useRef } from 'react'
import { Architect, Coin, type Detail, Elephant, House, Icon, PIXEL, type Point } from './art/index.ts'
import type { Flight, Flights } from './motion.ts'

interface MotionLayerProps {
  readonly flights: Flights
  readonly detail: Detail
}

/** The pieces that are on their way, above everything else on the map. */
export function MotionLayer({ flights, detail }: MotionLayerProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without tabIndex never takes the focus
    <g className="mh-still" aria-hidden="true">
      {flights.list.map((flight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flight is its place in the list, and the list is replaced whole
        <Flying key={index} flight={flight} detail={detail} />
      ))}
    </g>
  )
}

interface FlyingProps {
  readonly flight: Flight
  readonly detail: Detail
}

function Flying({ flight, detail }: FlyingProps) {
  const group = useRef<SVGGElement>(null)
  const px = PIXEL[detail]
  useEffect(() => {
    const { way, begin, length } = flight
    const started = performance.now()
    let frame = 0
    const draw = (time: number): void => {
      const part = (time - started - begin) / length
      const at = pointAt(way, smooth(Math.max(0, Math.min(1, part))))
      group.current?.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`)
      group.current?.setAttribute(
        'opacity',
        part < 0 || part > 1 ? '0' : flight.kind === 'coin' ? `${1.4 - part}` : '1',
      )
      if (part <= 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [flight])
  const backward = (flight.way.at(-1)?.x ?? 0) < (flight.way[0]?.x ?? 0)
  return (
    <g ref={group} opacity={0}>
      {flight.kind === 'coin' && <Coin r={8 * px} />}
      {flight.kind === 'house' && <House player={flight.color} size={22} keyline={px} />}
      {flight.kind === 'elephant' && <Elephant walking size={56} facing={backward ? 'left' : 'right'} />}
      {flight.kind === 'architect' && (
        <>
          <g transform={backward ? 'scale(-1 1)' : undefined}>
            <Icon name="camel" cx={14} cy={-4} size={26} fill="var(--mh-caravan-ink)" />
          </g>
          <Architect player={flight.color} x={backward ? 10 : -10} y={-4} size={28} keyline={px} />
        </>
      )}
    </g>
  )
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

function pointAt(way: readonly Point[], part: number): Point {
  const place = part * (way.length - 1)
  const index = Math.min(Math.floor(place), way.length - 2)
  const [a, b] = [way[index] ?? { x: 0, y: 0 }, way[index + 1] ?? way[index] ?? { x: 0, y: 0 }]
  const rest = place - index
  return { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest }
}
