/** Names of the notation for what the rules hold as small integers: the index in each list is the integer. */

/** AG:1.3, AG:1.9 goods in the order of the path: down column 1, then 2, 3 and 4. */
export const goodNames = [
  'sandstone',
  'wood',
  'turmeric',
  'cotton',
  'cement',
  'planks',
  'curry',
  'oil',
  'bricks',
  'paper',
  'dye',
  'fabric',
  'statue',
  'book',
  'painting',
  'clothes',
] as const
export const Good = {
  Sandstone: 0,
  Wood: 1,
  Turmeric: 2,
  Cotton: 3,
  Cement: 4,
  Planks: 5,
  Curry: 6,
  Oil: 7,
  Bricks: 8,
  Paper: 9,
  Dye: 10,
  Fabric: 11,
  Statue: 12,
  Book: 13,
  Painting: 14,
  Clothes: 15,
} as const
export const GoodCount = 16
export const FirstLuxury = 12
/** The four goods of column 1 (AG:1.3); their buildings are built from the start (AG:1.8). */
export const BasicCount = 4

/** AG:1.8 the building of a good has the good's number. */
export const buildingNames = [
  'quarry',
  'lumber-mill',
  'turmeric-field',
  'cotton-field',
  'cement-works',
  'plank-sawmill',
  'curry-kitchen',
  'oil-press',
  'brickyard',
  'paper-mill',
  'dye-works',
  'weaver',
  'sculptor',
  'bookbinder',
  'painters-studio',
  'tailor',
] as const

/** AG:1.11 action spaces: the four main characters, then the buildings. */
export const spaceNames = ['architect', 'sailor', 'trader', 'botanist', ...buildingNames] as const
export const Space = { Architect: 0, Sailor: 1, Trader: 2, Botanist: 3, FirstBuilding: 4 } as const
export const SpaceCount = 20

/** AG:1.3 the production chain of a good, and its column. */
export function rowOf(good: number): number {
  return good & 3
}

export function columnOf(good: number): number {
  return (good >> 2) + 1
}

export const guildNames = ['artisans', 'merchants', 'scholars'] as const
export const GuildCount = 3
export const OrdersPerGuild = 6

/** AG:14 the notables; their printed number is the index plus one. */
export const notableNames = [
  'portuguese-trader',
  'sufi',
  'takshaka',
  'mahout',
  'khatib',
  'french-trader',
  'dyer',
  'cook',
  'muezzin',
  'jagirdar',
  'caliph',
  'calligrapher',
  'mullah',
  'english-trader',
  'mosaic-maker',
  'mujtahida',
  'dutch-trader',
  'painter',
  'subadar',
  'sadr-us-sudur',
  'grand-mufti',
  'grand-imam',
  'court-artist',
  'dewan',
] as const
export const Notable = {
  PortugueseTrader: 0,
  Sufi: 1,
  Takshaka: 2,
  Mahout: 3,
  Khatib: 4,
  FrenchTrader: 5,
  Dyer: 6,
  Cook: 7,
  Muezzin: 8,
  Jagirdar: 9,
  Caliph: 10,
  Calligrapher: 11,
  Mullah: 12,
  EnglishTrader: 13,
  MosaicMaker: 14,
  Mujtahida: 15,
  DutchTrader: 16,
  Painter: 17,
  Subadar: 18,
  SadrUsSudur: 19,
  GrandMufti: 20,
  GrandImam: 21,
  CourtArtist: 22,
  Dewan: 23,
} as const
export const NotableCount = 24
/** AG:1.16 a notable asks for two or three goods; three places each, the third of a smaller one stays empty. */
export const SpacesPerNotable = 3
export const LevelCount = 4
export const LastDock = 6

