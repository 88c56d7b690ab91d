import { type Json, type JsonObject, range } from '@durbar/kernel'
import { given, type Scenario } from '@durbar/kernel/testing'
import { agra, type Position } from '../rules/index.ts'
import { favorNames, goodNames, spaceNames } from '../rules/names.ts'

/** Situations for rule tests, told as a person would tell them: what matters is said, everything else is quiet. */

export interface Seated {
  readonly goods?: Readonly<Record<string, number>>
  readonly favor?: number
  readonly rupees?: number
  /** Workers on the board, by space. */
  readonly board?: Readonly<Record<string, 'standing' | 'lying'>>
  readonly contracts?: readonly string[]
  readonly tiles?: readonly string[]
  readonly used?: readonly string[]
  readonly scrolls?: readonly string[]
  readonly influence?: Readonly<Record<string, number>>
  readonly tracker?: number
  readonly covers?: readonly string[]
  readonly farmers?: Readonly<Record<string, number>>
  readonly french?: readonly (string | null)[]
  readonly credited?: readonly string[]
  readonly bonusTiles?: readonly string[]
  /** Workers stored on the Cook. */
  readonly stored?: number
  /** Workers in supply; the rest is somewhere unimportant. */
  readonly workers?: number
  /** Markers in supply; all that are nowhere else unless said. */
  readonly supply?: number
}

export interface Situation {
  readonly players?: number
  readonly options?: Readonly<Record<string, string>>
  readonly components?: JsonObject
  readonly seed?: string
  /** Which part of seat 0's turn comes next. */
  readonly phase?: 'meditation' | 'action' | 'order'
  readonly river?: readonly string[]
  readonly marks?: Readonly<Record<string, Readonly<Record<string, { seat: number; markers: number }>>>>
  readonly seats?: readonly Seated[]
  /** Anything else, as the document of a position says it. */
  readonly also?: JsonObject
}

const turn = ['turn-ends', 'orders', 'action-ends', 'action', 'meditation-ends', 'meditation']
const framesLeft = { meditation: 6, action: 4, order: 2 }

/** What the agenda holds when seat 0 is in the phase. */
function agenda(phase: 'meditation' | 'action' | 'order'): JsonObject[] {
  return turn.slice(0, framesLeft[phase]).map((frame): JsonObject => {
    if (frame === 'orders') return { frame, seat: 0, done: false }
    return frame === 'action' || frame === 'meditation' ? { frame, seat: 0 } : { frame }
  })
}

const shown = ['price', 'sell', 'farmers']

/** A table with seat 0 in turn, the Merchant at the cotton field and the Builder at the tailor. */
export function table(situation: Situation = {}): Scenario<Position> {
  const { phase = 'action', options = {}, seats = [], marks = {}, also = {} } = situation
  const players = situation.players ?? Math.max(2, seats.length)
  const fresh = given(agra, { players, options, components: situation.components, seed: situation.seed ?? 'table' })
  const owned = seats.flatMap((seat) => seat.contracts ?? [])
  const river = situation.river ?? (fresh.written().river as string[]).filter((notable) => !owned.includes(notable))
  const workers: Record<string, number | null> = Object.fromEntries(spaceNames.map((space) => [space, null]))
  const lying: string[] = []
  seats.forEach(({ board = {} }, seat) => {
    for (const [space, how] of Object.entries(board)) {
      workers[space] = seat
      if (how === 'lying') lying.push(space)
    }
  })
  const held = seats.flatMap((seat) => seat.tiles ?? [])
  const tiles = favorNames.slice(3).filter((tile) => !held.includes(tile))
  const display = [
    ...shown.filter((tile) => !held.includes(tile)),
    ...tiles.filter((tile) => !shown.includes(tile)),
  ].slice(0, 3)
  return given(agra, { players, options, components: situation.components, seed: situation.seed ?? 'table' }, {
    start: 0,
    active: 0,
    phase,
    agenda: agenda(phase),
    river,
    marks,
    workers,
    lying,
    merchant: 'cotton-field',
    builder: 'tailor',
    display,
    pile: tiles.filter((tile) => !display.includes(tile)),
    players: Object.fromEntries(
      range(players).map((seat) => [seat, seated(seats[seat] ?? {}, seat, marks)]),
    ) as JsonObject,
    ...also,
    orders: { ...noNeutral(), ...(also.orders as JsonObject | undefined) },
    bowls: { ...noBowls(fresh.written().bowls as JsonObject), ...(also.bowls as JsonObject | undefined) },
    orderMarkers: {
      ...{ artisans: 1, merchants: 1, scholars: 1 },
      ...(also.orderMarkers as JsonObject | undefined),
    },
  } as JsonObject)
}

