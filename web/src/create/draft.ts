import { usualOpponent } from '@durbar/bots'
import type { GameInfo, NewTable, Pace } from '@durbar/protocol'
import { nameBots } from '@durbar/table'
import type { Place } from './open-table.ts'
import { type PaceName, paceOf } from './paces.ts'

export type SeatKind = 'person' | 'open' | 'bot'

export interface DraftSeat {
  readonly key: number
  readonly kind: SeatKind
  readonly name: string
  readonly bot: string
}

/** A table being thought up. */
export interface Draft {
  readonly place: Place
  readonly name: string
  readonly seats: readonly DraftSeat[]
  readonly options: Readonly<Record<string, string>>
  /** Hints against people. */
  readonly hints: boolean
  readonly pace: PaceName
  readonly timeout: Pace['timeout']
  readonly pack: { readonly file: string; readonly components: NonNullable<NewTable['components']> } | undefined
}

/** Neither the gentlest nor the strongest. */
const usualBot = ({ bots }: GameInfo): string =>
  bots.includes(usualOpponent) ? usualOpponent : (bots.at(-1) ?? 'greedy')

/** Who can sit at a table: by link nobody comes to a table on this device. */
export const kindsAt: Readonly<Record<Place, readonly SeatKind[]>> = {
  device: ['person', 'bot'],
  friends: ['person', 'open', 'bot'],
}

/** Me, one free seat, one bot: the shape of most tables, and every kind of seat in sight. */
export function newDraft(game: GameInfo, place: Place = 'friends'): Draft {
  const kinds: readonly SeatKind[] = [...kindsAt[place], 'bot', 'bot', 'bot']
  const count = Math.min(game.seats.max, Math.max(game.seats.min, 3))
  return {
    place,
    name: '',
    seats: kinds.slice(0, count).map((kind, key) => ({ key, kind, name: '', bot: usualBot(game) })),
    options: Object.fromEntries(Object.entries(game.options).map(([id, option]) => [id, option.default])),
    hints: false,
    pace: 'none',
    timeout: 'ask',
    pack: undefined,
  }
}

/** At a table on this device bots sit down where the link would have brought somebody. */
export function changePlace(draft: Draft, place: Place): Draft {
  const seats = draft.seats.map((seat) =>
    kindsAt[place].includes(seat.kind) ? seat : { ...seat, kind: 'bot' as const },
  )
  return { ...draft, place, seats }
}

export function addSeat(draft: Draft, game: GameInfo): Draft {
  if (draft.seats.length >= game.seats.max) return draft
  const key = Math.max(...draft.seats.map((seat) => seat.key)) + 1
  return { ...draft, seats: [...draft.seats, { key, kind: 'bot', name: '', bot: usualBot(game) }] }
}

export function removeSeat(draft: Draft, game: GameInfo, key: number): Draft {
  if (draft.seats.length <= game.seats.min) return draft
  return { ...draft, seats: draft.seats.filter((seat) => seat.key !== key) }
}

export function changeSeat(draft: Draft, key: number, change: Partial<DraftSeat>): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) }
}

export const countOf = (draft: Draft, kind: SeatKind): number => draft.seats.filter((seat) => seat.kind === kind).length

/** A table without a free seat has nobody to wait for. */
export const startsAtOnce = (draft: Draft): boolean => countOf(draft, 'open') === 0

/** More people than one will play here. */
export const hasCompany = (draft: Draft): boolean => countOf(draft, 'person') + countOf(draft, 'open') > 1

export function requestOf(draft: Draft, game: string, suggestion: string): NewTable {
  const name = draft.name.trim() || suggestion
  const bots = nameBots(
    draft.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])),
    draft.seats.map((seat) => seat.name.trim()),
  )
  const pace = draft.place === 'friends' ? paceOf(draft.pace, draft.timeout) : undefined
  return {
    game,
    name,
    options: { ...draft.options },
    ...(pace && { pace }),
    ...(draft.pack === undefined ? {} : { components: draft.pack.components }),
    seats: draft.seats.map(({ kind, name: who, bot }) => ({
      kind,
      ...(kind === 'person' && who.trim() !== '' ? { name: who.trim() } : {}),
      ...(kind === 'bot' ? { bot, name: bots.shift() ?? bot } : {}),
    })),
    ...(hasCompany(draft) && draft.hints ? { hints: true } : {}),
    ...(startsAtOnce(draft) ? { start: true } : {}),
  }
}
