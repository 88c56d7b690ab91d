import { type Json, type JsonObject, type Refusal, range, type Seat } from '@durbar/kernel'
import { given, type Scenario } from '@durbar/kernel/testing'
import { actionNames, characterNames, invariants, maharaja, type Position } from '@durbar/maharaja/rules'

/**
 * A table in the middle of the game, as the rulebook's examples describe one: who sits there with which character,
 * what stands where, and whose turn it is. Whatever a test does not mention is as harmless as can be.
 */

/** The players of the examples, by seat. */
export const [Red, Blue, Green, Yellow] = [0, 1, 2, 3] as const

export type ActionName = (typeof actionNames)[number]
export type CharacterName = (typeof characterNames)[number]

export interface Guest {
  /** One character, or several where the table plays with several. */
  readonly character: CharacterName | readonly CharacterName[]
  readonly gold?: number
  /** The place of the architect; the start if absent. */
  readonly architect?: string
  /** The houses that can be built. */
  readonly pool?: number
  readonly quarry?: number
  /** The two actions set; gold twice if absent. */
  readonly disc?: readonly [ActionName, ActionName]
  readonly privileges?: number
  /** How many of them were in hand before this turn. */
  readonly oldPrivileges?: number
}

export interface Setting {
  readonly players: readonly Guest[]
  readonly options?: Readonly<Record<string, string>>
  readonly components?: JsonObject
  /** Who is on turn: the lowest character if absent. Those before in turn order have played. */
  readonly turnOf?: Seat
  /** Nobody has set the disc yet. */
  readonly planning?: boolean
  /** The owners of the houses in each village. */
  readonly villages?: Readonly<Record<string, readonly Seat[]>>
  /** For each city the number of houses by seat. */
  readonly cities?: Readonly<Record<string, readonly number[]>>
  readonly palaces?: Readonly<Record<string, { readonly central?: Seat; readonly outer?: readonly Seat[] }>>
  readonly turn?: number
  readonly maharaja?: string
  /** The governors from the arrow upward; fields left out at the top are empty. */
  readonly track?: readonly (string | null)[]
  readonly lastTurn?: boolean
}

interface WrittenPlayer {
  readonly gold: number
  readonly ledger: Readonly<Record<string, number>>
  readonly architect: string
  readonly pool: number
  readonly quarry: number
  readonly palaces: number
  readonly characters: readonly CharacterName[]
  readonly privileges: number
  readonly first: ActionName | null
  readonly second: ActionName | null
  readonly played: boolean
}

export interface WrittenPosition {
  readonly turn: number
  readonly maharaja: string
  readonly lastTurn: boolean
  readonly track: readonly (string | null)[]
  readonly villages: Readonly<Record<string, readonly Seat[]>>
  readonly cityHouses: Readonly<Record<string, readonly number[]>>
  readonly sites: Readonly<Record<string, { readonly central: Json; readonly outer: readonly Json[] }>>
  readonly bank: readonly CharacterName[]
  readonly players: readonly WrittenPlayer[]
  readonly agenda: readonly { readonly frame: string }[]
}

export interface Table extends Scenario<Position> {
  /** The position document, with its types. */
  now(): WrittenPosition
  player(seat: Seat): WrittenPlayer
  /** Everybody's gold, by seat. */
  gold(): number[]
  /** Who is asked, and what. */
  asked(): { readonly seats: readonly Seat[]; readonly question: string | undefined }
  /** Ends the turn of the seat, whatever is left undone, and returns the events. */
  end(seat: Seat): JsonObject[]
  /** Ends every turn up to the scoring and returns the events of the last one. */
  endAll(): JsonObject[]
  /** The legal moves of one kind, as written. */
  movesOf(seat: Seat, kind: string): JsonObject[]
}

/** Houses of the box that a test does not care about stand here. */
const faraway = 'varanasi'
const quarryAfterSetup = 10
const housesInTheBox = 20