function noNeutral(): JsonObject {
  const column = range(6).map(() => null)
  return { artisans: column, merchants: column, scholars: column }
}

function noBowls(bowls: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(bowls).map((bowl) => [bowl, null]))
}

function seated(seat: Seated, index: number, marks: NonNullable<Situation['marks']>): JsonObject {
  const { board = {}, goods = {}, favor = 0, rupees = 2, stored = 0, used = [], scrolls = [], french } = seat
  const delivered = Object.values(marks)
    .flatMap((places) => Object.values(places))
    .filter((mark) => mark.seat === index)
  const out =
    Object.values(goods).reduce((sum, count) => sum + count, 0) +
    favor +
    used.length +
    scrolls.length +
    delivered.reduce((sum, mark) => sum + mark.markers, 0) +
    (french ?? []).filter((good) => good !== null).length
  const patch: Record<string, Json> = {
    goods: Object.fromEntries(goodNames.map((good) => [good, goods[good] ?? 0])),
    favor,
    rupees,
    ledger: { start: rupees },
    stored,
    used: [...used],
    scrolls: [...scrolls],
    workers: seat.workers ?? 10 - Object.keys(board).length - stored,
    supply: seat.supply ?? 22 - out,
    contracts: [...(seat.contracts ?? [])],
    tiles: [...(seat.tiles ?? [])],
    credited: [...(seat.credited ?? [])],
    bonusTiles: [...(seat.bonusTiles ?? [])],
    influence: { ...seat.influence },
    farmers: { ...seat.farmers },
  }
  if (seat.tracker !== undefined) patch.tracker = seat.tracker
  if (seat.covers) patch.covers = [...seat.covers]
  if (french) patch.french = [...french]
  return patch
}

/** What stands at a place of the position document, such as `players.0.goods.wood`. */
export function read(scenario: Scenario<Position>, path: string): Json {
  let value: Json = scenario.written()
  for (const key of path.split('.')) value = ((value as JsonObject)[key] ?? null) as Json
  return value
}

/** Goods a seat has, without those it has none of. */
export function goodsOf(scenario: Scenario<Position>, seat: number): Readonly<Record<string, number>> {
  const goods = read(scenario, `players.${seat}.goods`) as Record<string, number>
  return Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0))
}

/** The kinds of moves a seat has, each once. */
export function kindsOf(scenario: Scenario<Position>, seat: number): string[] {
  return [...new Set(scenario.moves(seat).map((move) => move.move as string))]
}

/** The legal moves of one kind, without their kind. */
export function movesOf(scenario: Scenario<Position>, seat: number, kind: string): JsonObject[] {
  return scenario
    .moves(seat)
    .filter(({ move }) => move === kind)
    .map(({ move: _, ...rest }) => rest)
}

/** The question being asked, as written. */
export function asked(scenario: Scenario<Position>): JsonObject {
  const frames = scenario.written().agenda as JsonObject[]
  return frames[frames.length - 1] ?? {}
}

/** Places a worker of seat 0. */
export function place(space: string): JsonObject {
  return { move: 'place', space }
}

export const stop: JsonObject = { move: 'stop' }
export const decline: JsonObject = { move: 'decline' }
export const endTurn: JsonObject = { move: 'end-turn' }

export function deliver(notable: string, good: string, double = false): JsonObject {
  return { move: 'deliver', notable, good, double }
}

export function favor(action: string, mullah = false): JsonObject {
  return { move: 'favor', action, mullah }
}
