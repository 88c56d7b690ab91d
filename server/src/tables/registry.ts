import type { Seat, Viewer } from '@durbar/kernel'
import type { ViewerState } from '@durbar/protocol'
import { Doubt, noSuchTable, Overtaken, Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { createHeads, type Whereabouts } from '../store/heads.ts'
import type { Onlooker } from '../store/presence.ts'
import type { Store } from '../store/schema.ts'
import { textOf } from '../wire.ts'
import { seatsLookedThrough } from './seats.ts'
import { type Asked, askedAt, catchUp, loadTable, type Table } from './table.ts'

/** One connection that looks at a table. */
export interface Watcher {
  readonly guestId: string | undefined
  /** The eyes it asked for; see `eyesOf` for what it gets. */
  readonly wanted: Viewer
  /** The last entry of the record it was sent. */
  sent: number
  /** The view it was sent last, and whose; changes are told from it. */
  shown: Pick<ViewerState, 'viewer' | 'view'> | undefined
  /** The last chat line it was sent. */
  heard: number
  /** What `textOf` has written. */
  send(text: string): void
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
  /**
   * The same for work that ends in a commit, which fails if the table has changed: the store is asked only if there is
   * doubt. `sure` is false as long as it was not; then nothing may be told to anybody but what was committed, and work
   * that finds nothing to commit throws `Doubt`.
   */
  runHopefully<T>(id: string, work: (room: Room, sure: boolean) => Promise<T>): Promise<T>
  /** Another writer may have changed or deleted this table: whoever looks at it here is told what is new. */
  refresh(id: string): Promise<void>
  /** The tables somebody looks at. */
  watched(): readonly string[]
  /** Whether the table is in memory. */
  has(id: string): boolean
  /** How many tables are in memory. */
  size(): number
  /** Looks no further; synchronous, because the connection is gone already. True if it was looking. */
  leave(id: string, watcher: Watcher): boolean
  /** Who looks at this table through this process. */
  watchers(id: string): Iterable<Watcher>
  /** The seats whose holder has this table open, here or elsewhere. */
  present(id: string): ReadonlySet<Seat>
  /** Drops tables that nobody used for a while, and what watchers of the others were sent; returns how many are left. */
  sweep(): number
  /** Waits until all work is done. */
  close(): Promise<void>
}

/** What the registry has to know if it is not the only one that writes to the store. */
export interface Neighbors {
  /** Before anything is done with a table, what others have written to its log is read. */
  readonly shared: boolean
  /** Who looks at these tables through other processes. */
  elsewhere(ids: readonly string[]): Promise<readonly Onlooker[]>
  /** Others have changed this table. */
  grown(room: Room): void
  /** Somebody looks at this table, and it may have more chat than they were sent. */
  heard(room: Room): Promise<void>
  /** Somebody came or went through another process. */
  met(room: Room): void
}

const alone: Neighbors = {
  shared: false,
  elsewhere: async () => [],
  grown: () => undefined,
  heard: async () => undefined,
  met: () => undefined,
}

/** A task that is overtaken so often in a row is given up. */
const patience = 8

interface Slot {
  readonly id: string
  table: Table | undefined
  readonly watchers: Set<Watcher>
  /** Who looks through other processes, as far as is known. */
  elsewhere: readonly Onlooker[]
  /** The end of the queue of work. */
  tail: Promise<unknown>
  waiting: number
  usedAt: number
}

export function createRegistry(store: Store, settings: Settings, neighbors: Neighbors = alone): Registry {
  const slots = new Map<string, Slot>()
  const headOf = createHeads(store, neighbors.elsewhere)

  function slotOf(id: string): Slot {
    const known = slots.get(id)
    if (known) return known
    const slot: Slot = {
      id,
      table: undefined,
      watchers: new Set(),
      elsewhere: [],
      tail: Promise.resolve(),
      waiting: 0,
      usedAt: Date.now(),
    }
    slots.set(id, slot)
    return slot
  }

  async function work<T>(
    slot: Slot,
    task: (room: Room, sure: boolean) => T | Promise<T>,
    hopeful: boolean,
  ): Promise<T> {
    let sure = !slot.table || !neighbors.shared || !hopeful
    if (!slot.table) await reload(slot)
    else if (neighbors.shared && sure) await meet(slot, await headOf(slot.id))
    for (let tries = 1; ; tries++) {
      const asked = slot.table && askedAt(slot.table)
      try {
        return await task(slot as Room, sure)
      } catch (error) {
        // A problem has changed nothing. After anything else the memory may be half changed: read the table again.
        if (error instanceof Doubt || error instanceof Problem) {
          if (sure) throw error
          sure = true
          await meet(slot, await headOf(slot.id))
          continue
        }
        slot.table = undefined
        if (!(error instanceof Overtaken)) throw error
        await reload(slot, asked)
        sure = true
        if (tries === patience) throw new Problem(409, 'conflict', 'Others were faster again and again; try once more.')
      }
    }
  }

  async function load(slot: Slot, asked?: Asked): Promise<void> {
    slot.table = await loadTable(store, slot.id, true, asked)
    if (!slot.table) throw gone(slot)
    if (neighbors.shared) slot.elsewhere = (await headOf(slot.id))?.onlookers ?? []
  }

  /**
   * Reads a table again whose memory was dropped. Whoever looks at it is shown what came out: a commit whose answer was
   * lost with the line to the database may have been kept all the same.
   */
  async function reload(slot: Slot, asked?: Asked): Promise<void> {
    await load(slot, asked)
    if (slot.watchers.size > 0) neighbors.grown(slot as Room)
  }

  /** Brings the table to where the store is. */
  async function meet(slot: Slot, head: Whereabouts | undefined): Promise<void> {
    if (!slot.table) return reload(slot)
    if (!head) throw gone(slot)
    slot.elsewhere = head.onlookers
    if (head.log <= slot.table.head) return
    let done = false
    try {
      done = await catchUp(store, slot.table)
    } finally {
      if (!done) slot.table = undefined
    }
    if (!done) await load(slot)
    neighbors.grown(slot as Room)
  }

  /** Whoever looks at a table that was deleted is told so. */
  function gone(slot: Slot): Problem {
    const problem = noSuchTable()
    slot.table = undefined
    const text = textOf({ t: 'failed', id: null, error: problem.error, message: problem.message })
    for (const watcher of slot.watchers) watcher.send(text)
    slot.watchers.clear()
    return problem
  }

  const isIdle = (slot: Slot): boolean => slot.waiting === 0 && slot.watchers.size === 0

  function run<T>(id: string, task: (room: Room, sure: boolean) => T | Promise<T>, hopeful = false): Promise<T> {
    const slot = slotOf(id)
    slot.waiting++
    const done = slot.tail
      .then(() => work(slot, task, hopeful))
      .finally(() => {
        slot.waiting--
        slot.usedAt = Date.now()
        if (!slot.table && isIdle(slot)) slots.delete(id)
      })
    slot.tail = done.catch(() => undefined)
    return done
  }

  return {
    run: (id, task) => run(id, task),
    runHopefully: (id, task) => run(id, task, true),
    async refresh(id) {
      const slot = slots.get(id)
      // In a shared store a table is brought up to date whenever it is used; nobody waits for this one.
      if (!slot || (neighbors.shared && slot.watchers.size === 0)) return
      const head = await headOf(id)
      const isBehind = !head || head.log > (slot.table?.head ?? 0)
      const heard = Math.min(...[...slot.watchers].map((watcher) => watcher.heard))
      const before = JSON.stringify(slot.elsewhere)
      const othersCame = head !== undefined && before !== JSON.stringify(head.onlookers)
      if (!isBehind && !othersCame && head.chat <= heard) return
      await run(id, async (room) => {
        if (!neighbors.shared) await meet(slot, head)
        await neighbors.heard(room)
        if (before !== JSON.stringify(slot.elsewhere)) neighbors.met(room)
      }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
      })
    },
    watched: () => [...slots.values()].filter((slot) => slot.watchers.size > 0).map((slot) => slot.id),
    has: (id) => slots.has(id),
    size: () => slots.size,
    leave: (id, watcher) => slots.get(id)?.watchers.delete(watcher) === true,
    watchers: (id) => slots.get(id)?.watchers ?? [],
    present(id) {
      const slot = slots.get(id)
      return slot?.table ? seatsLookedThrough(slot.table.seats, [...slot.watchers, ...slot.elsewhere]) : new Set()
    },
    sweep() {
      const before = Date.now() - settings.idle
      for (const slot of slots.values()) {
        if (slot.usedAt > before) continue
        if (isIdle(slot)) slots.delete(slot.id)
        // Whoever waits for long is sent everything again.
        for (const watcher of slot.watchers) watcher.shown = undefined
      }
      return slots.size
    },
    async close() {
      await Promise.all([...slots.values()].map((slot) => slot.tail))
      slots.clear()
    },
  }
}
