import { octagon } from './geometry.ts'
import { Icon, type IconName } from './icons.tsx'
import { LimitSeal } from './pieces.tsx'
import { Label } from './text.tsx'

export interface WaterProps {
  readonly width: number
  readonly top: number
  readonly height: number
  readonly round: number
  readonly lane: { readonly top: number; readonly bottom: number }
  readonly borders: readonly { readonly north: number; readonly south: number }[]
  readonly levelsOpen: number
}

/** The river: open water is lighter than that of levels still closed. */
export function Water({ width, top, height, round: r, lane, borders, levelsOpen }: WaterProps) {
  const foot = top + height
  const closed = borders[levelsOpen - 1]
  const shore = `V${foot - r}a${r} ${r} 0 0 1 ${-r} ${r}`
  return (
    <g>
      <path d={`M0 ${top}H${width}${shore}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}Z`} fill="var(--ag-water)" />
      <path d={`M0 ${top - 1.5}H${width}`} stroke="var(--ag-niche)" strokeWidth={3} />
      <path d={`M0 ${top - 3}H${width}`} stroke="var(--ag-petal-line)" strokeOpacity={0.8} />
      {closed && (
        <path
          className="ag-closed-water"
          d={`M${closed.north} ${top}H${width}${shore}H${closed.south}V${lane.bottom}L${closed.north} ${lane.top}Z`}
          fill="var(--ag-closed)"
          opacity={0.72}
        />
      )}
      {Array.from({ length: Math.floor(height / 16) }, (_, wave) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: waves have no identity but their place
          key={wave}
          d={waveLine(width, top + 9 + wave * 16.2, wave % 2 ? -4 : 4)}
          fill="none"
          stroke="var(--ag-wave)"
          strokeOpacity={0.13 + 0.05 * (wave % 3)}
        />
      ))}
      <path
        d={`M0 ${lane.top + 2.5}H${width}M0 ${lane.bottom - 2.5}H${width}`}
        stroke="var(--ag-foam)"
        strokeOpacity={0.22}
      />
      {borders.map(({ north, south }) => (
        <path
          key={`${north} ${south}`}
          d={`M${north} ${top + 3}V${lane.top}L${south} ${lane.bottom}V${foot - 3}`}
          fill="none"
          stroke="var(--ag-foam)"
          strokeOpacity={0.5}
          strokeDasharray="2 3"
        />
      ))}
    </g>
  )
}

function waveLine(width: number, y: number, bow: number): string {
  return `M0 ${y}${`q8 ${bow} 16 0t16 0`.repeat(Math.floor(width / 32))}`
}

interface BoatProps {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

export const Boat = ({ x, y, scale = 1 }: BoatProps) => (
  <g className="ag-boat" transform={`translate(${x} ${y}) scale(${scale})`} filter="url(#ag-lift)">
    <path d="M-25 3c8 3 42 3 50-1l3-6c-2 9-6 15-14 15h-26c-8 0-12-4-13-8z" fill="#fbf8f2" />
    <path d="M-22 6.5c10 2 34 2 43-1" stroke="#b03a2e" strokeWidth={1.6} fill="none" />
    <path d="M-15 3v-8h16v8" fill="#f6e6db" stroke="#8f4331" strokeWidth={0.8} />
    <path d="M-11 3v-4.5q2.5-3 5 0V3zM-4 3v-4.5q2-2.6 4 0V3z" fill="#8f4331" />
    <path d="M-17 -5h20l-3-4.5h-14z" fill="#b03a2e" />
    <path d="M9 3V-17" stroke="#fbf8f2" strokeWidth={1.5} />
    <path d="M9 -17c9 1 12 6 12 12l-12 2z" fill="#f2dba0" />
  </g>
)

export interface DockProps {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly number: number
  readonly state: 'past' | 'now' | 'ahead'
  /** What happens when the boat arrives. */
  readonly events: readonly IconName[]
}

export function Dock({ x, y, r, number, state, events }: DockProps) {
  const now = state === 'now'
  return (
    <>
      <path
        d={octagon(x, y, r)}
        fill={now ? '#fffdf9' : state === 'past' ? 'var(--ag-rill)' : 'var(--ag-dock)'}
        stroke={now ? 'var(--ag-gold)' : 'var(--ag-foam)'}
        strokeWidth={now ? 1.8 : 1}
        strokeOpacity={state === 'past' ? 0.5 : 0.9}
      />
      <Label
        x={x}
        y={y + r * 0.43}
        size={r + 2}
        weight={600}
        display
        anchor="middle"
        fill={now ? '#7a3627' : 'var(--ag-foam)'}
      >
        {number}
      </Label>
      {state === 'ahead' &&
        events.map((icon, index) => (
          <Icon key={icon} name={icon} x={x + r + 9 + index * 12.5} y={y} size={11} fill="var(--ag-foam)" />
        ))}
    </>
  )
}

interface LimitProps {
  readonly x: number
  readonly y: number
  readonly limit: number
  readonly small: boolean
}

export const LimitOnWater = ({ x, y, limit, small }: LimitProps) => (
  <LimitSeal x={x} y={y} r={small ? 8 : 9} limit={limit} />
)
