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

/** Pieces of Spanish sentences: present tense, and nothing that would need a player's gender. */

export const list = listing('es')
export const rupees = counted('es', { one: 'rupia', other: 'rupias' })
export const points = counted('es', { one: 'punto', other: 'puntos' })
export const workers = counted('es', { one: 'trabajador', other: 'trabajadores' })
export const deliveries = counted('es', { one: 'entrega', other: 'entregas' })
export const steps = counted('es', { one: 'paso', other: 'pasos' })
export const undos = counted('es', { one: 'jugada', other: 'jugadas' })
export const favor = (count: number): string => `${count} de favor`

/** As a kind: "madera", "ladrillos". */
export const good = (name: GoodName): string => words.goods[name].toLowerCase()
const pieces: Readonly<Partial<Record<GoodName, readonly [one: string, more: string]>>> = {
  planks: ['tablón', 'tablones'],
  bricks: ['ladrillo', 'ladrillos'],
  statue: ['estatua', 'estatuas'],
  book: ['libro', 'libros'],
  painting: ['cuadro', 'cuadros'],
}
/** "2 de madera", "1 ladrillo". */
export function amount(name: GoodName, count: number): string {
  const forms = pieces[name]
  return forms ? `${count} ${count === 1 ? forms[0] : forms[1]}` : `${count} de ${good(name)}`
}

const feminine: readonly string[] = [
  'quarry',
  'cement-works',
  'curry-kitchen',
  'oil-press',
  'paper-mill',
  'dye-works',
  'bookbinder',
  'tailor',
  'mujtahida',
]
const characters: readonly string[] = ['architect', 'sailor', 'trader', 'botanist']
/** "la cantera", "el Arquitecto". */
export function space(name: SpaceName | BuildingName): string {
  const what = words.spaces[name]
  const text = characters.includes(name) ? what : what.charAt(0).toLowerCase() + what.slice(1)
  return `${feminine.includes(name) ? 'la' : 'el'} ${text}`
}
/** "en la cantera", "con el Arquitecto". */
export const at = (name: SpaceName): string => `${characters.includes(name) ? 'con' : 'en'} ${space(name)}`
export const notable = (name: NotableName): string => `${feminine.includes(name) ? 'la' : 'el'} ${words.notables[name]}`
/** "a" and "de" run together with "el". */
export const to = (what: string): string => `a ${what}`.replace(/^a el /, 'al ')
export const of = (what: string): string => `de ${what}`.replace(/^de el /, 'del ')
export const guild = (name: GuildName): string => `los ${words.guilds[name]}`
export const tile = (name: FavorName): string => `«${words.favors[name]}»`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Which farmer: "el granjero de arriba". */
export const sides: Readonly<Record<SideName, string>> = {
  top: 'de arriba',
  right: 'de la derecha',
  bottom: 'de abajo',
  left: 'de la izquierda',
}
/** Where a farmer's step leads: sides run clockwise. */
export const ways: Readonly<Record<SideName, Readonly<Record<DirectionName, string>>>> = {
  top: { backward: 'a la izquierda', forward: 'a la derecha' },
  right: { backward: 'hacia arriba', forward: 'hacia abajo' },
  bottom: { backward: 'a la derecha', forward: 'a la izquierda' },
  left: { backward: 'hacia abajo', forward: 'hacia arriba' },
}
export const covers: Readonly<Record<CoverName, string>> = {
  'top-near': 'de arriba a la izquierda',
  'top-far': 'de arriba a la derecha',
  'right-near': 'de la derecha, la superior',
  'right-far': 'de la derecha, la inferior',
  'bottom-near': 'de abajo a la derecha',
  'bottom-far': 'de abajo a la izquierda',
  'left-near': 'de la izquierda, la inferior',
  'left-far': 'de la izquierda, la superior',
}

/** "Construyes" or "Ines construye". */
export function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? you : `${speech.name(seat)} ${they}`
}

/** " · 2 rupias", for the end of a button. */
export const also = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part) => (part === undefined ? '' : ` · ${part}`)).join('')
export const forPoints = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : points(count)
export const byTile = (help: AidTold | undefined): string | undefined =>
  help && `${tile(help.tile)} por ${favor(help.pay)}${help.mullah ? ' con el Mulá' : ''}`
