import { setImmediate as breathe } from 'node:timers/promises'
import {
  addEntry,
  type GameEvent,
  hashPosition,
  type Json,
  type JsonObject,
  startPlay,
  writeEntry,
  writeRecordHead,
} from '@durbar/kernel'
import { Problem } from '../problem.ts'
import { needPlay, needRules, type Table } from '../tables/table.ts'

/** The record as a document: the head, then one line per entry with its events and the fingerprint after it. */
export async function recordOf(table: Table): Promise<string> {
  const { game, config, notation } = needRules(table)
  const { seed, entries } = needPlay(table)
  // Seed and moves give every secret away.
  if (table.row.status !== 'finished')
    throw new Problem(409, 'not-finished', 'The record is open when the game is over.')
  const play = startPlay(game, config, seed)
  const lines: JsonObject[] = [writeRecordHead(game, { config, seed })]
  for (const entry of entries) {
    const events: Json[] = []
    addEntry(play, entry, (event: GameEvent) => events.push(notation.event.write(event)))
    const hash = hashPosition(game, play.position)
    lines.push({ seq: lines.length, ...writeEntry(game, config, entry), events, hash })
    if (lines.length % 50 === 0) await breathe()
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
