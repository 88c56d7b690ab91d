interface MarksProps {
  readonly length: number
  readonly rounds: readonly number[]
  /** How far the play is at each round mark. */
  readonly names: readonly string[]
  /** Indices with something to see. */
  readonly swings: readonly number[]
}

/** Ticks where rounds begin and where the game turned; the keyboard has its own ways to get there. */
export function Marks({ length, rounds, names, swings }: MarksProps) {
  if (length === 0) return null
  const inner = rounds.slice(1, -1).filter((round) => round < length)
  return (
    <svg className="timeline-marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {inner.map((round, index) => (
        <rect key={round} x={(1000 * round) / length - 1} y={0} width={2} height={10}>
          <title>{names[index + 1]}</title>
        </rect>
      ))}
      {swings.map((swing) => (
        <rect
          key={`swing ${swing}`}
          className="timeline-swing"
          x={(1000 * swing) / length - 2}
          y={0}
          width={5}
          height={10}
        />
      ))}
    </svg>
  )
}
