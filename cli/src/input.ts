import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type BotName, botNames, isBotName } from '@durbar/bots'
import { gameOf, games } from '@durbar/catalog'
import { type Config, configure, type Game, gameIdOf, isObject, type Json, type JsonObject } from '@durbar/kernel'
import { InputError } from './command.ts'

/** What commands are given: games, files, numbers and bots, each with a clear word if it is not what it should be. */

export function gameNamed(id: string | undefined): Game {
  const game = id === undefined ? undefined : gameOf(id)
  if (!game) throw new InputError(`which game? one of ${Object.keys(games).join(', ')}`)
  return game
}

export function gameOfDocument(json: Json): Game {
  return gameNamed(gameIdOf(json))
}

export function wholeNumber(text: string, what: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new InputError(
      `${what} is a whole number ${max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`}, not "${text}"`,
    )
  return value
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

export function readJson(file: string): Json {
  return parseJson(readText(file), file)
}

export function parseJson(text: string, where: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw new InputError(`${where} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new InputError(`cannot write ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

export interface TableArgs {
  readonly players?: string | undefined
  readonly option?: readonly string[] | undefined
  readonly components?: string | undefined
}

export const tableOptions = {
  players: { type: 'string' },
  option: { type: 'string', multiple: true },
  components: { type: 'string' },
} as const

export const tableHelp = `  --players N          how many players
  --option NAME=VALUE  a variant or ruling; may be repeated
  --components FILE    printed values of your own, as a component pack`

/** The configuration that `--players`, `--option` and `--components` ask for. */
export function configOf(game: Game, args: TableArgs, defaultPlayers = game.seats.min): Config {
  const options: Record<string, string> = {}
  for (const pair of args.option ?? []) {
    const [name, value] = pair.split('=', 2)
    if (!name || value === undefined) throw new InputError(`--option is NAME=VALUE, not "${pair}"`)
    options[name] = value
  }
  const players = args.players === undefined ? defaultPlayers : wholeNumber(args.players, '--players', 1)
  return configure(game, { players, options, components: args.components ? readPack(args.components) : undefined })
}

function readPack(file: string): JsonObject {
  const json = readJson(file)
  if (!isObject(json)) throw new InputError(`${file} is not a component pack`)
  return json
}

/** One bot per seat; a shorter list is repeated. */
export function botsOf(text: string, players: number): BotName[] {
  const names = text.split(',').map((name) => name.trim())
  for (const name of names)
    if (!isBotName(name)) throw new InputError(`no bot "${name}"; there are ${botNames.join(', ')}`)
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] as BotName)
}
