import {
  type Config,
  flag,
  int,
  type JsonObject,
  keyed,
  list,
  maybe,
  type Notation,
  named,
  nameSet,
  type Shape,
  scoped,
  struct,
  union,
} from '@durbar/kernel'
import type { Event } from './events.ts'
import type { Frame } from './frames/index.ts'
import type { Move } from './moves.ts'
import {
  abilityNames,
  aidNames,
  bonusNames,
  buildingNames,
  CellsPerSide,
  circleNames,
  coverNames,
  directionNames,
  endNames,
  faceNames,
  favorNames,
  foodNames,
  goodNames,
  guildNames,
  ledgerNames,
  None,
  notableNames,
  phaseNames,
  sideNames,
  spaceNames,
  tokenNames,
} from './names.ts'
import { type Ruleset, rulesetOf } from './options.ts'
import type { Player, Position } from './position.ts'
import { marksShape, orderPlace, ordersShape, ownerShape, tile } from './shapes.ts'

/** How positions, moves and events of this game are written down. */

interface Written extends Notation<Position, Move, Event> {
  readonly frame: Shape<Frame>
}

const notations = new WeakMap<Ruleset, Written>()

export function notation(config: Config): Notation<Position, Move, Event> {
  return notationOf(rulesetOf(config))
}

function notationOf(rules: Ruleset): Written {
  const known = notations.get(rules)
  if (known) return known
  const made = makeNotation(rules)
  notations.set(rules, made)
  return made
}

/** A frame as documents and views write it: `frame` and its details by name. */
export function writeFrame(rules: Ruleset, frame: Frame): JsonObject {
  return notationOf(rules).frame.write(frame) as JsonObject
}

const good = named(goodNames)
const building = named(buildingNames)
const space = named(spaceNames)
const notable = named(notableNames)
const notables = nameSet(notableNames)
const guild = named(guildNames)
const favorAction = named(favorNames)
const favorActions = nameSet(favorNames)
const bonusTile = named(bonusNames)
const bonusTiles = nameSet(bonusNames)
const cover = named(coverNames)
const side = named(sideNames)
const token = named(tokenNames)
const face = named(faceNames)
const circle = named(circleNames)
const aid = named(aidNames)
const rupees = int(0)
const count = int(0)

function makeNotation(rules: Ruleset): Written {
  const frame = frameShape(rules)
  const position = positionShape(rules, frame)
  return {
    frame,
    position: {
      schema: position.schema,
      write: position.write,
      read: (json, path) => ({ ...position.read(json, path), rules }),
    },
    move: moveShape(rules),
    event: eventShape(rules),
  }
}

function frameShape(rules: Ruleset): Shape<Frame> {
  const seat = int(0, rules.players - 1)
  const sailing = { seat, paid: maybe(count, None), used: count, ordered: flag, doubled: notables, supplied: notables }
  return union<Frame>('frame', {
    turn: {},
    meditation: { seat },
    'meditation-ends': {},
    action: { seat },
    act: { seat, space, merchant: flag, builder: flag },
    cook: { seat },
    'merchant-visit': { seat },
    'merchant-moves': {},
    'builder-leaves': {},
    'action-ends': {},
    orders: { seat, done: flag },
    'turn-ends': {},
    architect: { seat },
    materials: { seat, building, paid: count, kinds: nameSet(goodNames) },
    'bonus-tile': { seat, level: int(2, 4) },
    'new-worker': { seat, building, once: flag },
    sailor: sailing,
    'sailor-payment': sailing,
    'sailor-ends': { seat, refund: rupees },
    trader: { seat, traded: flag, priced: flag },
    trade: { seat, given: count, worth: count, taken: count },
    'choose-token': { seat },
    price: { seat, token },
    botanist: { seat, done: nameSet(['tracker', 'cover', 'farmers']) },
    'second-step': { seat },
    farmers: { seat, left: count, moved: flag },
    cover: { seat },
    tracker: { seat },
    production: { seat, good },
    'dyed-production': { seat, good, dyed: good, rest: count },
    process: { seat, building },
    'process-once': { seat, building },
    'process-one': { seat, basic: flag },
    follow: { seat, actor: seat, building },
    'deliver-one': { seat },
    jagirdar: { seat },
    evaluate: { notable },
    boat: {},
    once: { seat, notable },
    'build-first': { seat },
    sadr: { seat },
    mosaic: { seat },
    advance: { seat, guild },
    'choose-guild': { seat, left: count, chosen: nameSet(guildNames), belowTop: flag },
    credit: { seat, notables },
    steps: { seat, guilds: keyed(guildNames, count) as Shape<readonly number[]> },
    'influence-bonus': { seat, favor: count },
    'give-up': { seat, taken: tile },
    'gain-favor': { seat, favor: count },
    'gain-good': { seat, good, count },
    shortage: { seat, good: maybe(good, None), missing: int(1) },
    'stand-up': { seat, left: count, mayStop: flag },
    'exchange-one': { seat },
    'exchange-for': { seat, good },
    'choose-good': { seat, value: maybe(count, None), dock: flag },
    sell: { seat },
    points: { seat, points: count },
    'akbar-or-order': { seat },
  })
}

function playerShape(rules: Ruleset): Shape<Player> {
  const { values, top, lastSpace } = rules.printed
  return struct<Player>({
    rupees,
    ledger: keyed(ledgerNames, int()),
    supply: int(0, values.markers),
    goods: keyed(goodNames, count),
    favor: count,
    used: favorActions,
    scrolls: nameSet(goodNames),
    workers: int(0, values.workers),
    stored: int(0, values.cookRoom),
    influence: keyed(guildNames, int(0, top)),
    tracker: int(1, lastSpace),
    farmers: keyed(sideNames, int(1, CellsPerSide)),
    covers: nameSet(coverNames),
    tiles: favorActions,
    contracts: notables,
    french: list(maybe(good, None), 3),
    bonusTiles,
    credited: notables,
  })
}

