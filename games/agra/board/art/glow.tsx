/** What the table wants to say about a thing. */
export interface Marks {
  /** `true`: the answer to the question. `'quiet'`: possible besides, or with another tool. */
  readonly legal?: boolean | 'quiet' | undefined
  /** Under the pointer, or focused. */
  readonly hot?: boolean | undefined
  readonly open?: boolean | undefined
  /** Touched by what happened last. */
  readonly last?: boolean | undefined
}

interface GlowProps extends Marks {
  /** The outline of the thing itself. */
  readonly d: string
  /** On water the outer light is brighter. */
  readonly water?: boolean
  /** For small things side by side: no wide light. */
  readonly thin?: boolean
}

/** Light along the outline of what can be done; belongs under the thing it marks. */
export function Glow({ d, legal, hot = false, open = false, water = false, thin = false }: GlowProps) {
  if (!legal && !open) return null
  const outer = water ? 'var(--ag-accent-water)' : 'var(--ag-accent)'
  const line = { d, fill: 'none', strokeLinejoin: 'round', className: 'ag-glow' } as const
  if (legal === 'quiet' && !hot && !open)
    return (
      <>
        <path {...line} stroke="var(--ag-halo)" strokeWidth={3.4} strokeOpacity={0.75} />
        <path {...line} stroke={outer} strokeWidth={1.5} strokeDasharray="3 2.6" />
      </>
    )
  if (thin)
    return (
      <>
        <path {...line} stroke="var(--ag-halo)" strokeWidth={3.4} />
        <path {...line} stroke="var(--ag-accent)" strokeWidth={hot || open ? 2.6 : 1.7} />
      </>
    )
  return (
    <>
      <path
        {...line}
        className={hot || open ? 'ag-glow' : 'ag-glow ag-breathing'}
        stroke={outer}
        strokeOpacity={hot || open ? 0.5 : 0.45}
        strokeWidth={11}
      />
      <path {...line} stroke={outer} strokeOpacity={0.4} strokeWidth={7} />
      <path {...line} stroke="var(--ag-halo)" strokeWidth={4.4} />
      <path {...line} stroke="var(--ag-accent)" strokeWidth={hot || open ? 3 : 2.2} />
    </>
  )
}

interface LastRingProps {
  readonly d: string
}

/** Where the last move left its trace: dashed gold, above the thing. */
export const LastRing = ({ d }: LastRingProps) => (
  <path
    d={d}
    className="ag-glow"
    fill="none"
    stroke="var(--ag-gold)"
    strokeWidth={1.7}
    strokeDasharray="3.2 2.1"
    strokeLinejoin="round"
  />
)

interface StepBadgeProps {
  readonly x: number
  readonly y: number
  /** 1 for the first thing that happened. */
  readonly step: number | undefined
}

/** The order of what happened, so that the last turn can be read from the board. */
export function StepBadge({ x, y, step }: StepBadgeProps) {
  if (!step || step > 9) return null
  return (
    <g className="ag-glow">
      <circle cx={x} cy={y} r={7} fill="var(--ag-onyx)" stroke="var(--ag-gold)" strokeWidth={1.4} />
      <text
        x={x}
        y={y + 3.6}
        className="ag-text"
        fontSize={10.5}
        fontWeight={700}
        textAnchor="middle"
        fill="var(--ag-gold-pale)"
      >
        {step}
      </text>
    </g>
  )
}
