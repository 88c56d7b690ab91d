import type { Position as KernelPosition, Seat } from '@durbar/kernel'
import { CityCount, FirstCity, FirstVillage, SitesPerCity, VillageCount } from './components.ts'
import type { Frame } from './frames/index.ts'
import { MaxPlayers, None } from './names.ts'
import type { Ruleset } from './options.ts'

export interface Player {
  /** Hidden from the others unless the table plays with open gold (MH:1). */
  gold: number
  /** Where the gold came from and went, by `Ledger`; sums up to `gold` and is as hidden. */
  ledger: number[]
  /** The start or a city. */
  architect: number
  /** Houses that can be built; during setup the hand of four (MH:9). */
  pool: number
  quarry: number
  /** Palaces not built yet. */
  palaces: number
  /** A set of characters, by bit. */
  characters: number
  /** Privileges in hand, and how many of them were in hand before the current turn (MH:Q66). */
  privileges: number
  oldPrivileges: number
  /** The two actions set on the disc, or None; hidden until the own turn (MH:12, MH:13). */
  first: number
  second: number
  /** Whether the own turn of this game turn has begun, and so the disc is open; it stays until the next one. */
  played: boolean
}

export interface Position extends KernelPosition<Frame> {
  readonly rules: Ruleset
  /** 0 before the first game turn. */
  turn: number
  /** The start or a city. */
  maharaja: number
  /** MH:57 this game turn is the last one: a governor has reached the last field. */
  lastTurn: boolean
  /** From the arrow upward: a city or None. */
  track: number[]
  /**
   * Two places per village: the owners of its houses, or None; the first fills first. Never changed but replaced, so
   * that copies share it, and what was found out about it holds as long as it is the same list; see `tolls.ts`.
   */
  villages: readonly number[]
  /** Houses in cities, by city and seat. */
  cityHouses: number[]
  /** Palace sites, by city: the central one, then six outer ones; a seat, Neutral or None. */
  sites: number[]
  /** A set of characters, by bit. */
  bank: number
  players: Player[]
}

/** The one place where positions are born: every other way to get one ends here, so all have the same shape. */
export function clone(p: Position): Position {
  const agenda: Frame[] = []
  for (let index = 0; index < p.agenda.length; index++) agenda.push(cloneFrame(p.agenda[index] as Frame))
  const players: Player[] = []
  for (let seat = 0; seat < p.players.length; seat++) players.push(clonePlayer(p.players[seat] as Player))
  return {
    rules: p.rules,
    rng: p.rng.slice(),
    revealed: p.revealed,
    agenda,
    turn: p.turn,
    maharaja: p.maharaja,
    lastTurn: p.lastTurn,
    track: p.track.slice(),
    villages: p.villages,
    cityHouses: p.cityHouses.slice(),
    sites: p.sites.slice(),
    bank: p.bank,
    players,
  }
}

function clonePlayer(player: Player): Player {
  return {
    gold: player.gold,
    ledger: player.ledger.slice(),
    architect: player.architect,
    pool: player.pool,
    quarry: player.quarry,
    palaces: player.palaces,
    characters: player.characters,
    privileges: player.privileges,
    oldPrivileges: player.oldPrivileges,
    first: player.first,
    second: player.second,
    played: player.played,
  }
}

function cloneFrame(frame: Frame): Frame {
  if (frame.k !== 'turn') return { ...frame }
  const { k, seat, actions, left, used } = frame
  return { k, seat, actions: actions.slice(), left: left.slice(), used }
}

export function player(p: Position, seat: Seat): Player {
  return p.players[seat] as Player
}

export function holds(p: Position, seat: Seat, character: number): boolean {
  return (player(p, seat).characters & (1 << character)) !== 0
}

/** MH:6, MH:72 the character that decides turn order and ties: the lowest one held. */
export function lowestCharacter(p: Position, seat: Seat): number {
  const { characters } = player(p, seat)
  return characters === 0 ? MaxPlayers + 2 : 31 - Math.clz32(characters & -characters)
}

/** All seats by their lowest character: the order of play. */
export function seatsInOrder(p: Position): Seat[] {
  return p.players.map((_, seat) => seat).sort((a, b) => lowestCharacter(p, a) - lowestCharacter(p, b))
}

/** Changes a player's gold, and notes why. */
export function addGold(p: Position, seat: Seat, why: number, gold: number): void {
  const who = player(p, seat)
  who.gold += gold
  who.ledger[why] = (who.ledger[why] as number) + gold
}

/** The same the other way; adding the negative of nothing would make a minus zero, which is no small integer. */
export function payGold(p: Position, seat: Seat, why: number, gold: number): void {
  const who = player(p, seat)
  who.gold -= gold
  who.ledger[why] = (who.ledger[why] as number) - gold
}

export function slotOfVillage(village: number): number {
  return (village - FirstVillage) * 2
}

/** How many houses of anybody stand in the village. */
export function housesInVillage(p: Position, village: number): number {
  const slot = slotOfVillage(village)
  return p.villages[slot] === None ? 0 : p.villages[slot + 1] === None ? 1 : 2
}

export function ownsHouseInVillage(p: Position, village: number, seat: Seat): boolean {
  const slot = slotOfVillage(village)
  return p.villages[slot] === seat || p.villages[slot + 1] === seat
}

export function slotOfCity(city: number, seat: Seat): number {
  return (city - FirstCity) * MaxPlayers + seat
}

export function housesInCity(p: Position, city: number, seat: Seat): number {
  return p.cityHouses[slotOfCity(city, seat)] as number
}

/** The first site of the city: its central one; the six outer ones follow. */
export function centralSite(city: number): number {
  return (city - FirstCity) * SitesPerCity
}

export function addHouse(p: Position, seat: Seat, place: number): void {
  if (place >= FirstVillage) {
    const slot = slotOfVillage(place)
    const villages = p.villages.slice()
    villages[villages[slot] === None ? slot : slot + 1] = seat
    p.villages = villages
  } else {
    const slot = slotOfCity(place, seat)
    p.cityHouses[slot] = (p.cityHouses[slot] as number) + 1
  }
}

export function removeHouse(p: Position, seat: Seat, place: number): void {
  if (place >= FirstVillage) {
    const slot = slotOfVillage(place)
    const villages = p.villages.slice()
    if (villages[slot] === seat) villages[slot] = villages[slot + 1] as number
    villages[slot + 1] = None
    p.villages = villages
  } else {
    const slot = slotOfCity(place, seat)
    p.cityHouses[slot] = (p.cityHouses[slot] as number) - 1
  }
}

export const villageSlots = VillageCount * 2
export const cityHouseSlots = CityCount * MaxPlayers
export const siteCount = CityCount * SitesPerCity
