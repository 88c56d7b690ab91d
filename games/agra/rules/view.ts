import { at, type JsonObject, type Options, type Seat, type Viewer } from '@durbar/kernel'
import { productionOf } from './farm.ts'
import {
  abilityNames,
  BasicCount,
  bonusNames,
  buildingNames,
  circleNames,
  coverNames,
  faceNames,
  favorNames,
  goodNames,
  guildNames,
  ledgerNames,
  Neutral,
  None,
  notableNames,
  OrdersPerGuild,
  phaseNames,
  sideNames,
  spaceNames,
  tokenNames,
} from './names.ts'
import { writeFrame } from './notation.ts'
import {
  completedOf,
  isBuilt,
  isOpen,
  markCount,
  markSeat,
  orderLimit,
  type Position,
  player,
  slotOf,
  spaceOf,
  valueNow,
} from './position.ts'
import { addedScore, scoreOf } from './scoring.ts'

export type Owner = Seat | 'neutral' | null

export interface PlayerView {
  readonly seat: Seat
  /** Null where the viewer may not know it. */
  readonly rupees: number | null
  readonly ledger: Readonly<Record<string, number>> | null
  /** What the final sheet would add to the rupees now, and their sum where the viewer may know it. */
  readonly added: number
  readonly score: number | null
  readonly supply: number
  readonly goods: Readonly<Record<string, number>>
  readonly favor: number
  readonly usedActions: readonly string[]
  readonly scrolls: readonly string[]
  readonly workers: number
  readonly stored: number
  readonly influence: Readonly<Record<string, number>>
  readonly tracker: number
  readonly farmers: Readonly<Record<string, number>>
  readonly covers: readonly string[]
  /** What each production building would yield. */
  readonly production: Readonly<Record<string, number>>
  readonly tiles: readonly string[]
  readonly contracts: readonly string[]
  readonly french: readonly (string | null)[]
  readonly bonusTiles: readonly string[]
}

export interface SpaceView {
  readonly worker: Seat | null
  readonly lying: boolean
  /** Main characters are always built. */
  readonly built: boolean
  readonly rupees: number
}

export interface NotableView {
  readonly notable: string
  readonly level: number
  readonly guild: string
  readonly available: boolean
  readonly demand: readonly { readonly good: string; readonly seat: Seat | null; readonly markers: number }[]
}

export interface GuildView {
  readonly orders: readonly { readonly goods: readonly string[]; readonly owner: Owner }[]
  /** The order that can be fulfilled, from 0; null if the column is full. */
  readonly marker: number | null
}

export interface View {
  readonly you: Seat | null
  /** The readings this table plays with. */
  readonly options: Options
  readonly round: number
  readonly start: Seat
  readonly active: Seat
  readonly phase: string
  /** The round in which the end was triggered, and the one that is the last. */
  readonly endRound: number | null
  readonly lastRound: number | null
  readonly players: readonly PlayerView[]
  readonly spaces: Readonly<Record<string, SpaceView>>
  readonly merchant: string
  readonly builder: string | null
  readonly values: Readonly<Record<string, number>>
  readonly tokens: Readonly<
    Record<string, { readonly good: string | null; readonly face: string; readonly value: number }>
  >
  readonly bonusTiles: readonly string[]
  readonly dock: number
  /** Contracts of the dock's level that are there and that let the boat leave; null at the last dock. */
  readonly sail: { readonly done: number; readonly need: number } | null
  readonly orderLimit: number
  readonly river: readonly NotableView[]
  readonly guilds: Readonly<Record<string, GuildView>>
  readonly bowls: Readonly<Record<string, Owner>>
  readonly blocked: string
  readonly points: number
  readonly usedAbilities: readonly string[]
  readonly display: readonly string[]
  /** How many favor tiles lie face down. */
  readonly pile: number
  /** What each favor action takes at this table. */
  readonly favorPay: Readonly<Record<string, number>>
  /** The seats whose answer is awaited. */
  readonly deciders: readonly Seat[]
  /** What is being asked, as the notation writes it; null once the game is over. */
  readonly question: JsonObject | null
}

/** How far the play is: as much of everybody's view as a list of tables tells. */
export function progress(p: Position): Pick<View, 'round' | 'dock' | 'lastRound' | 'question'> {
  const frame = p.agenda[p.agenda.length - 1]
  return {
    round: p.round,
    dock: p.dock,
    lastRound: p.endRound === 0 ? null : p.endRound + 1,
    question: frame ? writeFrame(p.rules, frame) : null,
  }
}

/** What looks different to different viewers. */
type Own = 'you' | 'players'

