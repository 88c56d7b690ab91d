interface RillProps {
  readonly d: string
  /** The point of the arrow. */
  readonly tip: { readonly x: number; readonly y: number }
  readonly small?: boolean
  /** Goods may run here now. */
  readonly lit?: boolean
  /** They would, if the pointer were pressed. */
  readonly running?: boolean
}

/** A processing arrow: a water rill in a marble bed. */
export function Rill({ d, tip, small = false, lit = false, running = false }: RillProps) {
  const bed = small ? 4.6 : 5.4
  const head = small ? 4.5 : 5.6
  const length = small ? 6 : 8
  const light = lit || running
  return (
    <g className="ag-glow">
      {light && (
        <path
          d={d}
          fill="none"
          stroke="var(--ag-accent-water)"
          strokeOpacity={0.55}
          strokeWidth={bed + 6}
          strokeLinejoin="round"
        />
      )}
      <path
        d={d}
        fill="none"
        stroke="var(--ag-shadow)"
        strokeOpacity={0.35}
        strokeWidth={bed + 1}
        transform="translate(0 1)"
      />
      <path d={d} fill="none" stroke={light ? '#fff' : 'var(--ag-star)'} strokeWidth={bed} strokeLinejoin="round" />
      <path
        d={d}
        className={running ? 'ag-running' : undefined}
        fill="none"
        stroke={light ? 'var(--ag-accent)' : 'var(--ag-rill)'}
        strokeWidth={light ? 3 : small ? 1.7 : 2}
        strokeLinejoin="round"
      />
      <path
        d={`M${tip.x - length} ${tip.y - head}L${tip.x} ${tip.y}L${tip.x - length} ${tip.y + head}Z`}
        fill={light ? 'var(--ag-accent)' : 'var(--ag-marble-ink)'}
        stroke={light ? '#fff' : 'none'}
        strokeWidth={1}
      />
    </g>
  )
}
