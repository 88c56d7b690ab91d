import { filled, nextInt, push, range, rngFromSeed, type Seed, shuffle } from '@durbar/kernel'
import {
  ColorCount,
  FirstPassive,
  None,
  PassiveCount,
  ProductionCount,
  Source,
  StatueCount,
  sourceNames,
} from './names.ts'
import type { Ruleset } from './options.ts'
import { drawWorker, fillMarket, refillNomads } from './piles.ts'
import { add, clone, count, type Player, type Position, putOnHill } from './position.ts'

/** TW:2 everything that is laid out before the first decision. */
export function setUp(rules: Ruleset, seed: Seed): Position {
  const p = clone(emptyTable(rules))
  p.rng = rngFromSeed(seed)
  const { box, players } = rules
  p.rotation = rules.turnedCoricancha ? nextInt(p.rng, 5) : 0
  p.first = rules.solo ? 0 : nextInt(p.rng, players)
  drawStartWorkers(p)
  fillVillage(p)
  while (refillNomads(p) !== None);
  if (players === 2) for (const space of box.blockedAtSetup) putOnHill(p, space, drawWorker(p))
  shuffle(p.rng, p.productionStack)
  shuffle(p.rng, p.passiveStack)
  fillMarket(p, FirstPassive)
  shuffle(p.rng, p.armyDeck)
  shuffle(p.rng, p.weavingStack)
  shuffle(p.rng, p.godDeck)
  push(p, { k: 'starters' })
  return p
}

/** TW:14.3 the Village is filled from the bag, as far as it goes. Returns who came. */
export function fillVillage(p: Position): number[] {
  const came: number[] = []
  while (p.village.length < p.rules.villageSize) {
    const worker = drawWorker(p)
    if (worker === None) break
    p.village.push(worker)
    came.push(worker)
  }
  return came
}

/** TW:2.3, TW:2.4 two of each color into the bag; everybody draws two of different colors; then the rest goes in. */
function drawStartWorkers(p: Position): void {
  const { values } = p.rules.box
  const out = p.rules.players === 2 ? values.workersOut2 : p.rules.players === 3 ? values.workersOut3 : 0
  p.box.fill(out)
  p.bag.fill(2)
  for (const who of p.players) {
    const first = drawWorker(p)
    const second = drawWorker(p)
    who.workers.push(first)
    if (first === second) {
      who.workers.push(drawWorker(p))
      add(p.bag, second, 1)
    } else who.workers.push(second)
  }
  for (let color = 0; color < ColorCount; color++) add(p.bag, color, values.workersPerColor - out - 2)
}

const tables = new WeakMap<Ruleset, Position>()

/** What all plays with the same rules begin with; laid out once for each. */
function emptyTable(rules: Ruleset): Position {
  const known = tables.get(rules)
  if (known) return known
  const table = layOut(rules)
  tables.set(rules, table)
  return table
}

function layOut(rules: Ruleset): Position {
  const { box, players } = rules
  const armyDeck: number[] = []
  for (const [kind, copies] of box.armyCopies.entries()) armyDeck.push(...filled(copies, kind))
  const weavings = range(box.weavingNames.length)
  const inPlay = weavings.filter((tile) => tile >= 4 && count(box.weavingPlayers, tile) <= players)
  return {
    rules,
    rng: [0, 0, 0, 0],
    revealed: 0,
    agenda: [],
    active: None,
    first: 0,
    rotation: 0,
    hill: filled(box.spaceNames.length, None),
    trodden: 0,
    stairs: filled(box.stairNames.length, None),
    village: [],
    nomads: colors(),
    bag: colors(),
    casualties: colors(),
    box: colors(),
    godDeck: range(box.godCardNames.length),
    offer: [],
    limbo: [],
    armyDeck,
    armyDiscard: filled(box.armyNames.length, 0),
    drill: [],
    productionStack: range(ProductionCount),
    passiveStack: range(FirstPassive + PassiveCount).slice(FirstPassive),
    market: [],
    weavingStack: inPlay,
    loom: [],
    weavingsOut: weavings.filter((tile) => tile >= 4 && !inPlay.includes(tile)),
    statues: range(StatueCount).map((kind) => (kind % 2 === 0 ? box.values.smallStatues : box.values.largeStatues)),
    conquests: filled(box.conquestNames.length, None),
    festivals: 0,
    holder: None,
    exchanged: 0,
    placement: { worker: 0, roles: 0, space: 0, card: None, benefits: [], tasks: 0, used: 0 },
    axomamma: { tokens: box.axomamma.tokenStart.slice(), personality: 0, tucked: [None, None, None, None], die: 0 },
    players: range(players).map(() => emptyPlayer(rules)),
  }
}

function emptyPlayer({ box }: Ruleset): Player {
  const { values } = box
  const ledger = filled(sourceNames.length, 0)
  ledger[Source.Start] = values.startScore
  return {
    score: values.startScore,
    ledger,
    goods: [0, 0, values.startStone, 0],
    workers: [],
    priest: None,
    temple: 0,
    stairs: values.stairMarkers,
    markers: values.conquestMarkers,
    gods: [],
    kept: [],
    army: filled(box.armyNames.length, 0),
    up: filled(box.armyNames.length, 0),
    down: filled(box.armyNames.length, 0),
    ready: 0,
    spent: 0,
    passives: 0,
    statues: filled(StatueCount, 0),
    tapestries: [],
  }
}

function colors(): number[] {
  return filled(ColorCount, 0)
}
