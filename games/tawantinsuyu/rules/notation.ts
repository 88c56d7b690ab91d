import {
  type Config,
  int,
  keyed,
  list,
  maybe,
  type Notation,
  named,
  nameSet,
  range,
  type Shape,
  scoped,
  struct,
} from '@durbar/kernel'
import type { Event } from './events.ts'
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
  sideNames,
  sourceNames,
  statueNames,
  taskNames,
} from './names.ts'
import { eventShape } from './notation-events.ts'
import { frameShape } from './notation-frames.ts'
import { moveShape } from './notation-moves.ts'
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
