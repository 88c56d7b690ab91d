import {
  type Config,
  flag,
  int,
  type Json,
  keyed,
  list,
  maybe,
  type Notation,
  NotationError,
  named,
  nameSet,
  type Seat,
  type Shape,
  scoped,
  struct,
  union,
} from '@durbar/kernel'
import { FirstCity, FirstVillage } from './components.ts'
import type { CityScore, Event } from './events.ts'
import type { Frame } from './frames/index.ts'
import type { Move } from './moves.ts'
import {
  actionNames,
  characterNames,
  ledgerNames,
  MaxPlayers,
  Neutral,
  None,
  partNames,
  siteNames,
  sourceNames,
} from './names.ts'
import { type Ruleset, rulesetOf } from './options.ts'
import { centralSite, type Player, type Position, slotOfCity, slotOfVillage } from './position.ts'
import { packTolls, tollTo } from './tolls.ts'

/** How positions, moves and events of this game are written down. */
const notations = new WeakMap<Ruleset, Notation<Position, Move, Event>>()

export function notation(config: Config): Notation<Position, Move, Event> {
  const rules = rulesetOf(config)
  const known = notations.get(rules)
  if (known) return known
  const made = makeNotation(rules)
  notations.set(rules, made)
  return made
}

function makeNotation(rules: Ruleset): Notation<Position, Move, Event> {
  const { places } = rules.board
  const cities = places.slice(FirstCity, FirstVillage)
  const villages = places.slice(FirstVillage)
  const seat = int(0, rules.players - 1)
  const place = named(places)
  const city: Shape<number> = shifted(named(cities), FirstCity)
  const action = named(actionNames)
  const source = named(sourceNames)
  const character = named(characterNames)
  const characters = nameSet(characterNames)
  const part = named(partNames)
  const gold = int(0)

  const frame = union<Frame>('frame', {
    'next-auction': { opener: seat },
    auction: { bidder: seat, bid: maybe(gold, None), leader: maybe(seat, None), passed: seatSet(rules.players) },
    choose: { seat },
    place: { order: seat },
    'fill-pool': {},
    'game-turn': {},
    planning: {},
    'next-player': {},
    turn: {
      seat,
      actions: list(maybe(action, None), 3),
      left: list(nameSet(partNames), 3),
      used: nameSet(['trader', 'builder', 'yogi', 'privilege']),
    },
    settle: { seat, from: place },
    replace: { seat },
    surrender: { seat, to: seat },
    scoring: {},
  })

  const player = struct<Player>({
    gold,
    ledger: keyed(ledgerNames, int()),
    architect: named(places.slice(0, FirstVillage)),
    pool: int(0),
    quarry: int(0),
    palaces: int(0, rules.palaces),
    characters,
    privileges: int(0),
    oldPrivileges: int(0),
    first: maybe(action, None),
    second: maybe(action, None),
    played: flag,
  })

  const position = struct<Omit<Position, 'rules'>>({
    turn: int(0, rules.turns),
    maharaja: named(places.slice(0, FirstVillage)),
    lastTurn: flag,
    track: list(maybe(city, None), rules.board.values.trackFieldsBelow + rules.turns),
    villages: villagesShape(villages, seat, rules.villageRoom),
    cityHouses: cityHousesShape(cities, rules.players),
    sites: sitesShape(cities, rules.players),
    bank: characters,
    players: list(player, rules.players),
    agenda: list(frame),
    revealed: int(0),
    rng: list(int(), 4),
  })

  const move = union<Move>('move', {
    choose: { card: character },
    bid: { gold },
    pass: {},
    place: { at: place },
    disc: { actions: pair(action) },
    travel: { to: city, pays: tollsShape(rules.players) },
    gold: {},
    house: { for: source, at: place },
    'move-house': { for: source, from: place },
    settle: { at: place },
    quarry: {},
    palace: { for: source, site: named(siteNames) },
    governor: { city },
    take: { card: character },
    exchange: { card: character, give: character },
    lure: { from: seat },
    privilege: { action },
    replace: { card: character },
    give: { card: character },
    end: { undone: list(part), compensation: gold },
  })

  const score = struct<CityScore>({ seat, points: int(0), gold })
  const event = scoped(
    union<Event>('event', {
      'character-chosen': { seat, card: character },
      bid: { seat, gold },
      passed: { seat },
      'auction-won': { seat, gold },
      'house-placed': { seat, at: place },
      'pool-filled': { houses: int(0) },
      'maharaja-moved': { turn: int(1), to: city, field: int(0) },
      'disc-set': { seat },
      'disc-revealed': { seat, actions: list(action, 2) },
      'trader-paid': { seat, gold },
      'privilege-gained': { seat },
      'privilege-used': { seat, action },
      'privileges-expired': { seat, count: int(1) },
      traveled: { seat, from: place, to: city, via: list(place) },
      toll: { seat, to: seat, gold, byBank: flag },
      'gold-taken': { seat, gold },
      'house-built': { seat, at: place, price: gold },
      'house-moved': { seat, from: place, to: place },
      quarried: { seat, houses: int(1) },
      'palace-built': { seat, city, site: named(siteNames), price: gold },
      'governor-moved': { seat, city, field: int(0) },
      'character-taken': { seat, card: character, from: maybe(seat, None) },
      'character-returned': { seat, card: character },
      'character-replaced': { seat, card: character },
      'character-given': { seat, card: character, to: seat },
      lured: { seat, from: seat },
      'turn-ended': { seat, undone: list(part) },
      compensated: { seat, gold },
      'city-scored': { city, scores: list(score, rules.players), bonus: gold },
      'game-ended': { winner: seat },
    }),
  )

  return {
    position: {
      schema: position.schema,
      write: position.write,
      read: (json, path) => ({ ...position.read(json, path), rules }),
    },
    move,
    event,
  }
}

