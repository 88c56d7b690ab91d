import { at, hashPosition } from '@durbar/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quietHouse } from '../../test/house.ts'
import { tempDir } from '../../test/temp.ts'
import type { House } from '../house.ts'
import { newGuest } from '../http/guests.ts'
import { defaultSettings } from '../settings.ts'
import { openStore } from '../store/database.ts'
import { createTable } from './create.ts'
import { record } from './record.ts'
import type { Room, Watcher } from './registry.ts'
import { lastSeq, needPlay, needRules } from './table.ts'

let house: House
let id = ''
beforeAll(async () => {
  const store = await openStore(tempDir())
  const settings = { ...defaultSettings, idle: 0 }
  house = quietHouse(store, settings)
  const guest = await newGuest(store)
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  id = (await createTable(house, guest, { game: 'maharaja', seats, start: true })).id
})
afterAll(async () => {
  await house.store.destroy()
})

const hash = ({ table }: Room): string => hashPosition(needRules(table).game, needPlay(table).position)

async function move(room: Room): Promise<string> {
  const { game } = needRules(room.table)
  const { position } = needPlay(room.table)
  const seat = at(game.deciders(position), 0)
  const chosen = at(game.legalMoves(position, seat), 0)
  expect(await record(house, room, lastSeq(room.table), { seat, move: chosen })).toMatchObject({ k: 'done' })
  return hash(room)
}

it('does one thing at a time with a table', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, () => house.registry.run(id, move)))
  expect(new Set(hashes).size).toBe(12)
})

it('drops a table nobody uses and reads the same one again', async () => {
  const before = await house.registry.run(id, (room) => ({ room: room.table, hash: hash(room) }))
  expect(house.registry.sweep()).toBe(0)
  expect(house.registry.has(id)).toBe(false)
  const after = await house.registry.run(id, (room) => ({ room: room.table, hash: hash(room) }))
  expect(after.hash).toBe(before.hash)
  expect(after.room).not.toBe(before.room)
  expect(after.room.course?.log).toEqual(before.room.course?.log)
  expect(after.room.glance).toEqual(before.room.glance)
})

it('keeps a table somebody looks at', async () => {
  const watcher: Watcher = {
    guestId: undefined,
    wanted: 'spectator',
    sent: 0,
    shown: undefined,
    heard: 0,
    send: () => undefined,
  }
  await house.registry.run(id, (room) => room.watchers.add(watcher))
  expect(house.registry.sweep()).toBe(1)
  expect(house.registry.leave(id, watcher)).toBe(true)
  expect(house.registry.sweep()).toBe(0)
})

it('keeps nothing of a table that is not there', async () => {
  await expect(house.registry.run('nowhere', hash)).rejects.toMatchObject({ error: 'no-such-table' })
  expect(house.registry.has('nowhere')).toBe(false)
})
