import { zh } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { type Ended, type Events, isYou, type Reasons } from '../sentences.ts'
import { soldiersOn } from '../soldiers.ts'
import type { Soldiers } from '../written.ts'
import { points, row, words } from './words.ts'

/** The log in Traditional Chinese. */

const who = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? '你' : speech.name(seat))
const she = words.axomamma

export function soldierCards(cards: Soldiers): string {
  return soldiersOn(cards, '無')
}

export const events: Events = {
  'starter-taken': ({ seat, tile }, speech) => zh`${who(seat, speech)}以${tile}起始。`,
  'hand-chosen': ({ seat }, speech) => zh`${who(seat, speech)}選好了起始手牌。`,
  'cards-opened': ({ seat, cards }, speech) => zh`${who(seat, speech)}開局打出：${row(cards)}。`,
  'priest-settled': ({ seat, section }, speech) => zh`${who(seat, speech)}把大祭司放在第 ${section} 區。`,
  'turn-began': ({ seat }, speech) => zh`輪到${who(seat, speech)}。`,
  placed: ({ seat, worker, as, space }, speech) =>
    zh`${who(seat, speech)}放置${worker}${as ? `（當${as}）` : ''}：${space}。`,
  'card-paid': ({ seat, card }, speech) => zh`${who(seat, speech)}支付${card}。`,
  paid: ({ seat, goods }, speech) => zh`${who(seat, speech)}支付${goods.length > 0 ? row(goods) : '：無'}。`,
  gained: ({ seat, goods }, speech) => zh`${who(seat, speech)}得到${row(goods)}。`,
  scored: ({ seat, source, points: scored }, speech) =>
    zh`${who(seat, speech)}${scored < 0 ? '失去' : '得'}${points(Math.abs(scored))}：${source}。`,
  'stairs-used': ({ seat, slot, owner }, speech) =>
    zh`${who(seat, speech)}使用${seat === owner ? '自己' : who(owner, speech)}的階梯：${slot}。`,
  'picked-up': ({ seat, space, worker }, speech) => zh`${who(seat, speech)}拿走${worker}：${space}。`,
  'tasks-counted'({ seat, tasks, neighbors, ability, building }, speech) {
    const parts = [
      neighbors > 0 ? `相鄰工人 ${neighbors}` : '',
      ability > 0 ? `職能 ${ability}` : '',
      building > 0 ? `建築 ${building}` : '',
    ].filter((part) => part !== '')
    return zh`${who(seat, speech)}有 ${tasks} 個任務${parts.length > 0 ? `（${row(parts)}）` : ''}。`
  },
  'task-done': ({ seat, task }, speech) => zh`${who(seat, speech)}執行任務：${task}。`,
  'tasks-lost': ({ seat, tasks }, speech) => zh`${who(seat, speech)}放棄 ${tasks} 個任務。`,
  'god-drawn': ({ seat }, speech) => zh`${who(seat, speech)}從牌庫抽 1 張神卡。`,
  'god-seen': ({ card }) => zh`抽到${card}。`,
  'god-taken': ({ seat, card }, speech) => zh`${who(seat, speech)}拿公開的${card}。`,
  'army-drawn': ({ seat, cards }, speech) => zh`${who(seat, speech)}抽 ${cards} 張軍隊卡。`,
  'army-seen': ({ cards }) => zh`抽到：${row(cards)}。`,
  'army-discarded': ({ seat, card }, speech) => zh`${who(seat, speech)}棄掉${card}。`,
  'worker-gained': ({ seat, worker, from }, speech) => zh`${who(seat, speech)}從${from}得到 1 名${worker}。`,
  'nomad-came': ({ worker }) => zh`1 名${worker}加入遊牧民。`,
  'worker-dismissed': ({ seat, worker }, speech) => zh`${who(seat, speech)}遣走 1 名${worker}。`,
  climbed: ({ seat, step }, speech) => zh`${who(seat, speech)}登上神殿第 ${step} 階。`,
  'building-refreshed': ({ seat, tile }, speech) => zh`${who(seat, speech)}重整${tile}。`,
  'army-refreshed': ({ seat, card }, speech) => zh`${who(seat, speech)}重整${card}。`,
  'stairs-built': ({ seat, slot }, speech) => zh`${who(seat, speech)}建造階梯：${slot}。`,
  built: ({ seat, tile }, speech) => zh`${who(seat, speech)}建造${tile}。`,
  'card-swapped': ({ seat }, speech) => zh`${who(seat, speech)}交出 1 張神卡來更換市場。`,
  'tile-removed': ({ seat, tile }, speech) => zh`${who(seat, speech)}從市場移走${tile}。`,
  'market-filled': ({ tiles }) => zh`市場新增：${row(tiles)}。`,
  'statue-built': ({ seat, statue }, speech) => zh`${who(seat, speech)}立起${statue}。`,
  'weavings-shown': ({ seat, tiles }, speech) =>
    zh`${who(seat, speech)}查看織片：${tiles.length > 0 ? row(tiles) : '已無織片'}。`,
  'weaving-put-under': ({ seat }, speech) => zh`${who(seat, speech)}把 1 片織片放到疊底。`,
  'weaving-gained': ({ seat, tile }, speech) => zh`${who(seat, speech)}得到${tile}。`,
  'weaving-laid': ({ seat, tile, next, side }, speech) =>
    next ? zh`${who(seat, speech)}把${tile}接在${next}的${side}。` : zh`${who(seat, speech)}以${tile}開始新的掛毯。`,
  produced: ({ seat, tile, turned }, speech) =>
    zh`${who(seat, speech)}用${tile}生產，${turned ? '之後翻面' : '保持正面'}。`,
  'priest-moved': ({ seat, section, action }, speech) =>
    zh`${who(seat, speech)}把大祭司移到第 ${section} 區：${action}。`,
  'gold-instead': ({ seat }, speech) => zh`${who(seat, speech)}不執行行動，改拿 1 塊黃金。`,
  'passive-used': ({ seat, tile }, speech) => zh`${who(seat, speech)}使用${tile}。`,
  sacrificed: ({ seat, statue }, speech) => zh`${who(seat, speech)}獻出${statue}。`,
  offered: ({ seat, steps }, speech) => zh`${who(seat, speech)}獻上玉米，登神殿 ${steps} 階。`,
  casualty: ({ seat, worker, from }, speech) => zh`${who(seat, speech)}讓${from}的 1 名${worker}陣亡。`,
  mustered: ({ seat, card }, speech) => zh`${who(seat, speech)}派${card}上場。`,
  conquered: ({ seat, space }, speech) => zh`${who(seat, speech)}征服${space}。`,
  'soldiers-spent': ({ seat, down, discard }, speech) =>
    zh`${who(seat, speech)}翻面：${soldierCards(down)}；棄掉：${soldierCards(discard)}。`,
  exchanged: ({ seat, from, to }, speech) => zh`${who(seat, speech)}用${from}換${to}。`,
  'card-offered': ({ card }) => zh`${card}成為公開神卡。`,
  'offer-shuffled': () => '公開神卡洗回牌庫。',
  'festival-called': ({ seat, number }, speech) => zh`${who(seat, speech)}拿走第 ${number} 次慶典的板塊。`,
  'festival-began': ({ number }) => zh`第 ${number} 次慶典開始。`,
  'region-scored': ({ seat, region, points: scored }, speech) =>
    zh`${who(seat, speech)}在${region}領先：${points(scored)}。`,
  fed: ({ seat, potatoes, gold, missing }, speech) =>
    zh`${who(seat, speech)}供養神卡：${words.effects.potato(potatoes)}${gold > 0 ? `、${words.effects.gold(gold)}` : ''}${missing > 0 ? `，還缺 ${missing} 個` : ''}。`,
  'village-filled': ({ workers }) => zh`村落補滿：${workers.length > 0 ? row(workers) : '已無工人'}。`,
  'space-blocked': ({ space, worker }) => zh`1 名${worker}擋住一格：${space}。`,
  'card-played': ({ seat, card }, speech) => zh`${who(seat, speech)}打出${card}。`,
  'market-cleared': () => '市場清空。',
  passed: ({ seat }, speech) => zh`${who(seat, speech)}略過。`,
  'offer-card-removed': ({ card }) => zh`最舊的公開${card}放到牌庫底。`,
  'token-moved': ({ value, field }) => zh`數值 ${value} 的指示物前進到：${field}。`,
  'slot-filled': ({ slot, god }) => zh`${she}板下第 ${slot} 槽換上新的神：${god}。`,
}

