import {
  type Config,
  configure,
  type Game,
  type GameEvent,
  type JsonObject,
  type Move,
  type Notation,
  type Position,
} from '@durbar/kernel'

/** The rules a table is played with, ready to use. */
export interface Rules {
  readonly game: Game
  readonly config: Config
  readonly notation: Notation<Position, Move, GameEvent>
}

/** What is decided when a table is made and never changes. */
export interface Pinned {
  readonly rulesVersion: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  /** A component pack, or undefined for the house's own. */
  readonly components: JsonObject | undefined
}

/** Undefined if this build does not have the rules the table is pinned to. */
export function rulesOf(game: Game | undefined, pinned: Pinned): Rules | undefined {
  if (!game || game.rulesVersion !== pinned.rulesVersion) return undefined
  const { players, options, components } = pinned
  return readyRules(game, configure(game, { players, options, components }))
}

export function readyRules(game: Game, config: Config): Rules {
  return { game, config, notation: game.notation(config) }
}
