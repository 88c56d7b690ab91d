import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'
import { rules as first } from './zh-hant/first.ts'
import { rules as second } from './zh-hant/second.ts'

/*
 * 詞彙表（固定用語）
 * 配件：工人（站立／躺下）、標記、恩惠、盧比、價格標記、遮板、農夫、冥想指示物（tracker）、冥想標記、訂單標記、中立標記、
 * 獎勵板塊、恩惠板塊、船
 * 地點：備用區、行動格、建築、工地（尚未建成）、河流、碼頭、行會軌、訂單、碗、農場、冥想軌、冥想圈、卷軸、展示區、牌堆
 * 人物：建築師、水手、商賈、植物學家；行商與建築工（沿路徑行走）；名士、合約（贏得的名士）
 * 用語：生產、加工、跟隨（follow）、交換、獲得、運送、雙重運送、擠走、躺下、起身、再次工作（peon）、級（影響力）、
 * 需有／支付（恩惠）、冥想點、價值、建材值、移除遮板、慷慨合約（generous）、遊戲桌設定
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: '名詞與配件',
    setup: '遊戲設置',
    turn: '回合流程',
    meditation: '冥想階段',
    placing: '放置工人',
    characters: '四位主要角色',
    production: '生產',
    processing: '加工與跟隨',
    notables: '名士、合約與河流',
    secondary: '次要行動',
    orders: '訂單階段',
    influence: '影響力與恩惠板塊',
    markers: '備用標記',
    abilities: '名士的能力',
    end: '遊戲結束與計分',
    hidden: '隱藏資訊',
    rulings: '遊戲桌可設定的裁定',
  },
  rules: { ...first, ...second },
}
