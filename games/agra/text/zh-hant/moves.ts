import { zh } from '@durbar/craft/text'
import type { Moves } from '../sentences.ts'
import type { DeclineKind, StopKind } from '../told.ts'
import {
  also,
  amount,
  at,
  byTile,
  covers,
  favor,
  forPoints,
  goods,
  guilds,
  notables,
  row,
  rupees,
  sides,
  spaces,
  tile,
  ways,
  who,
} from './speak.ts'
import { words } from './words.ts'

const stops: Readonly<Record<StopKind, string>> = {
  materials: '付夠了，建造',
  sailor: '結束運送',
  'sailor-payment': '不再付',
  trader: '結束商賈行動',
  trade: '結束交易',
  botanist: '結束植物學家行動',
  'second-step': '不走第二步',
  farmers: '不再移動農夫',
  'choose-guild': '不前進第二級',
  'stand-up': '不再讓工人起身',
}

const declines: Readonly<Record<DeclineKind, string>> = {
  cook: '放回備用區',
  follow: '不跟隨',
  jagirdar: '不運送',
  once: '不使用',
  sadr: '不獻禮',
  mosaic: '不拿板塊',
  steps: '不再前進',
  shortage: '放棄',
}

/** What a move does, short enough for a button. */
export const moves: Moves = {
  'lay-down': (move) => `放倒${at(move.space)}的工人`,
  'take-from-cook': () => '從廚師取回一名工人',
  mosaic: (move) => `鑲嵌師：得 ${favor(move.favor)}${also(forPoints(move.points))}`,
  'end-meditation': () => '進入行動',
  place(move, speech) {
    const bumps = move.bumps === undefined ? undefined : zh`擠走${who(move.bumps, speech)}`
    const coins = move.rupees > 0 ? rupees(move.rupees) : undefined
    return `放工人到${at(move.space)}${also(
      bumps,
      coins,
      move.merchant ? '行商' : undefined,
      move.builder ? '建築工' : undefined,
    )}`
  },
  peon: (move) =>
    `在${at(move.space)}再次工作${also(move.help ? byTile(move.help) : move.price === 0 ? '免費' : `付 ${rupees(move.price)}`)}`,
  store: () => '交給廚師收容',
  build: ({ building }) => `建造${spaces[building]}`,
  'pay-material': (move) => `付 ${amount(move.good, 1)}`,
  'bonus-tile': (move) => words.bonusTiles[move.tile],
  'pay-sailor': (move) => `付 ${amount(move.good, 1)}（多 ${move.value} 次）`,
  give: (move) => `給出 ${amount(move.good, 1)}（價值 ${move.value}）`,
  'price-token': ({ value, on }) => `價格標記 ${value}（在${on ? goods[on] : '商賈處'}）`,
  'set-price': (move) => `${goods[move.good]}的價值變為 ${move.value}`,
  'advance-tracker': () => '付貨物推進冥想',
  dye: (move) => `染匠：2 個貨物換 ${amount(move.good, 1)}`,
  produce({ count, good, dyed }) {
    const all = [...(dyed ? [amount(dyed, 1)] : []), ...(count > 0 ? [amount(good, count)] : [])]
    return all.length > 0 ? `生產 ${row(all)}` : '不生產'
  },
  process: (move) =>
    move.total === 0 ? `不製作${goods[move.good]}` : `製作 ${amount(move.good, move.total)}${also(byTile(move.help))}`,
  'process-good': (move) => `製作 ${amount(move.good, move.total)}${also(forPoints(move.points), byTile(move.help))}`,
  follow: (move) => `跟隨：製作 ${amount(move.good, move.total)}${also(byTile(move.help))}`,
  deliver: (move) =>
    `把 ${amount(move.good, move.double ? 2 : 1)}運送給${notables[move.notable]}${also(`得 ${rupees(move.rupees)}`, forPoints(move.points))}`,
  order: (move) => `${guilds[move.guild]}訂單：${row(move.goods.map((one) => goods[one]))}`,
  akbar: (move) => `向阿克巴獻上 ${amount(move.good, 1)}`,
  offering: (move) => `把 ${amount(move.good, 1)}獻到${goods[move.bowl]}碗`,
  exchange: (move) => `交換 ${amount(move.good, 1)}${also(forPoints(move.points))}`,
  take: (move) => `拿 ${amount(move.good, 1)}（價值 ${move.value}）`,
  sell: (move) => `賣 ${amount(move.good, 1)}（得 ${rupees(move.rupees)}）`,
  'remove-cover': (move) => `移除${covers[move.cover]}的遮板${also(forPoints(move.points))}`,
  'move-farmer': (move) => `${sides[move.side]}農夫${ways[move.side][move.direction]}${also(forPoints(move.points))}`,
  'stand-up': (move) => `讓${at(move.space)}的工人起身`,
  step: (move) => `${guilds[move.guild]}前進一級（現為 ${move.from} 級）`,
  'use-ability': (move) => (move.notable === 'mujtahida' ? '建造第一個工地' : '讓工人起身並前進一級'),
  'take-favor': (move) => `拿 ${favor(move.favor)}`,
  'take-tile': (move) => `拿板塊${tile(move.tile)}`,
  'give-up': (move) => `放棄${tile(move.tile)}`,
  'return-good': (move) => `歸還 ${amount(move.good, 1)}`,
  'return-favor': () => '歸還 1 點恩惠',
  stop: (move) => `${stops[move.at]}${move.refund > 0 ? `（退回 ${rupees(move.refund)}）` : ''}`,
  decline: (move) => declines[move.at],
  food: ({ food }) =>
    food === 'both' ? '油和咖哩：讓 3 名工人起身' : `${food === 'oil' ? '油' : '咖哩'}：讓 1 名工人起身`,
  favor: ({ action, pay, mullah }) =>
    `恩惠行動：${words.favors[action]}${also(pay === undefined ? undefined : favor(pay), mullah ? '毛拉' : undefined)}`,
  luxury(move) {
    if (move.good === 'clothes') return `賣衣服（得 ${rupees(move.rupees)}）`
    return move.good === 'book' ? '書籍：3 名工人起身，得 1 點恩惠' : '畫作：2 個行會各前進一級'
  },
  french: (move) => `法國商人：存放 ${amount(move.good, 1)}（價值 ${move.value}）`,
  caliph: () => '哈里發：用 1 份棉花讓 1 名工人起身',
  english: (move) => `英國商人：交換 ${amount(move.good, 1)}`,
  statue: () => '雕像：再做一個行動',
  'end-turn': () => '結束回合',
}
