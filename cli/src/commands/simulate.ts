import { parseArgs } from 'node:util'
import { botMove } from '@durbar/bots'
import { at, rngFromSeed } from '@durbar/kernel'
import { type Command, InputError } from '../command.ts'
import { botsOf, configOf, gameNamed, tableHelp, tableOptions, wholeNumber } from '../input.ts'
import { figure, print, printJson, progress } from '../output.ts'

const help = `durbar simulate GAME [--players N] [--games N] [--seed S] [--bots a,b,…] [--json]

Lets bots play and prints games, decisions, mean length, wins per seat and the spread of points.

${tableHelp}
  --games N            how many games (default 100)
  --seed S             the same seed gives the same games (default 1)
  --bots a,b,…         a bot for each seat; a shorter list is repeated (default greedy)
  --json               for machines
`

/** No game of the house takes this long; a simulation that does is broken. */
const tooLong = 100_000

export const simulate: Command = {
  help,
  run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...tableOptions,
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        bots: { type: 'string', default: 'greedy' },
        json: { type: 'boolean', default: false },
      },
    })
    const game = gameNamed(positionals[0])
    const config = configOf(game, values)
    const games = wholeNumber(values.games, '--games', 1)
    const bots = botsOf(values.bots, config.players)
    // A game may have a player of its own, moved by its rules; it sits behind the others.
    const wins: number[] = []
    const scores: number[][] = []
    let decisions = 0
    const bar = progress('games', games)
    const started = performance.now()
    for (let count = 0; count < games; count++) {
      const p = game.setup(config, `${values.seed}/${count}`)
      const rng = rngFromSeed(`bots ${values.seed}/${count}`)
      const before = decisions
      for (let seats = game.deciders(p); seats.length > 0; seats = game.deciders(p)) {
        const seat = at(seats, 0)
        if (++decisions - before > tooLong) throw new InputError(`game ${count} does not end`)
        game.play(p, seat, botMove(at(bots, seat), game, p, seat, rng))
      }
      for (const { seat, rank, score } of game.result(p)?.standings ?? []) {
        scores[seat] = [...(scores[seat] ?? []), score]
        wins[seat] = (wins[seat] ?? 0) + (rank === 1 ? 1 : 0)
      }
      bar.step()
    }
    bar.done()
    const seconds = (performance.now() - started) / 1000
    const seats = scores.map((points, seat) => ({
      seat,
      bot: bots[seat] ?? 'automaton',
      wins: at(wins, seat),
      points: spread(points),
    }))
    const report = {
      game: game.id,
      players: config.players,
      games,
      seed: values.seed,
      decisions,
      meanLength: decisions / games,
      seconds,
      seats,
    }
    if (values.json) printJson(report)
    else {
      print(`${games} games of ${game.id}, ${figure(decisions / games)} decisions each, ${figure(seconds, 2)} s`)
      for (const { seat, bot, wins: won, points } of seats)
        print(
          `  seat ${seat} ${bot.padEnd(8)} won ${won}, points ${figure(points.mean)} (${points.min} to ${points.max})`,
        )
    }
  },
}

function spread(values: readonly number[]): { mean: number; min: number; max: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, min: Math.min(...values), max: Math.max(...values), deviation: Math.sqrt(variance) }
}
