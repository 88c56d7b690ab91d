import { setImmediate as breathe } from 'node:timers/promises'
import { recordLines } from '@durbar/table'
import { Problem } from '../problem.ts'
import { needCourse, type Table } from '../tables/table.ts'

/** The record as a document. */
export async function recordOf(table: Table): Promise<string> {
  const course = needCourse(table)
  // Seed and moves give every secret away.
  if (table.row.status !== 'finished')
    throw new Problem(409, 'not-finished', 'The record is open when the game is over.')
  const lines: string[] = []
  const seats = table.seats.map(({ name, color }) => ({ name, color }))
  for (const line of recordLines(course, { name: table.row.name, seats })) {
    lines.push(line)
    if (lines.length % 50 === 0) await breathe()
  }
  return lines.join('')
}