/** AG:10.7 the three printed favor actions, then AG:10.8 the fourteen tiles by their number. */
export const favorNames = [
  'basic-good',
  'influence',
  'process',
  'stand-up',
  'remove-cover',
  'advanced-good',
  'price',
  'meditation-point',
  'akbar-or-order',
  'process-basic',
  'process-extra',
  'sell',
  'deliver',
  'farmers',
  'exchange',
  'meditation-step',
  'free-peon',
] as const
export const Favor = {
  BasicGood: 0,
  Influence: 1,
  Process: 2,
  StandUp: 3,
  RemoveCover: 4,
  AdvancedGood: 5,
  Price: 6,
  MeditationPoint: 7,
  AkbarOrOrder: 8,
  ProcessBasic: 9,
  ProcessExtra: 10,
  Sell: 11,
  Deliver: 12,
  Farmers: 13,
  Exchange: 14,
  MeditationStep: 15,
  FreePeon: 16,
} as const
export const FirstTile = 3
export const FavorCount = 17
/** AG:12.5 a player board has room for three tiles. */
export const TilesPerPlayer = 3
export const DisplaySize = 3

/** AG:6.4 the building bonus tiles: the building's level, and what comes with the rupees. */
export const bonusNames = [
  '2-artisans',
  '2-merchants',
  '2-favor',
  '2-cover',
  '3-artisans',
  '3-scholars',
  '3-rupees',
  '3-favor',
  '4-scholars',
  '4-merchants',
  '4-rupees',
  '4-favor',
] as const
export const BonusCount = 12

/** AG:4.4 the four outer actions of the meditation circle. */
export const circleNames = ['exchange', 'deliver', 'process', 'remove-cover'] as const
export const Circle = { Exchange: 0, Deliver: 1, Process: 2, RemoveCover: 3 } as const

/** AG:1.20 the sides of a farm, clockwise; each begins at the corner of a basic good. */
export const sideNames = ['top', 'right', 'bottom', 'left'] as const
export const CellsPerSide = 5
export const directionNames = ['backward', 'forward'] as const
/** AG:1.20 two covers lie on every side. */
export const coverNames = sideNames.flatMap((side) => [`${side}-near`, `${side}-far`])
export const CoverCount = 8

export const tokenNames = ['first', 'second', 'third'] as const
export const faceNames = ['lower', 'upper'] as const
export const TokenCount = 3

/** AG:3.7 what is declared together with a move: nothing, the favor tile it needs, or the tile made cheaper by the Mullah. */
export const aidNames = ['none', 'tile', 'tile-and-mullah'] as const
export const Aid = { None: 0, Tile: 1, TileAndMullah: 2 } as const

/** AG:3.2 the phases of a turn. */
export const phaseNames = ['meditation', 'action', 'order'] as const
export const Phase = { Meditation: 0, Action: 1, Order: 2 } as const

/** AG:10.3 what is spent to stand workers up. */
export const foodNames = ['oil', 'curry', 'both'] as const
export const Food = { Oil: 0, Curry: 1, Both: 2 } as const

/** AG:14.0 abilities that may be used once in a turn. */
export const abilityNames = ['french-trader', 'caliph', 'mullah', 'english-trader', 'mosaic-maker', 'dyer'] as const
export const Ability = { FrenchTrader: 1, Caliph: 2, Mullah: 4, EnglishTrader: 8, MosaicMaker: 16, Dyer: 32 } as const

/** AG:1.14 where a player's rupees came from or went; the final sheet is made of these. */
export const ledgerNames = [
  'start',
  'deliveries',
  'generous',
  'orders',
  'bonus-tiles',
  'sailor',
  'buildings',
  'sales',
  'contracts',
  'peon',
] as const
export const Ledger = {
  Start: 0,
  Deliveries: 1,
  Generous: 2,
  Orders: 3,
  BonusTiles: 4,
  Sailor: 5,
  Buildings: 6,
  Sales: 7,
  Contracts: 8,
  Peon: 9,
} as const

/** AG:15.1 what ends the game. */
export const endNames = ['contract', 'influence', 'orders'] as const
export const End = { Contract: 0, Influence: 1, Orders: 2 } as const

/** Nobody, nothing, nowhere. */
export const None = -1
/** AG:2.15 the owner of neutral markers. */
export const Neutral = 4
export const MaxPlayers = 4
