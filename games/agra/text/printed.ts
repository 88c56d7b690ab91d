import type { BonusName, FavorName, GoodName, GuildName, NotableName } from './written.ts'

/** Printed values that moves imply but do not name; only such as the rulebooks state, since views do not carry them. */
export const printed = {
  peonPrice: 2,
  peonPriceCalligrapher: 1,
  deliverPoints: 3,
  removeCoverPoints: 2,
  moveFarmerPoints: 1,
  clothesAtLastDock: 1,
  processLimit: 3,
  traderGoods: 3,
  mixedMaterials: 1,
  takshakaMaterials: 1,
} as const
export const lastDock = 6
/** AG:9.5 what contracts pay for each good of their kind that their owner delivers. */
export const generous: Readonly<Partial<Record<NotableName, { readonly good: GoodName; readonly rupees: number }>>> = {
  'portuguese-trader': { good: 'fabric', rupees: 1 },
  sufi: { good: 'curry', rupees: 1 },
  dyer: { good: 'dye', rupees: 1 },
  cook: { good: 'oil', rupees: 1 },
  calligrapher: { good: 'paper', rupees: 1 },
  mullah: { good: 'bricks', rupees: 1 },
  mujtahida: { good: 'statue', rupees: 2 },
  'dutch-trader': { good: 'clothes', rupees: 2 },
  painter: { good: 'painting', rupees: 2 },
  subadar: { good: 'book', rupees: 2 },
}
/** AG:6.8 what an order takes of the Sailor's deliveries. */
export const orderDeliveries = 2
/** AG:14.15 meditation points for favor. */
export const mosaicPoints: readonly number[] = [0, 1, 3]
/** AG:1.3 printed values by column. */
export const columnValues = [1, 2, 2, 3] as const

/** AG:10.7, AG:10.8 what favor actions take; where rulings differ (AG:L-02) it is not told. */
export const favorPay: Readonly<Record<Exclude<FavorName, 'remove-cover'>, number>> = {
  'basic-good': 2,
  influence: 3,
  process: 3,
  'stand-up': 2,
  'advanced-good': 3,
  price: 2,
  'meditation-point': 1,
  'akbar-or-order': 2,
  'process-basic': 2,
  'process-extra': 2,
  sell: 2,
  deliver: 2,
  farmers: 1,
  exchange: 2,
  'meditation-step': 4,
  'free-peon': 3,
}

export interface BonusTold {
  readonly guild?: GuildName
  readonly favor?: number
  readonly cover?: true
  readonly rupees: number
}

/** AG:6.4 what the building bonus tiles bring. */
export const bonusTiles: Readonly<Record<BonusName, BonusTold>> = {
  '2-artisans': { guild: 'artisans', rupees: 3 },
  '2-merchants': { guild: 'merchants', rupees: 3 },
  '2-favor': { favor: 1, rupees: 3 },
  '2-cover': { cover: true, rupees: 2 },
  '3-artisans': { guild: 'artisans', rupees: 4 },
  '3-scholars': { guild: 'scholars', rupees: 4 },
  '3-rupees': { rupees: 5 },
  '3-favor': { favor: 1, rupees: 4 },
  '4-scholars': { guild: 'scholars', rupees: 5 },
  '4-merchants': { guild: 'merchants', rupees: 5 },
  '4-rupees': { rupees: 6 },
  '4-favor': { favor: 1, rupees: 5 },
}
