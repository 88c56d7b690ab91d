import { zh } from '@durbar/craft/text'
import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { type Moves, makeText, type Questions, type Sentences } from './sentences.ts'
import { options, refusals } from './zh-hant/answers.ts'
import { ended, events, reasons, soldierCards } from './zh-hant/log.ts'
import { points, row, words } from './zh-hant/words.ts'

/** What the game says in Traditional Chinese. */

/** What a move costs, after its name. */
const priced = (price: readonly string[] | undefined): string =>
  price ? (price.length > 0 ? zh`（付${row(price)}）` : '（免費）') : ''

const questions: Questions = {
  starter: '請選一片起始織片。',
  'opening-hand': '選出要留下的 3 張神卡，其餘現在給你好處。',
  'settle-priest': '把你的大祭司放在科里坎查的一區。',
  turn: ({ second }) => (second ? '請做第二個不同的次要行動。' : '放置一名工人，或做兩個不同的次要行動。'),
  'pay-placement': ({ space, gold }) =>
    gold ? zh`打出一張神卡或付 1 塊黃金：${space}。` : zh`打出一張神卡：${space}。`,
  'pick-up': '你可以拿走戰士旁的一名相鄰工人。',
  benefits: '拿取神卡的好處。',
  'priest-potato': '付 1 個馬鈴薯多做一個任務？',
  tasks: ({ tasks }) => zh`任務：最多還能做 ${tasks} 個，請選擇或停止。`,
  pay: ({ cost }) => zh`要支付${row(cost)}，怎麼付？`,
  rewards: ({ effects }) =>
    effects.length > 4
      ? zh`依任意順序拿獎勵，還有 ${effects.length} 個。`
      : effects.length > 1
        ? zh`依任意順序拿獎勵：${row(effects)}。`
        : zh`你可以拿：${row(effects)}。`,
  choose: ({ effects }) => zh`擇一：${row(effects)}。`,
  'god-card': '拿一張公開神卡，或從牌庫抽一張。',
  train: '留下一張軍隊卡，另一張棄掉。',
  nomad: '請選一名遊牧民。',
  'gold-climb': '付 1 塊黃金登神殿 1 階？',
  'refresh-one': '你可以再免費重整一個。',
  refresh: '重整建築和軍隊卡。',
  build: '建造市場上的建築，或先更換市場。',
  swap: '從市場移走建築。',
  stairs: '要在哪裡建階梯？',
  statue: '要立哪座神像？',
  'sort-out': '把一片織片放到疊底。',
  'buy-weavings': ({ price }) => zh`你可以付${row(price)}買一片織片。`,
  leftover: ({ price }) => zh`你可以付${row(price)}買剩下的一片織片。`,
  'put-back': '接著把哪片織片放到疊底？',
  lay: ({ tile }) => zh`${tile}要放在哪裡？`,
  'choose-weaving': '拿最上面或其下一片織片。',
  'produce-once': '用哪座建築生產？',
  production: ({ ready }) => (ready ? '依任意順序用建築生產。' : '你可以重整一座建築。'),
  perform: ({ action }) => zh`執行${action}，或改拿 1 塊黃金。`,
  worship: '你可以獻出神像登神殿。',
  offering: '你可以獻上玉米登神殿。',
  casualty: '誰在戰爭中陣亡？',
  muster: '你可以派軍隊卡上場。',
  conquer: '你可以征服一格。',
  commit: ({ space }) => zh`用哪些士兵征服${space}？`,
  hire: '你可以從村落一端雇用工人。',
  dismiss: '你的工人太多，請遣走一名。',
  feed: ({ unfed }) => zh`沒有馬鈴薯的神卡：${unfed} 張。要補多少黃金？`,
  'play-cards': '你可以打出神卡拿好處，不需神像。',
}

const passes: Readonly<Record<string, string>> = {
  tasks: '放棄其餘任務',
  hire: '不雇用',
  swap: '不再移走',
  'play-cards': '不再打牌',
  muster: '不再派軍隊卡',
  conquer: '不征服',
  benefits: '放棄其餘',
  'priest-potato': '不加任務',
  rewards: '放棄其餘',
  'pick-up': '不拿走',
  'gold-climb': '留著黃金',
  'refresh-one': '不再重整',
  refresh: '不再重整',
  build: '不建造',
  'buy-weavings': '不再購買',
  leftover: '不購買',
  'produce-once': '不生產',
  production: '結束生產',
  worship: '留著神像',
  offering: '不獻祭',
}

