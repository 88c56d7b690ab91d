import { appendFileSync, existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { botNames, isBotName } from '@durbar/bots'
import type { MatchResult } from '../arena/match.ts'
import { runMatches } from '../arena/run.ts'
import { type Pairing, schedule } from '../arena/schedule.ts'
import { type BotFigures, figuresOf, type Interval, type Thinking, thinkingOf } from '../arena/statistics.ts'
import { type Command, InputError } from '../command.ts'
import { configOf, gameNamed, parseJson, readText, tableHelp, tableOptions, wholeNumber } from '../input.ts'
import { figure, print, printJson, progress } from '../output.ts'

const help = `durbar arena GAME --bots a,b[,…] [--games N] [--seed S] [--workers N] [--times] [--out FILE] [--json]

Shows which bot is stronger. The same deals are played in blocks, with the bots moved on by one seat from game to game.
Prints for every bot its share of wins with a 95 % interval, against the fair share, its mean rank, score and margin to
the best other player, and a rating in Elo points with a 95 % interval. Shared wins count in parts.

${tableHelp}
  --bots a,b,…         two bots or more; the last one fills the table. A budget may follow: search:400, flat:100
  --games N            at least so many, up to whole blocks (default 200)
  --seed S             the same seed gives the same games (default 1)
  --workers N          threads (default: all but one of the processors)
  --times              how long each bot thought about its decisions; --workers 1 measures best
  --out FILE           appends every game as one line; games that are in the file are not played again
  --json               for machines
`

export const arena: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...tableOptions,
        bots: { type: 'string' },
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        workers: { type: 'string' },
        times: { type: 'boolean', default: false },
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const game = gameNamed(positionals[0])
    const config = configOf(game, values, Math.max(2, game.seats.min))
    const { seed } = values
    const bots = rivals(values.bots, config.players)
    const games = wholeNumber(values.games, '--games', 1)
    const workers =
      values.workers === undefined
        ? Math.max(1, availableParallelism() - 1)
        : wholeNumber(values.workers, '--workers', 1, 64)

    const pairings = schedule(bots, config.players, games)
    const results = values.out === undefined ? [] : earlier(values.out, pairings)
    const done = new Set(results.map(keyOf))
    const bar = progress('games', pairings.length)
    for (const _ of results) bar.step()
    const thoughts = new Map<string, number[]>(bots.map((bot) => [bot, []]))
    await runMatches({
      game,
      config,
      workers,
      matches: pairings.filter((pairing) => !done.has(keyOf(pairing))).map((pairing) => ({ ...pairing, seed })),
      onReport(report) {
        const { result } = report
        results.push(result)
        for (const { bot, milliseconds } of report.thoughts) thoughts.get(bot)?.push(milliseconds)
        if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(result)}\n`)
        bar.step()
      },
    })
    bar.done()

    const figures = figuresOf([...new Set(bots)], results, seed)
    const decisions = results.reduce((sum, result) => sum + result.decisions, 0) / results.length
    const times = values.times ? [...thoughts].filter(([, list]) => list.length > 0) : []
    const thinking = times.map(([bot, list]) => ({ bot, ...thinkingOf(list) }))
    const report = { game: game.id, players: config.players, games: results.length, seed, decisions, bots: figures }
    if (values.json) return printJson(values.times ? { ...report, thinking } : report)
    print(`${results.length} games of ${game.id}, ${config.players} players, ${figure(decisions)} decisions each`)
    const width = Math.max(...figures.map(({ bot }) => bot.length))
    for (const each of figures) print(`  ${each.bot.padEnd(width)}  ${line(each)}`)
    for (const each of thinking) print(`  ${each.bot.padEnd(width)}  ${timesLine(each)}`)
  },
}

function rivals(text: string | undefined, players: number): string[] {
  const bots = (text ?? '').split(',').map((name) => name.trim())
  if (text === undefined || bots.length < 2)
    throw new InputError('--bots needs two bots or more, such as search,greedy')
  if (players > 1 && bots.length > players)
    throw new InputError(`--bots names ${bots.length} bots for a table of ${players}`)
  for (const name of bots)
    if (!isBotName(name)) throw new InputError(`no bot "${name}"; there are ${botNames.join(', ')}`)
  return bots
}

const keyOf = ({ block, rotation, bots }: Pairing | MatchResult): string => `${block}/${rotation} ${bots.join(',')}`

/** The games of this arena that were played before and written down. */
function earlier(file: string, pairings: readonly Pairing[]): MatchResult[] {
  if (!existsSync(file)) return []
  const wanted = new Set(pairings.map(keyOf))
  return readText(file)
    .split('\n')
    .filter((text) => text !== '')
    .map((text, index) => parseJson(text, `${file}, line ${index + 1}`) as unknown as MatchResult)
    .filter((result) => wanted.has(keyOf(result)))
}

function timesLine({ decisions, p50, p99, max }: Thinking): string {
  const milliseconds = (value: number): string => `${figure(value)} ms`
  return `thinks ${milliseconds(p50)} (p50), ${milliseconds(p99)} (p99), ${milliseconds(max)} (max) in ${decisions} decisions`
}

function line({ seats, winShare, fairShare, meanRank, meanScore, meanMargin, rating }: BotFigures): string {
  const percent = (share: number): string => `${figure(share * 100)} %`
  const range = ({ low, high }: Interval, write: (value: number) => string): string => `${write(low)} to ${write(high)}`
  const elo = (value: number): string => figure(value, 0)
  return [
    `wins ${percent(winShare.value)} (${range(winShare, percent)}) of ${seats}, fair ${percent(fairShare)}`,
    `rank ${figure(meanRank, 2)}, score ${figure(meanScore)}, margin ${figure(meanMargin)}`,
    `rating ${elo(rating.value)} (${range(rating, elo)})`,
  ].join('; ')
}
