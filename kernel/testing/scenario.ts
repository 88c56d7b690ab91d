import {
  type Config,
  type ConfigRequest,
  configure,
  type Game,
  type GameEvent,
  isObject,
  type Json,
  type JsonObject,
  type Move,
  type Position,
  type Refusal,
  readPosition,
  type Seat,
  writePosition,
} from '@durbar/kernel'

/**
 * Rule tests speak notation, as a person at the command line does: a position written down, moves written down, and
 * what is written down afterwards.
 */
export interface Scenario<P extends Position> {
  readonly position: P
  /** Performs moves of a seat; throws the refusal if one is not legal. Returns the events, as written. */
  play(seat: Seat, ...moves: JsonObject[]): JsonObject[]
  /** Why the move is not legal, if so. */
  refusal(seat: Seat, move: JsonObject): Refusal | undefined
  /** The legal moves of a seat, as written. */
  moves(seat: Seat): JsonObject[]
  /** The inside of the position document now. */
  written(): JsonObject
}

/** A fresh setup with parts of its document replaced: objects are merged, list entries by index, everything else is taken from the patch. */
export function given<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  request: ConfigRequest & { readonly seed?: string },
  patch: JsonObject = {},
): Scenario<P> {
  const config = configure(game, request)
  const document = writePosition(game, game.setup(config, request.seed ?? 'scenario'))
  return scenario(game, config, readPosition(game, merge(document, { position: patch })))
}

function scenario<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  config: Config,
  position: P,
): Scenario<P> {
  const notation = game.notation(config)
  return {
    position,
    play(seat, ...moves) {
      const events: JsonObject[] = []
      for (const json of moves) {
        const move = notation.move.read(json, 'move')
        const refusal = game.refusal(position, seat, move)
        if (refusal) throw new Error(`${JSON.stringify(json)} refused: ${JSON.stringify(refusal)}`)
        game.play(position, seat, move, (event) => events.push(notation.event.write(event) as JsonObject))
      }
      return events
    },
    refusal: (seat, json) => game.refusal(position, seat, notation.move.read(json, 'move')),
    moves: (seat) => game.legalMoves(position, seat).map((move) => notation.move.write(move) as JsonObject),
    written: () => notation.position.write(position) as JsonObject,
  }
}

function merge(base: Json, patch: Json): Json {
  if (Array.isArray(base) && isObject(patch))
    return base.map((entry, index) => (patch[index] === undefined ? entry : merge(entry, patch[index])))
  if (!isObject(base) || !isObject(patch)) return patch
  const merged: Record<string, Json> = { ...base }
  for (const [key, value] of Object.entries(patch)) {
    const old = merged[key]
    merged[key] = old === undefined ? value : merge(old, value)
  }
  return merged
}
