import type { Position as KernelPosition, Seat } from '@durbar/kernel'
import type { Frame } from './frames/index.ts'
import type { Source } from './names.ts'
import type { Ruleset } from './options.ts'

export interface Player {
  /** On the score track. */
  score: number
  /** Where the score came from, by `Source`; sums up to `score`. */
  ledger: number[]
  /** Potato, corn, stone, gold. */
  goods: number[]
  /** Colors in the supply, in order of arrival. */
  workers: number[]
  /** Section of the High Priest, or None before it is placed. */
  priest: number
  temple: number
  /** Stair and conquest markers not placed yet. */
  stairs: number
  markers: number
  /** God cards in hand; hidden from the others. */
  gods: number[]
  /** TW:2.13 the opening cards this player wants to keep; hidden until everybody has chosen. */
  kept: number[]
  /** Army cards in hand, by kind; hidden from the others. */
  army: number[]
  /** Army cards in the area, by kind: face-up and face-down. */
  up: number[]
  down: number[]
  /** Production buildings by bit: face-up and face-down. Passive buildings by bit. */
  ready: number
  spent: number
  passives: number
  /** By `statueNames`. */
  statues: number[]
  tapestries: number[][]
}

/** The placement under way; between placements it is what was left of the last one. */
export interface Placement {
  worker: number
  /** The roles the worker plays, by bit. */
  roles: number
  space: number
  /** The god card paid, which joins the offer at the end of the turn (TW:6.4); None if gold was paid. */
  card: number
  /** Benefits of the card not taken yet, by effect. */
  benefits: number[]
  /** Tasks left, and the icons used in the current set of three, by bit. */
  tasks: number
  used: number
}

/** TW:17 Axomamma's board; unused at tables of several people. */
export interface Axomamma {
  /** Field of each token on its row. */
  tokens: number[]
  personality: number
  /** God cards tucked under the board, by slot; only their gods are visible. */
  tucked: number[]
  /** The last roll, 0 before the first. */
  die: number
}

export interface Position extends KernelPosition<Frame> {
  readonly rules: Ruleset
  /** Whose turn it is; None during setup. */
  active: number
  first: number
  /** TW:2.2 sections the Coricancha tile is turned. */
  rotation: number
  /** Color of the worker on each space, or None. */
  hill: number[]
  /** Segments that ever held a worker, by bit (TW:C6). */
  trodden: number
  /** Owner of each stair slot: upper and lower slot of each section. */
  stairs: number[]
  /** The queue, from the potato end to the corn end. */
  village: number[]
  /** Workers by color. */
  nomads: number[]
  bag: number[]
  casualties: number[]
  box: number[]
  /** The top is the last one; hidden. */
  godDeck: number[]
  /** In order of arrival. */
  offer: number[]
  /** God cards played in setup or in the card phase, until they are shuffled back (TW:C53). */
  limbo: number[]
  /** Kinds of army cards, the top is the last one; hidden. */
  armyDeck: number[]
  /** The discard pile by kind. */
  armyDiscard: number[]
  /** Army cards drawn for training, one of which is kept; only the drawing player sees them. */
  drill: number[]
  /** The tops are the last ones; hidden. */
  productionStack: number[]
  passiveStack: number[]
  market: number[]
  /** The top is the last one and lies face-up, the others are hidden. */
  weavingStack: number[]
  /** Weavings shown for a purchase. */
  loom: number[]
  weavingsOut: number[]
  /** Statues not built yet, by `statueNames`. */
  statues: number[]
  /** Owner of each conquest space. */
  conquests: number[]
  /** Festivals resolved. */
  festivals: number
  /** Who holds the Festival tile. */
  holder: number
  /** Goods received by exchange since the last other move, by bit: not to be exchanged again (TW:C18). */
  exchanged: number
  placement: Placement
  axomamma: Axomamma
  players: Player[]
}

/**
 * The one place where positions are born: every other way to get one ends here, so all have the same shape. Frames
 * are never changed, only replaced, and so are shared.
 */
