import { at } from '@durbar/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addChat, chatOf, chatSince } from '../../src/store/chat.ts'
import { openStore } from '../../src/store/database.ts'
import { addGuest, findGuest, findGuestBySecret, renameGuest } from '../../src/store/guests.ts'
import { headsOf } from '../../src/store/heads.ts'
import { type Addition, createLog, entriesOf, type Log } from '../../src/store/log.ts'
import type { EntryRow, GuestRow, SeatRow, Store, TableRow, WebhookRow } from '../../src/store/schema.ts'
import {
  addTable,
  clockOf,
  deleteTable,
  findTable,
  seatsOf,
  tablesNaming,
  tablesOfGuest,
} from '../../src/store/tables.ts'
import {
  anyWebhook,
  beginRound,
  deliveriesOf,
  dropDelivery,
  endRound,
  findWebhook,
  markWebhook,
  postpone,
  removeWebhook,
  setWebhook,
} from '../../src/store/webhooks.ts'

/** What must be true of a store, whichever it is. `place` is asked once everything is set up. */
export function conformance(place: () => string): void {
  let store: Store
  let log: Log
  let count = 0
  let guest: GuestRow
  let table: TableRow
  const time = '2026-11-15T08:00:00.000Z'
  const later = '2026-11-15T09:00:00.000Z'

  beforeAll(async () => {
    store = await openStore(place())
    log = createLog(store, 'me')
  })
  afterAll(() => store.destroy())

  beforeEach(async () => {
    count++
    guest = {
      id: `guest-${count}`,
      secret_hash: `hash-${count}`,
      recovery_hash: null,
      name: 'Zoë 象 <b>',
      created_at: time,
    }
    await addGuest(store, guest)
    table = tableRow(`table-${count}`)
    await addTable(store, table, seatRows(table.id), [])
  })

  const tableRow = (id: string): TableRow => ({
    id,
    game: 'maharaja',
    rules_version: 1,
    name: 'Sunday',
    options: '{}',
    components: null,
    seed: 'secret',
    status: 'playing',
    host: guest.id,
    invite_hash: 'invite',
    hints: 'off',
    glance: '{}',
    pace: null,
    clock: null,
    created_at: time,
    updated_at: time,
  })
  const seatRows = (id: string): SeatRow[] => [
    { table_id: id, seat: 0, kind: 'person', guest_id: guest.id, name: guest.name, bot: null, color: 0 },
    { table_id: id, seat: 1, kind: 'open', guest_id: null, name: '', bot: null, color: 1 },
  ]
  const entry = (seq: number, document = `{"seat":0,"undo":${seq}}`, kind: EntryRow['kind'] = 'play'): EntryRow => ({
    table_id: table.id,
    seq,
    kind,
    document,
    at: later,
  })
  const addition = (seq: number, document?: string): Addition => ({
    entry: entry(seq, document),
    table: { status: 'playing', glance: `{"seq":${seq}}`, clock: null, invite_hash: 'invite', hints: 'off' },
  })

  describe('the log', () => {
    it('keeps what was appended, in order, with what follows for the table', async () => {
      const documents = ['{"seat":0,"move":{"move":"gold"}}', '{"seat":0,"undo":1}', '{"seat":0,"redo":1}']
      for (const [index, document] of documents.entries())
        expect(await log.append(addition(index + 1, document))).toBe(true)
      expect((await entriesOf(store, table.id)).map((row) => row.document)).toEqual(documents)
      expect(await entriesOf(store, table.id, 2)).toEqual([entry(3, documents[2])])
      expect(await findTable(store, table.id)).toEqual({ ...table, glance: '{"seq":3}', updated_at: later })
      expect(await headsOf(store, [table.id, 'nowhere'])).toEqual(new Map([[table.id, { log: 3, chat: 0 }]]))
    })

    it('gives a number to one of two writers, and the other changes nothing', async () => {
      const other = await openStore(place())
      const logs = [log, createLog(other, 'other'), createLog(other, 'third')]
      const answers = await Promise.all(logs.map((one, index) => one.append(addition(1, `{"seat":${index},"undo":1}`))))
      await other.destroy()
      expect(answers.filter((won) => won)).toHaveLength(1)
      const winner = `{"seat":${answers.indexOf(true)},"undo":1}`
      expect(await entriesOf(store, table.id)).toEqual([entry(1, winner)])
      expect(
        await log.append({
          ...addition(1),
          table: { status: 'finished', glance: 'x', clock: null, invite_hash: 'y', hints: 'off' },
        }),
      ).toBe(false)
      expect(await findTable(store, table.id)).toMatchObject({ status: 'playing', glance: '{"seq":1}' })
    })

    it('commits many at once, each on its own merits', async () => {
      const ids = Array.from({ length: 40 }, (_, index) => `${table.id}-${index}`)
      for (const id of ids) await addTable(store, tableRow(id), seatRows(id), [])
      await log.append({ ...addition(1), entry: { ...entry(1), table_id: at(ids, 7) } })
      const many = ids.map((id) => ({ ...addition(1), entry: { ...entry(1), table_id: id } }))
      // Two that cannot be: a number that is taken, and a table that is not there.
      const gone = { ...addition(1), entry: { ...entry(1), table_id: 'nowhere' } }
      const answers = await Promise.all([...many, gone].map((one) => log.append(one)))
      expect(answers.flatMap((done, index) => (done ? [] : [index]))).toEqual([7, 40])
      const heads = await headsOf(store, ids)
      expect(ids.every((id) => heads.get(id)?.log === 1)).toBe(true)
    })

    it('changes seats, invite and duties in the same commit', async () => {
      const [first, second] = seatRows(table.id) as [SeatRow, SeatRow]
      const bot: SeatRow = { ...second, kind: 'bot', name: 'greedy', bot: 'greedy' }
      const event = entry(1, '{"event":"start"}', 'table')
      const started = {
        status: 'playing' as const,
        glance: '{}',
        clock: null,
        invite_hash: 'new',
        hints: 'off' as const,
      }
      expect(await log.append({ entry: event, table: started, seats: [bot], botsDue: true })).toBe(true)
      expect(await seatsOf(store, [table.id])).toEqual([first, bot])
      expect(await findTable(store, table.id)).toMatchObject({ invite_hash: 'new' })
      const duties = () => store.selectFrom('duty').selectAll().where('table_id', '=', table.id).execute()
      expect(await duties()).toEqual([{ kind: 'bots', table_id: table.id, due: 0, owner: 'me' }])
      // The loser of a number takes nothing with it.
      expect(await log.append({ entry: event, table: started, seats: [second], botsDue: false })).toBe(false)
      expect(await seatsOf(store, [table.id])).toEqual([first, bot])
      expect(await duties()).toHaveLength(1)
      await log.append({ ...addition(2), botsDue: false })
      expect(await duties()).toEqual([])
    })
  })

  describe('webhooks', () => {
    const hook = (guest_id: string): WebhookRow => ({
      guest_id,
      url: 'https://hooks.example/',
      secret: 'told once',
      site: 'https://durbar.example',
      created_at: time,
      failures: 0,
      failing_since: null,
      problem: null,
      off_at: null,
    })
    const calling = (seq: number, event: 'turn' | 'time' = 'turn'): Addition => ({
      ...addition(seq),
      calls: [{ seat: 0, event, guest_id: guest.id }],
    })
    const deliveries = () => store.selectFrom('delivery').selectAll().where('table_id', '=', table.id).execute()
    const duties = () => store.selectFrom('duty').selectAll().where('table_id', '=', table.id).execute()

    it('writes a call with the entry it follows from, for those who want it', async () => {
      expect(await log.append(calling(1))).toBe(true)
      expect([...(await deliveries()), ...(await duties())]).toEqual([])
      await setWebhook(store, hook(guest.id))
      expect(await anyWebhook(store)).toBe(true)
      expect(await log.append(calling(2))).toBe(true)
      const [first] = await deliveries()
      expect(first).toMatchObject({ seat: 0, event: 'turn', guest_id: guest.id, at: later, attempts: 0, due: 0 })
      expect(await duties()).toEqual([{ kind: 'webhooks', table_id: table.id, due: 0, owner: 'me' }])
      // The loser of a number calls nobody; the next call about the same takes the place of the former.
      expect(await log.append(calling(2, 'time'))).toBe(false)
      await postpone(store, first?.id ?? '', 3, 1000)
      expect(await log.append(calling(3))).toBe(true)
      const [second, ...more] = await deliveries()
      expect(more).toEqual([])
      expect(second).toMatchObject({ attempts: 0, due: 0 })
      expect(second?.id).not.toBe(first?.id)
      expect(await deliveriesOf(store, table.id, 0)).toMatchObject([
        { id: second?.id, url: 'https://hooks.example/', game: 'maharaja', status: 'playing', holder: guest.id },
      ])
      await setWebhook(store, { ...hook(guest.id), off_at: later })
      expect(await log.append(calling(4, 'time'))).toBe(true)
      expect(await deliveries()).toHaveLength(1)
      await removeWebhook(store, guest.id)
      expect(await deliveries()).toEqual([])
      expect(await findWebhook(store, guest.id)).toBeUndefined()
    })

    it('keeps the duty for the next try, and for what was added meanwhile', async () => {
      await setWebhook(store, hook(guest.id))
      await log.append(calling(1))
      expect(await beginRound(store, 'other', table.id, 77)).toBe(false)
      expect(await beginRound(store, 'me', table.id, 77)).toBe(true)
      const [first] = await deliveries()
      await postpone(store, first?.id ?? '', 1, 5000)
      await endRound(store, 'me', table.id, 77)
      expect(await duties()).toMatchObject([{ due: 5000 }])
      await beginRound(store, 'me', table.id, 88)
      await dropDelivery(store, first?.id ?? '')
      await log.append(calling(2))
      await endRound(store, 'me', table.id, 88)
      expect(await duties()).toMatchObject([{ due: 0 }])
      const [second] = await deliveries()
      await beginRound(store, 'me', table.id, 99)
      await dropDelivery(store, second?.id ?? '')
      await endRound(store, 'me', table.id, 99)
      expect(await duties()).toEqual([])
    })

    it('remembers how the last call went, unless it was replaced meanwhile', async () => {
      const failed = { failures: 2, failing_since: time, problem: 'timeout', off_at: later }
      await setWebhook(store, hook(guest.id))
      await markWebhook(store, { guest_id: guest.id, secret: 'a former one' }, failed)
      expect(await findWebhook(store, guest.id)).toEqual(hook(guest.id))
      await markWebhook(store, hook(guest.id), failed)
      expect(await findWebhook(store, guest.id)).toEqual({ ...hook(guest.id), ...failed })
    })

    it('goes with the table', async () => {
      await setWebhook(store, hook(guest.id))
      await log.append(calling(1))
      expect(await deleteTable(store, table.id)).toBe(true)
      expect(await deliveries()).toEqual([])
    })
  })

  it('keeps guests and finds their tables', async () => {
    expect(await findGuest(store, guest.id)).toEqual(guest)
    expect(await findGuestBySecret(store, guest.secret_hash)).toEqual(guest)
    expect(await findGuest(store, 'nothing')).toBeUndefined()
    expect(await tablesNaming(store, guest)).toEqual([table.id])
    await renameGuest(store, guest.id, 'Bo')
    expect(await findGuest(store, guest.id)).toEqual({ ...guest, name: 'Bo' })
    expect(await tablesNaming(store, { ...guest, name: 'Bo' })).toEqual([])
    expect(await tablesOfGuest(store, guest.id, 5)).toEqual([table])
  })

  it('numbers chat lines without gaps, whoever writes', async () => {
    const other = await openStore(place())
    const line = { table_id: table.id, seat: null, guest_id: guest.id, name: 'Ann', at: time }
    const texts = Array.from({ length: 12 }, (_, index) => `line ${index} 'quoted" \\`)
    await Promise.all(texts.map((text, index) => addChat(index % 2 ? store : other, { ...line, text })))
    await other.destroy()
    const rows = await chatOf(store, table.id, 100)
    expect(rows.map(({ id }) => id)).toEqual(texts.map((_, index) => index + 1))
    expect(rows.map(({ text }) => text).sort()).toEqual([...texts].sort())
    expect((await chatOf(store, table.id, 3)).map(({ id }) => id)).toEqual([10, 11, 12])
    expect((await chatSince(store, table.id, 10)).map(({ id }) => id)).toEqual([11, 12])
  })

  it('keeps the clock with the entry, and when its duty is due', async () => {
    const withClock = (seq: number, clock: string, clockDue: number | undefined) =>
      log.append({ ...addition(seq), table: { ...addition(seq).table, clock }, clockDue })
    const duties = () => store.selectFrom('duty').select(['kind', 'due']).where('table_id', '=', table.id).execute()
    await withClock(1, '{"left":[1]}', 5_000_000_000_000)
    expect(await findTable(store, table.id)).toMatchObject({ clock: '{"left":[1]}' })
    expect(await duties()).toEqual([{ kind: 'clock', due: 5_000_000_000_000 }])
    await withClock(2, '{"left":[2]}', 7)
    expect(await duties()).toEqual([{ kind: 'clock', due: 7 }])
    expect(await clockOf(store, table.id)).toBe('{"left":[2]}')
    await withClock(3, '{"left":[3]}', undefined)
    expect(await duties()).toEqual([])
  })

  it('forgets a deleted table everywhere, and no other', async () => {
    const kept = tableRow(`${table.id}-kept`)
    await addTable(store, kept, seatRows(kept.id), [{ kind: 'bots', table_id: kept.id, due: 0, owner: 'me' }])
    for (const { id } of [table, kept]) {
      await log.append({ ...addition(1), entry: { ...entry(1), table_id: id }, botsDue: true })
      await addChat(store, { table_id: id, seat: 0, guest_id: guest.id, name: 'Ann', text: 'hello', at: time })
      await store.insertInto('snapshot').values({ table_id: id, seq: 1, document: '{}' }).execute()
      await store.insertInto('presence').values({ table_id: id, process: 'me', seat: 0, guest_id: guest.id }).execute()
    }
    const parts = ['seat', 'entry', 'chat_line', 'snapshot', 'duty', 'presence'] as const
    const counts = (id: string): Promise<number[]> =>
      Promise.all(
        parts.map(
          async (part) => (await store.selectFrom(part).select('table_id').where('table_id', '=', id).execute()).length,
        ),
      )
    expect(await deleteTable(store, table.id)).toBe(true)
    expect(await counts(table.id)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await findTable(store, table.id)).toBeUndefined()
    expect(await counts(kept.id)).toEqual([2, 1, 1, 1, 1, 1])
    expect(await deleteTable(store, table.id)).toBe(false)
    expect(await log.append(addition(2))).toBe(false)
  })
}
