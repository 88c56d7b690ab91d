import {
  addEntry,
  continuePlay,
  type Entry,
  type GameEvent,
  type Json,
  type JsonObject,
  type Move,
  type Play,
  type Position,
  range,
  readEntry,
  refuseEntry,
  type Seat,
  type Seed,
  startOf,
} from '@durbar/kernel'
import type { Rules } from './rules.ts'

export type AnyPlay = Play<Position, Move, GameEvent>

/** The course of a play since it began. Everything here can be made again from seed, start and entries. */
export interface Course {
  readonly rules: Rules
  readonly play: AnyPlay
  /** The first position as notation writes it, where the play did not begin with the setup. */
  readonly start?: Json | undefined
  /** What happened, entry by entry; the entry with the number `seq` is at `seq - 1`. */
  readonly log: Happening[]
  /** For each seat, the entry since which it is being asked the same question; see `isStale`. */
  readonly askedSince: number[]
}

export interface Happening {
  readonly seat: Seat
  readonly kind: 'move' | 'undo' | 'redo'
  readonly steps: number
  readonly events: readonly { readonly only: readonly Seat[] | undefined; readonly document: JsonObject }[]
  readonly at: string
}

/** An entry as it is kept: its number, from 1 without gaps, and what notation wrote. */
export interface KeptEntry {
  readonly seq: number
  readonly document: Json
  readonly at: string
}

export function beginCourse(rules: Rules, seed: Seed, start?: Json): Course {
  const { game, config } = rules
  const play = continuePlay(game, config, seed, startOf(game, { config, seed, start }))
  return { rules, play, start, log: [], askedSince: range(config.players).map(() => 0) }
}

/** Replays what was kept. Throws if that cannot be the record of a play by these rules. */
export function replayCourse(rules: Rules, seed: Seed, kept: Iterable<KeptEntry>, start?: Json): Course {
  const course = beginCourse(rules, seed, start)
  replayOn(course, kept)
  return course
}

/** Replays what was kept after the course was. Nobody is asked anything meanwhile. */
export function replayOn(course: Course, kept: Iterable<KeptEntry>): void {
  for (const one of kept) happen(course, readKept(course, one), one.at)
  course.askedSince.fill(course.log.length)
}

/** Adds an entry that somebody else has kept. Throws if it cannot be the next one of this play. */
export function addKept(course: Course, kept: KeptEntry): void {
  addToCourse(course, readKept(course, kept), kept.at)
}

function readKept({ rules, play, log }: Course, { seq, document }: KeptEntry): Entry<Move> {
  if (seq !== log.length + 1) throw broken(seq, 'an entry before it is missing')
  const entry = readEntry(rules.game, rules.config, document)
  const refusal = refuseEntry(play, entry)
  if (refusal) throw broken(seq, `it is refused: ${refusal.reason} (${refusal.rule})`)
  return entry
}

function broken(seq: number, why: string): Error {
  return new Error(`The log cannot be replayed at entry ${seq}: ${why}`)
}

/** Adds an entry that is not refused to the play and to what happened. */
export function addToCourse(course: Course, entry: Entry<Move>, at: string): void {
  const { rules, play, askedSince } = course
  const others = range(askedSince.length).filter((seat) => seat !== entry.seat)
  const question = (seat: Seat): string => JSON.stringify(rules.game.legalMoves(play.position, seat))
  const before = others.map(question)
  happen(course, entry, at)
  const seq = course.log.length
  askedSince[entry.seat] = seq
  others.forEach((seat, index) => {
    if (before[index] === '[]' || before[index] !== question(seat)) askedSince[seat] = seq
  })
}

/**
 * Whether the asker has seen too little to answer. In a question to several seats at once the others' answers come
 * in between and change nothing for this seat, so what counts is the seat's own question, not the whole log.
 */
export function isStale({ log, askedSince }: Course, seat: Seat, seq: number): boolean {
  return seq > log.length || seq < (askedSince[seat] ?? Number.POSITIVE_INFINITY)
}

function happen({ rules, play, log }: Course, entry: Entry<Move>, at: string): void {
  const events: { only: readonly Seat[] | undefined; document: JsonObject }[] = []
  addEntry(play, entry, (event) => {
    events.push({ only: event.only, document: rules.notation.event.write(event) as JsonObject })
  })
  log.push({ seat: entry.seat, ...kindOf(entry), events, at })
}

function kindOf(entry: Entry<Move>): Pick<Happening, 'kind' | 'steps'> {
  if ('move' in entry) return { kind: 'move', steps: 1 }
  return 'undo' in entry ? { kind: 'undo', steps: entry.undo } : { kind: 'redo', steps: entry.redo }
}