/** Built by naming what is shown: a new field of the position stays hidden until it is named here. */
export function everybodySees(p: Position, deciders: readonly Seat[]): Omit<View, Own> {
  const { faces } = p.rules.printed
  return {
    options: p.rules.config.options,
    ...progress(p),
    start: p.start,
    active: p.active,
    phase: at(phaseNames, p.phase),
    endRound: p.endRound === 0 ? null : p.endRound,
    spaces: Object.fromEntries(spaceNames.map((name, space) => [name, spaceView(p, space)])),
    merchant: at(buildingNames, p.merchant),
    builder: p.builder === None ? null : at(buildingNames, p.builder),
    values: byName(goodNames, (good) => valueNow(p, good)),
    tokens: byName(tokenNames, (token) => ({
      good: goodOrNull(at(p.tokens, token)),
      face: at(faceNames, at(p.faces, token)),
      value: at(at(faces, token), at(p.faces, token)),
    })),
    bonusTiles: namesIn(p.bonusTiles, bonusNames),
    sail: sailView(p),
    orderLimit: orderLimit(p),
    river: p.river.map((notable) => notableView(p, notable)),
    guilds: byName(guildNames, (guild) => guildView(p, guild)),
    bowls: Object.fromEntries(
      p.rules.printed.bowls.map((good, bowl) => [at(goodNames, good), ownerView(at(p.bowls, bowl))]),
    ),
    blocked: at(circleNames, p.blocked),
    points: p.points,
    usedAbilities: namesIn(p.abilities, abilityNames),
    display: p.display.map((tile) => at(favorNames, tile)),
    pile: p.pile.length,
    favorPay: byName(favorNames, (action) => at(p.rules.pay, action)),
    deciders: [...deciders],
  }
}

export function viewerSees(p: Position, viewer: Viewer, everybody: Omit<View, Own>): View {
  return {
    you: viewer === 'spectator' ? null : viewer,
    ...everybody,
    players: p.players.map((_, seat) => playerView(p, seat, viewer)),
  }
}

function byName<T>(names: readonly string[], value: (index: number) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(names.map((name, index) => [name, value(index)]))
}

function namesIn(set: number, names: readonly string[]): string[] {
  return names.filter((_, index) => set & (1 << index))
}

function goodOrNull(good: number): string | null {
  return good === None ? null : at(goodNames, good)
}

function ownerView(owner: number): Owner {
  return owner === None ? null : owner === Neutral ? 'neutral' : owner
}

function playerView(p: Position, seat: Seat, viewer: Viewer): PlayerView {
  const who = player(p, seat)
  // AG:16.1 the bag is its owner's secret until scoring.
  const knowsRupees = seat === viewer || p.agenda.length === 0
  return {
    seat,
    rupees: knowsRupees ? who.rupees : null,
    ledger: knowsRupees ? byName(ledgerNames, (why) => at(who.ledger, why)) : null,
    added: addedScore(p, seat),
    score: knowsRupees ? scoreOf(p, seat) : null,
    supply: who.supply,
    goods: byName(goodNames, (good) => at(who.goods, good)),
    favor: who.favor,
    usedActions: namesIn(who.used, favorNames),
    scrolls: namesIn(who.scrolls, goodNames),
    workers: who.workers,
    stored: who.stored,
    influence: byName(guildNames, (guild) => at(who.influence, guild)),
    tracker: who.tracker,
    farmers: byName(sideNames, (side) => at(who.farmers, side)),
    covers: namesIn(who.covers, coverNames),
    production: byName(goodNames.slice(0, BasicCount), (good) => productionOf(p, seat, good)),
    tiles: namesIn(who.tiles, favorNames),
    contracts: namesIn(who.contracts, notableNames),
    french: who.french.map(goodOrNull),
    bonusTiles: namesIn(who.bonusTiles, bonusNames),
  }
}

function spaceView(p: Position, space: number): SpaceView {
  const building = space - spaceOf(0)
  const worker = at(p.workers, space)
  return {
    worker: worker === None ? null : worker,
    lying: (p.lying & (1 << space)) !== 0,
    built: building < 0 || isBuilt(p, building),
    rupees: building < 0 ? 0 : at(p.coins, building),
  }
}

function sailView(p: Position): View['sail'] {
  const need = at(p.rules.leaveContracts, p.dock)
  return need === 0 ? null : { done: completedOf(p, at(p.rules.printed.docks, p.dock).leaveLevel), need }
}

function notableView(p: Position, notable: number): NotableView {
  const { level, guild, demand } = p.rules.printed
  return {
    notable: at(notableNames, notable),
    level: at(level, notable) + 1,
    guild: at(guildNames, at(guild, notable)),
    available: isOpen(p, notable),
    demand: at(demand, notable).map((good, place) => {
      const mark = at(p.marks, slotOf(notable, place))
      return { good: at(goodNames, good), seat: mark === 0 ? null : markSeat(mark), markers: markCount(mark) }
    }),
  }
}

function guildView(p: Position, guild: number): GuildView {
  const marker = at(p.orderMarkers, guild)
  const first = guild * OrdersPerGuild
  return {
    orders: p.rules.printed.orders.slice(first, first + OrdersPerGuild).map((goods, order) => ({
      goods: goods.map((good) => at(goodNames, good)),
      owner: ownerView(at(p.orders, first + order)),
    })),
    marker: marker === None ? null : marker,
  }
}
