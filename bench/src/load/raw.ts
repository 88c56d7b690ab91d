import { openStore } from '@durbar/server/archive'
import { type Addition, createLog } from '@durbar/server/log'

/**
 * How fast the store alone takes what a load has left in it: `node raw.js PLACE TABLES SECONDS`. The tables of the load
 * are laid again under other names, and their entries appended through the same log, as many at a time as there were
 * tables: each waits for its commit before the next, as a table does. No rules, no sockets.
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
const started = performance.now()
const end = started + Number(seconds) * 1000
let appended = 0
async function append(): Promise<void> {
  for (let course = courses.pop(); course; course = courses.pop())
    for (const addition of course) {
      if (performance.now() > end) return
      if (!(await log.append(addition))) throw new Error('The number was taken')
      appended++
    }
}
await Promise.all(Array.from({ length: Number(tables) }, append))
const elapsed = (performance.now() - started) / 1000
await store.destroy()
process.stdout.write(JSON.stringify({ appendsPerSecond: appended / elapsed, appended }))