/** Who has won and why. */
export const ended: Ended = ({ winners, points: won, byResources, solo }, speech) => {
  if (!solo) {
    const names = row(winners.map((seat) => who(seat, speech)))
    if (winners.length > 1) return zh`遊戲結束：${names}以${points(won)}並列獲勝。`
    return zh`遊戲結束：${names}以${points(won)}獲勝${byResources ? '（同分，剩餘資源較多）' : ''}。`
  }
  if (solo.won)
    return zh`${who(0, speech)}以${points(won)}獲勝：達到 ${solo.goal} 分，並超過${she}的${points(solo.hers)}。`
  const because = [
    solo.short ? zh`需要${points(solo.goal)}` : '',
    solo.behind ? zh`${she}有${points(solo.hers)}` : '',
  ].filter((part) => part !== '')
  return zh`${who(0, speech)}以${points(won)}落敗：${because.join('，')}。`
}

export const reasons: Reasons = {
  'die-priest': (value) => zh`${she}擲出 ${value}：她的大祭司從你的位置算起相隔這麼多區。`,
  'die-place': (value) => zh`${she}擲出 ${value}：看這個神槽和這個數值的指示物。`,
  'die-statue': (value) => zh`${she}擲出 ${value}：為這個槽的神立神像。`,
  'condition-met': (value, about, because) => zh`${she}前進 ${value} 區到${about}：${because}。`,
  'no-condition': () => zh`${she}不執行行動：接下來兩個行動都不合條件。`,
  'no-worker': () => zh`${she}沒有工人可放，改為招募並移走公開神卡。`,
  oldest: (value, about) => zh`${she}有 ${value} 名工人，放置最早得到的${about}。`,
  cheapest: (value, about) => zh`${she}選${about}最近的空格：路程 ${value} 份食物。`,
  random: (value) => zh`${she}在 ${value} 個相同選項中隨機選一個。`,
  'fewest-discard': (value) => zh`${she}選棄兵最少的征服：${value} 名。`,
  'fewest-worker': () => zh`${she}選工人：她的工人比石頭少。`,
  'fewest-stone': () => zh`${she}選石頭：她的石頭比工人少，或不缺工人。`,
  'highest-discard': (value) => zh`${she}選棄兵最多的征服：${value} 名。`,
  'highest-points': (value) => zh`${she}選分數最高的征服：${points(value)}。`,
  'tie-break': (value, about) => zh`${value} 格平手，${she}依標記最少、再依地區順序選${about}。`,
  'no-space': (value, about) => zh`「${about}」沒有空格，第 ${value} 槽換一張卡。`,
  'cannot-pay': (value, about) => zh`${she}做不到：${about}。改拿 ${value} 塊黃金。`,
  token: (value, about) => zh`${she}板上數值 ${value} 的指示物在：${about}。`,
  'least-goods': (value, about) => zh`${she}選${about}：這是她最少的東西（${value}）。`,
  'statue-matches': (value, about) => zh`${she}有「${about}」的神像：${points(value)}。`,
  potatoes: (value) => zh`${she}把 ${value} 個馬鈴薯換成分數。`,
  'personality-drawn': (_, about) => zh`${she}這局的性格：${about}。`,
  'personality-acts': (_, about) => zh`${she}的性格發動：${about}。`,
  limit: (value, about) => zh`${she}有 ${value} 名工人，多了 1 名，隨機遣走${about}。`,
  behind: (value) => zh`${she}落後於你，以 ${points(value)}代替卡牌階段。`,
}
