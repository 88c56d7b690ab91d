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
  range,
  type Shape,
  scoped,
  struct,
  union,
} from '@durbar/kernel'
import type { Cost } from './box.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames/index.ts'
import type { Move } from './moves.ts'
import {
  actionNames,
  colorNames,
  endNames,
  godNames,
  None,
  personalityNames,
  resourceNames,
  roleNames,
  sideActionNames,
  sideNames,
  sizeNames,
  sourceNames,
  statueNames,
  taskNames,
} from './names.ts'
import { eventShape } from './notation-events.ts'
import { type Ruleset, rulesetOf } from './options.ts'
import type { Axomamma, Placement, Player, Position } from './position.ts'

/** How positions, moves and events of this game are written down. */
const notations = new WeakMap<Ruleset, Notation<Position, Move, Event>>()

export function notation(config: Config): Notation<Position, Move, Event> {
  const rules = rulesetOf(config)
  const known = notations.get(rules)
  if (known) return known
  const words = vocabulary(rules)
  const made = { position: positionShape(rules, words), move: moveShape(words), event: scoped(eventShape(words)) }
  notations.set(rules, made)
  return made
}

export type Vocabulary = ReturnType<typeof vocabulary>

/** The names of everything that is printed, as shapes. */
function vocabulary({ box, players }: Ruleset) {
  const weaving = named(box.weavingNames)
  const godCard = named(box.godCardNames)
  return {
    seat: int(0, players - 1),
    amount: int(0),
    section: int(0, 4),
    color: named(colorNames),
    role: named(roleNames),
    god: named(godNames),
    resource: named(resourceNames),
    space: named(box.spaceNames),
    slot: named(box.stairNames),
    godCard,
    /** A card of the offer, or the top of the deck. */
    godSource: maybe(godCard, None),
    armyCard: named(box.armyNames),
    tile: named(box.tileNames),
    building: named(box.tileNames.slice(0, 19)),
    weaving,
    maybeWeaving: maybe(weaving, None),
    statue: named(statueNames),
    effect: named(box.effectNames),
    task: named(taskNames),
    action: named(actionNames),
    source: named(sourceNames),
    end: named(endNames),
    side: named(sideNames),
    conquest: named(box.conquestNames),
    region: named(box.regionNames),
    token: named(box.axomamma.tokenNames),
    soldiers: keyed(['ones', 'twos'], int(0, 30)),
    counts: {
      army: keyed(box.armyNames, int(0, 30)),
      colors: keyed(colorNames, int(0, 9)),
      statues: keyed(statueNames, int(0, 2)),
      goods: keyed(resourceNames, int(0)),
    },
    names: box,
  }
}

/** Ways to pay are unordered: any order is read, one is written. */
function cardSet(card: Shape<number>, cards: number): Shape<readonly number[]> {
  const inner = list(card, cards)
  const sorted = (values: readonly number[]): number[] => values.slice().sort((one, other) => one - other)
  return {
    schema: { ...inner.schema, uniqueItems: true },
    write: (values) => inner.write(sorted(values)),
    read(json, path) {
      const values = sorted(inner.read(json, path))
      if (new Set(values).size !== values.length) throw new NotationError(path, 'the same card twice')
      return values
    },
  }
}

const costShape: Shape<Cost> = (() => {
  const inner = keyed([...resourceNames, 'food'], int(0, 20))
  return {
    schema: inner.schema,
    write: (cost) => inner.write(cost.slice()),
    read(json: Json, path: string) {
      const [potato = 0, corn = 0, stone = 0, gold = 0, food = 0] = inner.read(json, path)
      return [potato, corn, stone, gold, food]
    },
  }
})()

function readonlyList(item: Shape<number>, length?: number): Shape<readonly number[]> {
  const inner = list(item, length)
  return { schema: inner.schema, write: (values) => inner.write(values.slice()), read: inner.read }
}

function pair(item: Shape<number[]>): Shape<readonly number[]> {
  return { schema: item.schema, write: (values) => item.write(values.slice()), read: item.read }
}

