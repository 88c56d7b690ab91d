import { zh } from '@durbar/craft/text'
import type { Questions } from '../sentences.ts'
import { goodOf } from '../told.ts'
import { amount, deliveries, favor, goods, guilds, notables, points, row, spaces, tile, who, workers } from './speak.ts'

/** What is asked, and after "等待" and the name what the others wait for. */
export const questions: Questions = {
  meditation: {
    ask: (asked) =>
      asked.points > 0
        ? `使用 ${points(asked.points)}，剩下的會失去。`
        : asked.able
          ? '冥想：放倒工人取得冥想點，或進入行動。'
          : '沒有工人可以冥想了，請進入行動。',
    waits: () => '冥想',
  },
  action: {
    ask: (asked) =>
      asked.workers === 0
        ? '你的行動：備用區沒有工人，請讓板圖上的一名再次工作。'
        : `你的行動：放置一名工人（備用 ${asked.workers} 名）${asked.again ? '，或讓一名再次工作' : ''}。`,
    waits: () => '放置工人',
  },
  cook: { ask: () => '你的工人被擠走了，要交給廚師收容嗎？', waits: () => '決定是否把工人交給廚師' },
  orders: {
    ask({ done, order, akbar }) {
      if (done) return '訂單階段已用過，要結束回合嗎？'
      if (order) return `請完成一張訂單${akbar ? '或向阿克巴獻禮' : ''}，或結束回合。`
      return akbar ? '請向阿克巴獻禮，或結束回合。' : '沒有可完成的訂單或可獻的禮，要結束回合嗎？'
    },
    waits: () => '結束回合',
  },
  architect: {
    ask: () => '建築師：在一個行會前進一級，或選一個工地建造。',
    waits: () => '使用建築師',
  },
  materials: {
    ask: ({ building, counts }) => `請支付${spaces[building]}的建材，目前算作 ${counts}。`,
    waits: ({ building }) => `支付${spaces[building]}的建材`,
  },
  'bonus-tile': { ask: ({ level }) => `請選一塊 ${level} 級的獎勵板塊。`, waits: () => '選擇獎勵板塊' },
  sailor: {
    ask: ({ left, order, payable }) =>
      `水手：${left === 0 ? '運送次數已用完' : `還有 ${deliveries(left)}`}${order ? '，訂單要用 2 次' : ''}。${payable ? '付一個貨物，可再增加等同其價值的次數。' : ''}`,
    waits: () => '用水手運送',
  },
  'sailor-payment': {
    ask: ({ value }) => `已付給水手價值 ${value} 的貨物。要再加一個嗎？總值最多 4。`,
    waits: () => '支付水手',
  },
  trader: {
    ask({ traded, priced }) {
      if (traded) return '商賈：設定一個價格，或結束。'
      return priced
        ? '商賈：用最多 3 個貨物換取其他貨物，或結束。'
        : '商賈：交易最多 3 個貨物並設定一個價格，順序不拘。'
    },
    waits: () => '使用商賈',
  },
  trade: {
    ask: ({ worth, room, mayGive }) =>
      `已給出的總值為 ${worth}。${mayGive ? '可繼續給，或拿取' : '請拿取'}總值最多 ${room} 的貨物。`,
    waits: () => '交易貨物',
  },
  'choose-token': { ask: () => '要設定哪一個價格標記？', waits: () => '選擇價格標記' },
  price: {
    ask: ({ value }) => `顯示 ${value} 的價格標記要放在哪裡？兩面都可以用。`,
    waits: () => '設定價格',
  },
  botanist: {
    ask: ({ done }) =>
      done.length === 0
        ? '植物學家：做兩件不同的事，可推進冥想、移除遮板、移動農夫。'
        : '植物學家：再做一件不同的事，或結束。',
    waits: () => '使用植物學家',
  },
  'second-step': { ask: () => '請再移動一次農夫，或停止。', waits: () => '移動農夫' },
  farmers: { ask: ({ left }) => `移動農夫：還有 ${left} 步。`, waits: () => '移動農夫' },
  cover: { ask: () => '要移除農場的哪一塊遮板？', waits: () => '移除遮板' },
  production: {
    ask: (asked) => `生產：你的農場可產出 ${amount(asked.good, asked.count)}。`,
    waits: (asked) => `生產${goods[asked.good]}`,
  },
  'dyed-production': {
    ask: ({ good, dyed, rest }) =>
      rest === 0
        ? `染匠做出 ${amount(dyed, 1)}，沒有其他可生產的貨物。`
        : `除了 ${amount(dyed, 1)}，還可生產最多 ${amount(good, rest)}。`,
    waits: (asked) => `生產${goods[asked.good]}`,
  },
  process: {
    ask: ({ building, source, most }) =>
      most === 0
        ? `沒有${goods[source]}，無法製作${goods[goodOf(building)]}。`
        : `要製作多少${goods[goodOf(building)]}？最多 ${most}，其他人可以跟隨。`,
    waits: ({ building }) => `製作${goods[goodOf(building)]}`,
  },
  'process-once': {
    ask: ({ building, source, most }) =>
      most === 0
        ? `新建築落成，但沒有${goods[source]}，無法製作${goods[goodOf(building)]}。`
        : `新建築落成：要製作多少${goods[goodOf(building)]}？最多 ${most}。`,
    waits: ({ building }) => `製作${goods[goodOf(building)]}`,
  },
  'process-one': {
    ask: ({ basic }) =>
      basic ? '把一個價值 1 的貨物加工成價值 2 的貨物：要製作哪一種？' : '加工一個貨物：要製作哪一種？',
    waits: () => '加工貨物',
  },
  follow: {
    ask: ({ actor, building }, speech) =>
      zh`要跟隨${who(actor, speech)}，也製作 ${amount(goodOf(building), 1)}嗎？對方會得 1 點恩惠。`,
    waits: () => '決定是否跟隨',
  },
  'deliver-one': { ask: () => '要把哪個貨物運送給誰？', waits: () => '運送貨物' },
  jagirdar: {
    ask: () => '賈吉達爾：要在這次水手行動後運送一個貨物嗎？當前回合的玩家會得 1 點恩惠。',
    waits: () => '決定是否用賈吉達爾運送',
  },
  once: {
    ask: (asked) =>
      asked.notable === 'mujtahida'
        ? '教法學家：要免費建造第一個工地嗎？'
        : '畫家：要讓最多 3 名工人起身，並在一個行會前進一級嗎？',
    waits: (asked) => `決定是否使用${notables[asked.notable]}`,
  },
  sadr: { ask: () => '大法官：要把一個貨物獻到任一同價值的空碗嗎？', waits: () => '決定是否獻禮' },
  mosaic: { ask: () => '鑲嵌師：要從展示區或牌堆任取一塊恩惠板塊嗎？', waits: () => '選擇恩惠板塊' },
  'choose-guild': {
    ask: ({ chosen }) => (chosen.length === 0 ? '要在哪個行會前進一級？' : '第二級要在哪個其他行會前進？'),
    waits: () => '選擇行會',
  },
  steps: {
    ask: ({ guilds: left }) =>
      `運送帶來的影響力：${row(
        (['artisans', 'merchants', 'scholars'] as const)
          .filter((one) => left[one] > 0)
          .map((one) => `${guilds[one]} ${left[one]} 級`),
      )}。`,
    waits: () => '提升影響力',
  },
  'influence-bonus': {
    ask: (asked) => `達到獎勵等級：拿 ${favor(asked.favor)}，或一塊恩惠板塊。`,
    waits: () => '選擇恩惠或恩惠板塊',
  },
  'give-up': {
    ask: ({ taken }) => `恩惠板塊最多放 3 塊。要用哪一塊讓位給${tile(taken)}？`,
    waits: () => '放棄一塊恩惠板塊',
  },
  shortage: {
    ask: (asked) =>
      `沒有標記可放 ${asked.good ? amount(asked.good, asked.missing) : favor(asked.missing)}。請歸還別的東西來換，或放棄。`,
    waits: () => '決定歸還什麼',
  },
  'stand-up': { ask: ({ left }) => `要讓哪名工人起身？最多 ${workers(left)}。`, waits: () => '讓工人起身' },
  'exchange-one': { ask: () => '要交換哪個貨物？', waits: () => '交換貨物' },
  'exchange-for': {
    ask: (asked) => `要用${goods[asked.good]}換哪個同價值的貨物？`,
    waits: () => '選擇貨物',
  },
  'choose-good': {
    ask: ({ value, dock }) =>
      value === null ? '請選一個基本貨物。' : `${dock ? '船為每人帶來一個貨物：' : ''}請選一個價值 ${value} 的貨物。`,
    waits: () => '選擇貨物',
  },
  sell: { ask: () => '要按價值出售哪個貨物？', waits: () => '出售貨物' },
  'akbar-or-order': { ask: () => '請向阿克巴獻禮，或完成一張訂單。', waits: () => '獻禮或完成訂單' },
}
