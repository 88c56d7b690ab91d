import { engine, isObject, type Json, type JsonObject, range } from '@durbar/kernel'
import { given, type Scenario } from '@durbar/kernel/testing'
import { frames, freeMoves, moves } from '../rules/frames/index.ts'
import { boxOf, type Position, tawantinsuyu } from '../rules/index.ts'

export type Table = Scenario<Position>

/** One player of a scene, in notation; what is not said is empty. */
export interface PlayerScene {
  readonly score?: number
  readonly potato?: number
  readonly corn?: number
  readonly stone?: number
  readonly gold?: number
  readonly workers?: readonly string[]
  readonly priest?: number
  readonly temple?: number
  readonly gods?: readonly string[]
  readonly army?: JsonObject
  readonly up?: JsonObject
  readonly down?: JsonObject
  readonly ready?: readonly string[]
  readonly spent?: readonly string[]
  readonly passives?: readonly string[]
  readonly statues?: JsonObject
  readonly tapestries?: readonly (readonly string[])[]
  readonly stairs?: number
  readonly markers?: number
}

export interface Scene {
  /** People at the table; with one, Axomamma is the second player. */
  readonly people?: number
  readonly seed?: string
  readonly options?: Readonly<Record<string, string>>
  readonly players?: readonly PlayerScene[]
  /** Whose turn it is; seat 0 if not said. */
  readonly active?: number
  /** The frames on top of the turn, the current one last; a whole turn if not said. */
  readonly agenda?: readonly JsonObject[]
  /** Market tiles; the stacks hold the others. */
  readonly market?: readonly string[]
  /** The weaving stack, its top first. */
  readonly weavings?: readonly string[]
  /** The god deck, its top first; all other cards if not said. */
  readonly godDeck?: readonly string[]
  /** The army deck, its top first. */
  readonly armyDeck?: readonly string[]
  /** Everything else, as the position document writes it. */
  readonly rest?: JsonObject
}

const box = boxOf()
const emptyHill = Object.fromEntries(box.spaceNames.map((space) => [space, null]))
const rules = engine({ frames, moves, free: freeMoves, overRule: 'TW:15.2' })

/** What is left of a turn below its first question. */
export function restOfTurn(seat: number): JsonObject[] {
  return [
    { frame: 'end-turn', seat },
    { frame: 'dismiss', seat },
    { frame: 'hire', seat },
  ]
}

export function turnFrames(seat: number): JsonObject[] {
  return [...restOfTurn(seat), { frame: 'turn', seat, done: [] }]
}

/** A position in the middle of a game, with nothing in it but what is said, run up to its first question. */
export function scene(what: Scene = {}): Table {
  const people = what.people ?? 2
  const active = what.active ?? 0
  const seats = Math.max(2, people)
  const players = range(seats).map((seat) => playerDocument(what.players?.[seat] ?? {}))
  const rest = what.rest ?? {}
  const held = new Set(namesIn([players.map(({ gods }) => gods), rest] as Json))
  const market = what.market ?? ['P01', 'P02', 'Z01', 'Z03']
  const owned = new Set([...market, ...namesIn(players)])
  const stack = (letter: string): string[] => box.tileNames.filter((id) => id.startsWith(letter) && !owned.has(id))
  const table = given(
    tawantinsuyu,
    { players: people, seed: what.seed ?? 'scene', options: what.options ?? {} },
    {
      active,
      first: 0,
      rotation: 0,
      trodden: [],
      agenda: what.agenda ? [...what.agenda] : turnFrames(active),
      market: [...market],
      productionStack: stack('P').reverse(),
      passiveStack: stack('Z').reverse(),
      godDeck: (what.godDeck ?? box.godCardNames.filter((card) => !held.has(card))).toReversed(),
      ...(what.armyDeck ? { armyDeck: what.armyDeck.toReversed() } : {}),
      ...(what.weavings ? { weavingStack: what.weavings.toReversed() } : {}),
      players: Object.fromEntries(players.map((player, seat) => [seat, player])),
      ...rest,
      hill: { ...emptyHill, ...(isObject(rest.hill) ? rest.hill : {}) },
    },
  )
  rules.run(table.position)
  return table
}

function playerDocument(player: PlayerScene): JsonObject {
  const score = player.score ?? 10
  const tapestries = player.tapestries ?? []
  return {
    score,
    ledger: { start: score },
    goods: {
      potato: player.potato ?? 0,
      corn: player.corn ?? 0,
      stone: player.stone ?? 0,
      gold: player.gold ?? 0,
    },
    workers: [...(player.workers ?? [])],
    priest: player.priest ?? 0,
    temple: player.temple ?? 0,
    stairs: player.stairs ?? 5,
    markers: player.markers ?? 10,
    gods: [...(player.gods ?? [])],
    army: player.army ?? {},
    up: player.up ?? {},
    down: player.down ?? {},
    ready: [...(player.ready ?? [])],
    spent: [...(player.spent ?? [])],
    passives: [...(player.passives ?? [])],
    statues: player.statues ?? {},
    tapestries: tapestries.map((row) => [...row]),
  }
}

/** Every text in a document, so that nothing stands in two places at once. */
function namesIn(json: Json): string[] {
  if (typeof json === 'string') return [json]
  if (Array.isArray(json)) return json.flatMap(namesIn)
  return isObject(json) ? Object.values(json).flatMap(namesIn) : []
}

export function goods(table: Table, seat: number): JsonObject {
  const [potato = 0, corn = 0, stone = 0, gold = 0] = table.position.players[seat]?.goods ?? []
  return { potato, corn, stone, gold }
}

export function scoreOf(table: Table, seat: number): number {
  return table.position.players[seat]?.score ?? Number.NaN
}

/** One field of a player, as the document writes it. */
export function field(table: Table, seat: number, name: string): Json {
  const { players } = table.written() as { players: JsonObject[] }
  return players[seat]?.[name] ?? null
}

/** One field of the position, as the document writes it. */
export function common(table: Table, name: string): Json {
  return table.written()[name] ?? null
}

/** The frame that is being asked. */
export function asked(table: Table): string {
  return table.position.agenda.at(-1)?.k ?? 'over'
}

export function deciders(table: Table): readonly number[] {
  return tawantinsuyu.deciders(table.position)
}

/** The legal moves of one kind, without their kind. */
export function movesOf(table: Table, seat: number, kind: string): JsonObject[] {
  return table
    .moves(seat)
    .filter(({ move }) => move === kind)
    .map(({ move: _, ...rest }) => rest)
}

export function eventsOf(events: readonly JsonObject[], kind: string): JsonObject[] {
  return events.filter(({ event }) => event === kind).map(({ event: _, ...rest }) => rest)
}

export const pass: JsonObject = { move: 'pass' }
