import { range, type Seat } from '@durbar/kernel'
import type { Clocks, Pace } from '@durbar/protocol'

/** How much time everybody has left. Times are milliseconds since 1970; nothing here looks at the clock on the wall. */
export interface Clock {
  /** By seat, what was in the bank at `since`; never less than nothing. */
  readonly left: readonly number[]
  readonly since: number
  /** The seats whose time runs, unless there is a pause. */
  readonly running: readonly Seat[]
  /** The seats that would like a pause. */
  readonly wishes: readonly Seat[]
  readonly paused: boolean
  /** The running seats of whom everybody has been told that their time is up. */
  readonly told: readonly Seat[]
}

/** What the clock has to know of the table. */
export interface Sitting {
  /** People who play for themselves. */
  readonly people: readonly Seat[]
  /** Those of them whose answer is awaited; nobody when the game is over. */
  readonly awaited: readonly Seat[]
}

export function newClock(pace: Pace, players: number, at: number): Clock {
  const left = range(players).map(() => pace.bank * 1000)
  return { left, since: at, running: [], wishes: [], paused: false, told: [] }
}

/** The same clock at a later moment. */
function tick(clock: Clock, at: number): Clock {
  // Two machines need not agree about the time: it never runs backwards here.
  const now = Math.max(at, clock.since)
  const spent = clock.paused ? 0 : now - clock.since
  const left = clock.left.map((bank, seat) => (clock.running.includes(seat) ? Math.max(0, bank - spent) : bank))
  return { ...clock, left, since: now }
}

/** What follows from a change at the table: whoever is no longer awaited gets the increment. */
export function turn(before: Clock, pace: Pace, { people, awaited }: Sitting, at: number): Clock {
  const clock = tick(before, at)
  const increment = pace.increment * 1000
  const left = clock.left.map((bank, seat) =>
    clock.running.includes(seat) && !awaited.includes(seat) && people.includes(seat) ? bank + increment : bank,
  )
  const wishes = clock.wishes.filter((seat) => people.includes(seat))
  return {
    ...clock,
    left,
    running: awaited,
    wishes,
    paused: people.length > 0 && wishes.length === people.length,
    told: clock.told.filter((seat) => awaited.includes(seat)),
  }
}

export function wish(clock: Clock, seat: Seat, wanted: boolean): Clock {
  const others = clock.wishes.filter((other) => other !== seat)
  return { ...clock, wishes: wanted ? [...others, seat].toSorted((a, b) => a - b) : others }
}

/**
 * Somebody comes back to a seat that a bot has played, and has at least the increment or a tenth of the bank: with an
 * empty bank the seat would be lost again at once.
 */
export function welcome(clock: Clock, pace: Pace, seat: Seat): Clock {
  const least = Math.max(pace.increment * 1000, pace.bank * 100)
  return { ...clock, left: clock.left.map((bank, index) => (index === seat ? Math.max(bank, least) : bank)) }
}

/** The running seats whose bank is empty. */
export function outOfTime(clock: Clock, at: number): readonly Seat[] {
  const { left, running } = tick(clock, at)
  return running.filter((seat) => left[seat] === 0)
}

/** When the next bank of which nobody has been told will be empty; undefined if none ever will. */
export function dueAt({ left, since, running, paused, told }: Clock): number | undefined {
  const next = running.filter((seat) => !told.includes(seat)).map((seat) => since + (left[seat] ?? 0))
  return paused || next.length === 0 ? undefined : Math.min(...next)
}

export function clocksAt(clock: Clock, at: number): Clocks {
  const { left, running, wishes, paused } = tick(clock, at)
  return { left: left.map(Math.floor), running: [...running], wishes: [...wishes], paused }
}