/** A named thing whose integers begin at `offset`. */
function shifted(inner: Shape<number>, offset: number): Shape<number> {
  return {
    schema: inner.schema,
    write: (value) => inner.write(value - offset),
    read: (json, path) => inner.read(json, path) + offset,
  }
}

/** The two arrows of a disc are alike: the document may name them in any order. */
function pair(inner: Shape<number>): Shape<readonly number[]> {
  const two = list(inner, 2)
  return {
    schema: two.schema,
    write: (values) => two.write([...values]),
    read: (json, path) => two.read(json, path).sort((a, b) => a - b),
  }
}

function seatSet(players: number): Shape<number> {
  const seats = list(int(0, players - 1))
  return {
    schema: seats.schema,
    write: (mask) => Array.from({ length: players }, (_, seat) => seat).filter((seat) => mask & (1 << seat)),
    read: (json, path) => seats.read(json, path).reduce((mask, seat) => mask | (1 << seat), 0),
  }
}

/** Who receives how much on a journey. */
function tollsShape(players: number): Shape<number> {
  const tolls = list(struct({ to: int(0, players - 1), gold: int(1, 31) }))
  return {
    schema: tolls.schema,
    write: (packed) =>
      tolls.write(
        Array.from({ length: MaxPlayers }, (_, to) => ({ to, gold: tollTo(packed, to) })).filter(
          ({ gold }) => gold > 0,
        ),
      ),
    read(json, path) {
      const amounts = Array.from({ length: MaxPlayers }, () => 0)
      for (const { to, gold } of tolls.read(json, path)) {
        if (amounts[to] !== 0) throw new NotationError(path, `seat ${to} stands there twice`)
        amounts[to] = gold
      }
      return packTolls(amounts)
    },
  }
}

/** The owners of the houses in each village. */
function villagesShape(names: readonly string[], seat: Shape<Seat>, room: number): Shape<number[]> {
  const owners = keyed(names, list(seat))
  return {
    schema: owners.schema,
    write: (slots) =>
      owners.write(names.map((_, index) => slots.slice(index * 2, index * 2 + 2).filter((owner) => owner !== None))),
    read(json, path) {
      const slots = Array.from({ length: names.length * 2 }, () => None)
      for (const [index, houses] of owners.read(json, path).entries()) {
        if (houses.length > room) throw new NotationError(`${path}.${names[index]}`, `more than ${room} houses`)
        houses.forEach((owner, place) => {
          slots[slotOfVillage(FirstVillage + index) + place] = owner
        })
      }
      return slots
    },
  }
}

/** The number of houses of each seat in each city. */
function cityHousesShape(names: readonly string[], players: number): Shape<number[]> {
  const houses = keyed(names, list(int(0), players))
  return {
    schema: houses.schema,
    write: (slots) =>
      houses.write(names.map((_, index) => slots.slice(index * MaxPlayers, index * MaxPlayers + players))),
    read(json, path) {
      const slots = Array.from({ length: names.length * MaxPlayers }, () => 0)
      for (const [index, counts] of houses.read(json, path).entries())
        counts.forEach((count, seat) => {
          slots[slotOfCity(FirstCity + index, seat)] = count
        })
      return slots
    },
  }
}

/** The owners of the palaces: a seat, "neutral", or null for a free site. */
function sitesShape(names: readonly string[], players: number): Shape<number[]> {
  const owner: Shape<number> = {
    schema: { anyOf: [{ type: 'integer', minimum: 0, maximum: players - 1 }, { const: 'neutral' }, { type: 'null' }] },
    write: (value): Json => (value === None ? null : value === Neutral ? 'neutral' : value),
    read(json, path) {
      if (json === null) return None
      return json === 'neutral' ? Neutral : int(0, players - 1).read(json, path)
    },
  }
  const cities = keyed(names, struct({ central: owner, outer: list(owner, 6) }))
  return {
    schema: cities.schema,
    write: (sites) =>
      cities.write(
        names.map((_, index) => {
          const [central, ...outer] = sites.slice(index * 7, index * 7 + 7)
          return { central: central as number, outer }
        }),
      ),
    read(json, path) {
      return cities.read(json, path).flatMap(({ central, outer }, index) => {
        if (centralSite(FirstCity + index) !== index * 7) throw new RangeError('sites are laid out by city')
        return [central, ...outer]
      })
    },
  }
}
