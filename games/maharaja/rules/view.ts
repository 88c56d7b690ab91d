import { at, type Seat, type Viewer } from '@durbar/kernel'
import { FirstCity, FirstVillage, SitesPerCity } from './components.ts'
import type { Frame } from './frames/index.ts'
import { forfeit, Once } from './frames/turn.ts'
import {
  actionNames,
  Character,
  characterNames,
  ledgerNames,
  Neutral,
  None,
  partNames,
  partsOfAction,
} from './names.ts'
import {
  centralSite,
  holds,
  housesInCity,
  lowestCharacter,
  type Player,
  type Position,
  player,
  slotOfVillage,
} from './position.ts'
import { scoreCity } from './scoring.ts'
import { tollOfRoad, totalToll } from './tolls.ts'

type ActionName = (typeof actionNames)[number]
type CharacterName = (typeof characterNames)[number]
type PartName = (typeof partNames)[number]

export interface PlayerView {
  readonly seat: Seat
  /** Null where the viewer may not know it. */
  readonly gold: number | null
  readonly ledger: Readonly<Record<string, number>> | null
  readonly architect: string
  readonly pool: number
  readonly quarry: number
  readonly palacesLeft: number
  readonly palacesBuilt: number
  readonly characters: readonly CharacterName[]
  readonly privileges: number
  /** The disc: not set yet, set but hidden from this viewer, or open. */
  readonly disc: 'unset' | 'hidden' | readonly ActionName[]
  readonly played: boolean
  /** The place in turn order, 0 first; null before everybody has a character. */
  readonly order: number | null
}

export interface CityView {
  readonly central: Seat | 'neutral' | null
  readonly outer: readonly (Seat | 'neutral' | null)[]
  /** Houses by seat. */
  readonly houses: readonly number[]
  /** What the city would pay if it were scored now, best first. */
  readonly scoring: readonly { readonly seat: Seat; readonly points: number; readonly gold: number }[]
}

export interface RoadView {
  readonly from: string
  readonly to: string
  readonly villages: readonly string[]
  /** Every village on it has a house. */
  readonly connected: boolean
  /** What this viewer would pay; null for spectators and where the road has a gap. */
  readonly toll: number | null
}

/** The action under way in the current turn, with what is left of it. */
export interface ActionView {
  readonly action: ActionName
  readonly parts: readonly PartName[]
  readonly left: readonly PartName[]
  readonly privilege: boolean
}

export interface TurnView {
  readonly seat: Seat
  readonly actions: readonly ActionView[]
  readonly builderUsed: boolean
  readonly privilegeUsed: boolean
  /** What each of the others would receive if the turn ended now. */
  readonly compensation: number
}

/** What is being asked, without anything hidden. */
export type QuestionView =
  | { readonly question: 'choose' | 'place' | 'planning' | 'replace' | 'over' }
  | {
      readonly question: 'auction'
      readonly bid: number | null
      readonly leader: Seat | null
      readonly passed: readonly Seat[]
    }
  | { readonly question: 'turn' }
  | { readonly question: 'settle'; readonly from: string }
  | { readonly question: 'surrender'; readonly to: Seat }

/** The printed values that moves imply but do not name; a component pack may have others. */
export interface PricesView {
  readonly goldAction: number
  readonly housePrice: number
  readonly palacePrice: number
  readonly craftsmanPalacePrice: number
}

export interface View {
  readonly you: Seat | null
  readonly players: readonly PlayerView[]
  /** Whose turn is under way; null while everybody plans or bids. */
  readonly active: Seat | null
  readonly turn: number
  readonly turns: number
  readonly maharaja: string
  readonly lastTurn: boolean
  /** From the arrow upward. */
  readonly track: readonly (string | null)[]
  readonly numberedFrom: number
  readonly villages: Readonly<Record<string, readonly Seat[]>>
  readonly villageRoom: number
  readonly cities: Readonly<Record<string, CityView>>
  readonly roads: readonly RoadView[]
  readonly bank: readonly CharacterName[]
  readonly prices: PricesView
  /** The seats whose answer is awaited. */
  readonly deciders: readonly Seat[]
  readonly question: QuestionView
  /** The player's turn under way, if any. */
  readonly current: TurnView | null
}

/** How far the play is: as much of everybody's view as a list of tables tells. */
export function progress(p: Position): Pick<View, 'turn' | 'turns' | 'lastTurn' | 'question'> {
  const name = (place: number): string => at(p.rules.board.places, place)
  return {
    turn: p.turn,
    turns: p.rules.turns,
    lastTurn: p.lastTurn,
    question: questionView(p.agenda[p.agenda.length - 1], name),
  }
}

/** What looks different to different viewers. */
type Own = 'you' | 'players' | 'roads'

/** Built by naming what is shown: a new field of the position stays hidden until it is named here. */
export function everybodySees(p: Position, deciders: readonly Seat[]): Omit<View, Own> {
  const { places } = p.rules.board
  const name = (place: number): string => at(places, place)
  const turn = p.agenda.findLast((frame) => frame.k === 'turn')
  const villages: Record<string, readonly Seat[]> = {}
  for (let village = FirstVillage; village < places.length; village++) {
    const slot = slotOfVillage(village)
    villages[name(village)] = [at(p.villages, slot), at(p.villages, slot + 1)].filter((owner) => owner !== None)
  }
  const cities: Record<string, CityView> = {}
  for (let city = FirstCity; city < FirstVillage; city++) cities[name(city)] = cityView(p, city)
  return {
    active: turn?.k === 'turn' ? turn.seat : null,
    ...progress(p),
    maharaja: name(p.maharaja),
    track: p.track.map((city) => (city === None ? null : name(city))),
    numberedFrom: p.rules.board.values.trackFieldsBelow,
    villages,
    villageRoom: p.rules.villageRoom,
    cities,
    bank: characterNames.filter((_, card) => p.bank & (1 << card)),
    prices: pricesView(p),
    deciders: [...deciders],
    current: turn?.k === 'turn' ? turnView(p, turn) : null,
  }
}

