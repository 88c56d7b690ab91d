interface MarksProps {
  readonly length: number
  readonly rounds: readonly number[]
  /** How far the play is at each round mark. */
  readonly names: readonly string[]
  /** Indices with something to see, and what it is. */
  readonly swings: readonly { readonly at: number; readonly told: string }[]
  onGo(at: number): void
}

/** Ticks where rounds begin and where the game turned; the keyboard has its own ways to get there. */
export function Marks({ length, rounds, names, swings, onGo }: MarksProps) {
  if (length === 0) return null
  const inner = rounds.slice(1, -1).filter((round) => round < length)
  const place = (at: number) => ({ left: `${(100 * at) / length}%` })
  return (
    <div className="timeline-marks" aria-hidden="true">
      {inner.map((round, index) => (
        <i key={round} style={place(round)} title={names[index + 1]} />
      ))}
      {swings.map(({ at, told }) => (
        <button
          key={`swing ${at}`}
          type="button"
          tabIndex={-1}
          className="timeline-swing"
          style={place(at)}
          title={told}
          onClick={() => onGo(at)}
        />
      ))}
    </div>
  )
}