function moveShape(w: Vocabulary): Shape<Move> {
  const { color, godCard, armyCard, tile, building, weaving } = w
  return union<Move>('move', {
    starter: { tile: weaving },
    keep: { cards: cardSet(godCard, w.names.values.godCardsKept) },
    'settle-priest': { section: w.section },
    place: { worker: color, role: w.role, space: w.space },
    'pay-card': { card: godCard },
    'pay-gold': {},
    pay: { potato: w.amount, corn: w.amount, stone: w.amount, gold: w.amount },
    'pick-up': { space: w.space },
    'pay-potato': {},
    task: { task: w.task },
    take: { effect: w.effect },
    choose: { effect: w.effect },
    'god-card': { card: w.godSource },
    'keep-army': { card: armyCard },
    nomad: { worker: color },
    climb: {},
    'refresh-building': { tile: building },
    'refresh-army': { card: armyCard },
    stairs: { slot: w.slot },
    build: { tile },
    swap: { card: godCard },
    remove: { tile },
    statue: { statue: w.statue },
    buy: { tile: weaving },
    'put-under': { tile: weaving },
    lay: { next: w.maybeWeaving, side: w.side },
    weaving: { place: named(['top', 'next']) },
    produce: { tile: building },
    'move-priest': { sections: int(1, 2) },
    pray: {},
    train: {},
    recruit: { worker: color },
    perform: {},
    'take-gold': {},
    sacrifice: { statue: w.statue },
    offer: { steps: int(1, 3) },
    'lose-villager': { end: w.end },
    'lose-nomad': { worker: color },
    muster: { card: armyCard },
    conquer: { space: w.conquest },
    commit: { down: pair(w.soldiers), discard: pair(w.soldiers) },
    hire: { end: w.end },
    dismiss: { worker: color },
    feed: { gold: w.amount },
    'play-card': { card: godCard },
    pass: {},
    'discard-army': { card: armyCard },
    exchange: { from: w.resource, to: w.resource },
    'potato-card': {},
  })
}

function frameShape(w: Vocabulary): Shape<Frame> {
  const { seat, action, effect } = w
  const source = w.source as Shape<Extract<Frame, { k: 'effect' }>['source']>
  const left = int(-5, 9)
  return union<Frame>('frame', {
    starters: {},
    starter: { seat },
    deal: {},
    'opening-hand': {},
    'open-cards': {},
    'close-opening': {},
    'settle-priest': { seat },
    'first-turn': {},
    'begin-turn': { seat },
    'main-turn': { seat },
    turn: { seat, done: nameSet(sideActionNames) },
    'pay-placement': { seat, food: w.amount },
    arrive: { seat },
    'pick-up': { seat },
    benefits: { seat, after: flag },
    'count-tasks': { seat, first: flag },
    'priest-potato': { seat },
    tasks: { seat },
    pay: { seat, cost: costShape },
    rewards: { seat, effects: readonlyList(effect), source },
    effect: { seat, effect, source },
    choose: { seat, effects: readonlyList(effect), source },
    'god-card': { seat, left },
    train: { seat },
    nomad: { seat },
    climb: { seat, steps: w.amount },
    'climb-for-gold': { seat },
    'gold-climb': { seat, building: flag },
    'refresh-one': { seat, left, buildings: flag },
    refresh: { seat, own: flag, free: flag },
    build: { seat, free: flag, swapped: flag },
    raise: { seat, tile: w.tile },
    swap: { seat, removed: int(0, 2) },
    'fill-market': {},
    stairs: { seat, free: flag },
    'cut-stairs': { seat, slot: w.slot },
    statue: { seat, free: flag },
    'set-up-statue': { seat, statue: w.statue },
    'show-weavings': { seat },
    'sort-out': { seat, left },
    'buy-weavings': { seat, bought: int(0, 3) },
    leftover: { seat },
    'put-back': { seat },
    'clear-loom': { seat },
    weave: { seat, tile: w.weaving },
    lay: { seat, tile: w.weaving },
    'free-weaving': { seat, next: flag },
    'choose-weaving': { seat },
    'produce-once': { seat },
    production: { seat, refresh: flag, z16: flag, stage: int(0, 2) as Shape<0 | 1 | 2> },
    passive: { seat, action },
    perform: { seat, action },
    worship: { seat, own: flag, sizes: nameSet(sizeNames) },
    offering: { seat, own: flag },
    casualty: { seat },
    muster: { seat, free: flag },
    conquer: { seat },
    commit: { seat, space: w.conquest },
    spoils: { seat, space: w.conquest },
    hire: { seat },
    dismiss: { seat },
    'end-turn': { seat },
    festival: { seat },
    'festival-gifts': { seat },
    'festival-trader': { seat },
    'festival-temple': { seat },
    'festival-regions': {},
    'festival-meal': { seat },
    feed: { seat },
    'festival-end': { seat },
    final: {},
    'game-over': {},
    'draw-cards': { seat },
    'play-cards': { seat, left },
    'close-card-phase': {},
    'axomamma-turn': {},
    'axomamma-after-action': {},
    'axomamma-action': { action, own: flag },
    'axomamma-token': { token: w.token },
    'axomamma-advance': { value: int(1, 4) },
    'axomamma-leftover': {},
    'axomamma-casualty': {},
    'axomamma-muster': {},
    'axomamma-conquest': { second: flag },
    'axomamma-climb': {},
    'axomamma-refresh': {},
    'axomamma-produce': { tile: w.building, turned: flag },
  })
}

