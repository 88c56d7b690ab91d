import {
  addEntry,
  continuePlay,
  type Entry,
  type Game,
  hashPosition,
  type Json,
  type JsonObject,
  type Move,
  NotationError,
  type Play,
  type Position,
  readEntry,
  readRecordHead,
  refuseEntry,
  startOf,
  writeEntry,
} from '@durbar/kernel'
import { InputError } from './command.ts'
import { gameOfDocument, parseJson } from './input.ts'

/** Adds an entry to a play and returns its line of the record: the entry, its events, and a hash of what came out. */
export function addLine(play: Play<Position, Move, never>, entry: Entry<Move>, withPosition: boolean): JsonObject {
  const { game, config } = play
  const notation = game.notation(config)
  const events: Json[] = []
  addEntry(play, entry, (event) => events.push(notation.event.write(event)))
  const line: JsonObject = {
    seq: play.entries.length,
    ...writeEntry(game, config, entry),
    events,
    hash: hashPosition(game, play.position),
  }
  return withPosition ? { ...line, position: notation.position.write(play.position) } : line
}

/** Replays a record file and compares every line with what the rules make of it. Returns how many entries it has. */
export function verifyRecord(text: string): { game: Game; entries: number } {
  const [first, ...rest] = text.split('\n').filter((line) => line.trim() !== '')
  if (first === undefined) throw new InputError('the record is empty')
  const head = parseJson(first, 'line 1')
  const game = gameOfDocument(head)
  const read = readRecordHead(game, head)
  const play = continuePlay(game, read.config, read.seed, startOf(game, read)) as Play<Position, Move, never>
  for (const [index, text] of rest.entries()) {
    const where = `line ${index + 2}`
    const line = parseJson(text, where) as JsonObject
    const entry = readLine(game, play, line, where)
    const refusal = refuseEntry(play, entry)
    if (refusal) throw new InputError(`${where}: refused (${refusal.rule}, ${refusal.reason})`, refusal)
    const made = addLine(play, entry, line.position !== undefined)
    for (const key of ['seq', 'hash', 'events', 'position'] as const)
      if (line[key] !== undefined && JSON.stringify(line[key]) !== JSON.stringify(made[key]))
        throw new InputError(`${where}: "${key}" is not what the rules give`, { written: line[key], made: made[key] })
    if (line.hash === undefined) throw new InputError(`${where}: "hash" is missing`)
  }
  return { game, entries: rest.length }
}

function readLine(game: Game, play: Play<Position, Move, never>, line: JsonObject, where: string): Entry<Move> {
  try {
    return readEntry(game, play.config, line)
  } catch (error) {
    if (error instanceof NotationError) throw new InputError(`${where}: ${error.message}`)
    throw error
  }
}