const moves: Moves = {
  starter: ({ tile }) => zh`以${tile}起始`,
  keep: ({ cards }) => zh`留下${row(cards)}`,
  'settle-priest': ({ section, action }) => zh`第 ${section} 區：${action}`,
  place: ({ worker, as, space }) => zh`${worker}${as ? `（當${as}）` : ''}：${space}`,
  'pay-card': ({ card }) => zh`打出${card}`,
  'pay-gold': () => '付 1 塊黃金代替神卡',
  pay: ({ goods }) => zh`支付${goods.length > 0 ? row(goods) : '：無'}`,
  'pick-up': ({ worker, space }) => zh`拿走${worker}：${space}`,
  'pay-potato': () => '付 1 個馬鈴薯，多 1 個任務',
  task: ({ task }) => task,
  take: ({ effect }) => zh`拿取：${effect}`,
  choose: ({ effect }) => zh`選擇：${effect}`,
  'god-card': ({ card }) => (card ? zh`拿${card}` : '從神卡牌庫抽'),
  'keep-army': ({ card }) => zh`留下${card}`,
  nomad: ({ worker }) => zh`選${worker}`,
  climb: () => '付 1 塊黃金登 1 階',
  'refresh-building': ({ tile, price }) => zh`重整${tile}${priced(price)}`,
  'refresh-army': ({ card, price }) => zh`重整${card}${priced(price)}`,
  stairs: ({ slot, price }) => zh`建階梯：${slot}${priced(price)}`,
  build: ({ tile, price }) => zh`建造${tile}${priced(price)}`,
  swap: ({ card }) => zh`用${card}更換市場`,
  remove: ({ tile }) => zh`移走${tile}`,
  statue: ({ statue, price }) => zh`立${statue}${priced(price)}`,
  buy: ({ tile, price }) => zh`購買${tile}${priced(price)}`,
  'put-under': ({ tile }) => zh`放到疊底：${tile}`,
  lay: ({ next, side }) => (next ? zh`接在${next}的${side}` : '開始新掛毯'),
  weaving: ({ top }) => (top ? '拿最上面的織片' : '拿下一片織片'),
  produce: ({ tile }) => zh`生產：${tile}`,
  'move-priest': ({ sections, action }) => zh`大祭司前進 ${sections} 區：${action}`,
  pray: () => '祈禱：2 張神卡',
  train: () => '訓練：2 張軍隊卡留 1 張',
  recruit: ({ worker }) => zh`招募${worker}`,
  perform: ({ action }) => zh`執行${action}`,
  'take-gold': () => '改拿 1 塊黃金',
  sacrifice: ({ statue, steps }) => zh`獻出${statue}，登 ${steps} 階`,
  offer: ({ steps, price }) => zh`獻${row(price ?? [])}，登神殿 ${steps} 階`,
  'lose-villager': ({ end, worker }) => zh`${end}的${worker}陣亡`,
  'lose-nomad': ({ worker }) => zh`遊牧民${worker}陣亡`,
  muster: ({ card, price }) => zh`派上場：${card}${priced(price)}`,
  conquer: ({ space, brings }) => zh`征服${space}：${row(brings)}`,
  commit: ({ down, discard }) => zh`翻面：${soldierCards(down)}；棄掉：${soldierCards(discard)}`,
  hire: ({ worker, price }) => zh`付${price}雇用${worker}`,
  dismiss: ({ worker }) => zh`遣走${worker}`,
  feed: ({ gold, lost }) =>
    zh`${gold > 0 ? `補 ${gold} 塊黃金` : '不補黃金'}${lost > 0 ? `，失去 ${points(lost)}` : ''}`,
  'play-card': ({ card }) => zh`打出${card}`,
  pass: ({ question, after }) => (question === 'benefits' && !after ? '先做任務' : (passes[question] ?? '略過')),
  'discard-army': ({ card }) => zh`棄掉${card}`,
  exchange: ({ from, to }) => zh`用${from}換${to}`,
  'potato-card': () => '付 1 個馬鈴薯拿一張神卡',
}

const sentences: Sentences = {
  title: '塔萬廷蘇尤',
  pitch: '帶領族人走下印加山丘的梯田：放置工人、取悅諸神，辦一場最盛大的慶典。',
  words,
  options,
  questions,
  waiting: (names) => zh`等待${row(names)}。`,
  ended,
  moves,
  events,
  reasons,
  refusals,
  scoreLines: {
    track: '計分軌',
    start: '起始',
    stairs: '建造階梯',
    'stairs-used': '階梯被使用',
    statues: '神像',
    'god-cards': '神卡',
    weavings: '織片',
    production: '生產',
    conquest: '征服',
    temple: '神殿',
    regions: '地區',
    'festival-tile': '慶典板塊',
    'passive-buildings': '被動建築',
    hunger: '未供養的神卡',
    axomamma: `${words.axomamma}自己的分數`,
    tapestries: '掛毯',
    buildings: '建築',
    'army-cards': '場上軍隊卡',
    workers: '工人',
    gold: '黃金',
    resources: '資源',
    'tie-break-resources': '平手時：剩餘資源',
  },
  tapestry: (size) => `${size} 片織片的掛毯`,
  progress: {
    setup: '設置中',
    festivals: (held) => (held === 0 ? '第一次慶典之前' : `已舉行 ${held}／3 次慶典`),
    over: '已結束',
  },
}

export { words }
export const text: GameText = { ...makeText(sentences), deeds: deeds['zh-Hant'] }
