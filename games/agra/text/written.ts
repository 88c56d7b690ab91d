import type { Seat } from '@durbar/kernel'
import type { Event } from '../rules/events.ts'
import type { Frame } from '../rules/frames/index.ts'
import type { Move } from '../rules/moves.ts'
import type {
  aidNames,
  bonusNames,
  buildingNames,
  circleNames,
  directionNames,
  endNames,
  faceNames,
  favorNames,
  foodNames,
  goodNames,
  guildNames,
  ledgerNames,
  notableNames,
  sideNames,
  spaceNames,
  tokenNames,
} from '../rules/names.ts'

/** Moves, events and questions as they reach the text room: written by notation, with names instead of integers. */

export type GoodName = (typeof goodNames)[number]
export type BuildingName = (typeof buildingNames)[number]
export type SpaceName = (typeof spaceNames)[number]
export type GuildName = (typeof guildNames)[number]
export type NotableName = (typeof notableNames)[number]
export type FavorName = (typeof favorNames)[number]
export type BonusName = (typeof bonusNames)[number]
export type CircleName = (typeof circleNames)[number]
export type SideName = (typeof sideNames)[number]
export type DirectionName = (typeof directionNames)[number]
export type CoverName = `${SideName}-${'near' | 'far'}`
export type TokenName = (typeof tokenNames)[number]
export type FaceName = (typeof faceNames)[number]
export type AidName = (typeof aidNames)[number]
export type FoodName = (typeof foodNames)[number]
export type LedgerName = (typeof ledgerNames)[number]
export type EndName = (typeof endNames)[number]

/** A kind of move, event or question that tells nothing but itself. */
type Nothing = Readonly<Record<never, never>>

interface MoveFields {
  'lay-down': { readonly space: SpaceName }
  'take-from-cook': Nothing
  mosaic: { readonly favor: number }
  'end-meditation': Nothing
  place: { readonly space: SpaceName }
  peon: { readonly space: SpaceName; readonly aid: AidName }
  store: Nothing
  build: { readonly building: BuildingName }
  'pay-material': { readonly good: GoodName }
  'bonus-tile': { readonly tile: BonusName }
  'pay-sailor': { readonly good: GoodName }
  give: { readonly good: GoodName }
  'price-token': { readonly token: TokenName }
  'set-price': { readonly good: GoodName; readonly face: FaceName }
  'advance-tracker': Nothing
  dye: { readonly good: GoodName }
  produce: { readonly count: number }
  process: { readonly count: number; readonly aid: AidName }
  'process-good': { readonly good: GoodName; readonly aid: AidName }
  follow: { readonly aid: AidName }
  deliver: { readonly notable: NotableName; readonly good: GoodName; readonly double: boolean }
  order: { readonly guild: GuildName }
  akbar: { readonly good: GoodName }
  offering: { readonly good: GoodName; readonly bowl: GoodName }
  exchange: { readonly good: GoodName }
  take: { readonly good: GoodName }
  sell: { readonly good: GoodName }
  'remove-cover': { readonly cover: CoverName }
  'move-farmer': { readonly side: SideName; readonly direction: DirectionName }
  'stand-up': { readonly space: SpaceName }
  step: { readonly guild: GuildName }
  'use-ability': Nothing
  'take-favor': Nothing
  'take-tile': { readonly tile: FavorName }
  'give-up': { readonly tile: FavorName }
  'return-good': { readonly good: GoodName }
  'return-favor': Nothing
  stop: Nothing
  decline: Nothing
  food: { readonly food: FoodName }
  favor: { readonly action: FavorName; readonly mullah: boolean }
  luxury: { readonly good: GoodName }
  french: { readonly good: GoodName }
  caliph: Nothing
  english: { readonly good: GoodName }
  statue: Nothing
  'end-turn': Nothing
}

/** Indexed by the kinds the rules know, so that a kind without fields here does not compile. */
export type MoveKind = Move['k']
export type WrittenMoveOf<K extends MoveKind> = { readonly move: K } & MoveFields[K]
export type WrittenMove = { [K in MoveKind]: WrittenMoveOf<K> }[MoveKind]

