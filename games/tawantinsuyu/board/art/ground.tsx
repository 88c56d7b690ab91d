import { memo } from 'react'
import { pentagon, RING, ray, round, roundness, stitches } from './geometry.ts'

interface GroundProps {
  readonly stretch: number
}

/** The hill without anything on it: rim, terraces, walls. Drawn once. */
export const Ground = memo(function Ground({ stretch }: GroundProps) {
  return (
    <g className="tw-still">
      <Rim stretch={stretch} />
      <Terrace from={RING.middle} to={RING.lower} name="lower" steps={4} stretch={stretch} />
      <Wall r={RING.middle} stretch={stretch} />
      <Terrace from={RING.upper} to={RING.middle - 3} name="middle" steps={3} stretch={stretch} />
      <Wall r={RING.upper} stretch={stretch} />
      <Terrace from={RING.coricancha} to={RING.upper - 3} name="upper" steps={3} stretch={stretch} />
      <path
        d={[0, 1, 2, 3, 4].map((section) => ray(section, 58, RING.lower, stretch)).join('')}
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
    </g>
  )
})

function Rim({ stretch }: GroundProps) {
  const outer = pentagon(RING.rim, stretch)
  const points = stitches(RING.rim - 5, 8, stretch)
  return (
    <>
      <path d={outer} transform="translate(0 3)" fill="#3a2a1a" opacity=".16" />
      <path d={outer} fill="var(--tw-crimson)" />
      <path d={pentagon(RING.rim - 1.3, stretch)} fill="none" stroke="var(--tw-gold)" strokeWidth=".8" />
      {points.map(({ x, y, angle }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches stand where they stand
          key={index}
          transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)})`}
          {...(index % 2
            ? { d: 'M-3.8 0 0 -2.9 3.8 0 0 2.9Z', fill: 'var(--tw-gold-light)' }
            : { d: 'M-1.6 -2.6h1.2v5.2h-1.2ZM.6 -2.6h1.2v5.2H.6Z', fill: '#fff', opacity: 0.75 })}
        />
      ))}
      <path d={pentagon(RING.lower, stretch)} fill="var(--tw-ivory)" />
    </>
  )
}

interface TerraceProps extends GroundProps {
  readonly from: number
  readonly to: number
  readonly name: 'upper' | 'middle' | 'lower'
  readonly steps: number
}

/** Outer steps first: each lies on the one before it and is a little lighter. */
function Terrace({ from, to, name, steps, stretch }: TerraceProps) {
  return Array.from({ length: steps }, (_, index) => {
    const r = from + ((to - from) * (steps - index)) / steps - (index === 0 ? 1.3 : 0)
    const d = pentagon(r, stretch)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps of a terrace are counted
      <g key={index}>
        <path d={d} fill={`var(--tw-${name}-${index})`} />
        {index > 0 && <path d={d} fill="none" stroke="var(--tw-contour)" />}
      </g>
    )
  })
}

function Wall({ r, stretch }: GroundProps & { readonly r: number }) {
  const base = pentagon(r + 4, stretch, roundness(r))
  return (
    <>
      <path d={base} transform="translate(0 2.5)" fill="#3a2a1a" opacity=".16" />
      <path d={base} fill="var(--tw-wall)" />
      <path d={pentagon(r, stretch)} fill="none" stroke="var(--tw-stones)" strokeWidth="6" strokeDasharray="11 1.3" />
    </>
  )
}
