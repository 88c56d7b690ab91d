import type { JsonObject } from '@durbar/kernel'
import type {
  aidNames,
  bonusNames,
  buildingNames,
  circleNames,
  favorNames,
  foodNames,
  goodNames,
  guildNames,
  notableNames,
  sideNames,
  spaceNames,
  tokenNames,
} from '../rules/names.ts'

/** Moves, questions and events as the notation writes them: names instead of integers. */

type Name<List extends readonly string[]> = List[number]
export type GoodName = Name<typeof goodNames>
export type BuildingName = Name<typeof buildingNames>
export type SpaceName = Name<typeof spaceNames>
export type CharacterName = Exclude<SpaceName, BuildingName>
export type GuildName = Name<typeof guildNames>
export type NotableName = Name<typeof notableNames>
export type FavorName = Name<typeof favorNames>
export type BonusName = Name<typeof bonusNames>
export type CircleName = Name<typeof circleNames>
export type SideName = Name<typeof sideNames>
export type CoverName = `${SideName}-${'near' | 'far'}`
export type TokenName = Name<typeof tokenNames>
export type AidName = Name<typeof aidNames>
export type FoodName = Name<typeof foodNames>

interface MoveDetails {
  'lay-down': { space: SpaceName }
  'take-from-cook': object
  mosaic: { favor: number }
  'end-meditation': object
  place: { space: SpaceName }
  peon: { space: SpaceName; aid: AidName }
  store: object
  build: { building: BuildingName }
  'pay-material': { good: GoodName }
  'bonus-tile': { tile: BonusName }
  'pay-sailor': { good: GoodName }
  give: { good: GoodName }
  'price-token': { token: TokenName }
  'set-price': { good: GoodName; face: 'lower' | 'upper' }
  'advance-tracker': object
  dye: { good: GoodName }
  produce: { count: number }
  process: { count: number; aid: AidName }
  'process-good': { good: GoodName; aid: AidName }
  follow: { aid: AidName }
  deliver: { notable: NotableName; good: GoodName; double: boolean }
  order: { guild: GuildName }
  akbar: { good: GoodName }
  offering: { good: GoodName; bowl: GoodName }
  exchange: { good: GoodName }
  take: { good: GoodName }
  sell: { good: GoodName }
  'remove-cover': { cover: CoverName }
  'move-farmer': { side: SideName; direction: 'backward' | 'forward' }
  'stand-up': { space: SpaceName }
  step: { guild: GuildName }
  'use-ability': object
  'take-favor': object
  'take-tile': { tile: FavorName }
  'give-up': { tile: FavorName }
  'return-good': { good: GoodName }
  'return-favor': object
  stop: object
  decline: object
  food: { food: FoodName }
  favor: { action: FavorName; mullah: boolean }
  luxury: { good: GoodName }
  french: { good: GoodName }
  caliph: object
  english: { good: GoodName }
  statue: object
  'end-turn': object
}

export type MoveName = keyof MoveDetails
export type WrittenMoveOf<K extends MoveName> = { readonly move: K } & Readonly<MoveDetails[K]>
export type WrittenMove = { [K in MoveName]: WrittenMoveOf<K> }[MoveName]

export function written(moves: readonly JsonObject[]): readonly WrittenMove[] {
  return moves as unknown as readonly WrittenMove[]
}

export function asJson(move: WrittenMove): JsonObject {
  return move as unknown as JsonObject
}

/** The question as far as the board looks into it; every kind has some of these. */
export interface Asked {
  readonly frame: string
  readonly seat?: number
  readonly actor?: number
  readonly space?: SpaceName
  readonly building?: BuildingName
  readonly good?: GoodName | null
  readonly dyed?: GoodName
  readonly notable?: NotableName
  readonly token?: TokenName
  readonly level?: number
  readonly paid?: number | null
  readonly used?: number
  readonly ordered?: boolean
  readonly given?: number
  readonly worth?: number
  readonly taken?: number | FavorName
  readonly left?: number
  readonly favor?: number
  readonly missing?: number
  readonly kinds?: readonly GoodName[]
  readonly guilds?: Readonly<Record<GuildName, number>>
}

export function askedOf(question: JsonObject | null): Asked | undefined {
  return question === null ? undefined : (question as unknown as Asked)
}

/** Events as far as the board looks into them. */
export interface WrittenEvent {
  readonly event: string
  readonly seat?: number
  readonly space?: SpaceName
  readonly building?: BuildingName
  readonly good?: GoodName | null
  readonly from?: GoodName
  readonly count?: number
  readonly notable?: NotableName
  readonly double?: boolean
  readonly guild?: GuildName
  readonly order?: number
  readonly bowl?: GoodName
  readonly cover?: CoverName
  readonly side?: SideName
  readonly cell?: number
  readonly to?: BuildingName | number
  readonly dock?: number
  readonly tile?: string
  readonly action?: FavorName
  readonly circle?: CircleName
  readonly rupees?: number
  readonly die?: number
}

export function writtenEvents(recent: readonly JsonObject[]): readonly WrittenEvent[] {
  return recent as unknown as readonly WrittenEvent[]
}
