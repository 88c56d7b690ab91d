/**
 * How long a search may think. Iterations are reproducible: the same seed gives the same move everywhere. Time is not,
 * and is the only reason why a bot ever looks at the clock.
 */
export interface Budget {
  readonly iterations: number
  readonly milliseconds?: number | undefined
}

/** Says after each iteration whether the time is up. */
export function alarm({ milliseconds }: Budget): () => boolean {
  if (milliseconds === undefined) return () => false
  const end = Date.now() + milliseconds
  return () => Date.now() >= end
}
