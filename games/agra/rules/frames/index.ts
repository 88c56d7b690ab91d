import type { FrameRules, MoveRules } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import {
  type BuildFirstFrame,
  buildFirst,
  caliph,
  english,
  french,
  type OnceFrame,
  once,
  useAbility,
} from './abilities.ts'
import {
  type ArchitectFrame,
  architect,
  type BonusTileFrame,
  bonusTile,
  bonusTileQuestion,
  build,
  type MaterialsFrame,
  materials,
  type NewWorkerFrame,
  newWorker,
  payMaterial,
} from './architect.ts'
import {
  advanceTracker,
  type BotanistFrame,
  botanist,
  type CoverFrame,
  cover,
  type FarmersFrame,
  farmers,
  moveFarmer,
  removeCover,
  type SecondStepFrame,
  secondStep,
  type TrackerFrame,
  tracker,
} from './botanist.ts'
import {
  type ChooseGoodFrame,
  chooseGood,
  type ExchangeForFrame,
  type ExchangeOneFrame,
  exchange,
  exchangeFor,
  exchangeOne,
  type SellFrame,
  type StandUpFrame,
  sell,
  sellQuestion,
  standUp,
  standUpQuestion,
  take,
} from './choices.ts'
import { type EvaluateFrame, evaluate } from './contracts.ts'
import { type DeliverOneFrame, deliver, deliverOne, type JagirdarFrame, jagirdar } from './delivery.ts'
import { decline, stop } from './endings.ts'
import {
  type AdvanceFrame,
  advanceWork,
  type ChooseGuildFrame,
  type CreditFrame,
  chooseGuild,
  credit,
  type StepsFrame,
  step,
  steps,
} from './influence.ts'
import {
  type GainFavorFrame,
  type GainGoodFrame,
  gainFavorWork,
  gainGoodWork,
  returnFavor,
  returnGood,
  type ShortageFrame,
  shortage,
} from './markers.ts'
import {
  endMeditation,
  layDown,
  type MeditationFrame,
  meditation,
  meditationEnds,
  mosaic,
  takeFromCook,
} from './meditation.ts'
import { builderLeaves, type MerchantVisitFrame, merchantMoves, merchantVisit } from './merchant.ts'
import {
  type AkbarOrOrderFrame,
  actionEnds,
  akbar,
  akbarOrOrder,
  type OrdersFrame,
  offering,
  order,
  orders,
  type SadrFrame,
  sadr,
  statue,
} from './orders.ts'
import { type ActFrame, type ActionFrame, act, action, type CookFrame, cook, peon, place, store } from './placement.ts'
import { type ChooseTokenFrame, chooseToken, type PriceFrame, price, priceToken, setPrice } from './price.ts'
import {
  type FollowFrame,
  follow,
  followMove,
  type ProcessFrame,
  type ProcessOnceFrame,
  type ProcessOneFrame,
  process,
  processGood,
  processMove,
  processOnce,
  processOne,
} from './processing.ts'
import { type DyedFrame, dye, dyedProduction, type ProductionFrame, produce, production } from './production.ts'
import { boat } from './river.ts'
import {
  paySailor,
  type SailorEndsFrame,
  type SailorFrame,
  type SailorPaymentFrame,
  sailor,
  sailorEnds,
  sailorPayment,
} from './sailor.ts'
import { favor, food, luxury, type PointsFrame, points } from './secondary.ts'
import {
  type GiveUpFrame,
  giveUp,
  giveUpTile,
  type InfluenceBonusFrame,
  influenceBonus,
  type MosaicFrame,
  mosaicQuestion,
  takeFavor,
  takeTile,
} from './tiles.ts'
import { give, type TradeFrame, type TraderFrame, trade, trader } from './trader.ts'
import { endTurn, turn, turnEnds } from './turn.ts'

