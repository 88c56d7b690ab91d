import type { Seat, Viewer } from '@durbar/kernel'
import type { ServerMessage } from '@durbar/protocol'
import { noSuchTable, Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/schema.ts'
import { holds } from './seats.ts'
import { loadTable, type Table } from './table.ts'

/** One connection that looks at a table. */
export interface Watcher {
  readonly guestId: string | undefined
  /** The eyes it asked for; see `eyesOf` for what it gets. */
  readonly wanted: Viewer
  /** The last entry it was sent. */
  sent: number
  send(message: ServerMessage): void
}

/** A table that is in use. What is known of it may be dropped and read again; who looks at it may not. */
export interface Room {
  readonly id: string
  table: Table
  readonly watchers: Set<Watcher>
}

export interface Registry {
  /**
   * Does something with a table while nobody else does. Everything that reads or writes a table goes through here:
   * what is in memory may be ahead of the disk until the work is done.
   */
  run<T>(id: string, work: (room: Room) => T | Promise<T>): Promise<T>
  /** Whether the table is in memory. */
  has(id: string): boolean
  /** How many tables are in memory. */
  size(): number
  /** Looks no further; synchronous, because the connection is gone already. True if it was looking. */
  leave(id: string, watcher: Watcher): boolean
  /** The seats whose holder has this table open. */
  present(id: string): ReadonlySet<Seat>
  /** Drops tables that nobody used for a while; returns how many are left. */
  sweep(): number
  /** Waits until all work is done. */
  close(): Promise<void>
}

interface Slot {
  readonly id: string
  table: Table | undefined
  readonly watchers: Set<Watcher>
  /** The end of the queue of work. */
  tail: Promise<unknown>
  waiting: number
  usedAt: number
}

export function createRegistry(store: Store, settings: Settings): Registry {
  const slots = new Map<string, Slot>()

  function slotOf(id: string): Slot {
    const known = slots.get(id)
    if (known) return known
    const slot: Slot = {
      id,
      table: undefined,
      watchers: new Set(),
      tail: Promise.resolve(),
      waiting: 0,
      usedAt: Date.now(),
    }
    slots.set(id, slot)
    return slot
  }

  async function work<T>(slot: Slot, task: (room: Room) => T | Promise<T>): Promise<T> {
    slot.table ??= await loadTable(store, slot.id)
    if (!slot.table) throw noSuchTable()
    try {
      return await task(slot as Room)
    } catch (error) {
      // A problem has changed nothing. After anything else the memory may be half changed: read the table again.
      if (!(error instanceof Problem)) slot.table = undefined
      throw error
    }
  }

  const isIdle = (slot: Slot): boolean => slot.waiting === 0 && slot.watchers.size === 0

  return {
    run(id, task) {
      const slot = slotOf(id)
      slot.waiting++
      const done = slot.tail
        .then(() => work(slot, task))
        .finally(() => {
          slot.waiting--
          slot.usedAt = Date.now()
          if (!slot.table && isIdle(slot)) slots.delete(id)
        })
      slot.tail = done.catch(() => undefined)
      return done
    },
    has: (id) => slots.has(id),
    size: () => slots.size,
    leave: (id, watcher) => slots.get(id)?.watchers.delete(watcher) === true,
    present(id) {
      const slot = slots.get(id)
      const seats = new Set<Seat>()
      for (const { guestId, wanted } of slot?.watchers ?? [])
        if (wanted !== 'spectator' && holds(slot?.table?.seats ?? [], guestId, wanted)) seats.add(wanted)
      return seats
    },
    sweep() {
      const before = Date.now() - settings.idle
      for (const slot of slots.values()) if (isIdle(slot) && slot.usedAt <= before) slots.delete(slot.id)
      return slots.size
    },
    async close() {
      await Promise.all([...slots.values()].map((slot) => slot.tail))
      slots.clear()
    },
  }
}
