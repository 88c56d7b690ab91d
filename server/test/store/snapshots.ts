import { at, hashPosition } from '@durbar/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../src/house.ts'
import { newGuest } from '../../src/http/guests.ts'
import { defaultSettings } from '../../src/settings.ts'
import { openStore } from '../../src/store/database.ts'
import { findSnapshot } from '../../src/store/snapshots.ts'
import { createTable } from '../../src/tables/create.ts'
import { record } from '../../src/tables/record.ts'
import type { Room } from '../../src/tables/registry.ts'
import { lastSeq, loadTable, needCourse } from '../../src/tables/table.ts'
import { quietHouse } from '../house.ts'
import { someMove } from '../play.ts'

/** Snapshots only save time, whichever store they are in. */
export function snapshots(place: () => string): void {
  let house: House
  beforeAll(async () => {
    house = quietHouse(await openStore(place()), defaultSettings)
  })
  afterAll(() => house.store.destroy())

  /** Everything that can be seen or done at the table. */
  async function essence(id: string, useSnapshots?: boolean): Promise<unknown> {
    const table = await loadTable(house.store, id, useSnapshots)
    if (!table) throw new Error('no table')
    const { play, log, askedSince, rules } = needCourse(table)
    const { entries, since, undone } = play
    const hashes = [play.position, play.snapshot].map((position) => hashPosition(rules.game, position))
    return structuredClone({ head: table.head, glance: table.glance, entries, since, undone, log, askedSince, hashes })
  }

  async function move(room: Room): Promise<void> {
    const { rules, play } = needCourse(room.table)
    const seat = at(rules.game.deciders(play.position), 0)
    const moves = rules.game.legalMoves(play.position, seat)
    const chosen = someMove(moves, lastSeq(room.table))
    expect(await record(house, room, lastSeq(room.table), { seat, move: chosen })).toMatchObject({ k: 'done' })
  }

  it('leads to the same table with a snapshot, without, and with one that cannot be read', async () => {
    const guest = await newGuest(house.store)
    const seats = [{ kind: 'person' as const }, { kind: 'person' as const }, { kind: 'person' as const }]
    const { id } = await createTable(house, guest, { game: 'agra', seats, start: true })
    for (let moves = 0; moves < 110; moves++) await house.registry.run(id, move)
    const replayed = await essence(id, false)
    expect(await findSnapshot(house.store, id)).toBeUndefined()
    expect(await essence(id)).toEqual(replayed)
    expect(await findSnapshot(house.store, id)).toMatchObject({ seq: 110 })
    expect(await essence(id)).toEqual(replayed)

    for (let moves = 0; moves < 15; moves++) await house.registry.run(id, move)
    const later = await essence(id, false)
    expect(await essence(id)).toEqual(later)
    await house.store.updateTable('snapshot').set({ document: '{"format":1,"entries":[{}]}' }).execute()
    expect(await essence(id)).toEqual(later)
    await house.store.deleteFrom('snapshot').execute()
    expect(await essence(id)).toEqual(later)
  })
}
