import { star } from './geometry.ts'

interface InlayProps {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A band of lozenges and stars between two hairlines: the divider of the court. */
export function Inlay({ x, y, width }: InlayProps) {
  const count = Math.max(5, Math.round(width / 12.3) | 1)
  const step = width / count
  return (
    <g className="ag-glow">
      <path d={`M${x} ${y - 4.5}h${width}M${x} ${y + 4.5}h${width}`} stroke="var(--ag-edge)" strokeWidth={0.7} />
      {Array.from({ length: count }, (_, index) => {
        const cx = x + step * (index + 0.5)
        if (index % 2) return <path key={cx} d={star(cx, y, 3.2, 1.7)} fill="var(--ag-carnelian)" />
        const color = index % 4 ? 'var(--ag-lapis)' : 'var(--ag-jade)'
        const half = step * 0.62
        return (
          <g key={cx}>
            <path
              d={`M${cx - half} ${y}L${cx} ${y - 2.8}L${cx + half} ${y}L${cx} ${y + 2.8}Z`}
              fill="none"
              stroke={color}
              strokeWidth={0.9}
            />
            <circle cx={cx} cy={y} r={1} fill={color} />
          </g>
        )
      })}
    </g>
  )
}

interface LilyProps {
  readonly x: number
  readonly y: number
}

/** Fills a spandrel between two arches. */
export const Lily = ({ x, y }: LilyProps) => (
  <g className="ag-glow" transform={`translate(${x} ${y}) scale(0.82)`}>
    <path d="M0 0V13" stroke="var(--ag-jade)" fill="none" />
    <path d="M0 12q-6-1-7-7 5 1 7 7zM0 12q6-1 7-7-5 1-7 7z" fill="var(--ag-jade)" />
    <path d="M0 2q-3.2-4.6 0-11 3.2 6.4 0 11z" fill="var(--ag-carnelian)" />
    <path d="M-.6 2.4q-6-1.4-6.2-8.4 5.4 1.6 6.2 8.4zM.6 2.4q6-1.4 6.2-8.4-5.4 1.6-6.2 8.4z" fill="#c96a4e" />
    <circle cy={-11.5} r={1} fill="var(--ag-gold)" />
  </g>
)
