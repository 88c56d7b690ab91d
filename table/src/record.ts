import {
  addEntry,
  continuePlay,
  hashPosition,
  type Json,
  type PlayedTable,
  startOf,
  writeEntry,
  writeRecordHead,
} from '@durbar/kernel'
import type { Course, Happening } from './course.ts'

/**
 * The record as the lines of a file: the head, then one line per entry with its events and the fingerprint after it.
 * Replays the play; a caller that must not be held up takes a breath between lines.
 */
export function* recordLines(
  { rules, play: { seed, entries }, start, log }: Pick<Course, 'rules' | 'play' | 'start' | 'log'>,
  table: PlayedTable,
): Generator<string> {
  const { game, config, notation } = rules
  const play = continuePlay(game, config, seed, startOf(game, { config, seed, start }))
  const line = (json: Json): string => `${JSON.stringify(json)}\n`
  yield line(writeRecordHead(game, { config, seed, start, table }))
  for (const [index, entry] of entries.entries()) {
    const events: Json[] = []
    addEntry(play, entry, (event) => events.push(notation.event.write(event)))
    const hash = hashPosition(game, play.position)
    const { at } = log[index] as Happening
    yield line({ seq: index + 1, ...writeEntry(game, config, entry), events, hash, at })
  }
}