export function clone(p: Position): Position {
  const { placement, axomamma } = p
  const players: Player[] = []
  for (let seat = 0; seat < p.players.length; seat++) players.push(clonePlayer(p.players[seat] as Player))
  return {
    rules: p.rules,
    rng: p.rng.slice(),
    revealed: p.revealed,
    agenda: p.agenda.slice(),
    active: p.active,
    first: p.first,
    rotation: p.rotation,
    hill: p.hill.slice(),
    trodden: p.trodden,
    stairs: p.stairs.slice(),
    village: p.village.slice(),
    nomads: p.nomads.slice(),
    bag: p.bag.slice(),
    casualties: p.casualties.slice(),
    box: p.box.slice(),
    godDeck: p.godDeck.slice(),
    offer: p.offer.slice(),
    limbo: p.limbo.slice(),
    armyDeck: p.armyDeck.slice(),
    armyDiscard: p.armyDiscard.slice(),
    drill: p.drill.slice(),
    productionStack: p.productionStack.slice(),
    passiveStack: p.passiveStack.slice(),
    market: p.market.slice(),
    weavingStack: p.weavingStack.slice(),
    loom: p.loom.slice(),
    weavingsOut: p.weavingsOut.slice(),
    statues: p.statues.slice(),
    conquests: p.conquests.slice(),
    festivals: p.festivals,
    holder: p.holder,
    exchanged: p.exchanged,
    placement: {
      worker: placement.worker,
      roles: placement.roles,
      space: placement.space,
      card: placement.card,
      benefits: placement.benefits.slice(),
      tasks: placement.tasks,
      used: placement.used,
    },
    axomamma: {
      tokens: axomamma.tokens.slice(),
      personality: axomamma.personality,
      tucked: axomamma.tucked.slice(),
      die: axomamma.die,
    },
    players,
  }
}

function clonePlayer(player: Player): Player {
  const tapestries: number[][] = []
  for (let row = 0; row < player.tapestries.length; row++) tapestries.push((player.tapestries[row] as number[]).slice())
  return {
    score: player.score,
    ledger: player.ledger.slice(),
    goods: player.goods.slice(),
    workers: player.workers.slice(),
    priest: player.priest,
    temple: player.temple,
    stairs: player.stairs,
    markers: player.markers,
    gods: player.gods.slice(),
    kept: player.kept.slice(),
    army: player.army.slice(),
    up: player.up.slice(),
    down: player.down.slice(),
    ready: player.ready,
    spent: player.spent,
    passives: player.passives,
    statues: player.statues.slice(),
    tapestries,
  }
}

export function player(p: Position, seat: Seat): Player {
  return p.players[seat] as Player
}

/** The entry of a number list that is known to be there. */
export function count(list: readonly number[], index: number): number {
  return list[index] as number
}

export function add(list: number[], index: number, amount: number): void {
  list[index] = (list[index] as number) + amount
}

/** Adding the negative of nothing would make a minus zero, which is no small integer. */
export function subtract(list: number[], index: number, amount: number): void {
  list[index] = (list[index] as number) - amount
}

export function total(list: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < list.length; index++) sum += list[index] as number
  return sum
}

/** How many bits of a set are on. */
export function bits(set: number): number {
  let found = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) found++
  return found
}

/** Takes one entry with this value out of a list that holds it. */
export function remove(list: number[], value: number): void {
  list.splice(list.indexOf(value), 1)
}

/** TW:17 whether the rules themselves move this player. */
export function isAxomamma(p: Position, seat: Seat): boolean {
  return p.rules.solo && seat === 1
}

/** Whether the player has the passive building, and it works for them (TW:C38). */
export function hasPassive(p: Position, seat: Seat, passive: number): boolean {
  if (p.rules.solo && seat === 1 && !p.rules.axomamma.passives) return false
  return (player(p, seat).passives & (1 << passive)) !== 0
}

export function score(p: Position, seat: Seat, source: (typeof Source)[keyof typeof Source], points: number): void {
  const who = player(p, seat)
  who.score += points
  add(who.ledger, source, points)
}

/** All players in turn order, beginning with `seat`. */
export function seatsFrom(p: Position, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (let step = 0; step < p.players.length; step++) seats.push((seat + step) % p.players.length)
  return seats
}

/** TW:2.2 the action on a side of Coricancha. */
export function actionAt(p: Position, section: number): number {
  return count(p.rules.box.coricancha, (section - p.rotation + 5) % 5)
}

export function soldiersIn(p: Position, cards: readonly number[]): number {
  let soldiers = 0
  for (let kind = 0; kind < cards.length; kind++) soldiers += count(cards, kind) * count(p.rules.box.soldiers, kind)
  return soldiers
}

export function putOnHill(p: Position, space: number, worker: number): void {
  p.hill[space] = worker
  p.trodden |= 1 << count(p.rules.box.segment, space)
}
