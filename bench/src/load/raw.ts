import { openStore } from '@durbar/server/archive'
import { type Addition, createLog } from '@durbar/server/log'

/**
 * How fast the store alone takes what a load has left in it: `node raw.js PLACE TABLES SECONDS`. The tables of the load
 * are laid again under other names, and their entries appended through the same log with the same rows beside them:
 * first one at a time, then as many at a time as there were tables. Each waits for its commit before the next, as a table
 * does. No rules, no views, no sockets.
 */
const [place = '', tables = '', seconds = ''] = process.argv.slice(2)
const store = await openStore(place)
const rows = await store.selectFrom('game_table').selectAll().execute()
const seats = await store.selectFrom('seat').selectAll().execute()
const courses: Addition[][] = []
for (const row of rows) {
  const id = `raw ${row.id}`
  const entries = await store.selectFrom('entry').selectAll().where('table_id', '=', row.id).orderBy('seq').execute()
  await store
    .insertInto('game_table')
    .values({ ...row, id })
    .execute()
  const theirs = seats.filter((seat) => seat.table_id === row.id).map((seat) => ({ ...seat, table_id: id }))
  await store.insertInto('seat').values(theirs).execute()
  courses.push(entries.map((entry) => ({ entry: { ...entry, table_id: id }, table: row })))
}

const log = createLog(store, 'raw')

/** Appends for so long, or until there is nothing left; returns how many per second. */
async function measure(atATime: number, milliseconds: number): Promise<number> {
  const started = performance.now()
  let appended = 0
  async function append(): Promise<void> {
    for (let course = courses.pop(); course; course = courses.pop())
      for (let addition = course.shift(); addition; addition = course.shift()) {
        if (!(await log.append(addition))) throw new Error('The number was taken')
        appended++
        if (performance.now() > started + milliseconds) return void courses.push(course)
      }
  }
  await Promise.all(Array.from({ length: atATime }, append))
  return appended / ((performance.now() - started) / 1000)
}

const alone = await measure(1, (Number(seconds) * 1000) / 8)
const together = await measure(Number(tables), Number(seconds) * 1000)
await store.destroy()
process.stdout.write(JSON.stringify({ alone, together }))
