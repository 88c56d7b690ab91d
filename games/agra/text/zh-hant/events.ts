import { zh } from '@durbar/craft/text'
import type { DockNumber, Events } from '../sentences.ts'
import type { EndName, LedgerName } from '../written.ts'
import {
  amount,
  at,
  covers,
  favor,
  goods,
  guilds,
  notables,
  points,
  rupees,
  sides,
  spaces,
  tile,
  who,
} from './speak.ts'
import { words } from './words.ts'

const why: Readonly<Record<LedgerName, string>> = {
  start: '起始',
  deliveries: '因運送',
  generous: '因合約和運送的貨物',
  orders: '因訂單',
  'bonus-tiles': '從獎勵板塊',
  sailor: '因未用的運送次數',
  buildings: '從建築上',
  sales: '因出售',
  contracts: '因合約',
  peon: '為再次工作',
}

const ends: Readonly<Record<EndName, string>> = {
  contract: '最後一級的合約已完成',
  influence: '有人到達影響力軌頂端',
  orders: '一列訂單已滿',
}

/** What happened, as the log tells it. */
export const events: Events = {
  'turn-began': ({ seat, round }, speech) => zh`第 ${round} 輪：${who(seat, speech)}的回合。`,
  'laid-down': ({ seat, space }, speech) => zh`${who(seat, speech)}放倒${at(space)}的工人。`,
  'taken-from-cook': ({ seat }, speech) => zh`${who(seat, speech)}從廚師取回一名工人。`,
  points: (event, speech) => zh`${who(event.seat, speech)}得到 ${points(event.points)}。`,
  'circle-blocked': ({ circle }) => `冥想環的「${words.circle[circle]}」現在被封鎖。`,
  placed: ({ seat, space }, speech) => zh`${who(seat, speech)}在${at(space)}放置一名工人。`,
  bumped: ({ seat, space, standing }, speech) =>
    zh`${who(seat, speech)}在${at(space)}的${standing ? '站立' : '躺倒'}工人被擠走。`,
  stored: ({ seat }, speech) => zh`${who(seat, speech)}把一名工人交給廚師收容。`,
  peon: ({ seat, space, forced }, speech) =>
    zh`${who(seat, speech)}讓${at(space)}的工人再次工作${forced ? '，因為備用區沒有工人' : ''}。`,
  'stood-up': ({ seat, space }, speech) => zh`${who(seat, speech)}讓${at(space)}的工人起身。`,
  rupees: (event, speech) =>
    event.rupees < 0
      ? zh`${who(event.seat, speech)}${why[event.why]}付出 ${rupees(-event.rupees)}。`
      : zh`${who(event.seat, speech)}${why[event.why]}得到 ${rupees(event.rupees)}。`,
  favor: (event, speech) => zh`${who(event.seat, speech)}得到 ${favor(event.favor)}。`,
  'favor-action': ({ seat, action, paid }, speech) => zh`${who(seat, speech)}付 ${favor(paid)}，使用${tile(action)}。`,
  gained: (event, speech) => zh`${who(event.seat, speech)}得到 ${amount(event.good, event.count)}。`,
  spent: (event, speech) => zh`${who(event.seat, speech)}付出 ${amount(event.good, 1)}。`,
  lost: (event, speech) =>
    zh`${who(event.seat, speech)}放棄 ${event.good === null ? favor(event.count) : amount(event.good, event.count)}，因為沒有標記可用。`,
  luxury: (event, speech) => zh`${who(event.seat, speech)}使用 ${amount(event.good, 1)}。`,
  'favor-returned': ({ seat }, speech) => zh`${who(seat, speech)}歸還 1 點恩惠。`,
  produced: (event, speech) => zh`${who(event.seat, speech)}沒有生產${goods[event.good]}。`,
  dyed: (event, speech) => zh`${who(event.seat, speech)}用染匠把 2 個貨物變成 ${amount(event.good, 1)}。`,
  processed: (event, speech) => zh`${who(event.seat, speech)}加工出 ${amount(event.good, event.count)}。`,
  followed: ({ seat, actor, good, count }, speech) =>
    zh`${who(seat, speech)}跟隨${who(actor, speech)}，製作 ${amount(good, count)}。`,
  exchanged: (event, speech) =>
    zh`${who(event.seat, speech)}用 ${amount(event.from, 1)}換得 ${amount(event.good, 1)}。`,
  built: ({ building, by }, speech) =>
    by === null ? `建築工建成${spaces[building]}。` : zh`${who(by, speech)}建造${spaces[building]}。`,
  'bonus-tile': (event, speech) => zh`${who(event.seat, speech)}選擇獎勵板塊：${words.bonusTiles[event.tile]}。`,
  priced: (event) => `價格標記：${goods[event.good]}現在價值 ${event.value}。`,
  'prices-reset': () => '所有價格標記回到商賈處。',
  'cover-removed': ({ seat, cover }, speech) => zh`${who(seat, speech)}移除${covers[cover]}的遮板。`,
  'farmer-moved': ({ seat, side, cell }, speech) => zh`${who(seat, speech)}把${sides[side]}農夫移到第 ${cell} 格。`,
  'tracker-moved': ({ seat, to }, speech) => zh`${who(seat, speech)}前進到冥想軌第 ${to} 格。`,
  delivered: (event, speech) =>
    zh`${who(event.seat, speech)}把 ${amount(event.good, event.double ? 2 : 1)}運送給${notables[event.notable]}。`,
  'contract-won': (event, speech) => zh`${who(event.seat, speech)}贏得${notables[event.notable]}的合約。`,
  'boat-moved': ({ dock }) => `船抵達 ${dock} 號碼頭：${words.docks[dock as DockNumber]}。`,
  'merchant-moved': ({ die, to }) => `行商擲出 ${die}，來到${spaces[to]}。`,
  'builder-moved': ({ die, to }) => `建築工前進 ${die} 格，來到${spaces[to]}的工地。`,
  'builder-left': () => '所有建築都已建成，建築工離開。',
  influence: (event, speech) => zh`${who(event.seat, speech)}在${guilds[event.guild]}升到 ${event.step} 級。`,
  'order-fulfilled': (event, speech) =>
    zh`${who(event.seat, speech)}完成${guilds[event.guild]}的第 ${event.order} 張訂單。`,
  'given-to-akbar': (event, speech) =>
    zh`${who(event.seat, speech)}向阿克巴獻上 ${amount(event.good, 1)}${event.bowl === event.good ? '' : `，放進${goods[event.bowl]}碗`}。`,
  'french-trader': (event, speech) => zh`${who(event.seat, speech)}在法國商人處存放 ${amount(event.good, 1)}。`,
  'tile-taken': (event, speech) =>
    zh`${who(event.seat, speech)}${event.fromPile ? '從牌堆' : ''}拿取恩惠板塊${tile(event.tile)}。`,
  'tile-shown': (event) => `展示新的恩惠板塊：${tile(event.tile)}。`,
  'tile-given-up': (event, speech) => zh`${who(event.seat, speech)}放棄恩惠板塊${tile(event.tile)}。`,
  'end-triggered': (event) => `${ends[event.why]}：第 ${event.round + 1} 輪是最後一輪。`,
  'game-ended': () => '遊戲結束，大家清點盧比。',
}
