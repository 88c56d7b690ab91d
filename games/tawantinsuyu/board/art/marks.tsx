/** What the table wants to say about a thing. All may hold at once. */
export interface Marks {
  /** `true`: may be chosen with the tool in hand. `'quiet'`: would be legal with another one. */
  readonly legal?: boolean | 'quiet' | undefined
  /** Under the pointer, or focused. */
  readonly hovered?: boolean | undefined
  /** Opened, or chosen and waiting for the rest. */
  readonly selected?: boolean | undefined
  /** Touched by the move just made. */
  readonly lastMove?: boolean | undefined
}

interface RingMarksProps extends Marks {
  readonly r: number
}

/** Rings around a round thing on the hill, below it. */
export function RingMarks({ r, legal, hovered, selected, lastMove }: RingMarksProps) {
  return (
    <g className="tw-still">
      {legal === true && (
        <>
          <g className="tw-breathing">
            <circle r={r + 5.7} fill="var(--tw-accent)" opacity=".16" />
            <circle r={r + 2.7} fill="var(--tw-accent)" opacity=".28" />
          </g>
          <circle r={r} fill="var(--tw-glow-fill)" stroke="var(--tw-accent)" strokeWidth="2.2" />
        </>
      )}
      {legal === 'quiet' && (
        <circle r={r - 0.6} fill="none" stroke="var(--tw-accent)" strokeWidth="1.6" strokeDasharray="3 2.6" />
      )}
      {lastMove && <circle r={r + 2} fill="none" stroke="var(--tw-last)" strokeWidth="1.5" strokeDasharray="2.5 2.8" />}
      {(hovered || selected) && <circle r={r + 3.7} fill="none" stroke="var(--tw-crimson-line)" strokeWidth="2.6" />}
    </g>
  )
}

interface BoxMarksProps extends Marks {
  readonly width: number
  readonly height: number
  readonly radius?: number
}

/** The same for cards, tiles and cells, from their upper left corner; drawn above them. */
export function BoxMarks({ width, height, radius = 5, legal, hovered, selected, lastMove }: BoxMarksProps) {
  const frame = (out: number) => ({
    x: -out,
    y: -out,
    width: width + 2 * out,
    height: height + 2 * out,
    rx: radius + out,
    fill: 'none',
  })
  return (
    <g className="tw-still">
      {legal === true && (
        <>
          <rect className="tw-breathing" {...frame(2.6)} stroke="var(--tw-accent)" strokeOpacity=".3" strokeWidth="4" />
          <rect {...frame(1)} stroke="var(--tw-accent)" strokeWidth="2" />
        </>
      )}
      {legal === 'quiet' && (
        <rect {...frame(1)} stroke="var(--tw-accent)" strokeWidth="1.5" strokeDasharray="3.5 2.6" />
      )}
      {lastMove && <rect {...frame(2.4)} stroke="var(--tw-last)" strokeWidth="1.3" strokeDasharray="2.5 2.8" />}
      {(hovered || selected) && <rect {...frame(1.6)} stroke="var(--tw-crimson-line)" strokeWidth="2.2" />}
      <rect className="tw-focus" {...frame(2)} />
    </g>
  )
}

/** A small label on the board: what is added or saved there. */
export function Badge({
  x,
  y,
  children,
  scale = 1,
}: {
  readonly x: number
  readonly y: number
  readonly children: string
  readonly scale?: number
}) {
  const half = children.length > 1 ? 10 : 7.5
  return (
    <g className="tw-still" transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect
        x={-half}
        y="-7.5"
        width={2 * half}
        height="15"
        rx="7.5"
        fill="var(--tw-crimson)"
        stroke="#fff"
        strokeWidth="1.2"
      />
      <text y="4" textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
        {children}
      </text>
    </g>
  )
}

/** How many lie in a pile. */
export function Pill({ x, y, children }: { readonly x: number; readonly y: number; readonly children: number }) {
  return (
    <g className="tw-still">
      <rect x={x - 8} y={y - 6.5} width="16" height="13" rx="6.5" fill="#5c5148" stroke="#fff" />
      <text x={x} y={y + 3.7} textAnchor="middle" fontSize="10" fontWeight="700" fill="#fff">
        {children}
      </text>
    </g>
  )
}
