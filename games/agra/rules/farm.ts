import type { Refusal, Seat } from '@durbar/kernel'
import { BasicCount, CellsPerSide, coverNames, goodNames, Notable, sideNames } from './names.ts'
import { owns, type Position, player } from './position.ts'

/** AG:1.20 the farm: farmers walk along the sides, covers hide cells, corners produce. */

/** The cover on a cell as a bit, or 0 where none was printed. */
function coverBit(p: Position, side: number, cell: number): number {
  const [near, far] = p.rules.printed.covered
  return cell === near ? 1 << (side * 2) : cell === far ? 2 << (side * 2) : 0
}

function isCovered(p: Position, seat: Seat, side: number, cell: number): boolean {
  return (player(p, seat).covers & coverBit(p, side, cell)) !== 0
}

/** AG:7.1 open cells between the corner of a basic good and the two farmers beside it. */
export function openCells(p: Position, seat: Seat, good: number): number {
  const corner = p.rules.printed.cornerOf[good] as number
  const before = (corner + BasicCount - 1) % BasicCount
  const { farmers } = player(p, seat)
  let open = 0
  for (let cell = 1; cell < (farmers[corner] as number); cell++) if (!isCovered(p, seat, corner, cell)) open++
  for (let cell = (farmers[before] as number) + 1; cell <= CellsPerSide; cell++)
    if (!isCovered(p, seat, before, cell)) open++
  return open
}

/** By basic good: the notable whose owner produces one more of it (AG:14.4, AG:14.5). */
const moreFrom: readonly number[] = [Notable.Mahout, Notable.Mahout, Notable.Khatib, Notable.Khatib]

/** AG:7.2 what a production of the good yields. */
export function productionOf(p: Position, seat: Seat, good: number): number {
  return openCells(p, seat, good) + (owns(p, seat, moreFrom[good] as number) ? 1 : 0)
}

export function steppedCell(p: Position, seat: Seat, side: number, direction: number): number {
  return (player(p, seat).farmers[side] as number) + (direction === 0 ? -1 : 1)
}

/** AG:1.21 a farmer stays on its side and off the covers. */
export function refuseFarmerStep(p: Position, seat: Seat, side: number, direction: number): Refusal | undefined {
  const cell = steppedCell(p, seat, side, direction)
  if (cell < 1 || cell > CellsPerSide)
    return { rule: 'AG:1.21', reason: 'end-of-side', side: sideNames[side] as string }
  if (isCovered(p, seat, side, cell))
    return { rule: 'AG:1.21', reason: 'cell-covered', side: sideNames[side] as string, cell }
  return undefined
}

export function canStepFarmer(p: Position, seat: Seat): boolean {
  for (let side = 0; side < sideNames.length; side++)
    if (!refuseFarmerStep(p, seat, side, 0) || !refuseFarmerStep(p, seat, side, 1)) return true
  return false
}

/** AG:1.22 any cover that is still there. */
export function refuseCover(p: Position, seat: Seat, cover: number): Refusal | undefined {
  if (player(p, seat).covers & (1 << cover)) return undefined
  return { rule: 'AG:1.22', reason: 'cover-gone', cover: coverNames[cover] as string }
}

/** AG:6.14 the goods for the next meditation space. */
export function refuseAdvance(p: Position, seat: Seat): Refusal | undefined {
  const { tracker, goods } = player(p, seat)
  const { advanceCost, lastSpace } = p.rules.printed
  if (tracker >= lastSpace) return { rule: 'AG:6.14', reason: 'last-space' }
  const cost = advanceCost[tracker] as readonly number[]
  for (const good of cost) {
    const need = cost.filter((other) => other === good).length
    const have = goods[good] as number
    if (have < need) return { rule: 'AG:6.14', reason: 'needs-good', good: goodNames[good] as string, need, have }
  }
  return undefined
}
