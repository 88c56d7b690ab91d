import { BAND, times, WIDTH } from './illustration.tsx'

/** The ornament of a game, its signature on tiles, loading bars and result sheets. 22 high, as wide as wanted. */
interface BandProps {
  x?: number
  y?: number
  width?: number
}

/** Maharaja: bandhani, cloth tied in knots before it is dyed. */
export function MaharajaBand({ x = 0, y = 0, width = WIDTH }: BandProps) {
  const repeat = 23
  const middle = BAND / 2 + 0.5
  const flowers = times(Math.ceil(width / repeat) + 1).map((index) => 8 + index * repeat)
  const dots = flowers.map(
    (at) =>
      `M${at} ${middle - 6}v0M${at + 5} ${middle}v0M${at} ${middle + 6}v0M${at - 5} ${middle}v0M${at + 11.5} ${middle}v0`,
  )
  return (
    <svg x={x} y={y} width={width} height={BAND} strokeLinecap="round" aria-hidden="true">
      <rect width={width} height={BAND} fill="#b4532e" />
      <path d={`M0 .6H${width}`} stroke="#e0a11b" strokeWidth={1.2} />
      <path d={dots.join('')} stroke="#f7e0a3" strokeWidth={2.6} />
      <path d={flowers.map((at) => `M${at} ${middle}v0`).join('')} stroke="#fff3da" strokeWidth={3.6} />
    </svg>
  )
}

/** Agra: a vine of stone inlaid in marble. */
export function AgraBand({ x = 0, y = 0, width = WIDTH }: BandProps) {
  const repeat = 48
  const flowers = times(Math.ceil(width / repeat) + 1).map((index) => 12 + index * repeat)
  const stem = `M-12 11${times(Math.ceil(width / 24) + 2)
    .map((index) => `q6 ${index % 2 ? 9 : -9} 12 0t12 0`)
    .join('')}`
  return (
    <svg x={x} y={y} width={width} height={BAND} aria-hidden="true">
      <rect width={width} height={BAND} fill="#fbf6ec" />
      <path d={`M0 .6H${width}`} stroke="#a9462f" strokeWidth={1.2} />
      <path d={stem} fill="none" stroke="#3f7d68" strokeWidth={1.2} />
      {flowers.map((at) => (
        <g key={at} transform={`translate(${at} 11)`}>
          {times(5).map((petal) => (
            <ellipse key={petal} cy={-3.6} rx={1.9} ry={3} fill="#d2694c" transform={`rotate(${petal * 72})`} />
          ))}
          <circle r={1.5} fill="#d69a2c" />
          <path d="M24-5.5 27.6 0 24 5.5 20.4 0Z" fill="#3a5688" />
          <path d="M12-4q3-4 6-3-1 4-6 3M-12 4q-3 4-6 3 1-4 6-3" fill="#3f7d68" />
        </g>
      ))}
    </svg>
  )
}

/** Tawantinsuyu: the stepped cross, woven. */
export function TawantinsuyuBand({ x = 0, y = 0, width = WIDTH }: BandProps) {
  const repeat = 28
  return (
    <svg x={x} y={y} width={width} height={BAND} aria-hidden="true">
      <rect width={width} height={BAND} fill="#a12f4c" />
      <path d={`M0 .6H${width}`} stroke="#f2bd3e" strokeWidth={1.2} />
      <path d={`M0 ${BAND - 1.5}H${width}`} stroke="#1f4b50" strokeWidth={3} />
      {times(Math.ceil(width / repeat) + 1).map((index) => (
        <g key={index} transform={`translate(${14 + index * repeat} 10.5)`}>
          <path d={CROSS} fill={index % 2 ? '#f2bd3e' : '#f3eedf'} />
          <rect x={-3.9} y={-2.6} width={7.8} height={5.2} fill={index % 2 ? '#1f6a6c' : '#e2703a'} />
        </g>
      ))}
    </svg>
  )
}

const CROSS = 'M-9.1-2.6h2.6v-2.6h2.6v-2.6h7.8v2.6h2.6v2.6h2.6v5.2h-2.6v2.6h-2.6v2.6h-7.8v-2.6h-2.6v-2.6h-2.6Z'
