import { zh } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { isYou } from '../sentences.ts'
import type { AidTold } from '../told.ts'
import type { CoverName, DirectionName, FavorName, GoodName, SideName, SpaceName } from '../written.ts'
import { words } from './words.ts'

/** Pieces of Chinese sentences: measure words, full-width punctuation, and names set apart by `zh`. */

export const row = (items: readonly string[]): string => items.join('、')
export const rupees = (count: number): string => `${count} 盧比`
export const points = (count: number): string => `${count} 點冥想點`
export const favor = (count: number): string => `${count} 點恩惠`
export const workers = (count: number): string => `${count} 名工人`
export const deliveries = (count: number): string => `${count} 次運送`

export const { goods, spaces, guilds, notables } = words
const measures: Readonly<Record<GoodName, string>> = {
  sandstone: '塊',
  wood: '根',
  turmeric: '份',
  cotton: '份',
  cement: '袋',
  planks: '塊',
  curry: '份',
  oil: '瓶',
  bricks: '批',
  paper: '疊',
  dye: '份',
  fabric: '匹',
  statue: '座',
  book: '本',
  painting: '幅',
  clothes: '件',
}
/** Where a worker is: characters are people, not places. */
export const at = (name: SpaceName): string =>
  `${spaces[name]}${['architect', 'sailor', 'trader', 'botanist'].includes(name) ? '處' : ''}`
/** "2 根木材". */
export const amount = (name: GoodName, count: number): string => `${count} ${measures[name]}${goods[name]}`
export const tile = (name: FavorName): string => `「${words.favors[name]}」`

export const sides: Readonly<Record<SideName, string>> = { top: '上方', right: '右方', bottom: '下方', left: '左方' }
/** Where a farmer's step leads: sides run clockwise. */
export const ways: Readonly<Record<SideName, Readonly<Record<DirectionName, string>>>> = {
  top: { backward: '向左', forward: '向右' },
  right: { backward: '向上', forward: '向下' },
  bottom: { backward: '向右', forward: '向左' },
  left: { backward: '向下', forward: '向上' },
}
export const covers: Readonly<Record<CoverName, string>> = {
  'top-near': '上方靠左',
  'top-far': '上方靠右',
  'right-near': '右方靠上',
  'right-far': '右方靠下',
  'bottom-near': '下方靠右',
  'bottom-far': '下方靠左',
  'left-near': '左方靠下',
  'left-far': '左方靠上',
}

export const who = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? '你' : speech.name(seat))

/** "（2 盧比，行商）", for the end of a button. */
export function also(...parts: readonly (string | undefined)[]): string {
  const told = parts.filter((part) => part !== undefined)
  return told.length > 0 ? `（${told.join('，')}）` : ''
}
export const forPoints = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : points(count)
export const byTile = (help: AidTold | undefined): string | undefined =>
  help && zh`用${tile(help.tile)}，付 ${favor(help.pay)}${help.mullah ? '，毛拉減 1' : ''}`
