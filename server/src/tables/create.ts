import { isBotName } from '@durbar/bots'
import { gameOf } from '@durbar/catalog'
import { type Config, ConfigError, configure, type Game, type JsonObject, type Position } from '@durbar/kernel'
import type { NewTable } from '@durbar/protocol'
import { firstGlance, glanceOf } from '@durbar/table'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { newId, newSecret, sha256 } from '../secrets.ts'
import type { DutyRow, GuestRow, SeatRow } from '../store/schema.ts'
import { addTable } from '../store/tables.ts'
import { badRequest } from '../wire.ts'
import { withBotNames } from './bot-names.ts'
import { dueAt } from './clock.ts'
import { defaultBot } from './sitting.ts'
import { clockAfter } from './table.ts'

export interface Created {
  readonly id: string
  readonly invite: string
}

/** Makes a table, and begins at once if so wished and nobody is missing. */
export async function createTable(house: House, host: GuestRow, wish: NewTable): Promise<Created> {
  const game = gameOf(wish.game)
  if (!game) throw new Problem(404, 'no-such-game', `There is no game "${wish.game}" here.`)
  const config = checkedConfig(game, wish)
  const id = newId()
  const seats = withBotNames(wish.seats.map((seat, index) => seatRow(id, index, seat, host)))
  if (wish.start && seats.some((seat) => seat.kind === 'open'))
    throw new Problem(409, 'open-seats', 'A table with open seats cannot begin at once.')

  const seed = newSecret()
  const first = checkedSetup(game, config, seed)
  const invite = newSecret()
  const at = new Date().toISOString()
  const status = wish.start ? 'playing' : 'waiting'
  const glance = wish.start ? glanceOf(game, first, 0) : firstGlance
  const botBegins = glance.deciders.some((seat) => seats[seat]?.bot !== null)
  const clock = wish.start && wish.pace && clockAfter({ row: { status }, seats, glance }, wish.pace, undefined, at)
  const due = clock ? dueAt(clock) : undefined
  const duties: DutyRow[] = []
  if (botBegins) duties.push({ kind: 'bots', table_id: id, due: 0, owner: house.process })
  if (due !== undefined) duties.push({ kind: 'clock', table_id: id, due, owner: house.process })
  await addTable(
    house.store,
    {
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      name: wish.name ?? '',
      options: JSON.stringify(config.options),
      components: config.components ? JSON.stringify(config.components) : null,
      seed,
      status,
      host: host.id,
      invite_hash: sha256(invite),
      hints: wish.hints ? 'on' : 'off',
      glance: JSON.stringify(glance),
      pace: wish.pace ? JSON.stringify(wish.pace) : null,
      clock: clock ? JSON.stringify(clock) : null,
      created_at: at,
      updated_at: at,
    },
    seats,
    duties,
  )
  if (botBegins) house.wakeBots(id)
  return { id, invite }
}

function checkedConfig(game: Game, wish: NewTable): Config {
  try {
    const components = wish.components as JsonObject | undefined
    return configure(game, { players: wish.seats.length, options: wish.options ?? {}, components })
  } catch (error) {
    if (error instanceof ConfigError) throw new Problem(400, 'bad-table', error.message, error.refusal)
    throw error
  }
}

/** A component pack can be well-formed and still make no game; better to learn it now than at the start. */
function checkedSetup(game: Game, config: Config, seed: string): Position {
  try {
    return game.setup(config, seed)
  } catch (error) {
    if (!config.components) throw error
    throw new Problem(400, 'bad-table', `With this component pack the game cannot be set up: ${String(error)}`)
  }
}

function seatRow(tableId: string, seat: number, wish: NewTable['seats'][number], host: GuestRow): SeatRow {
  const row = { table_id: tableId, seat, color: seat }
  if (wish.kind !== 'bot' && wish.bot !== undefined)
    throw badRequest(`seats.${seat}.bot: only a bot's seat names a bot`)
  if (wish.kind === 'open') return { ...row, kind: 'open', guest_id: null, name: '', bot: null }
  if (wish.kind === 'person')
    return { ...row, kind: 'person', guest_id: host.id, name: wish.name ?? host.name, bot: null }
  const bot = wish.bot ?? defaultBot()
  if (!isBotName(bot)) throw badRequest(`seats.${seat}.bot: there is no bot "${bot}"`)
  return { ...row, kind: 'bot', guest_id: null, name: wish.name ?? '', bot }
}
