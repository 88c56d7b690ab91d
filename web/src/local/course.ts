import { loadGame } from '@durbar/catalog/load'
import type { Game } from '@durbar/kernel'
import { type Course, replayCourse, rulesOf } from '@durbar/table'
import { ApiFailure } from '../net/rest.ts'
import type { LocalEntry, LocalTable } from './database.ts'

export async function needGame(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new ApiFailure('no-such-game', '', 404)
  return game
}

/** Replays what is kept of a table with the rules it is pinned to. */
export async function courseOf(table: LocalTable, entries: readonly LocalEntry[]): Promise<Course> {
  const rules = rulesOf(await loadGame(table.game), {
    rulesVersion: table.rulesVersion,
    players: table.seats.length,
    options: table.options,
    components: table.components ?? undefined,
  })
  if (!rules) throw new ApiFailure('unknown-rules', '', 409)
  return replayCourse(rules, table.seed, entries, table.start)
}