/** Every piece of work and every question of the game. Frames are never changed, only replaced. */
export type Frame =
  | { readonly k: 'turn' }
  | { readonly k: 'meditation-ends' }
  | { readonly k: 'action-ends' }
  | { readonly k: 'turn-ends' }
  | { readonly k: 'merchant-moves' }
  | { readonly k: 'builder-leaves' }
  | { readonly k: 'boat' }
  | MeditationFrame
  | ActionFrame
  | ActFrame
  | CookFrame
  | MerchantVisitFrame
  | ArchitectFrame
  | MaterialsFrame
  | BonusTileFrame
  | NewWorkerFrame
  | SailorFrame
  | SailorPaymentFrame
  | SailorEndsFrame
  | TraderFrame
  | TradeFrame
  | ChooseTokenFrame
  | PriceFrame
  | BotanistFrame
  | SecondStepFrame
  | FarmersFrame
  | CoverFrame
  | TrackerFrame
  | ProductionFrame
  | DyedFrame
  | ProcessFrame
  | ProcessOnceFrame
  | ProcessOneFrame
  | FollowFrame
  | DeliverOneFrame
  | JagirdarFrame
  | EvaluateFrame
  | OnceFrame
  | BuildFirstFrame
  | SadrFrame
  | MosaicFrame
  | AdvanceFrame
  | ChooseGuildFrame
  | CreditFrame
  | StepsFrame
  | InfluenceBonusFrame
  | GiveUpFrame
  | GainFavorFrame
  | GainGoodFrame
  | ShortageFrame
  | StandUpFrame
  | ExchangeOneFrame
  | ExchangeForFrame
  | ChooseGoodFrame
  | SellFrame
  | PointsFrame
  | AkbarOrOrderFrame
  | OrdersFrame

export const frames: FrameRules<Position, Frame, Move, Event> = {
  turn,
  meditation,
  'meditation-ends': meditationEnds,
  action,
  act,
  cook,
  'merchant-visit': merchantVisit,
  'merchant-moves': merchantMoves,
  'builder-leaves': builderLeaves,
  'action-ends': actionEnds,
  orders,
  'turn-ends': turnEnds,
  architect,
  materials,
  'bonus-tile': bonusTileQuestion,
  'new-worker': newWorker,
  sailor,
  'sailor-payment': sailorPayment,
  'sailor-ends': sailorEnds,
  trader,
  trade,
  'choose-token': chooseToken,
  price,
  botanist,
  'second-step': secondStep,
  farmers,
  cover,
  tracker,
  production,
  'dyed-production': dyedProduction,
  process,
  'process-once': processOnce,
  'process-one': processOne,
  follow,
  'deliver-one': deliverOne,
  jagirdar,
  evaluate,
  boat,
  once,
  'build-first': buildFirst,
  sadr,
  mosaic: mosaicQuestion,
  advance: advanceWork,
  'choose-guild': chooseGuild,
  credit,
  steps,
  'influence-bonus': influenceBonus,
  'give-up': giveUp,
  'gain-favor': gainFavorWork,
  'gain-good': gainGoodWork,
  shortage,
  'stand-up': standUpQuestion,
  'exchange-one': exchangeOne,
  'exchange-for': exchangeFor,
  'choose-good': chooseGood,
  sell: sellQuestion,
  points,
  'akbar-or-order': akbarOrOrder,
}

export const moves: MoveRules<Position, Frame, Move, Event> = {
  'lay-down': layDown,
  'take-from-cook': takeFromCook,
  mosaic,
  'end-meditation': endMeditation,
  place,
  peon,
  store,
  build,
  'pay-material': payMaterial,
  'bonus-tile': bonusTile,
  'pay-sailor': paySailor,
  give,
  'price-token': priceToken,
  'set-price': setPrice,
  'advance-tracker': advanceTracker,
  dye,
  produce,
  process: processMove,
  'process-good': processGood,
  follow: followMove,
  deliver,
  order,
  akbar,
  offering,
  exchange,
  take,
  sell,
  'remove-cover': removeCover,
  'move-farmer': moveFarmer,
  'stand-up': standUp,
  step,
  'use-ability': useAbility,
  'take-favor': takeFavor,
  'take-tile': takeTile,
  'give-up': giveUpTile,
  'return-good': returnGood,
  'return-favor': returnFavor,
  stop,
  decline,
  food,
  favor,
  luxury,
  french,
  caliph,
  english,
  statue,
  'end-turn': endTurn,
}

/** AG:10.1 what the turn player may do in every window. */
export const freeMoves = ['food', 'favor', 'luxury', 'french', 'caliph', 'english'] as const
