/** Names of the notation for what the rules hold as small integers: the index in each list is the integer. */

/** MH:26–34 the nine actions of the disc, in its order. */
export const actionNames = [
  'gold',
  'house',
  'two-houses',
  'move-house',
  'quarry',
  'palace',
  'palace-house',
  'governor',
  'characters',
] as const
export const Action = {
  Gold: 0,
  House: 1,
  TwoHouses: 2,
  MoveHouse: 3,
  Quarry: 4,
  Palace: 5,
  PalaceHouse: 6,
  Governor: 7,
  Characters: 8,
} as const

/** What a house or a moved house is played for: a disc action, or the Builder's ability (MH:39). */
export const sourceNames = [...actionNames, 'builder'] as const
export const BuilderSource = 9

/** MH:35–41 the characters; their printed number is the index plus one. */
export const characterNames = [
  'mogul',
  'trader',
  'sadhu',
  'wandering-monk',
  'builder',
  'master-craftsman',
  'yogi',
] as const
export const Character = {
  Mogul: 0,
  Trader: 1,
  Sadhu: 2,
  WanderingMonk: 3,
  Builder: 4,
  MasterCraftsman: 5,
  Yogi: 6,
} as const

/** The open parts of an action. Each is one bit; an action that is done has none left. */
export const partNames = [
  'gold',
  'house',
  'city-house',
  'move',
  'first-stone',
  'second-stone',
  'palace',
  'governor',
  'character',
] as const
export const Part = {
  Gold: 1,
  House: 2,
  CityHouse: 4,
  Move: 8,
  FirstStone: 16,
  SecondStone: 32,
  Palace: 64,
  Governor: 128,
  Character: 256,
} as const

/** MH:26–34 what each action consists of; halves may be done apart from each other (MH:16). */
export const partsOfAction: readonly number[] = [
  Part.Gold,
  Part.House,
  Part.CityHouse | Part.House,
  Part.Move,
  Part.FirstStone | Part.SecondStone,
  Part.Palace,
  Part.Palace | Part.House,
  Part.Governor,
  Part.Character,
]

export const siteNames = ['central', 'outer'] as const
export const Site = { Central: 0, Outer: 1 } as const

/** Where a player's gold came from or went; the final sheet is made of these. */
export const ledgerNames = [
  'start',
  'gold-action',
  'trader',
  'payouts',
  'tolls-received',
  'compensation',
  'tolls-paid',
  'houses',
  'palaces',
  'auction',
] as const
export const Ledger = {
  Start: 0,
  GoldAction: 1,
  Trader: 2,
  Payouts: 3,
  TollsReceived: 4,
  Compensation: 5,
  TollsPaid: 6,
  Houses: 7,
  Palaces: 8,
  Auction: 9,
} as const

/** Nobody, nothing, nowhere. */
export const None = -1
/** The owner of a neutral palace (MH:66). */
export const Neutral = 5
/** Seats are laid out for the largest table, so that every position has the same shape. */
export const MaxPlayers = 5
