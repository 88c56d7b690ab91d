import type { FrameRules, MoveRules } from '@durbar/kernel'
import { type AxomammaFrame, axomammaFrames } from '../axomamma/frames.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { keepArmy, type TrainFrame, training } from './army.ts'
import { type BuildingFrame, build, buildTile, raise, refillMarket, removeTile, swap, swapping } from './building.ts'
import { type CardPhaseFrame, closeCardPhase, drawCards, playCard, playCards } from './card-phase.ts'
import {
  type ConquestFrame,
  casualty,
  commit,
  commitSoldiers,
  conquer,
  conquerSpace,
  loseNomad,
  loseVillager,
  muster,
  playArmy,
  spoils,
} from './conquest.ts'
import { dismiss, dismissWorker, type EndOfTurnFrame, endTurn, hire, hireWorker } from './end-of-turn.ts'
import {
  type FestivalFrame,
  feed,
  feedCards,
  festival,
  festivalEnd,
  festivalGifts,
  festivalMeal,
  festivalRegions,
  festivalTemple,
  festivalTrader,
  final,
  gameOver,
} from './festival.ts'
import { discardArmy, exchange, potatoCard } from './free-actions.ts'
import { type GodCardFrame, godCard, takeGodCard } from './god-cards.ts'
import { type HighPriestFrame, movePriest, passive, perform, performing, takeGold } from './high-priest.ts'
import { chooseNomad, type NomadFrame, nomad } from './nomads.ts'
import { type OfferingFrame, offer, offering } from './offering.ts'
import {
  chooseSide,
  closeOpening,
  deal,
  firstTurn,
  keep,
  type OpeningFrame,
  openCards,
  openingHand,
  settlePriest,
  starter,
  starters,
  takeStarter,
} from './opening.ts'
import { pass } from './pass.ts'
import { type PayFrame, pay, payment } from './payment.ts'
import {
  arrive,
  type PlacementFrame,
  payCard,
  payGold,
  payPlacement,
  pickUp,
  place,
  takeNeighbor,
} from './placement.ts'
import { type ProductionFrame, produce, produceOnce, production } from './production.ts'
import { type RefreshFrame, refresh, refreshArmy, refreshBuilding, refreshOne } from './refresh.ts'
import { choose, chooseEffect, effect, type RewardsFrame, rewards, take } from './rewards.ts'
import { buildStairs, cutStairs, type StairsFrame, stairs } from './stairs.ts'
import { buildStatue, type StatueFrame, setUpStatue, statue } from './statue.ts'
import { chooseWeaving, freeWeaving, lay, layTile, pickWeaving, type TapestryFrame, weave } from './tapestry.ts'
import { benefits, countTasks, payPotato, priestPotato, type TasksFrame, task, tasks } from './tasks.ts'
import { climb, climbForGold, goldClimb, payToClimb, type TempleFrame } from './temple.ts'
import { beginTurn, mainTurn, pray, recruit, type TurnFrame, train, turn } from './turn.ts'
import {
  buy,
  buyWeavings,
  clearLoom,
  leftover,
  putBack,
  putUnder,
  sortOut,
  startPurchase,
  type WeavingsFrame,
} from './weavings.ts'
import { sacrifice, type WorshipFrame, worship } from './worship.ts'

/** Every piece of work and every question of the game, chapter by chapter. */
export type Frame =
  | OpeningFrame
  | TurnFrame
  | PlacementFrame
  | TasksFrame
  | PayFrame
  | RewardsFrame
  | GodCardFrame
  | TrainFrame
  | NomadFrame
  | TempleFrame
  | RefreshFrame
  | BuildingFrame
  | StairsFrame
  | StatueFrame
  | WeavingsFrame
  | TapestryFrame
  | ProductionFrame
  | HighPriestFrame
  | WorshipFrame
  | OfferingFrame
  | ConquestFrame
  | EndOfTurnFrame
  | FestivalFrame
  | CardPhaseFrame
  | AxomammaFrame

export const frames: FrameRules<Position, Frame, Move, Event> = {
  starters,
  starter,
  deal,
  'opening-hand': openingHand,
  'open-cards': openCards,
  'close-opening': closeOpening,
  'settle-priest': settlePriest,
  'first-turn': firstTurn,
  'begin-turn': beginTurn,
  'main-turn': mainTurn,
  turn,
  'pay-placement': payPlacement,
  arrive,
  'pick-up': pickUp,
  benefits,
  'count-tasks': countTasks,
  'priest-potato': priestPotato,
  tasks,
  pay: payment,
  rewards,
  effect,
  choose,
  'god-card': godCard,
  train: training,
  nomad,
  climb,
  'climb-for-gold': climbForGold,
  'gold-climb': goldClimb,
  'refresh-one': refreshOne,
  refresh,
  build,
  raise,
  swap: swapping,
  'fill-market': refillMarket,
  stairs,
  'cut-stairs': cutStairs,
  statue,
  'set-up-statue': setUpStatue,
  'show-weavings': startPurchase,
  'sort-out': sortOut,
  'buy-weavings': buyWeavings,
  leftover,
  'put-back': putBack,
  'clear-loom': clearLoom,
  weave,
  lay,
  'free-weaving': freeWeaving,
  'choose-weaving': chooseWeaving,
  'produce-once': produceOnce,
  production,
  passive,
  perform: performing,
  worship,
  offering,
  casualty,
  muster,
  conquer,
  commit,
  spoils,
  hire,
  dismiss,
  'end-turn': endTurn,
  festival,
  'festival-gifts': festivalGifts,
  'festival-trader': festivalTrader,
  'festival-temple': festivalTemple,
  'festival-regions': festivalRegions,
  'festival-meal': festivalMeal,
  feed,
  'festival-end': festivalEnd,
  'draw-cards': drawCards,
  'play-cards': playCards,
  'close-card-phase': closeCardPhase,
  final,
  'game-over': gameOver,
  ...axomammaFrames,
}

export const moves: MoveRules<Position, Frame, Move, Event> = {
  starter: takeStarter,
  keep,
  'settle-priest': chooseSide,
  place,
  'pay-card': payCard,
  'pay-gold': payGold,
  pay,
  'pick-up': takeNeighbor,
  'pay-potato': payPotato,
  task,
  take,
  choose: chooseEffect,
  'god-card': takeGodCard,
  'keep-army': keepArmy,
  nomad: chooseNomad,
  climb: payToClimb,
  'refresh-building': refreshBuilding,
  'refresh-army': refreshArmy,
  stairs: buildStairs,
  build: buildTile,
  swap,
  remove: removeTile,
  statue: buildStatue,
  buy,
  'put-under': putUnder,
  lay: layTile,
  weaving: pickWeaving,
  produce,
  'move-priest': movePriest,
  pray,
  train,
  recruit,
  perform,
  'take-gold': takeGold,
  sacrifice,
  offer,
  'lose-villager': loseVillager,
  'lose-nomad': loseNomad,
  muster: playArmy,
  conquer: conquerSpace,
  commit: commitSoldiers,
  hire: hireWorker,
  dismiss: dismissWorker,
  feed: feedCards,
  'play-card': playCard,
  pass,
  'discard-army': discardArmy,
  exchange,
  'potato-card': potatoCard,
}

/** TW:3.2, TW:C18, TW:C59 what may be done whenever the seat is asked something else. */
export const freeMoves = ['discard-army', 'exchange', 'potato-card'] as const
