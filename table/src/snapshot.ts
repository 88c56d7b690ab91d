import { type Json, type JsonObject, type Move, readEntry, type Seat, type Seed, writeEntry } from '@durbar/kernel'
import type { Course, Happening } from './course.ts'
import type { Rules } from './rules.ts'

/** What a course is, as plain data, so that a long one need not be replayed. */
interface Snapshot {
  readonly format: typeof format
  readonly entries: readonly JsonObject[]
  readonly position: Json
  /** The position at the last barrier, the moves since, and those taken back; see `Play`. */
  readonly barrier: Json
  readonly since: readonly Played[]
  readonly undone: readonly Played[]
  readonly log: readonly Happening[]
}

interface Played {
  readonly seat: Seat
  readonly move: Json
}

/** Counted up whenever snapshots are written in another way; older ones are then not read. */
const format = 1

export function writeSnapshot({ rules, play, log }: Course): string {
  const { game, config, notation } = rules
  const played = ({ seat, move }: { seat: Seat; move: Move }): Played => ({ seat, move: notation.move.write(move) })
  const snapshot: Snapshot = {
    format,
    entries: play.entries.map((entry) => writeEntry(game, config, entry)),
    position: notation.position.write(play.position),
    barrier: notation.position.write(play.snapshot),
    since: play.since.map(played),
    undone: play.undone.map(played),
    log,
  }
  return JSON.stringify(snapshot)
}

/** The course as it was written, as if it had been replayed; undefined if this is no snapshot that can be read. */
export function readSnapshot(rules: Rules, seed: Seed, text: string): Course | undefined {
  const { game, config, notation } = rules
  try {
    const snapshot = JSON.parse(text) as Snapshot
    if (snapshot.format !== format) return undefined
    const position = (json: Json) => game.clone(notation.position.read(json, 'position'))
    const played = ({ seat, move }: Played) => ({ seat, move: notation.move.read(move, 'move') })
    // JSON has no undefined: an event for everybody comes back without its `only`.
    const log = snapshot.log.map((happening) => ({
      ...happening,
      events: happening.events.map(({ only, document }) => ({ only, document })),
    }))
    return {
      rules,
      play: {
        game,
        config,
        seed,
        entries: snapshot.entries.map((entry) => readEntry(game, config, entry)),
        position: position(snapshot.position),
        snapshot: position(snapshot.barrier),
        since: snapshot.since.map(played),
        undone: snapshot.undone.map(played),
      },
      log,
      askedSince: Array.from({ length: config.players }, () => log.length),
    }
  } catch {
    return undefined
  }
}
