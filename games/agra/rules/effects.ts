import type { Refusal, Seat } from '@durbar/kernel'
import { canStepFarmer } from './farm.ts'
import { canExchange, canSell } from './frames/choices.ts'
import { canDeliver } from './frames/delivery.ts'
import type { Frame } from './frames/index.ts'
import { canAdvance } from './frames/influence.ts'
import { canServe } from './frames/orders.ts'
import { canPrice } from './frames/price.ts'
import { canProcessOne } from './frames/processing.ts'
import { Favor, Good, None, Notable, Phase } from './names.ts'
import { hasLying, type Position, player } from './position.ts'

/** What favor actions, luxury goods and contracts do, as data; and the one place that turns data into frames. */
export type Effect =
  /** A good of this value, or any basic good if None. */
  | { readonly k: 'good'; readonly value: number }
  | { readonly k: 'guild'; readonly tracks: number; readonly belowTop: boolean }
  | { readonly k: 'process'; readonly basic: boolean }
  | { readonly k: 'stand-up'; readonly workers: number; readonly mayStop: boolean }
  | { readonly k: 'farmers'; readonly steps: number }
  | { readonly k: 'points'; readonly points: number }
  | { readonly k: 'favor'; readonly favor: number }
  /** The notable's winner may use or decline what follows. */
  | { readonly k: 'offer'; readonly notable: number }
  | {
      readonly k:
        | 'cover'
        | 'price'
        | 'akbar-or-order'
        | 'sell'
        | 'deliver'
        | 'exchange'
        | 'tracker'
        | 'mosaic'
        | 'sadr'
        | 'build-first'
    }

/** AG:10.7, AG:10.8 favor actions and tiles. Tiles 8 and 14 do nothing on their own (AG:3.7). */
export const favorEffects: Readonly<Record<number, Effect>> = {
  [Favor.BasicGood]: { k: 'good', value: None },
  [Favor.Influence]: { k: 'guild', tracks: 1, belowTop: true },
  [Favor.Process]: { k: 'process', basic: false },
  [Favor.StandUp]: { k: 'stand-up', workers: 1, mayStop: false },
  [Favor.RemoveCover]: { k: 'cover' },
  [Favor.AdvancedGood]: { k: 'good', value: 2 },
  [Favor.Price]: { k: 'price' },
  [Favor.MeditationPoint]: { k: 'points', points: 1 },
  [Favor.AkbarOrOrder]: { k: 'akbar-or-order' },
  [Favor.ProcessBasic]: { k: 'process', basic: true },
  [Favor.Sell]: { k: 'sell' },
  [Favor.Deliver]: { k: 'deliver' },
  [Favor.Farmers]: { k: 'farmers', steps: 2 },
  [Favor.Exchange]: { k: 'exchange' },
  [Favor.MeditationStep]: { k: 'tracker' },
}

/** AG:L-06 in the other reading tile 8 is a processing of its own. */
export const extraAlone: Effect = { k: 'process', basic: false }

/** AG:10.12 luxury goods; clothes are sold, which is no effect of its own. */
export const luxuryEffects: Readonly<Record<number, readonly Effect[]>> = {
  [Good.Book]: [
    { k: 'stand-up', workers: 3, mayStop: true },
    { k: 'favor', favor: 1 },
  ],
  [Good.Painting]: [{ k: 'guild', tracks: 2, belowTop: false }],
}

const threeFavor: readonly Effect[] = [{ k: 'favor', favor: 3 }]

/** AG:9.11 what a contract does once, right after it is won. */
const onceEffects: Readonly<Record<number, readonly Effect[]>> = {
  [Notable.Sufi]: [{ k: 'tracker' }],
  [Notable.MosaicMaker]: [{ k: 'mosaic' }],
  [Notable.Mujtahida]: [{ k: 'offer', notable: Notable.Mujtahida }],
  [Notable.Painter]: [{ k: 'offer', notable: Notable.Painter }],
  [Notable.SadrUsSudur]: [{ k: 'sadr' }],
  [Notable.GrandMufti]: threeFavor,
  [Notable.GrandImam]: threeFavor,
  [Notable.CourtArtist]: threeFavor,
  [Notable.Dewan]: threeFavor,
}

