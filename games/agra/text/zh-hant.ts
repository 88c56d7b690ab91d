import { zh } from '@durbar/craft/text'
import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { makeText, type Sentences } from './sentences.ts'
import { events } from './zh-hant/events.ts'
import { moves } from './zh-hant/moves.ts'
import { questions } from './zh-hant/questions.ts'
import { refusals } from './zh-hant/refusals.ts'
import { row, rupees, who } from './zh-hant/speak.ts'
import { words } from './zh-hant/words.ts'

/** What the game says in Traditional Chinese; every area has its own file in `zh-hant/`. */

export { words }

const sentences: Sentences = {
  title: '阿格拉',
  pitch: '耕種田地、加工貨物，在名士前往阿克巴壽宴的路上贏得他們的青睞。',
  words,
  options: {
    removeCoverTile: {
      name: '恩惠板塊「移除遮板」',
      values: {
        'as-printed': '須有 3 點恩惠，付 2 點（西班牙文、中文規則）',
        'pay-all': '須有 3 點恩惠，付 3 點（波蘭文規則）',
      },
    },
    luxuryGoods: {
      name: '每回合的奢侈品',
      values: { 'one-of-each': '每種各一個（波蘭文、中文規則）', 'one-in-all': '總共一個（西班牙文規則）' },
    },
    frenchTrader: {
      name: '法國商人可存放',
      values: {
        'once-per-turn': '每回合一個貨物（波蘭文、西班牙文規則）',
        unlimited: '放得下就不限數量（中文規則）',
      },
    },
    processExtra: {
      name: '恩惠板塊「多加工一個」',
      values: {
        combined: '附加在其他加工上（西班牙文、中文規則）',
        alone: '單獨加工一個貨物（波蘭文規則）',
      },
    },
    merchantFavor: {
      name: '行商的 2 點恩惠',
      values: {
        after: '行動之後獲得（波蘭文、中文規則，西班牙文摘要）',
        before: '行動之前獲得（西班牙文規則）',
      },
    },
    dyer: {
      name: '染匠可使用',
      values: {
        'per-production': '每次生產一次（波蘭文、西班牙文規則）',
        'once-per-turn': '每回合一次（中文規則）',
      },
    },
    guildScoring: {
      name: '大伊瑪目、宮廷畫師和迪萬計算',
      values: {
        'with-orders': '所屬行會的合約和訂單（西班牙文、中文規則）',
        'contracts-only': '只算所屬行會的合約（波蘭文規則）',
      },
    },
    dockThree: {
      name: '船離開 3 號碼頭',
      values: {
        'two-in-all': '總共完成 2 份二級合約（波蘭文、西班牙文規則）',
        'two-more': '再完成 2 份二級合約，總共 3 份（中文規則）',
      },
    },
    influencePerNotable: {
      name: '運送給名士的影響力',
      values: {
        'per-turn': '每位名士每回合一次（西班牙文規則）',
        'per-action': '每位名士每個行動一次（中文規則）',
      },
    },
  },
  questions,
  waiting: (seat, waits, speech) => zh`等待${speech.name(seat)}${waits}。`,
  over({ winners, rupees: score }, speech) {
    const names = row(winners.map((seat) => who(seat, speech)))
    return winners.length === 1
      ? zh`遊戲結束：${names}以 ${rupees(score)}獲勝。`
      : zh`遊戲結束：${names}以 ${rupees(score)}並列獲勝。`
  },
  moves,
  events,
  refusals,
  scoreLines: {
    rupees: '布袋裡的盧比',
    contracts: '合約',
    influence: '影響力',
    meditation: '冥想軌最後一格',
    covers: '移除的遮板',
    akbar: '獻給阿克巴',
    'tie-break': '平手比較：貨物與恩惠',
    start: '起始',
    deliveries: '運送',
    generous: '合約（運送的貨物）',
    orders: '訂單',
    'bonus-tiles': '獎勵板塊',
    sailor: '未用的運送次數',
    buildings: '建築上的盧比',
    sales: '出售',
    peon: '再次工作的支出',
  },
  progress: {
    round: (round, dock, last) =>
      `第 ${round} 輪${last === null ? '' : last === round ? '（最後一輪）' : `（共 ${last} 輪）`}，船在 ${dock} 號碼頭`,
    over: (round) => `已在第 ${round} 輪後結束`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds['zh-Hant'] }
