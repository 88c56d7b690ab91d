import { sideNames } from '../rules/names.ts'
import type { PlayerView } from '../rules/view.ts'
import type { Printed } from './printed.ts'
import type { GoodName, WrittenMove } from './written.ts'

/** What lifting a cover or moving a farmer would change in the production of each corner. */
export interface FarmChange {
  readonly good: GoodName
  readonly from: number
  readonly to: number
}

interface Farm {
  readonly farmers: Readonly<Record<string, number>>
  readonly covers: readonly string[]
}

export function farmChanges(move: WrittenMove, player: PlayerView, printed: Printed): readonly FarmChange[] {
  const after = changed(move, player)
  if (!after) return []
  return printed.farm.corners.value.flatMap((good, corner) => {
    const from = player.production[good] ?? 0
    const to = from + openCells(after, printed, corner) - openCells(player, printed, corner)
    return from === to ? [] : [{ good, from, to }]
  })
}

function changed(move: WrittenMove, { farmers, covers }: Farm): Farm | undefined {
  if (move.move === 'remove-cover') return { farmers, covers: covers.filter((cover) => cover !== move.cover) }
  if (move.move !== 'move-farmer') return undefined
  const cell = (farmers[move.side] ?? 0) + (move.direction === 'forward' ? 1 : -1)
  return { farmers: { ...farmers, [move.side]: cell }, covers }
}

/** Uncovered cells between a corner and the farmers on both sides of it. */
function openCells({ farmers, covers }: Farm, printed: Printed, corner: number): number {
  const [near, far] = printed.farm.covered.value
  const covered = (side: string, cell: number): boolean =>
    (cell === near && covers.includes(`${side}-near`)) || (cell === far && covers.includes(`${side}-far`))
  const own = sideNames[corner] ?? 'top'
  const before = sideNames[(corner + 3) % 4] ?? 'left'
  return [1, 2, 3, 4, 5].reduce(
    (sum, cell) =>
      sum +
      (cell < (farmers[own] ?? 0) && !covered(own, cell) ? 1 : 0) +
      (cell > (farmers[before] ?? 0) && !covered(before, cell) ? 1 : 0),
    0,
  )
}