/** AG:14.16, AG:14.18 what stands behind an offer. */
export const offeredEffects: Readonly<Record<number, readonly Effect[]>> = {
  [Notable.Mujtahida]: [{ k: 'build-first' }],
  [Notable.Painter]: [
    { k: 'stand-up', workers: 3, mayStop: true },
    { k: 'guild', tracks: 1, belowTop: false },
  ],
}

export function onceFrames(seat: Seat, notable: number): Frame[] {
  return framesOf(seat, onceEffects[notable] ?? [])
}

/** The one executor: an effect becomes the frame that asks for it or does it. */
export function framesOf(seat: Seat, effects: readonly Effect[]): Frame[] {
  return effects.map((effect) => frameOf(seat, effect))
}

function frameOf(seat: Seat, effect: Effect): Frame {
  switch (effect.k) {
    case 'good':
      return { k: 'choose-good', seat, value: effect.value, dock: false }
    case 'guild':
      return { k: 'choose-guild', seat, left: effect.tracks, chosen: 0, belowTop: effect.belowTop }
    case 'process':
      return { k: 'process-one', seat, basic: effect.basic }
    case 'stand-up':
      return { k: 'stand-up', seat, left: effect.workers, mayStop: effect.mayStop }
    case 'farmers':
      return { k: 'farmers', seat, left: effect.steps, moved: false }
    case 'points':
      return { k: 'points', seat, points: effect.points }
    case 'favor':
      return { k: 'gain-favor', seat, favor: effect.favor }
    case 'offer':
      return { k: 'once', seat, notable: effect.notable }
    case 'price':
      return { k: 'choose-token', seat }
    case 'deliver':
      return { k: 'deliver-one', seat }
    case 'exchange':
      return { k: 'exchange-one', seat }
    default:
      return { k: effect.k, seat }
  }
}

const cannot = {
  guild: { rule: 'AG:10.2', reason: 'all-at-top' },
  process: { rule: 'AG:10.2', reason: 'nothing-to-process' },
  'stand-up': { rule: 'AG:10.2', reason: 'nobody-lies' },
  farmers: { rule: 'AG:10.2', reason: 'no-farmer-can-move' },
  points: { rule: 'AG:10.8', reason: 'only-in-meditation' },
  cover: { rule: 'AG:10.2', reason: 'no-cover-left' },
  price: { rule: 'AG:10.2', reason: 'fits-nowhere' },
  'akbar-or-order': { rule: 'AG:10.2', reason: 'nothing-to-serve' },
  sell: { rule: 'AG:10.2', reason: 'nothing-to-sell' },
  deliver: { rule: 'AG:10.2', reason: 'nothing-to-deliver' },
  exchange: { rule: 'AG:10.2', reason: 'nothing-to-exchange' },
  tracker: { rule: 'AG:10.2', reason: 'last-space' },
} as const satisfies Readonly<Record<string, Refusal>>

/** AG:10.2 a secondary action must be able to do something. */
export function refuseEffect(p: Position, seat: Seat, effect: Effect): Refusal | undefined {
  const { k } = effect
  return k in cannot && !canDo(p, seat, effect) ? cannot[k as keyof typeof cannot] : undefined
}

function canDo(p: Position, seat: Seat, effect: Effect): boolean {
  switch (effect.k) {
    case 'guild':
      return canAdvance(p, seat)
    case 'process':
      return canProcessOne(p, seat, effect.basic)
    case 'stand-up':
      return hasLying(p, seat)
    case 'farmers':
      return canStepFarmer(p, seat)
    case 'points':
      return p.phase === Phase.Meditation
    case 'cover':
      return player(p, seat).covers !== 0
    case 'price':
      return canPrice(p)
    case 'akbar-or-order':
      return canServe(p, seat)
    case 'sell':
      return canSell(p, seat)
    case 'deliver':
      return canDeliver(p, seat)
    case 'exchange':
      return canExchange(p, seat)
    case 'tracker':
      return player(p, seat).tracker < p.rules.printed.lastSpace
    default:
      return true
  }
}
