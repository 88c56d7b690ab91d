import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isLineLost, storeProblem } from './failure.ts'
import type { EntryRow, Schema, SeatRow, Store, TableRow } from './schema.ts'
import { type Call, writeCalls } from './webhooks.ts'

export async function entriesOf(store: Store, tableId: string, after = 0): Promise<EntryRow[]> {
  return store
    .selectFrom('entry')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
}

/** One entry for the log, with what follows from it for the table's other rows. All of it is written, or nothing. */
export interface Addition {
  readonly entry: EntryRow
  readonly table: Pick<TableRow, 'status' | 'glance' | 'clock' | 'invite_hash' | 'hints'>
  /** The seats that have changed. */
  readonly seats?: readonly SeatRow[]
  /** Whether a bot has to move now, if that has changed. */
  readonly botsDue?: boolean | undefined
  /** When somebody's time will be up, or undefined if nobody's runs; only for tables with a pace. */
  readonly clockDue?: number | undefined
  /** Who is called because of it, if they want to be. */
  readonly calls?: readonly Call[] | undefined
}

/** The one way into the log. */
export interface Log {
  /**
   * True when the entry is committed. False if another writer has this number already, or if the table is gone:
   * nothing is written then, and the caller's picture of the table is out of date.
   */
  append(addition: Addition): Promise<boolean>
}

interface Waiting {
  readonly addition: Addition
  resolve(done: boolean): void
  reject(error: unknown): void
}

/** Whether the line to the database was lost while a batch was written, and how. */
interface Fate {
  lost: unknown
}

/** So many entries are committed together at most. */
const most = 500
/** How long is waited, in milliseconds, for a database that went away in the middle; restarting one takes a moment. */
const pauses = [50, 100, 200, 400, 800, 1600]

/**
 * Entries that wait at the same time are committed together, with one sync to disk for all of them: under load that
 * is many times faster, and alone nobody waits longer. `owner` is the process that will let the bots move.
 */
export function createLog(store: Store, owner: string): Log {
  const waiting: Waiting[] = []
  let writing = false

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      const fate: Fate = { lost: undefined }
      try {
        settle(batch, await writeSurely(batch, fate))
      } catch (error) {
        // One that cannot be written must not take the others with it: each gets a transaction of its own.
        if (batch.length > 1 && !isLineLost(error)) for (const one of batch) await writeOne(one, fate)
        else for (const one of batch) fail(one, error)
      }
    }
    writing = false
  }

  async function writeOne(one: Waiting, fate: Fate): Promise<void> {
    try {
      settle([one], await writeSurely([one], fate))
    } catch (error) {
      fail(one, error)
    }
  }

  /**
   * If the line to the database is lost, the commit may have happened or not. The same is written again when the line is
   * back: what is in the log as we wanted it is ours. Throws the first error if the database stays away.
   */
  async function writeSurely(batch: readonly Waiting[], fate: Fate): Promise<ReadonlySet<string>> {
    const additions = batch.map(({ addition }) => addition)
    for (const pause of [...pauses, undefined])
      try {
        return await write(store, owner, additions, fate.lost !== undefined)
      } catch (error) {
        if (isLineLost(error)) fate.lost ??= error
        if (fate.lost === undefined || !isAway(error)) throw error
        if (pause === undefined) break
        await sleep(pause)
      }
    throw fate.lost
  }

  return {
    append: (addition) =>
      new Promise((resolve, reject) => {
        waiting.push({ addition, resolve, reject })
        if (writing) return
        writing = true
        // Whatever else this turn of the event loop brings goes into the same commit.
        setImmediate(() => void writeAll())
      }),
  }
}

function settle(batch: readonly Waiting[], done: ReadonlySet<string>): void {
  for (const { addition, resolve } of batch) resolve(done.has(keyOf(addition.entry)))
}

function fail({ resolve, reject }: Waiting, error: unknown): void {
  if (isWithoutTable(error)) resolve(false)
  else reject(error)
}

const isAway = (error: unknown): boolean => isLineLost(error) || storeProblem(error)?.error === 'store-unavailable'

