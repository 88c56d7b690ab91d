import type { Game, GameEvent, Move, Position } from './game.ts'
import { hashJson } from './hash.ts'
import { type Json, type JsonObject, type JsonSchema, NotationError } from './json.ts'
import { type Config, configure, readOptions, writeConfig } from './options.ts'
import type { Entry } from './play.ts'
import type { Seed } from './rng.ts'
import { expectObject, int, list, type Shape, struct, text } from './shape.ts'

/** The version of the document formats themselves, whatever game they speak of. */
export const formatVersion = 1

/** A complete position as a document that a person can read, edit and play on. */
export function writePosition<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  p: P,
): JsonObject {
  const config = game.configOf(p)
  return {
    durbar: 'position',
    format: formatVersion,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...writeConfig(config),
    position: game.notation(config).position.write(p),
  }
}

/** Reads a position document; the result comes out of the game's one constructor, like every other position. */
export function readPosition<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  json: Json,
): P {
  const head = readHead(game, json, 'position')
  const position = head.json.position
  if (position === undefined) throw new NotationError('', '"position" is missing')
  return game.clone(game.notation(head.config).position.read(position, 'position'))
}

/** The fingerprint of a position: of its notation, secrets and random source included. */
export function hashPosition<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  p: P,
): string {
  return hashJson(game.notation(game.configOf(p)).position.write(p))
}

/** The first line of a record: enough, with the moves, to replay the whole play byte for byte. */
export interface RecordHead {
  readonly config: Config
  readonly seed: Seed
  /** The first position as notation writes it, where the play did not begin with the setup. */
  readonly start?: Json
  /** Where it was played and by whom, for readers; the replay does not need it. */
  readonly table?: PlayedTable
}

export interface PlayedTable {
  readonly name: string
  readonly seats: readonly PlayedSeat[]
}

export interface PlayedSeat {
  readonly name: string
  /** Index of the player color. */
  readonly color: number
}

const playedTable: Shape<PlayedTable> = struct<PlayedTable>({
  name: text,
  seats: list(struct<PlayedSeat>({ name: text, color: int(0) })),
})

export function writeRecordHead(game: Game, head: RecordHead): JsonObject {
  return {
    durbar: 'record',
    format: formatVersion,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...writeConfig(head.config),
    seed: head.seed,
    ...(head.start === undefined ? {} : { start: head.start }),
    ...(head.table === undefined ? {} : { table: playedTable.write(head.table) }),
  }
}

export function readRecordHead(game: Game, json: Json): RecordHead {
  const head = readHead(game, json, 'record')
  const { seed } = head.json
  if (typeof seed !== 'string') throw new NotationError('seed', 'expected a text')
  const { config } = head
  const { start, table } = head.json
  if (start !== undefined) game.notation(config).position.read(start, 'start')
  return {
    config,
    seed,
    ...(start === undefined ? {} : { start }),
    ...(table === undefined ? {} : { table: playedTable.read(table, 'table') }),
  }
}

/** The position a recorded play begins with. */
export function startOf<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  { config, seed, start }: Pick<RecordHead, 'config' | 'seed' | 'start'>,
): P {
  if (start === undefined) return game.setup(config, seed)
  return game.clone(game.notation(config).position.read(start, 'start'))
}

/** Which game a position or record document speaks of. */
export function gameIdOf(json: Json): string {
  const { game } = expectObject(json, '')
  if (typeof game !== 'string') throw new NotationError('game', 'expected the name of a game')
  return game
}

export function writeEntry<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  config: Config,
  entry: Entry<M>,
): JsonObject {
  if (!('move' in entry)) return { ...entry }
  return { seat: entry.seat, move: game.notation(config).move.write(entry.move) }
}

export function readEntry<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  config: Config,
  json: Json,
): Entry<M> {
  const object = expectObject(json, '')
  const seat = int(0, config.players - 1).read(object.seat ?? null, 'seat')
  if (object.move !== undefined) return { seat, move: game.notation(config).move.read(object.move, 'move') }
  if (object.undo !== undefined) return { seat, undo: int(1).read(object.undo, 'undo') }
  if (object.redo !== undefined) return { seat, redo: int(1).read(object.redo, 'redo') }
  throw new NotationError('', 'expected a move, an undo or a redo')
}

function readHead(game: Game, json: Json, kind: string): { json: JsonObject; config: Config } {
  const object = expectObject(json, '')
  if (object.durbar !== kind) throw new NotationError('durbar', `expected "${kind}"`)
  if (object.format !== formatVersion) throw new NotationError('format', `this build reads format ${formatVersion}`)
  if (object.game !== game.id) throw new NotationError('game', `expected "${game.id}"`)
  if (object.rulesVersion !== game.rulesVersion)
    throw new NotationError('rulesVersion', `this build plays version ${game.rulesVersion} of the ${game.id} rules`)
  const players = int(1).read(object.players ?? null, 'players')
  const options = readOptions(object.options)
  const components = object.components === undefined ? undefined : expectObject(object.components, 'components')
  return { json: object, config: configure(game, { players, options, components }) }
}

/** JSON Schemas of the documents of a game played with these components. */
export function documentSchemas(game: Game, config: Config): Readonly<Record<string, JsonSchema>> {
  const { position, move, event } = game.notation(config)
  const head = {
    format: { const: formatVersion },
    game: { const: game.id },
    rulesVersion: { const: game.rulesVersion },
    players: { type: 'integer', minimum: game.seats.min, maximum: game.seats.max },
    options: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(game.options).map(([name, option]) => [name, { enum: option.values, default: option.default }]),
      ),
      additionalProperties: false,
    },
    components: { type: 'object' },
  }
  const required = ['durbar', 'format', 'game', 'rulesVersion', 'players']
  const seat = { type: 'integer', minimum: 0, maximum: game.seats.max - 1 }
  return {
    components: titled(`Components of ${game.id}`, game.components.schema),
    position: titled(`Position of ${game.id}`, {
      type: 'object',
      properties: { durbar: { const: 'position' }, ...head, position: position.schema },
      required: [...required, 'position'],
      additionalProperties: false,
    }),
    move: titled(`Move of ${game.id}`, move.schema),
    event: titled(`Event of ${game.id}`, event.schema),
    record: titled(`One line of a record of ${game.id}: the head first, then one line per entry`, {
      anyOf: [
        {
          type: 'object',
          properties: {
            durbar: { const: 'record' },
            ...head,
            seed: { type: 'string' },
            // The same as in an entry; written once.
            start: { $ref: '#/anyOf/1/properties/position' },
            table: playedTable.schema,
          },
          required: [...required, 'seed'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: {
            seq: { type: 'integer', minimum: 1 },
            seat,
            move: move.schema,
            undo: { type: 'integer', minimum: 1 },
            redo: { type: 'integer', minimum: 1 },
            events: { type: 'array', items: event.schema },
            hash: { type: 'string', pattern: '^[0-9a-f]{16}$' },
            at: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T' },
            position: position.schema,
          },
          required: ['seq', 'seat', 'hash'],
          oneOf: [{ required: ['move'] }, { required: ['undo'] }, { required: ['redo'] }],
          additionalProperties: false,
        },
      ],
    }),
  }
}

function titled(title: string, schema: JsonSchema): JsonSchema {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }
}
