import { useEffect, useRef } from 'react'
import { Marker, Worker } from './art/pieces.tsx'
import type { Flight } from './motion.ts'

interface FlightsProps {
  readonly flights: readonly Flight[]
}

/** The pieces that are on their way, above everything else. */
export function Flights({ flights }: FlightsProps) {
  return (
    <g className="ag-glow">
      {flights.map((flight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flight is its place in the list, and the list is replaced whole
        <Flying key={index} flight={flight} />
      ))}
    </g>
  )
}

interface FlyingProps {
  readonly flight: Flight
}

function Flying({ flight }: FlyingProps) {
  const group = useRef<SVGGElement>(null)
  const path = useRef<SVGPathElement>(null)
  const { kind, color, way, begin, length } = flight
  useEffect(() => {
    const started = performance.now()
    const whole = path.current?.getTotalLength() ?? 0
    let frame = 0
    const draw = (time: number): void => {
      const part = (time - started - begin) / length
      const t = Math.max(0, Math.min(1, part))
      const at = path.current?.getPointAtLength(whole * t * t * (3 - 2 * t))
      if (at) group.current?.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`)
      group.current?.setAttribute('opacity', part < 0 || part > 1 ? '0' : '1')
      if (part <= 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [begin, length])
  return (
    <>
      <path ref={path} d={way} fill="none" />
      <g ref={group} opacity={0}>
        {kind === 'worker' ? (
          <Worker player={color} x={0} y={0} scale={1.06} />
        ) : (
          <Marker player={color} x={0} y={0} size={14} />
        )}
      </g>
    </>
  )
}
