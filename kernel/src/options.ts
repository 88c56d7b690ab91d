import type { Game, Refusal } from './game.ts'
import { type Json, type JsonObject, NotationError } from './json.ts'

/** A switch of the table: a variant, or a ruling where the rulebooks disagree or are silent. */
export interface Option {
  readonly kind: 'variant' | 'ruling'
  /** The rule or ruling this option is about. */
  readonly rule: string
  /** All values, as the notation writes them; a plain switch has `off` and `on`. */
  readonly values: readonly string[]
  readonly default: string
}

export type OptionSchema = Readonly<Record<string, Option>>
/** A value for every option of the game. */
export type Options = Readonly<Record<string, string>>

/** What is fixed before a play begins. Made by `configure`, which checks it. */
export interface Config {
  readonly players: number
  readonly options: Options
  /** A component pack in place of the printed data of the house; undefined for the standard one. */
  readonly components: JsonObject | undefined
}

export interface ConfigRequest {
  readonly players: number
  readonly options?: Readonly<Record<string, string>>
  readonly components?: JsonObject | undefined
}

/** A request that cannot become a table, with the rule that says why where there is one. */
export class ConfigError extends Error {
  readonly refusal: Refusal | undefined

  constructor(problem: string, refusal?: Refusal) {
    super(problem)
    this.name = 'ConfigError'
    this.refusal = refusal
  }
}

/** Fills in the defaults and refuses what the game does not know or allow. */
export function configure(game: Game, request: ConfigRequest): Config {
  const { min, max } = game.seats
  const { players } = request
  if (!Number.isInteger(players) || players < min || players > max)
    throw new ConfigError(`${game.id} is for ${min} to ${max} players, not ${players}`)
  const given = request.options ?? {}
  for (const name of Object.keys(given))
    if (game.options[name] === undefined)
      throw new ConfigError(`${game.id} has no option "${name}"; it has ${Object.keys(game.options).join(', ')}`)
  const options: Record<string, string> = {}
  for (const [name, option] of Object.entries(game.options)) {
    const value = given[name] ?? option.default
    if (!option.values.includes(value))
      throw new ConfigError(`option "${name}" is one of ${option.values.join(', ')}, not "${value}"`)
    options[name] = value
  }
  const refusal = game.refuseOptions(options, players)
  if (refusal) throw new ConfigError(`these options do not go together: ${refusal.reason} (${refusal.rule})`, refusal)
  if (request.components) checkComponents(game, request.components)
  return { players, options, components: request.components }
}

function checkComponents(game: Game, components: JsonObject): void {
  try {
    game.components.check(components)
  } catch (error) {
    if (error instanceof NotationError) throw new ConfigError(`component pack: ${error.message}`)
    throw error
  }
}

/** A configuration as documents write it: options in full, components only where they are not the standard ones. */
export function writeConfig(config: Config): JsonObject {
  const { players, options, components } = config
  return components ? { players, options, components } : { players, options }
}

export function readOptions(json: Json | undefined): Readonly<Record<string, string>> {
  if (json === undefined) return {}
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new NotationError('options', 'expected an object')
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(json)) {
    if (typeof value !== 'string') throw new NotationError(`options.${name}`, 'expected a text')
    options[name] = value
  }
  return options
}
