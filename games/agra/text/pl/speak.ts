import { counted, listing } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { isYou } from '../sentences.ts'
import type { AidTold } from '../told.ts'
import type { CoverName, DirectionName, FavorName, GoodName, GuildName, NotableName, SideName } from '../written.ts'
import { words } from './words.ts'

/** Pieces of Polish sentences: present tense, which has no gender, and people's names left uninflected. */

export const list = listing('pl')
/** What there is, and what somebody takes or pays. */
export const rupees = counted('pl', { one: 'rupia', few: 'rupie', other: 'rupii' })
export const rupeesObject = counted('pl', { one: 'rupię', few: 'rupie', other: 'rupii' })
export const favor = counted('pl', { one: 'przysługa', few: 'przysługi', other: 'przysług' })
export const favorObject = counted('pl', { one: 'przysługę', few: 'przysługi', other: 'przysług' })
const points = counted('pl', { one: 'punkt', few: 'punkty', other: 'punktów' })
export const pointsObject = counted('pl', {
  one: 'punkt medytacji',
  few: 'punkty medytacji',
  other: 'punktów medytacji',
})
/** Whom one stands up: people have the same form from two on. */
export const workersObject = counted('pl', { one: 'robotnika', other: 'robotników' })
export const deliveries = counted('pl', { one: 'dostawa', few: 'dostawy', other: 'dostaw' })
export const steps = counted('pl', { one: 'krok', few: 'kroki', other: 'kroków' })
export const undos = counted('pl', { one: 'ruch', few: 'ruchy', other: 'ruchów' })

/** What there is. */
export const good = (name: GoodName): string => words.goods[name].toLowerCase()
/** What one takes or gives. */
const goodObjects: Readonly<Partial<Record<GoodName, string>>> = {
  turmeric: 'kurkumę',
  cotton: 'bawełnę',
  book: 'księgę',
}
export const goodObject = (name: GoodName): string => goodObjects[name] ?? good(name)
/** What there is none of. */
export const goodMissing: Readonly<Record<GoodName, string>> = {
  sandstone: 'piaskowca',
  wood: 'drewna',
  turmeric: 'kurkumy',
  cotton: 'bawełny',
  cement: 'cementu',
  planks: 'desek',
  curry: 'curry',
  oil: 'oleju',
  bricks: 'cegieł',
  paper: 'papieru',
  dye: 'barwnika',
  fabric: 'sukna',
  statue: 'posągu',
  book: 'księgi',
  painting: 'obrazu',
  clothes: 'ubrań',
}
/** "drewno", "drewno ×2". */
export const amount = (name: GoodName, count: number): string => times(good(name), count)
export const amountObject = (name: GoodName, count: number): string => times(goodObject(name), count)
const times = (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`)

const guildMembers: Readonly<Record<GuildName, string>> = {
  artisans: 'Rzemieślników',
  merchants: 'Kupców',
  scholars: 'Uczonych',
}
/** "gildii Kupców", after "w", "z" and the like. */
export const guild = (name: GuildName): string => `gildii ${guildMembers[name]}`
export const tile = (name: FavorName): string => `„${words.favors[name]}”`

/** To whom, and whose. */
export const toNotable: Readonly<Record<NotableName, string>> = {
  'portuguese-trader': 'Portugalczykowi',
  sufi: 'Sufiemu',
  takshaka: 'Takszace',
  mahout: 'Kornakowi',
  khatib: 'Chatibowi',
  'french-trader': 'Francuzowi',
  dyer: 'Farbiarzowi',
  cook: 'Kucharzowi',
  muezzin: 'Muezinowi',
  jagirdar: 'Dżagirdarowi',
  caliph: 'Kalifowi',
  calligrapher: 'Kaligrafowi',
  mullah: 'Mulle',
  'english-trader': 'Anglikowi',
  'mosaic-maker': 'Mozaikarzowi',
  mujtahida: 'Mudżtahidzie',
  'dutch-trader': 'Holendrowi',
  painter: 'Malarzowi',
  subadar: 'Subadarowi',
  'sadr-us-sudur': 'Sadrowi us-Sudur',
  'grand-mufti': 'Wielkiemu Muftiemu',
  'grand-imam': 'Wielkiemu Imamowi',
  'court-artist': 'Nadwornemu Artyście',
  dewan: 'Diwanowi',
}
export const ofNotable: Readonly<Record<NotableName, string>> = {
  'portuguese-trader': 'Portugalczyka',
  sufi: 'Sufiego',
  takshaka: 'Takszaki',
  mahout: 'Kornaka',
  khatib: 'Chatiba',
  'french-trader': 'Francuza',
  dyer: 'Farbiarza',
  cook: 'Kucharza',
  muezzin: 'Muezina',
  jagirdar: 'Dżagirdara',
  caliph: 'Kalifa',
  calligrapher: 'Kaligrafa',
  mullah: 'Mułły',
  'english-trader': 'Anglika',
  'mosaic-maker': 'Mozaikarza',
  mujtahida: 'Mudżtahidy',
  'dutch-trader': 'Holendra',
  painter: 'Malarza',
  subadar: 'Subadara',
  'sadr-us-sudur': 'Sadra us-Sudur',
  'grand-mufti': 'Wielkiego Muftiego',
  'grand-imam': 'Wielkiego Imama',
  'court-artist': 'Nadwornego Artysty',
  dewan: 'Diwana',
}

/** Which farmer: "rolnika z góry". */
export const sides: Readonly<Record<SideName, string>> = {
  top: 'z góry',
  right: 'z prawej',
  bottom: 'z dołu',
  left: 'z lewej',
}
/** Where a farmer's step leads: sides run clockwise. */
export const ways: Readonly<Record<SideName, Readonly<Record<DirectionName, string>>>> = {
  top: { backward: 'w lewo', forward: 'w prawo' },
  right: { backward: 'w górę', forward: 'w dół' },
  bottom: { backward: 'w prawo', forward: 'w lewo' },
  left: { backward: 'w dół', forward: 'w górę' },
}
export const covers: Readonly<Record<CoverName, string>> = {
  'top-near': 'na górze, lewą',
  'top-far': 'na górze, prawą',
  'right-near': 'z prawej, górną',
  'right-far': 'z prawej, dolną',
  'bottom-near': 'na dole, prawą',
  'bottom-far': 'na dole, lewą',
  'left-near': 'z lewej, dolną',
  'left-far': 'z lewej, górną',
}

/** "Budujesz" or "Ines buduje". */
export function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? you : `${speech.name(seat)} ${they}`
}

/** " · 2 rupie", for the end of a button. */
export const also = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part) => (part === undefined ? '' : ` · ${part}`)).join('')
export const forPoints = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : points(count)
export const byTile = (help: AidTold | undefined): string | undefined =>
  help && `${tile(help.tile)} za ${favorObject(help.pay)}${help.mullah ? ' z Mułłą' : ''}`
