import { useEffect, useRef } from 'react'
import { Icon, isIcon, type Point, Worker } from './art/index.ts'
import { type Flight, useFlights } from './motion.ts'
import { useTable } from './table.tsx'

/** The pieces that are on their way, above everything else on the hill. */
export function MotionLayer() {
  const { recent, view, atlas, stretch, motion } = useTable()
  const flights = useFlights(recent, view, atlas, stretch, motion)
  return (
    <g className="tw-still">
      {flights.map((flight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flight is its place in the list, and the list is replaced whole
        <Flying key={index} flight={flight} />
      ))}
    </g>
  )
}

function Flying({ flight }: { readonly flight: Flight }) {
  const group = useRef<SVGGElement>(null)
  useEffect(() => {
    const { way, begin, length, kind } = flight
    const started = performance.now()
    let frame = 0
    const draw = (time: number): void => {
      const part = (time - started - begin) / length
      const at = pointAt(way, smooth(Math.max(0, Math.min(1, part))))
      group.current?.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`)
      group.current?.setAttribute('opacity', part < 0 || part > 1 ? '0' : kind === 'good' ? `${1.3 - part}` : '1')
      if (part <= 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [flight])
  return (
    <g ref={group} opacity={0}>
      {flight.kind === 'worker' ? (
        <Worker color={flight.what} y={-2} size={28} />
      ) : (
        isIcon(flight.what) && <Icon name={flight.what} size={20} />
      )}
    </g>
  )
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

function pointAt(way: readonly Point[], part: number): Point {
  const place = part * (way.length - 1)
  const index = Math.max(0, Math.min(Math.floor(place), way.length - 2))
  const a = way[index] ?? { x: 0, y: 0 }
  const b = way[index + 1] ?? a
  const rest = place - index
  return { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest }
}
