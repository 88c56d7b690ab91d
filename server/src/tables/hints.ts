import { rngFromSeed, type Seat, writePosition } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { hintsFor } from '@durbar/table'
import type { AdviceJob } from '@durbar/table/advise'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { sha256 } from '../secrets.ts'
import { announceTable } from '../socket/updates.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { commitEvent } from './commit.ts'
import type { Room } from './registry.ts'
import { lastSeq, needCourse, type Table } from './table.ts'

export function hintsAt({
  row,
  seats,
}: {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}): TableSummary['hints'] {
  return hintsFor(row.hints, seats)
}

/** No hints for anybody at this table from now on. */
export async function objectToHints(house: House, room: Room, seat: Seat): Promise<void> {
  if (room.table.row.hints === 'objected') return
  await commitEvent(house, room, { event: 'hints', seat }, (table) => {
    table.row = { ...table.row, hints: 'objected' }
    return undefined
  })
  announceTable(house, room)
}

/** Enough to tell three moves apart; a person waits for the answer. */
const budget = { iterations: 300, milliseconds: 4000 }

/** What a worker is asked for a hint: it is given a guess made from what the seat can see. */
export function hintJob(table: Table, seat: Seat): AdviceJob {
  const {
    rules: { game },
    play,
  } = needCourse(table)
  if (hintsAt(table) !== 'allowed') throw new Problem(403, 'no-hints', 'There are no hints at this table.')
  if (!game.deciders(play.position).includes(seat))
    throw new Problem(409, 'no-hints', 'There is nothing to decide for this seat.')
  // The same question gets the same answer, and the seed of the play does not show in it.
  const seed = sha256(`hint ${table.row.seed} ${lastSeq(table)} ${seat}`)
  const guess = game.determinize(play.position, seat, rngFromSeed(`guess ${seed}`))
  return { game: game.id, guess: writePosition(game, guess), seat, budget: { ...budget, seed } }
}