function positionShape(rules: Ruleset, w: Vocabulary): Shape<Position> {
  const { box, players } = rules
  const owner = maybe(w.seat, None)
  const buildings = nameSet(box.tileNames.slice(0, 19))
  const player = struct<Player>({
    score: int(0),
    ledger: keyed(sourceNames, int()),
    goods: w.counts.goods,
    workers: list(w.color),
    priest: maybe(w.section, None),
    temple: int(0, box.temple.length - 1),
    stairs: int(0, 5),
    markers: int(0, 10),
    gods: list(w.godCard),
    kept: list(w.godCard),
    army: w.counts.army,
    up: w.counts.army,
    down: w.counts.army,
    ready: buildings,
    spent: buildings,
    passives: nameSet(box.tileNames.slice(19)),
    statues: w.counts.statues,
    tapestries: list(list(w.weaving)),
  })
  const placement = struct<Placement>({
    worker: w.color,
    roles: nameSet(roleNames),
    space: w.space,
    card: w.godSource,
    benefits: list(w.effect),
    tasks: int(0, 20),
    used: nameSet(['first', 'second', 'third']),
  })
  const axomamma = struct<Axomamma>({
    tokens: keyed(box.axomamma.tokenNames, int(0, 4)),
    personality: named(personalityNames),
    tucked: list(w.godSource, 4),
    die: int(0, 4),
  })
  const inner = struct<Omit<Position, 'rules'>>({
    active: maybe(w.seat, None),
    first: w.seat,
    rotation: w.section,
    hill: keyed(box.spaceNames, maybe(w.color, None)),
    trodden: nameSet(segmentNames),
    stairs: keyed(box.stairNames, owner),
    village: list(w.color),
    nomads: w.counts.colors,
    bag: w.counts.colors,
    casualties: w.counts.colors,
    box: w.counts.colors,
    godDeck: list(w.godCard),
    offer: list(w.godCard),
    limbo: list(w.godCard),
    armyDeck: list(w.armyCard),
    armyDiscard: w.counts.army,
    drill: list(w.armyCard),
    productionStack: list(w.tile),
    passiveStack: list(w.tile),
    market: list(w.tile),
    weavingStack: list(w.weaving),
    loom: list(w.weaving),
    weavingsOut: list(w.weaving),
    statues: w.counts.statues,
    conquests: keyed(box.conquestNames, owner),
    festivals: int(0, 3),
    holder: owner,
    exchanged: nameSet(resourceNames),
    placement,
    axomamma,
    players: list(player, players),
    agenda: list(frameShape(w)),
    revealed: int(0),
    rng: list(int(), 4),
  })
  return {
    schema: inner.schema,
    write: inner.write,
    read: (json, path) => ({ ...inner.read(json, path), rules }),
  }
}

/** A segment is one section of one terrace (TW:1.4). */
const segmentNames = ['upper', 'middle', 'lower'].flatMap((terrace) =>
  range(5).map((section) => `${terrace}-${section}`),
)
