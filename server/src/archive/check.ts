import { hashPosition } from '@durbar/kernel'
import { type Glance, isSameGlance } from '@durbar/table'
import { noSuchTable } from '../problem.ts'
import type { Store } from '../store/schema.ts'
import { loadTable, needRules } from '../tables/table.ts'

/**
 * Replays the log of a table and compares where it leads with what the server wrote when it was played. Returns how many
 * entries the record has; throws if something is not as it should be.
 */
export async function checkTable(store: Store, id: string): Promise<{ game: string; entries: number }> {
  const table = await loadTable(store, id, false)
  if (!table) throw noSuchTable()
  const { game } = needRules(table)
  const { row, course, glance } = table
  if (course) {
    const status = game.result(course.play.position) ? 'finished' : 'playing'
    if (row.status !== status) throw new Error(`its row says it is ${row.status}, its log says ${status}`)
    if (!isSameGlance(glance, JSON.parse(row.glance) as Glance))
      throw new Error('what its row says of the position is not what its log leads to')
    const quick = (await loadTable(store, id))?.course
    if (!quick || hashPosition(game, quick.play.position) !== hashPosition(game, course.play.position))
      throw new Error('its snapshot is not what its log leads to')
  } else if (table.head > 0 && row.status !== 'waiting') throw new Error('it has a log but no play')
  return { game: game.id, entries: course?.log.length ?? 0 }
}
