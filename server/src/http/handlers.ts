import { opponentNames } from '@durbar/bots'
import { gameOf, games } from '@durbar/catalog'
import type { JsonObject } from '@durbar/kernel'
import { type Glance, infoOf } from '@durbar/table'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { newRecoveryCode, plainRecoveryCode, sha256 } from '../secrets.ts'
import { answers } from '../store/answers.ts'
import { changeRecovery, findGuestByRecovery, renameGuest } from '../store/guests.ts'
import type { GuestRow } from '../store/schema.ts'
import { seatsOf, tablesNaming, tablesOfGuest, unfinishedTablesOf } from '../store/tables.ts'
import { findWebhook, removeWebhook } from '../store/webhooks.ts'
import { createTable } from '../tables/create.ts'
import type { Room } from '../tables/registry.ts'
import { admit, seatsLookedThrough } from '../tables/seats.ts'
import { join, leave, remove, renameSeats, renewInvite, start, substitute } from '../tables/sitting.ts'
import { summarize } from '../tables/summary.ts'
import { wishPause } from '../tables/time.ts'
import { seenWebhook, setGuestWebhook, testWebhook } from '../webhooks/manage.ts'
import type { AnswerOf, BodyOf, OperationName, QueryOf } from './operations.ts'
import { recordOf } from './record.ts'

/** One request, read and checked. */
export interface Asked<N extends OperationName> {
  readonly house: House
  readonly params: Readonly<Record<string, string>>
  readonly body: BodyOf<N>
  readonly query: QueryOf<N>
  /** Whoever the cookie says. */
  readonly known: GuestRow | undefined
  /** The same, or a new guest who is given a cookie. */
  guest(): Promise<GuestRow>
  /** The origin under which the asker knows this server. */
  readonly site: string
  /** From now on this browser is this guest. */
  become(guest: GuestRow): void
  /** Whether a limit that is kept by address allows it; a problem if not. */
  need(limit: 'newTables' | 'recoveries'): void
}

export type Handlers = { readonly [N in OperationName]: (asked: Asked<N>) => Promise<AnswerOf<N>> }

/** Tables shown in a list at most. */
const listed = 100