/** The table was deleted meanwhile: what SQLite and PostgreSQL say if a row has nothing to belong to. */
function isWithoutTable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503'
}

const keyOf = ({ table_id, seq }: Pick<EntryRow, 'table_id' | 'seq'>): string => `${table_id} ${seq}`

/** Writes all of it in one transaction and says which entries are in. `again` if it may have been written before. */
async function write(
  store: Store,
  owner: string,
  batch: readonly Addition[],
  again: boolean,
): Promise<ReadonlySet<string>> {
  // Always in the same order: two processes that want the same entries wait for each other in a row, not in a ring.
  const sorted = batch.toSorted((a, b) => (keyOf(a.entry) < keyOf(b.entry) ? -1 : 1))
  return store.transaction().execute(async (transaction) => {
    const rows = await transaction
      .insertInto('entry')
      .values(sorted.map(({ entry }) => entry))
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .returning(['table_id', 'seq'])
      .execute()
    const done = new Set(rows.map(keyOf))
    const [added, others] = [true, false].map((is) => sorted.filter(({ entry }) => done.has(keyOf(entry)) === is))
    await writeTables(transaction, owner, added ?? [])
    if (again) for (const { entry } of others ?? []) if (await isKept(transaction, entry)) done.add(keyOf(entry))
    return done
  })
}

/** Whether the log has exactly this entry. */
async function isKept(read: Kysely<Schema>, { table_id, seq, document, at }: EntryRow): Promise<boolean> {
  const row = await read
    .selectFrom('entry')
    .select(['document', 'at'])
    .where('table_id', '=', table_id)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row?.document === document && row.at === at
}

async function writeTables(write: Kysely<Schema>, owner: string, done: readonly Addition[]): Promise<void> {
  if (done.length === 0) return
  const values = done.map(
    ({ entry, table }) =>
      sql`(${entry.table_id}, ${table.status}, ${table.glance}, cast(${table.clock} as text), ${table.invite_hash}, ${table.hints}, ${entry.at})`,
  )
  await sql`
    update game_table set status = new.column2, glance = new.column3, clock = new.column4, invite_hash = new.column5,
      hints = new.column6, updated_at = new.column7
    from (values ${sql.join(values)}) as new where game_table.id = new.column1
  `.execute(write)
  for (const { table_id, seat, kind, guest_id, name, bot } of done.flatMap(({ seats }) => seats ?? []))
    await write
      .updateTable('seat')
      .set({ kind, guest_id, name, bot })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute()
  for (const { entry, table, clockDue } of done)
    if (table.clock !== null) await writeClockDuty(write, owner, entry.table_id, clockDue)
  const calls = done.flatMap(({ entry, calls = [] }) =>
    calls.map((call) => ({ ...call, table_id: entry.table_id, at: entry.at })),
  )
  if (calls.length > 0) await writeCalls(write, owner, calls)
  const idsWhere = (due: boolean): string[] =>
    done.filter(({ botsDue }) => botsDue === due).map(({ entry }) => entry.table_id)
  const begun = idsWhere(true)
  if (begun.length > 0)
    await write
      .insertInto('duty')
      .values(begun.map((table_id) => ({ kind: 'bots', table_id, due: 0, owner })))
      .onConflict((conflict) => conflict.columns(['kind', 'table_id']).doUpdateSet({ due: 0, owner }))
      .execute()
  const ended = idsWhere(false)
  if (ended.length > 0)
    await write.deleteFrom('duty').where('kind', '=', 'bots').where('table_id', 'in', ended).execute()
}

async function writeClockDuty(
  write: Kysely<Schema>,
  owner: string,
  table_id: string,
  due: number | undefined,
): Promise<void> {
  if (due === undefined)
    await write.deleteFrom('duty').where('kind', '=', 'clock').where('table_id', '=', table_id).execute()
  else
    await write
      .insertInto('duty')
      .values({ kind: 'clock', table_id, due, owner })
      .onConflict((conflict) => conflict.columns(['kind', 'table_id']).doUpdateSet({ due, owner }))
      .execute()
}
