import { counted, listing } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { isYou } from '../sentences.ts'
import type { AidTold } from '../told.ts'
import type {
  BuildingName,
  CoverName,
  DirectionName,
  FavorName,
  GoodName,
  GuildName,
  NotableName,
  SideName,
  SpaceName,
} from '../written.ts'
import { words } from './words.ts'

/** Pieces of English sentences. */

export const list = listing('en')
export const rupees = counted('en', { one: 'rupee', other: 'rupees' })
export const points = counted('en', { one: 'point', other: 'points' })
export const workers = counted('en', { one: 'worker', other: 'workers' })
export const deliveries = counted('en', { one: 'delivery', other: 'deliveries' })
export const steps = counted('en', { one: 'step', other: 'steps' })
export const markers = counted('en', { one: 'marker', other: 'markers' })
export const undos = counted('en', { one: 'move', other: 'moves' })
export const favor = (count: number): string => `${count} favor`

export const good = (name: GoodName): string => words.goods[name]
const several: Readonly<Partial<Record<GoodName, string>>> = {
  statue: 'Statues',
  book: 'Books',
  painting: 'Paintings',
}
/** "2 Wood", "2 Statues". */
export const amount = (name: GoodName, count: number): string =>
  `${count} ${count === 1 ? good(name) : (several[name] ?? good(name))}`
export const space = (name: SpaceName | BuildingName): string => `the ${words.spaces[name]}`
export const notable = (name: NotableName): string => `the ${words.notables[name]}`
export const guild = (name: GuildName): string => `the ${words.guilds[name]}`
export const tile = (name: FavorName): string => `“${words.favors[name]}”`

export const sides: Readonly<Record<SideName, string>> = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' }
/** Where a farmer's step leads: sides run clockwise. */
export const ways: Readonly<Record<SideName, Readonly<Record<DirectionName, string>>>> = {
  top: { backward: 'left', forward: 'right' },
  right: { backward: 'up', forward: 'down' },
  bottom: { backward: 'right', forward: 'left' },
  left: { backward: 'down', forward: 'up' },
}
export const covers: Readonly<Record<CoverName, string>> = {
  'top-near': 'top left',
  'top-far': 'top right',
  'right-near': 'right upper',
  'right-far': 'right lower',
  'bottom-near': 'bottom right',
  'bottom-far': 'bottom left',
  'left-near': 'left lower',
  'left-far': 'left upper',
}

export const whom = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? 'you' : speech.name(seat))
/** "You build" or "Ines builds". */
export function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? `You ${you}` : `${speech.name(seat)} ${they}`
}

/** " · 2 rupees", for the end of a button. */
export const also = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part) => (part === undefined ? '' : ` · ${part}`)).join('')
export const forPoints = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : points(count)
export const byTile = (help: AidTold | undefined): string | undefined =>
  help && `${tile(help.tile)} for ${favor(help.pay)}${help.mullah ? ' with the Mullah' : ''}`