export function viewerSees(p: Position, viewer: Viewer, everybody: Omit<View, Own>): View {
  const over = p.agenda.length === 0
  return {
    you: viewer === 'spectator' ? null : viewer,
    players: p.players.map((_, seat) => playerView(p, seat, viewer, over)),
    ...everybody,
    roads: roadsView(p, viewer),
  }
}

function roadsView(p: Position, viewer: Viewer): RoadView[] {
  const name = (place: number): string => at(p.rules.board.places, place)
  // MH:25 the bank pays for the Monk.
  const free = viewer !== 'spectator' && holds(p, viewer, Character.WanderingMonk)
  return p.rules.board.roads.map((road) => {
    const toll = tollOfRoad(p, viewer === 'spectator' ? None : viewer, road)
    return {
      from: name(road.from),
      to: name(road.to),
      villages: road.villages.map(name),
      connected: toll >= 0,
      toll: viewer === 'spectator' || toll < 0 ? null : free ? 0 : totalToll(toll),
    }
  })
}

function playerView(p: Position, seat: Seat, viewer: Viewer, over: boolean): PlayerView {
  const who = player(p, seat)
  // MH:1, MH:Q52 the others' gold is theirs to know; at the end everything is open.
  const knowsGold = !p.rules.hiddenGold || seat === viewer || over
  const everybodyHasOne = p.players.every((someone) => someone.characters !== 0)
  const mine = lowestCharacter(p, seat)
  let order = 0
  for (let other = 0; other < p.players.length; other++) if (lowestCharacter(p, other) < mine) order++
  return {
    seat,
    gold: knowsGold ? who.gold : null,
    ledger: knowsGold ? ledgerView(who) : null,
    architect: at(p.rules.board.places, who.architect),
    pool: who.pool,
    quarry: who.quarry,
    palacesLeft: who.palaces,
    palacesBuilt: p.rules.palaces - who.palaces,
    characters: characterNames.filter((_, card) => who.characters & (1 << card)),
    privileges: who.privileges,
    disc: discView(who, seat === viewer),
    played: who.played,
    order: everybodyHasOne ? order : null,
  }
}

function ledgerView({ ledger }: Player): Record<string, number> {
  const view: Record<string, number> = {}
  ledgerNames.forEach((name, why) => {
    view[name] = at(ledger, why)
  })
  return view
}

/** MH:12, MH:13 a disc is its owner's secret until the owner's turn. */
function discView(who: Player, own: boolean): PlayerView['disc'] {
  if (who.first === None) return 'unset'
  return own || who.played ? [at(actionNames, who.first), at(actionNames, who.second)] : 'hidden'
}

function pricesView(p: Position): PricesView {
  const { goldAction, housePrice, palacePrice, craftsmanPalacePrice } = p.rules.board.values
  return { goldAction, housePrice, palacePrice, craftsmanPalacePrice }
}

function cityView(p: Position, city: number): CityView {
  const owner = (site: number): Seat | 'neutral' | null => {
    const value = at(p.sites, site)
    return value === None ? null : value === Neutral ? 'neutral' : value
  }
  const central = centralSite(city)
  const outer: CityView['outer'][number][] = []
  for (let site = central + 1; site < central + SitesPerCity; site++) outer.push(owner(site))
  return {
    central: owner(central),
    outer,
    houses: p.players.map((_, seat) => housesInCity(p, city, seat)),
    scoring: scoreCity(p, city).scores,
  }
}

function turnView(p: Position, frame: Extract<Frame, { k: 'turn' }>): TurnView {
  const partsOf = (mask: number): PartName[] => partNames.filter((_, part) => mask & (1 << part))
  return {
    seat: frame.seat,
    actions: frame.actions.flatMap((action, slot) =>
      action === None
        ? []
        : [
            {
              action: at(actionNames, action),
              parts: partsOf(at(partsOfAction, action)),
              left: partsOf(at(frame.left, slot)),
              privilege: slot === 2,
            },
          ],
    ),
    builderUsed: (frame.used & Once.Builder) !== 0,
    privilegeUsed: (frame.used & Once.Privilege) !== 0,
    compensation: forfeit(p, frame).compensation,
  }
}

function questionView(frame: Frame | undefined, name: (place: number) => string): QuestionView {
  switch (frame?.k) {
    case undefined:
      return { question: 'over' }
    case 'auction':
      return {
        question: 'auction',
        bid: frame.bid === None ? null : frame.bid,
        leader: frame.leader === None ? null : frame.leader,
        passed: Array.from({ length: 5 }, (_, seat) => seat).filter((seat) => frame.passed & (1 << seat)),
      }
    case 'settle':
      return { question: 'settle', from: name(frame.from) }
    case 'surrender':
      return { question: 'surrender', to: frame.to }
    case 'choose':
    case 'place':
    case 'planning':
    case 'replace':
    case 'turn':
      return { question: frame.k }
    default:
      throw new RangeError(`"${frame?.k}" is work, not a question`)
  }
}