export const handlers: Handlers = {
  async health() {
    return { status: 'ok' }
  },
  async ready({ house }) {
    if (house.isStopping()) throw new Problem(503, 'stopping', 'The server is about to stop.')
    await answers(house.store)
    return { status: 'ok' }
  },
  async me({ guest }) {
    return { name: (await guest()).name }
  },
  async rename({ house, guest, body }) {
    const before = await guest()
    await renameGuest(house.store, before.id, body.name)
    for (const id of await tablesNaming(house.store, before))
      await house.registry.run(id, (room) => renameSeats(house, room, before, body.name))
    return { name: body.name }
  },
  async newRecovery({ house, guest }) {
    const code = newRecoveryCode()
    await changeRecovery(house.store, (await guest()).id, sha256(code))
    return { code }
  },
  async recover({ house, body, become, need }) {
    need('recoveries')
    const found = await findGuestByRecovery(house.store, sha256(plainRecoveryCode(body.code)))
    if (!found) throw new Problem(404, 'no-such-code', 'This recovery code is nobody’s, or it was replaced.')
    become(found)
    return { name: found.name }
  },
  async webhook({ house, known }) {
    const mine = known && (await findWebhook(house.store, known.id))
    return { webhook: mine ? seenWebhook(mine) : null }
  },
  async setWebhook({ house, guest, body, site }) {
    return setGuestWebhook(house, (await guest()).id, body.url, site)
  },
  async removeWebhook({ house, guest }) {
    await removeWebhook(house.store, (await guest()).id)
    return { webhook: null }
  },
  async testWebhook({ house, guest }) {
    return { problem: await testWebhook(house, (await guest()).id) }
  },
  async games() {
    return Object.values(games).map((game) => infoOf(game, opponentNames))
  },
  async gameComponents({ params }) {
    const game = gameOf(params.game ?? '')
    if (!game) throw new Problem(404, 'no-such-game', `There is no game "${params.game}" here.`)
    return game.components.standard as AnswerOf<'gameComponents'>
  },
  async create({ house, guest, body, need }) {
    need('newTables')
    const host = await guest()
    if ((await unfinishedTablesOf(house.store, host.id)) >= house.settings.limits.tables)
      throw new Problem(429, 'too-many-tables', 'You have as many tables under way as a guest may have.')
    const { id, invite } = await createTable(house, host, body)
    return { table: await house.registry.run(id, (room) => seen(house, room, host.id)), invite }
  },
  async tables({ house, known }) {
    if (!known) return []
    const rows = await tablesOfGuest(house.store, known.id, listed)
    const seats = await seatsOf(
      house.store,
      rows.map((row) => row.id),
    )
    const elsewhere = await house.presence.elsewhere(rows.map((row) => row.id))
    return rows.map((row) => {
      const mine = seats.filter((seat) => seat.table_id === row.id)
      const glance = JSON.parse(row.glance) as Glance
      const others = elsewhere.filter(({ tableId }) => tableId === row.id)
      const present = seatsLookedThrough(mine, [...house.registry.watchers(row.id), ...others])
      return summarize({ row, seats: mine, glance }, known.id, present, house.settings)
    })
  },
  async table({ house, known, params, query }) {
    return house.registry.run(params.id ?? '', (room) => {
      admit(room.table, known?.id, query.invite)
      return seen(house, room, known?.id)
    })
  },
  async remove({ house, guest, params }) {
    const me = await guest()
    const deleted = params.id ?? ''
    await house.registry.run(deleted, (room) => remove(house, room, me))
    await house.registry.refresh(deleted)
    return { deleted }
  },
  async tableComponents({ house, known, params, query }) {
    return house.registry.run(params.id ?? '', ({ table }) => {
      admit(table, known?.id, query.invite)
      const { components, game } = table.row
      if (components !== null) return JSON.parse(components) as AnswerOf<'tableComponents'>
      const standard: JsonObject | undefined = gameOf(game)?.components.standard
      if (!standard) throw new Problem(404, 'no-such-game', `There is no game "${game}" here.`)
      return standard as AnswerOf<'tableComponents'>
    })
  },
  async join({ house, guest, params, body }) {
    const me = await guest()
    return changed(house, params.id, me, (room) => join(house, room, me, body))
  },
  async leave({ house, guest, params, body }) {
    const me = await guest()
    return changed(house, params.id, me, (room) => leave(house, room, me, body.seat))
  },
  async start({ house, guest, params, body }) {
    const me = await guest()
    return changed(house, params.id, me, (room) => start(house, room, me, body.fill))
  },
  async pause({ house, guest, params, body }) {
    const me = await guest()
    return changed(house, params.id, me, (room) => wishPause(house, room, me, body.seat, body.wish))
  },
  async substitute({ house, guest, params, body }) {
    const me = await guest()
    return changed(house, params.id, me, (room) => substitute(house, room, me, body.seat))
  },
  async invite({ house, guest, params }) {
    const me = await guest()
    return { invite: await house.registry.run(params.id ?? '', (room) => renewInvite(house, room, me)) }
  },
  async record({ house, known, params, query }) {
    return house.registry.run(params.id ?? '', ({ table }) => {
      // A finished game has no secrets left: whoever has the link may study it.
      if (table.row.status !== 'finished') admit(table, known?.id, query.invite)
      return recordOf(table)
    })
  },
}

function seen(house: House, room: Room, guestId: string | undefined): AnswerOf<'table'> {
  return summarize(room.table, guestId, house.registry.present(room.id), house.settings)
}

async function changed(
  house: House,
  id: string | undefined,
  guest: GuestRow,
  change: (room: Room) => Promise<void>,
): Promise<AnswerOf<'table'>> {
  return house.registry.run(id ?? '', async (room) => {
    await change(room)
    return seen(house, room, guest.id)
  })
}