interface EventFields {
  'turn-began': { readonly seat: Seat; readonly round: number }
  'laid-down': { readonly seat: Seat; readonly space: SpaceName }
  'taken-from-cook': { readonly seat: Seat }
  points: { readonly seat: Seat; readonly points: number }
  'points-spent': { readonly seat: Seat; readonly points: number }
  'circle-blocked': { readonly circle: CircleName }
  placed: { readonly seat: Seat; readonly space: SpaceName }
  bumped: { readonly seat: Seat; readonly space: SpaceName; readonly standing: boolean }
  stored: { readonly seat: Seat }
  peon: { readonly seat: Seat; readonly space: SpaceName; readonly forced: boolean }
  'stood-up': { readonly seat: Seat; readonly space: SpaceName }
  rupees: { readonly seat: Seat; readonly why: LedgerName; readonly rupees: number }
  favor: { readonly seat: Seat; readonly favor: number }
  'favor-action': { readonly seat: Seat; readonly action: FavorName; readonly paid: number }
  gained: { readonly seat: Seat; readonly good: GoodName; readonly count: number }
  spent: { readonly seat: Seat; readonly good: GoodName }
  /** No good means favor. */
  lost: { readonly seat: Seat; readonly good: GoodName | null; readonly count: number }
  luxury: { readonly seat: Seat; readonly good: GoodName }
  'favor-returned': { readonly seat: Seat }
  produced: { readonly seat: Seat; readonly good: GoodName; readonly count: number }
  dyed: { readonly seat: Seat; readonly good: GoodName }
  processed: { readonly seat: Seat; readonly good: GoodName; readonly count: number }
  followed: { readonly seat: Seat; readonly actor: Seat; readonly good: GoodName; readonly count: number }
  exchanged: { readonly seat: Seat; readonly from: GoodName; readonly good: GoodName }
  built: { readonly building: BuildingName; readonly by: Seat | null }
  'bonus-tile': { readonly seat: Seat; readonly tile: BonusName }
  priced: { readonly token: TokenName; readonly good: GoodName; readonly value: number }
  'prices-reset': Nothing
  'cover-removed': { readonly seat: Seat; readonly cover: CoverName }
  'farmer-moved': { readonly seat: Seat; readonly side: SideName; readonly cell: number }
  'tracker-moved': { readonly seat: Seat; readonly to: number }
  delivered: {
    readonly seat: Seat
    readonly notable: NotableName
    readonly good: GoodName
    readonly double: boolean
  }
  'contract-won': { readonly seat: Seat; readonly notable: NotableName }
  'boat-moved': { readonly dock: number }
  'merchant-moved': { readonly die: number; readonly to: BuildingName }
  'builder-moved': { readonly die: number; readonly to: BuildingName }
  'builder-left': Nothing
  influence: { readonly seat: Seat; readonly guild: GuildName; readonly step: number }
  'order-fulfilled': { readonly seat: Seat; readonly guild: GuildName; readonly order: number }
  'given-to-akbar': { readonly seat: Seat; readonly good: GoodName; readonly bowl: GoodName }
  'french-trader': { readonly seat: Seat; readonly good: GoodName }
  'tile-taken': { readonly seat: Seat; readonly tile: FavorName; readonly fromPile: boolean }
  'tile-shown': { readonly tile: FavorName }
  'tile-given-up': { readonly seat: Seat; readonly tile: FavorName }
  'end-triggered': { readonly why: EndName; readonly round: number }
  'game-ended': Nothing
}

export type EventKind = Event['k']
export type WrittenEventOf<K extends EventKind> = { readonly event: K } & EventFields[K]
export type WrittenEvent = { [K in EventKind]: WrittenEventOf<K> }[EventKind]

/** Frames that are work and never asked; every other one needs its question in every language. */
type WorkKind =
  | 'turn'
  | 'meditation-ends'
  | 'act'
  | 'merchant-visit'
  | 'merchant-moves'
  | 'builder-leaves'
  | 'action-ends'
  | 'turn-ends'
  | 'new-worker'
  | 'sailor-ends'
  | 'tracker'
  | 'evaluate'
  | 'boat'
  | 'build-first'
  | 'advance'
  | 'credit'
  | 'gain-favor'
  | 'gain-good'
  | 'points'
export type QuestionKind = Exclude<Frame['k'], WorkKind>

export interface Sailing {
  readonly paid: number | null
  readonly used: number
  readonly ordered: boolean
}

interface QuestionFields {
  meditation: Nothing
  action: Nothing
  cook: Nothing
  orders: { readonly done: boolean }
  architect: Nothing
  materials: { readonly building: BuildingName; readonly paid: number; readonly kinds: readonly GoodName[] }
  'bonus-tile': { readonly level: number }
  sailor: Sailing
  'sailor-payment': Sailing
  trader: { readonly traded: boolean; readonly priced: boolean }
  trade: { readonly given: number; readonly worth: number; readonly taken: number }
  'choose-token': Nothing
  price: { readonly token: TokenName }
  botanist: { readonly done: readonly string[] }
  'second-step': Nothing
  farmers: { readonly left: number; readonly moved: boolean }
  cover: Nothing
  production: { readonly good: GoodName }
  'dyed-production': { readonly good: GoodName; readonly dyed: GoodName; readonly rest: number }
  process: { readonly building: BuildingName }
  'process-once': { readonly building: BuildingName }
  'process-one': { readonly basic: boolean }
  follow: { readonly actor: Seat; readonly building: BuildingName }
  'deliver-one': Nothing
  jagirdar: Nothing
  once: { readonly notable: NotableName }
  sadr: Nothing
  mosaic: Nothing
  'choose-guild': { readonly left: number; readonly chosen: readonly GuildName[] }
  steps: { readonly guilds: Readonly<Record<GuildName, number>> }
  'influence-bonus': { readonly favor: number }
  'give-up': { readonly taken: FavorName }
  /** No good means favor. */
  shortage: { readonly good: GoodName | null; readonly missing: number }
  'stand-up': { readonly left: number; readonly mayStop: boolean }
  'exchange-one': Nothing
  'exchange-for': { readonly good: GoodName }
  /** No value means any basic good. */
  'choose-good': { readonly value: number | null; readonly dock: boolean }
  sell: Nothing
  'akbar-or-order': Nothing
}

export type WrittenQuestionOf<K extends QuestionKind> = { readonly frame: K } & QuestionFields[K]
export type WrittenQuestion = { [K in QuestionKind]: WrittenQuestionOf<K> }[QuestionKind]
