/** Names of the notation for what the rules hold as small integers: the index in each list is the integer. */

/** Nobody, nothing, nowhere. */
export const None = -1

export const resourceNames = ['potato', 'corn', 'stone', 'gold'] as const
export const Potato = 0
export const Corn = 1
export const Stone = 2
export const Gold = 3

/** TW:5.4 workers by color; each color has one role, under the same number. */
export const colorNames = ['blue', 'green', 'red', 'yellow', 'white'] as const
export const roleNames = ['architect', 'craftsman', 'warrior', 'courier', 'priest'] as const
export const Role = { Architect: 0, Craftsman: 1, Warrior: 2, Courier: 3, Priest: 4 } as const
export const ColorCount = 5

/** Blue spaces serve Architects and green ones Craftsmen: the number of the role. */
export const groundNames = ['blue', 'green', 'plain'] as const

export const godNames = ['spiral', 'gate', 'diamond', 'squares', 'zigzag', 'mountain'] as const

export const terraceNames = ['upper', 'middle', 'lower'] as const
export const Upper = 0
export const Lower = 2

/** TW:5.5–5.13 the task icons; the first four gather the resource of the same number. */
export const taskNames = [
  'potato',
  'corn',
  'stone',
  'gold',
  'building',
  'statue',
  'weaving',
  'stairs',
  'train',
  'produce',
  'trader',
] as const
export const Task = { Building: 4, Statue: 5, Weaving: 6, Stairs: 7, Train: 8, Produce: 9, Trader: 10 } as const

/** TW:7.3–7.7 the sides of Coricancha. */
export const actionNames = ['worship', 'offering', 'refresh', 'conquest', 'production'] as const
export const Action = { Worship: 0, Offering: 1, Refresh: 2, Conquest: 3, Production: 4 } as const

/** TW:3.1 the side actions; each is one bit. */
export const sideActionNames = ['high-priest', 'pray', 'train', 'recruit'] as const
export const SideAction = { HighPriest: 1, Pray: 2, Train: 4, Recruit: 8 } as const

export const sizeNames = ['small', 'large'] as const
export const Large = 1
/** Statues are numbered by god and size: small before large. */
export const statueNames = godNames.flatMap((god) => sizeNames.map((size) => `${god}-${size}`))
export const StatueCount = 12

/** The ends of the Village queue, by what a worker costs there (TW:13.1). */
export const endNames = ['potato', 'corn'] as const
export const PotatoEnd = 0
export const CornEnd = 1

export const sideNames = ['left', 'right'] as const
export const Left = 0
export const Right = 1

/** Everything a card, a building, a link, a temple step or a conquest can give. */
export const effectKinds = [
  'potato',
  'corn',
  'stone',
  'gold',
  'vp',
  'army-card',
  'train',
  'god-card',
  'worker',
  'climb',
  'gold-climb',
  'refresh',
  'build',
  'statue',
  'stairs',
  'weavings',
  'free-build',
  'free-small-statue',
  'free-stairs',
  'free-weaving',
] as const
export const Effect = {
  Points: 4,
  ArmyCard: 5,
  Train: 6,
  GodCard: 7,
  Worker: 8,
  Climb: 9,
  GoldClimb: 10,
  Refresh: 11,
  Build: 12,
  Statue: 13,
  Stairs: 14,
  Weavings: 15,
  FreeBuild: 16,
  FreeSmallStatue: 17,
  FreeStairs: 18,
  FreeWeaving: 19,
} as const

/** Where points come from; the score sheet is made of these. */
export const sourceNames = [
  'start',
  'stairs',
  'stairs-used',
  'statues',
  'god-cards',
  'weavings',
  'production',
  'conquest',
  'temple',
  'regions',
  'festival-tile',
  'passive-buildings',
  'hunger',
  'axomamma',
] as const
export const Source = {
  Start: 0,
  Stairs: 1,
  StairsUsed: 2,
  Statues: 3,
  GodCards: 4,
  Weavings: 5,
  Production: 6,
  Conquest: 7,
  Temple: 8,
  Regions: 9,
  FestivalTile: 10,
  Passives: 11,
  Hunger: 12,
  Axomamma: 13,
} as const

/** TW:16 the passive buildings, by number less one. */
export const Passive = {
  Couriers: 0,
  Priests: 1,
  WarriorRefresh: 2,
  NewLinks: 3,
  BothTrades: 4,
  FestivalPotatoes: 5,
  OwnStairs: 6,
  FiveWeavings: 7,
  LongTapestry: 8,
  FestivalGoods: 9,
  OfferingWeaving: 10,
  WorshipClimb: 11,
  EasyConquest: 12,
  WarriorTasks: 13,
  Exchange: 14,
  ProductionRefresh: 15,
  ConquestGold: 16,
  RefreshArmy: 17,
  PotatoCards: 18,
  RichHarvest: 19,
} as const
export const PassiveCount = 20
/** Production buildings are numbered from 0, passive ones after them; a market tile is one of both. */
export const ProductionCount = 19
export const FirstPassive = 19

/** TW:17.11–17.13 fields of Axomamma's board. */
export const rowNames = ['top', 'middle', 'bottom'] as const
export const topFields = ['potato', 'corn', 'stone', 'gold', 'stone-or-corn'] as const
export const middleFields = ['weaving', 'production-building', 'statue', 'passive-building', 'stairs'] as const
export const bottomFields = ['village-potato', 'village-corn', 'nomad'] as const
export const personalityNames = ['statue', 'weaving', 'temple', 'building'] as const
