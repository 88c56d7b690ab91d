import { loadGame } from '@durbar/catalog/load'
import {
  addEntry,
  continuePlay,
  type Entry,
  type Game,
  type GameEvent,
  gameIdOf,
  hashPosition,
  isObject,
  type Json,
  type JsonObject,
  type Move,
  NotationError,
  type PlayedTable,
  type Position,
  readEntry,
  readPosition,
  readRecordHead,
  refuseEntry,
  startOf,
  writeEntry,
  writePosition,
  writeRecordHead,
} from '@durbar/kernel'
import { type Line, lineOf, movesBetween, type Played } from './line.ts'

/** A text that is no record and no position, or one the rules cannot follow. */
export class UnreadableStudy extends Error {
  readonly reason: 'not-a-document' | 'no-such-game' | 'refused'
  /** The line of the file, counted from 1. */
  readonly line: number | undefined

  constructor(reason: UnreadableStudy['reason'], message: string, line?: number) {
    super(message)
    this.name = 'UnreadableStudy'
    this.reason = reason
    this.line = line
  }
}

/** What a study is about: a line of moves, and where it came from. */
export interface Studied {
  readonly main: Line
  readonly table: PlayedTable | undefined
  /** The head of the record; a single position is the start of one that has no moves yet. */
  readonly head: JsonObject
}

/** Reads a record, or a single position. Every move is checked against the rules. */
export async function readStudy(text: string): Promise<Studied> {
  const position = tryJson(text)
  if (isObject(position) && position.durbar === 'position') {
    const game = await gameOf(position)
    const start = guarded(() => readPosition(game, position))
    const config = game.configOf(start)
    // Its own random source goes on; the seed is only a name.
    const head = { config, seed: 'position', start: game.notation(config).position.write(start) }
    return { main: lineOf(game, start, []), table: undefined, head: writeRecordHead(game, head) }
  }
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]))
  const [first, ...rest] = lines.map(({ line, number }) => ({ json: tryJson(line), number }))
  if (!isObject(first?.json) || first.json.durbar !== 'record')
    throw new UnreadableStudy('not-a-document', 'expected the head of a record, or a position')
  return readRecord(await gameOf(first.json), first.json, rest)
}

interface NumberedLine {
  readonly json: Json | undefined
  readonly number: number
}

function readRecord(game: Game, headJson: JsonObject, lines: readonly NumberedLine[]): Studied {
  const head = guarded(() => readRecordHead(game, headJson), 1)
  const { config, seed } = head
  const start = startOf(game, head)
  const play = continuePlay(game, config, seed, game.clone(start))
  const standing: Played[] = []
  const undone: Played[] = []
  for (const { json, number } of lines) {
    const entry = guarded(() => readEntry(game, config, json ?? null), number)
    const refusal = refuseEntry(play, entry)
    if (refusal) throw new UnreadableStudy('refused', `${refusal.reason} (${refusal.rule})`, number)
    guarded(() => addEntry(play, entry), number)
    stand(standing, undone, entry, isObject(json) && typeof json.at === 'string' ? json.at : undefined)
  }
  const last = lines.at(-1)
  if (isObject(last?.json) && last.json.hash !== undefined && last.json.hash !== hashPosition(game, play.position))
    throw new UnreadableStudy('refused', 'the rules lead to another position', last.number)
  const main = lineOf(game, start, standing)
  return { main, table: head.table, head: writeRecordHead(game, head) }
}

/** The moves that stand: what was taken back is not studied. */
function stand(standing: Played[], undone: Played[], entry: Entry<Move>, time: string | undefined): void {
  if ('move' in entry) {
    undone.length = 0
    standing.push({ ...entry, at: time })
    return
  }
  const [steps, from, to] = 'undo' in entry ? [entry.undo, standing, undone] : [entry.redo, undone, standing]
  for (let step = 0; step < steps; step++) {
    const played = from.pop()
    if (played) to.push(played)
  }
}

async function gameOf(json: JsonObject): Promise<Game> {
  const id = guarded(() => gameIdOf(json), 1)
  const game = await loadGame(id)
  if (!game) throw new UnreadableStudy('no-such-game', id)
  return game
}

function tryJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Whatever goes wrong while a foreign document is read is the document's fault. */
function guarded<T>(read: () => T, line?: number): T {
  try {
    return read()
  } catch (problem) {
    const said = problem instanceof NotationError || problem instanceof Error ? problem.message : String(problem)
    throw new UnreadableStudy('not-a-document', said, line)
  }
}

/** The position as text that can be pasted into a study, a chat or a file. */
export function positionText(game: Game, position: Position): string {
  return `${JSON.stringify(writePosition(game, position))}\n`
}

/** A record of the line up to a position: what to play on from, and what to keep as a file. */
export function recordText(head: JsonObject, line: Line, upTo: number): string {
  const { game } = line
  const read = readRecordHead(game, head)
  const { config, seed } = read
  const play = continuePlay(game, config, seed, startOf(game, read))
  const lines: JsonObject[] = [head]
  for (const { seat, move, at } of movesBetween(line, 0, upTo)) {
    const entry = { seat, move }
    const events: Json[] = []
    addEntry(play, entry, (event: GameEvent) => events.push(line.notation.event.write(event)))
    const hash = hashPosition(game, play.position)
    lines.push({
      seq: lines.length,
      ...writeEntry(game, config, entry),
      events,
      hash,
      ...(at === undefined ? {} : { at }),
    })
  }
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}
