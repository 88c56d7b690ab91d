import type { GraphPoint } from './graph.tsx'
import type { Line } from './line.ts'

/** What everybody would have scored if the game had ended there. */
export function scoresAlong(line: Line, indices: readonly number[]): readonly GraphPoint[] {
  return indices.map((index) => {
    const values: number[] = []
    for (const { seat, score } of line.game.standings(line.position(index))) values[seat] = score
    return { index, values }
  })
}