function positionShape(rules: Ruleset, frame: Shape<Frame>): Shape<Omit<Position, 'rules'>> {
  const seat = int(0, rules.players - 1)
  const { printed } = rules
  return struct<Omit<Position, 'rules'>>({
    round: int(1),
    start: seat,
    active: seat,
    phase: named(phaseNames),
    endRound: int(0),
    tokens: keyed(tokenNames, maybe(good, None)),
    faces: keyed(tokenNames, face),
    built: nameSet(buildingNames),
    coins: keyed(buildingNames, rupees),
    merchant: building,
    builder: maybe(building, None),
    bonusTiles,
    workers: keyed(spaceNames, maybe(seat, None)),
    lying: nameSet(spaceNames),
    river: list(notable),
    marks: marksShape(printed, rules.players),
    dock: int(1, 6),
    orders: ordersShape(rules.players),
    orderMarkers: keyed(guildNames, orderPlace),
    bowls: keyed(
      printed.bowls.map((kind) => goodNames[kind] as string),
      ownerShape(rules.players),
    ),
    blocked: circle,
    display: list(tile),
    pile: list(tile),
    points: count,
    counted: count,
    muezzinPaid: flag,
    lastOuter: maybe(circle, None),
    abilities: nameSet(abilityNames),
    spentTiles: favorActions,
    players: list(playerShape(rules), rules.players),
    agenda: list(frame),
    revealed: int(0),
    rng: list(int(), 4),
  })
}

function moveShape(rules: Ruleset): Shape<Move> {
  const bowl = named(rules.printed.bowls.map((kind) => goodNames[kind] as string))
  return union<Move>('move', {
    'lay-down': { space },
    'take-from-cook': {},
    mosaic: { favor: int(1, 2) },
    'end-meditation': {},
    place: { space },
    peon: { space, aid },
    store: {},
    build: { building },
    'pay-material': { good },
    'bonus-tile': { tile: bonusTile },
    'pay-sailor': { good },
    give: { good },
    'price-token': { token },
    'set-price': { good, face },
    'advance-tracker': {},
    dye: { good },
    produce: { count: int(0, 99) },
    process: { count: int(0, 99), aid },
    'process-good': { good, aid },
    follow: { aid },
    deliver: { notable, good, double: flag },
    order: { guild },
    akbar: { good },
    offering: { good, bowl },
    exchange: { good },
    take: { good },
    sell: { good },
    'remove-cover': { cover },
    'move-farmer': { side, direction: named(directionNames) },
    'stand-up': { space },
    step: { guild },
    'use-ability': {},
    'take-favor': {},
    'take-tile': { tile },
    'give-up': { tile },
    'return-good': { good },
    'return-favor': {},
    stop: {},
    decline: {},
    food: { food: named(foodNames) },
    favor: { action: favorAction, mullah: flag },
    luxury: { good },
    french: { good },
    caliph: {},
    english: { good },
    statue: {},
    'end-turn': {},
  })
}

function eventShape(rules: Ruleset): Shape<Event> {
  const seat = int(0, rules.players - 1)
  const bowl = named(rules.printed.bowls.map((kind) => goodNames[kind] as string))
  const die = int(1, 6)
  return scoped(
    union<Event>('event', {
      'turn-began': { seat, round: int(1) },
      'laid-down': { seat, space },
      'taken-from-cook': { seat },
      points: { seat, points: count },
      'points-spent': { seat, points: count },
      'circle-blocked': { circle },
      placed: { seat, space },
      bumped: { seat, space, standing: flag },
      stored: { seat },
      peon: { seat, space, forced: flag },
      'stood-up': { seat, space },
      rupees: { seat, why: named(ledgerNames), rupees: int() },
      favor: { seat, favor: count },
      'favor-action': { seat, action: favorAction, paid: count },
      gained: { seat, good, count },
      spent: { seat, good },
      lost: { seat, good: maybe(good, None), count },
      luxury: { seat, good },
      'favor-returned': { seat },
      produced: { seat, good, count },
      dyed: { seat, good },
      processed: { seat, good, count },
      followed: { seat, actor: seat, good, count },
      exchanged: { seat, from: good, good },
      built: { building, by: maybe(seat, None) },
      'bonus-tile': { seat, tile: bonusTile },
      priced: { token, good, value: count },
      'prices-reset': {},
      'cover-removed': { seat, cover },
      'farmer-moved': { seat, side, cell: int(1, CellsPerSide) },
      'tracker-moved': { seat, to: int(1) },
      delivered: { seat, notable, good, double: flag },
      'contract-won': { seat, notable },
      'boat-moved': { dock: int(2, 6) },
      'merchant-moved': { die, to: building },
      'builder-moved': { die, to: building },
      'builder-left': {},
      influence: { seat, guild, step: int(1) },
      'order-fulfilled': { seat, guild, order: orderPlace },
      'given-to-akbar': { seat, good, bowl },
      'french-trader': { seat, good },
      'tile-taken': { seat, tile, fromPile: flag },
      'tile-shown': { tile },
      'tile-given-up': { seat, tile },
      'end-triggered': { why: named(endNames), round: int(1) },
      'game-ended': {},
    }),
  )
}