const firstTurnTrack = [null, 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi', 'agra']

export function table(setting: Setting): Table {
  const { players, options = {}, components } = setting
  const fields = 7 + (options.length === 'short' ? 8 : 10)
  const track = setting.track ?? firstTurnTrack
  const everybody = range(players.length)
  const lowest = everybody.map((seat) =>
    Math.min(...cardsOf(players, seat).map((card) => characterNames.indexOf(card))),
  )
  const onTurn = setting.turnOf ?? lowest.indexOf(Math.min(...lowest))
  const first = setting.planning ? -1 : (lowest[onTurn] as number)
  const inGame = characterNames.filter((card) => card !== 'yogi' || options.yogi === 'on')
  const held = everybody.flatMap((seat) => cardsOf(players, seat))
  const houses = everybody.map((seat) => housesOf(setting, seat))
  const patch: JsonObject = {
    turn: setting.turn ?? 1,
    maharaja: setting.maharaja ?? 'agra',
    lastTurn: setting.lastTurn ?? false,
    track: range(fields).map((field) => track[field] ?? null),
    villages: setting.villages ?? {},
    cityHouses: cityHouses(
      setting,
      houses.map((of) => of.faraway),
    ),
    sites: sites(setting),
    bank: inGame.filter((card) => !held.includes(card)),
    players: Object.fromEntries(
      everybody.map((seat) => [
        seat,
        guest(setting, seat, {
          pool: (houses[seat] as Houses).pool,
          quarry: (houses[seat] as Houses).quarry,
          played: (lowest[seat] as number) < first,
          disc: !setting.planning && seat !== onTurn,
        }),
      ]),
    ),
    agenda: [{ frame: 'next-player' }, { frame: 'planning' }],
  }
  const scenario = extend(given(maharaja, { players: players.length, options, components }, patch))
  if (!setting.planning)
    scenario.play(onTurn, { move: 'disc', actions: [...((players[onTurn] as Guest).disc ?? ['gold', 'gold'])] })
  const problems = invariants(scenario.position)
  if (problems.length > 0) throw new Error(`no such table: ${problems.join('; ')}`)
  return scenario
}

/** A fresh setup of the game, before the first decision. */
export function newGame(
  players: number,
  options: Readonly<Record<string, string>> = {},
  more: { readonly seed?: string; readonly components?: JsonObject; readonly patch?: JsonObject } = {},
): Table {
  const { patch, ...request } = more
  return extend(given(maharaja, { players, options, ...request }, patch))
}

/** A refusal without its details. */
export function why(refusal: Refusal | undefined): string | undefined {
  return refusal && `${refusal.rule} ${refusal.reason}`
}

/** The events of one kind. */
export function eventsOf(events: readonly JsonObject[], kind: string): JsonObject[] {
  return events.filter((event) => event.event === kind)
}

/** How the city was scored, best first. */
export function scoring(events: readonly JsonObject[]): { seat: Seat; points: number; gold: number }[] {
  const [scored] = eventsOf(events, 'city-scored')
  if (!scored) throw new Error('no city was scored')
  return scored.scores as unknown as { seat: Seat; points: number; gold: number }[]
}

/** A journey, with what each owner receives for it. */
export function travel(to: string, ...tolls: readonly (readonly [Seat, number])[]): JsonObject {
  return { move: 'travel', to, pays: tolls.map(([owner, gold]) => ({ to: owner, gold })) }
}

function extend(scenario: Scenario<Position>): Table {
  const { position } = scenario
  const now = (): WrittenPosition => scenario.written() as unknown as WrittenPosition
  const self: Table = {
    ...scenario,
    now,
    player: (seat) => now().players[seat] as WrittenPlayer,
    gold: () => now().players.map((someone) => someone.gold),
    asked: () => ({ seats: maharaja.deciders(position), question: now().agenda.at(-1)?.frame }),
    movesOf: (seat, kind) => scenario.moves(seat).filter((move) => move.move === kind),
    end: (seat) => scenario.play(seat, ...self.movesOf(seat, 'end')),
    endAll() {
      let events: JsonObject[] = []
      for (let asked = self.asked(); asked.question === 'turn'; asked = self.asked())
        events = self.end(asked.seats[0] as Seat)
      return events
    },
  }
  return self
}

function cardsOf(players: readonly Guest[], seat: Seat): readonly CharacterName[] {
  const { character } = players[seat] as Guest
  return typeof character === 'string' ? [character] : character
}

interface Houses {
  readonly pool: number
  readonly quarry: number
  readonly faraway: number
}

/** A player's houses: those on the board are counted, the rest goes where the test says or does not notice it. */
function housesOf(setting: Setting, seat: Seat): Houses {
  const inVillages = Object.values(setting.villages ?? {})
    .flat()
    .filter((owner) => owner === seat).length
  const inCities = Object.values(setting.cities ?? {}).reduce((sum, counts) => sum + (counts[seat] ?? 0), 0)
  const rest = housesInTheBox - inVillages - inCities
  const { pool, quarry = Math.min(quarryAfterSetup, rest - (pool ?? 0)) } = setting.players[seat] as Guest
  return { pool: pool ?? rest - quarry, quarry, faraway: pool === undefined ? 0 : rest - pool - quarry }
}

function cityHouses(setting: Setting, faraways: readonly number[]): JsonObject {
  const cities: Record<string, readonly number[]> = { ...setting.cities }
  if (faraways.some((count) => count > 0))
    cities[faraway] = faraways.map((count, seat) => count + (setting.cities?.[faraway]?.[seat] ?? 0))
  return cities
}

function sites(setting: Setting): JsonObject {
  return Object.fromEntries(
    Object.entries(setting.palaces ?? {}).map(([city, { central, outer = [] }]) => [
      city,
      { central: central ?? null, outer: Object.fromEntries(outer.map((owner, site) => [site, owner])) },
    ]),
  )
}

interface Inside {
  readonly pool: number
  readonly quarry: number
  readonly played: boolean
  readonly disc: boolean
}

function guest(setting: Setting, seat: Seat, { pool, quarry, played, disc }: Inside): JsonObject {
  const who = setting.players[seat] as Guest
  const gold = who.gold ?? 15
  const built = Object.values(setting.palaces ?? {}).flatMap(({ central, outer = [] }) => [central, ...outer])
  const palaces = setting.options?.length === 'short' ? 6 : 7
  const [one, two] = [...(who.disc ?? (['gold', 'gold'] as const))].sort(
    (a, b) => actionNames.indexOf(a) - actionNames.indexOf(b),
  )
  return {
    gold,
    ledger: { start: gold },
    architect: who.architect ?? 'ajmer',
    pool,
    quarry,
    palaces: palaces - built.filter((owner) => owner === seat).length,
    characters: [...cardsOf(setting.players, seat)],
    privileges: who.privileges ?? 0,
    oldPrivileges: who.oldPrivileges ?? 0,
    first: (disc && one) || null,
    second: (disc && two) || null,
    played,
  }
}
